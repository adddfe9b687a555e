"""The server: lobby and accounts over HTTP, one WebSocket per open table.

Read `serving.py` for how the parts hang together, `live.py` for a table that is being played,
`docs/wire.md` for what is sent.
"""
