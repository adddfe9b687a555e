"""The server: lobby and accounts over HTTP, one WebSocket per open table.

`start.py` leads from settings to a running process, `process.py` has its parts, `app.py` the routes. A table
in memory is a `LiveTable`, all of them and every change to them `LiveTables`; `stored.py` folds them from
the database. `socket.py` is one connection, `sync/` what it is sent, `wire/` the types of it all.
"""
