"""What travels between client and server: the one source of every frame, body and answer.

`values` are what all of them are made of, `client` is what clients send, `frames` is what the server sends
through a socket, `answers` what it answers over HTTP. The client's types are written from these structs
(`scripts/client_types.py`); what types cannot say is in docs/wire.md.
"""
