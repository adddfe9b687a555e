"""How much of the disk a person, an address and everybody together may take. Running matches always go on."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING

from tutable.server.errors import DiskFull, OverQuota
from tutable.server.store import keeping

if TYPE_CHECKING:
    from tutable.server.process import Server
    from tutable.server.settings import Settings


async def room_for_tables(server: Server, session: str, address: str) -> None:
    """May this person, from this address, make another table?"""
    settings = server.settings
    free = await asyncio.to_thread(free_bytes, settings)
    if free is not None and free < settings.min_free_bytes:
        raise DiskFull()
    _within(settings.max_person_bytes, await keeping.bytes_of_person(server.db, session))
    _within(settings.max_address_bytes, await keeping.bytes_of_address(server.db, address))


async def room_to_talk(server: Server, creator: str) -> None:
    """May another line be kept at a table of this creator?"""
    _within(server.settings.max_person_bytes, await keeping.bytes_of_person(server.db, creator))


def _within(limit: int, taken: int) -> None:
    if taken >= limit:
        raise OverQuota(limit=limit)


def free_bytes(settings: Settings) -> int | None:
    """What is left where the database file is; None: the database is elsewhere."""
    return None if settings.is_postgres else shutil.disk_usage(settings.folder).free
