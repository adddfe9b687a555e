"""The database: SQLite in one process, PostgreSQL with many; the same statements on both.

`schema.py` says what is kept, `database.py` opens it, the other files hold the queries.
"""
