"""What people ask the host to look at."""

from __future__ import annotations

import time

from sqlalchemy import insert

from tutable.server.store.database import Database
from tutable.server.store.schema import reports


async def add(db: Database, table: str, session: str, about: str, line: int | None, text: str) -> None:
    """About a person, perhaps for one line of chat."""
    values = {"table_id": table, "session": session, "about": about, "chat": line, "text": text}
    await db.write(lambda connection: connection.execute(insert(reports).values(**values, at=time.time())))
