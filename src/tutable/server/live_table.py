"""A table in memory: a match, who sits where, and who is connected.

A step is taken in memory, made durable, and only then announced: whoever would see it waits for the lock,
and nobody else does, so that waiting tells nothing. If writing fails, or another process was first, what is
in memory is thrown away and folded again from the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable
from typing import Protocol

import msgspec

from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.server.bots.worker import Advice
from tutable.server.store.clocks import Happening
from tutable.server.store.lobby import PLAYED
from tutable.server.store.plans import Plan
from tutable.server.store.rows import Chat, Entry, Summary, TableRow
from tutable.server.store.votes import Vote
from tutable.server.stored import Folded, Record, summary
from tutable.server.sync.track import PIECE, Track, told_by_pieces
from tutable.server.wire.values import Said

REMEMBERED_SECONDS = 60.0  # how long whoever lost the connection may be away and still be told step by step


class Watcher(Protocol):
    """A connection that wants to know."""

    session: str
    is_looking: bool  # the table is before somebody's eyes
    is_screen: bool  # all who sit around it see it: it shows what everybody may see, whoever opened it

    def wake(self) -> None: ...

    def recheck(self) -> None:
        """Its session was renamed or revoked."""

    def nudge(self) -> None:
        """The others wait for its person."""


class LiveTable:
    """One table."""

    def __init__(self, row: TableRow, entries: list[Entry], folded: Folded) -> None:
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.chats: list[Chat] = []
        self.removals = 0  # how often lines were taken away: then everybody is told anew
        self.doubts = 0  # of the hub, when memory was what the database said
        self.spoilt = False  # memory and database may differ: fold again before use
        self.unwritten: set[int] | None = None  # spoilt by a step on its way to the disk: who will see it
        self.used = time.monotonic()
        self.present: tuple[tuple[bool, bool], ...] = ()  # who was here, who away, when people were told last
        self.left_at: dict[str, float] = {}  # when a session's last connection ended
        self.happenings: list[Happening] = []
        self.votes: list[Vote] = []
        self.idle: tuple[bool, ...] = ()  # who held up the table when people were told last
        self.nudged: dict[int, tuple[int, int]] = {}  # seat: in which asking, how often
        self.witnesses: dict[str, set[int]] = {}  # what each session has seen of the running match
        self.plans: dict[int, Plan] = {}  # what people will do when their seats are asked; each sees the own
        self.revision = 0  # of what everybody may know of the table: seats, names, who is here
        self.load(row, entries, folded)

    def load(self, row: TableRow, entries: list[Entry], folded: Folded) -> None:
        """Become what the database says."""
        self.row = row
        self.id = row.id
        self.entries = entries
        self.match: Match | None = folded.match
        self.frozen: Said | None = folded.frozen  # why it cannot go on
        self.acts = {entry.act for entry in entries if entry.act is not None}
        self.tracks: dict[int, Track] = {}
        self.pieces: dict[tuple[object, ...], msgspec.Raw] = {}  # entries of syncs, encoded
        self.record: Record | None = None  # for replays of a finished match
        self.spoilt = False
        self.unwritten = None
        self.shown_at = time.monotonic()  # when somebody could see something happen last
        self.before = 0  # bots at other tables that may think before the one that is asked here
        self.hints: dict[tuple[int, bytes], Advice] = {}  # found for a seat, by what it knows

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def stopped(self) -> bool:
        """It can be read, and nothing can be done here any more."""
        return self.frozen is not None or self.row.status == "closed"

    @property
    def status(self) -> str:
        if self.row.status == "closed":
            return "closed"
        if self.frozen:
            return "frozen"
        if self.match is None:
            return self.row.status
        return "over" if self.match.is_over else "running"

    def is_settled(self, seats: Iterable[int]) -> bool:
        """May these seats be shown what is in memory? A step that is being written touches only some."""
        return not self.spoilt or (self.unwritten is not None and self.unwritten.isdisjoint(seats))

    # -- whose ----------------------------------------------------------------------------

    def seats_of(self, session: str) -> list[int]:
        return self.row.seats_of(session)

    def shown_to(self, session: str) -> list[int]:
        """The seats whose cards a session may see; without any it looks on."""
        return self.seats_of(session) or [SPECTATOR]

    def waiting(self) -> list[int]:
        """The seats that are to decide; in a sealed decision not those who have chosen."""
        return [] if self.match is None or self.stopped else self.match.waiting()

    def bot_seat(self) -> int | None:
        """A seat that is asked and played by a bot."""
        for seat in self.waiting():
            if self.row.seats[seat].player is not None:
                return seat
        return None

    def version(self, seat: int) -> int:
        """What a seat was sent; -1: there is no match, or no such seat."""
        return self.match.version(seat) if self.match is not None and seat < self.match.players else -1

    def awaits_bot(self) -> bool:
        """Is a bot asked, as everybody may know it? Not `bot_seat`: that tells who has laid down a choice."""
        if self.match is None or self.stopped:
            return False
        return any(self.row.seats[seat].player is not None for seat in self.match.deciders())

    def shown_seat(self, seats: list[int]) -> int:
        """Of several seats at one screen the one that may be shown: asked now, or asked last."""
        for seat in self.waiting():
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

    # -- who has seen what ----------------------------------------------------------------

    def has_seen(self, session: str, seats: Iterable[int]) -> bool:
        """Is it written down that this session has seen what these seats see? Only while secrets are kept."""
        return self.status not in PLAYED or self.witnesses.get(session, set()).issuperset(seats)

    def track(self, seat: int) -> Track:
        """What a seat has seen up to now."""
        assert self.match is not None
        found = self.tracks.get(seat)
        if found is None:
            found = self.tracks[seat] = Track(self.match, seat)
        found.catch_up(self.match)
        return found

    def follows(self, seats: Iterable[int]) -> bool:
        """Has somebody begun to follow what these seats see?"""
        return all(seat in self.tracks for seat in seats)

    async def follow(self, seats: Iterable[int], turns: asyncio.Lock) -> None:
        """Begin it. A long log is told piece by piece, and only one at a time in the whole process (`turns`):
        whoever opens long tables holds up nobody else.
        """
        for seat in seats:
            if self.match is not None and len(self.match.events) <= PIECE:
                self.track(seat)
                continue
            async with turns:
                match = self.match
                if match is None or seat in self.tracks:
                    continue
                story = await told_by_pieces(match, seat)
                if match is self.match:
                    story.go_on(match.log(seat, len(story.log)))
                    self.tracks[seat] = Track(match, seat, story)

    def forget(self) -> None:
        """Nobody has looked for a while: keep only what the match itself needs."""
        if self.tracks and not self.watchers and time.monotonic() - self.used > REMEMBERED_SECONDS:
            self.tracks.clear()
            self.pieces.clear()
            if self.match is not None:
                self.match.watch(False)

    # -- who is here ----------------------------------------------------------------------

    def connected(self) -> set[str]:
        """A screen that all can see is nobody, whoever opened it."""
        return {watcher.session for watcher in self.watchers if not watcher.is_screen}

    def is_looked_at(self, session: str) -> bool:
        """Has this person the table before their eyes?"""
        mine = (one for one in self.watchers if one.session == session and not one.is_screen)
        return any(watcher.is_looking for watcher in mine)

    def wake(self, seats: Collection[int] | None = None) -> None:
        """Everybody, or those to whom one of these seats is shown."""
        for watcher in list(self.watchers):
            shown = [SPECTATOR] if watcher.is_screen else self.shown_to(watcher.session)
            if seats is None or any(seat in seats for seat in shown):
                watcher.wake()

    def changed(self) -> None:
        """Seats, names or presence: everybody at the table may see it."""
        self.revision += 1
        self.wake()
