"""A table in memory: a match, who sits where, and who is connected.

A step is taken in memory, made durable, and only then announced; whoever looks waits for the
lock. If writing fails, or another process was first, what is in memory is thrown away and folded
again from the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from tutable.core.engine import SPECTATOR, Box
from tutable.core.events import is_for
from tutable.core.match import Match
from tutable.server.fold import asked, fold, shown, summary
from tutable.server.store.rows import Chat, Entry, Summary, TableRow


class Watcher(Protocol):
    """A connection that wants to know."""

    session: str

    def wake(self) -> None: ...

    def recheck(self) -> None:
        """Its session was renamed or revoked."""


@dataclass
class Logs:
    """What each seat was told for good, ready to be sent."""

    told: dict[int, list[msgspec.Raw]]
    read: int = 0  # events of the match that have been sorted into them


class Live:
    """One table."""

    def __init__(self, row: TableRow, entries: list[Entry]) -> None:
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.chats: list[Chat] = []
        self.spoilt = False  # memory and database may differ: fold again before use
        self.used = time.monotonic()
        self.present: tuple[bool, ...] = ()  # who was here when people were told last
        self.revision = 0  # of what everybody may know of the table: seats, names, who is here
        self.load(row, entries)

    def load(self, row: TableRow, entries: list[Entry]) -> None:
        """Become what the database says."""
        self.row = row
        self.id = row.id
        self.entries = entries
        self.match: Match | None = None
        self.frozen = False
        if row.status not in ("waiting", "closed"):
            self.match, agreed = fold(row, entries)
            self.frozen = agreed < len(entries)
        self.acts = {entry.act for entry in entries if entry.act is not None}
        self.logs = Logs({})
        self.pieces: dict[tuple[object, ...], msgspec.Raw] = {}
        self.box: Box | None = None if self.match is None else self.match.state.box
        self.bare: Match | None = None  # for replays of a finished match
        self.spoilt = False
        self.shown_at = time.monotonic()  # when somebody could see something happen last

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def status(self) -> str:
        if self.frozen:
            return "frozen"
        if self.match is None:
            return self.row.status
        return "over" if self.match.is_over else "running"

    # -- whose ----------------------------------------------------------------------------

    def seats_of(self, session: str) -> list[int]:
        return self.row.seats_of(session)

    def asked(self) -> list[int]:
        return [] if self.match is None or self.frozen else asked(self.match)

    def bot_seat(self) -> int | None:
        """A seat that is asked and played by a bot."""
        for seat in self.asked():
            if self.row.seats[seat].player is not None:
                return seat
        return None

    def shown_seat(self, seats: list[int]) -> int:
        """Of several seats at one screen the one that may be shown: asked now, or asked last."""
        for seat in self.asked():
            if seat in seats:
                return seat
        for entry in reversed(self.entries):
            if entry.seat in seats:
                return entry.seat
        return seats[0]

    def speaking_seat(self, seats: list[int]) -> int:
        """Of several seats at one screen the one that chats: asked now, as everybody may know it.

        Not `shown_seat`: that one tells who of them has laid down a sealed choice.
        """
        asked = [] if self.match is None else self.match.deciders()
        return next((seat for seat in seats if seat in asked), seats[0])

    def summary(self) -> Summary:
        assert self.match is not None
        return summary(self.match, self.row.seats)

    # -- what was told --------------------------------------------------------------------

    def told(self, seat: int) -> list[msgspec.Raw]:
        """The committed log of a seat, each entry encoded once."""
        match = self.match
        assert match is not None and self.box is not None
        if not self.logs.told:
            self.logs.told = {place: [] for place in (*range(match.players), SPECTATOR)}
        for event in match.events[self.logs.read :]:
            raw = msgspec.Raw(msgspec.json.encode(shown(match.game.describe(event, self.box))))
            for place, log in self.logs.told.items():
                if is_for(event, place):
                    log.append(raw)
        self.logs.read = len(match.events)
        return self.logs.told[seat]

    # -- who is here ----------------------------------------------------------------------

    def connected(self) -> set[str]:
        return {watcher.session for watcher in self.watchers}

    def wake(self, only: Iterable[Watcher] | None = None) -> None:
        for watcher in list(self.watchers if only is None else only):
            watcher.wake()

    def changed(self) -> None:
        """Seats, names or presence: everybody at the table may see it."""
        self.revision += 1
        self.wake()
