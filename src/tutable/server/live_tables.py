"""All tables this process has in memory, and every change to them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import replace

from sqlalchemy import Connection

from tutable.api import COMPILED
from tutable.core.engine import SPECTATOR
from tutable.core.errors import MatchOver, TutableError
from tutable.core.match import Match
from tutable.core.snapshot import restored
from tutable.server.auth.sessions import Session
from tutable.server.errors import (
    Closed,
    Frozen,
    NotRunning,
    NotYourSeat,
    SeatLost,
    TooLate,
    TooMany,
    UnknownTable,
)
from tutable.server.hub import Hub
from tutable.server.live_table import LiveTable
from tutable.server.observe import LIVE, STEPS, log
from tutable.server.seating import check_watching
from tutable.server.store import chat, clocks, devices, lobby, plans, tellings, votes, witnesses
from tutable.server.store.database import Database
from tutable.server.store.entries import JournalWriter, entries_since, last_entries
from tutable.server.store.rows import Entry, TableRow
from tutable.server.stored import Folded, apply, fold, summary, why_not
from tutable.server.sync.entry import seat_key
from tutable.server.time import asking, vacations
from tutable.server.time.pulse import Pulse
from tutable.server.work.asker import ASKING, Asker
from tutable.server.work.desk import Desk
from tutable.server.work.jobs import Fold, FoldedAway

MAX_IDLE = 500
IDLE_SECONDS = 20.0
SHORT = 400 if COMPILED else 100  # entries that are folded in about ten milliseconds
MAX_ENTRIES = 10_000  # taking back has an end somewhere: a match must stay foldable
CHAT_OVERLAP = 50  # a line with a smaller number may be committed later


def is_short(row: TableRow, entries: list[Entry]) -> bool:
    """Nothing to read that somebody brought, and not much to fold."""
    brought = row.base is not None or row.components is not None or row.position
    return not brought and len(entries) <= SHORT


class Stale(Exception):
    """The step was made for an older version of the table."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


# What whoever acts for somebody may run into: the table has moved on meanwhile, and nothing was done.
MOVED_ON = (Stale, NotYourSeat, Closed, MatchOver, SeatLost, TooLate)


class LiveTables:
    """Finds, folds and changes tables."""

    def __init__(
        self,
        db: Database,
        journal: JournalWriter,
        hub: Hub,
        folding: Desk,
        pulse: Pulse,
        patience: float,
        on_step: Callable[[LiveTable], None],
    ) -> None:
        """`on_step` is called whenever somebody may be asked anew; `patience`: before they are told by other
        ways than the table itself."""
        self.patience = patience
        self.db = db
        self.journal = journal
        self.hub = hub
        self.folding = folding
        self.pulse = pulse
        self.live: dict[str, LiveTable] = {}
        self.turns = asyncio.Lock()  # to begin following a table
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_step = on_step

    # -- finding --------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """A table, folded if need be; several who ask at once share one fold."""
        live = self.live.get(table)
        if live is None:
            task = self.loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self.loading[table] = task
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            live = await asyncio.shield(task)
        elif live.doubts != self.hub.doubts:
            async with live.lock:
                await self.fresh(live)
        live.used = time.monotonic()
        return live

    def knows(self, table: str) -> bool:
        """Is it in memory, or about to be: must it hear of what was changed in the database?"""
        return table in self.live or table in self.loading

    async def _load(self, table: str) -> LiveTable:
        doubts = self.hub.doubts
        # Not everything a path can hold is text to a database: PostgreSQL knows no \0.
        row = await lobby.find_table(self.db, table) if table.isascii() and table.isalnum() else None
        if row is None:
            raise UnknownTable(table=table[:40])
        # The row first: entries that come in between are read with it or told by the hub.
        entries = await entries_since(self.db, table, 0)
        live = LiveTable(row, entries, await self._fold(row, entries, ASKING.get()))
        live.doubts = doubts
        live.chats = await chat.chats_since(self.db, table, 0)
        live.witnesses = await witnesses.at_table(self.db, table)
        live.happenings = await clocks.happened(self.db, table)
        live.votes = await votes.at_table(self.db, table)
        live.plans = await plans.at_table(self.db, table)
        self._remember(live)
        if self.db.is_postgres and not is_short(row, entries):  # others have moved while it was folded
            await self.catch_up(live)
        if live.frozen and row.status == "running":
            await lobby.set_status(self.db, table, "running", "frozen")
            log().warning("table.frozen", table=table)
        elif row.status == "frozen" and live.status == "running":  # the rules it was played with are back
            await lobby.set_status(self.db, table, "frozen", "running")
            row.status = "running"
            log().warning("table.thawed", table=table)
        return live

    def watched(self) -> list[LiveTable]:
        """Those at which somebody is connected."""
        return [live for live in self.live.values() if live.watchers]

    async def add(self, row: TableRow, match: Match) -> LiveTable:
        """A new table whose match has begun elsewhere and stands already."""
        await lobby.add_table(self.db, row)
        self._remember(LiveTable(row, [], Folded(match)))
        return await self.seats_changed(row.id)

    async def _fold(self, row: TableRow, entries: list[Entry], asker: Asker | None) -> Folded:
        """What is stored as a match: a short one at once, any other beside the loop, where nobody waits."""
        if not row.begun:
            return Folded(None)
        if is_short(row, entries):
            return fold(row, entries)
        found = await self.folding.ask(Fold(row, entries), FoldedAway, asker)
        return Folded(None if found.match is None else restored(found.match), found.frozen)

    async def _fold_again(self, live: LiveTable, row: TableRow) -> None:
        """Become what the database says; nobody is charged for it."""
        entries = await entries_since(self.db, live.id, 0)
        live.load(row, entries, await self._fold(row, entries, None))
        self._ask(live)

    def _ask(self, live: LiveTable) -> None:
        """A match that was begun elsewhere, or before time was kept, is asked from now on."""
        if live.match is not None and live.status == "running" and not live.row.asking:
            live.row.asking = asking.written(asking.first(live.row, live.match, self.pulse.now()))

    def _remember(self, live: LiveTable) -> None:
        self.let_go()
        self._ask(live)
        self.live[live.id] = live
        LIVE.set(len(self.live))

    def let_go(self) -> None:
        """Forget tables nobody looks at, the longest unused first; with other processes on the database soon,
        since each of their moves there would be followed here for nobody.
        """
        idle = [
            live
            for live in self.live.values()
            if not live.watchers and not live.lock.locked() and live.bot_seat() is None
        ]
        idle.sort(key=lambda live: live.used)
        since = time.monotonic() - IDLE_SECONDS
        old = sum(live.used < since for live in idle) if self.db.is_postgres else 0
        for live in idle[: max(old, len(idle) - MAX_IDLE)]:
            live.spoilt = True  # for whoever still holds it
            del self.live[live.id]

    async def fresh(self, live: LiveTable) -> None:
        """Call with the lock held: afterwards memory is what the database says."""
        doubts = self.hub.doubts
        if not live.spoilt and live.doubts == doubts:
            return
        row = await lobby.find_table(self.db, live.id)
        assert row is not None
        if live.spoilt or await self._is_behind(live, row):
            await self._fold_again(live, row)
        live.row = row
        live.doubts = doubts
        live.revision += 1

    async def _is_behind(self, live: LiveTable, row: TableRow) -> bool:
        """Has another process begun the match, or gone on with it, and we were not told?"""
        last = (await last_entries(self.db, [live.id])).get(live.id, 0)
        return last != live.seq or row.begun != live.row.begun

    async def catch_up(self, live: LiveTable) -> None:
        """Other processes have moved: take their entries too."""
        async with live.lock:
            if live.match is None:
                live.spoilt = True
            await self.fresh(live)
            news = await entries_since(self.db, live.id, live.seq)
            if not news:
                return
            assert live.match is not None
            before, revision = self._keys(live), live.revision
            for entry in news:
                if entry.seq != live.seq + 1 or live.frozen:
                    live.spoilt = True
                    break
                tokens = apply(live.match, entry.verb, entry.seat, entry.pick)
                self._keep(live, entry)
                if tokens != entry.tokens:
                    live.spoilt = True
                    break
            await self._asked_elsewhere(live)
            await self.fresh(live)
            is_anew = live.revision != revision  # folded again: everybody looks
            touched = set(before) if is_anew else self._touched(live, before)
        self._announce(live, touched)

    async def _asked_elsewhere(self, live: LiveTable) -> None:
        """Another process has moved: where clocks run, what they say is in the database."""
        assert live.match is not None
        if live.row.clock != "none":
            await self.read_seats(live)
        elif found := asking.beside(live.row, live.match, "", -1, self.pulse.now()):
            live.row.asking = found.values["asking"]

    def _keys(self, live: LiveTable) -> dict[int, tuple[int, ...]]:
        """What would be new for whom, to be compared later."""
        return {seat: seat_key(live, seat) for seat in (*range(len(live.row.seats)), SPECTATOR)}

    def _touched(self, live: LiveTable, before: dict[int, tuple[int, ...]]) -> set[int]:
        """The seats (or SPECTATOR) that have something new to see."""
        return {seat for seat, key in self._keys(live).items() if key != before[seat]}

    def _announce(self, live: LiveTable, touched: set[int]) -> None:
        """Wake those who have something new to see, and nobody else."""
        if SPECTATOR in touched:
            live.shown_at = time.monotonic()
        live.wake(touched)
        self.on_step(live)

    @asynccontextmanager
    async def reading(
        self, live: LiveTable, session: str, shown: Collection[int] | None = None
    ) -> AsyncIterator[None]:
        """Inside, where nothing may be awaited, memory is what this session may be shown.

        It waits for a step that this session will see and for no other: how long somebody ponders, and
        when, must not show in the time that others' answers take. `shown`: not what the session's seats see.
        """
        if live.is_settled(shown or live.shown_to(session)) and live.doubts == self.hub.doubts:
            yield
            return
        async with live.lock:
            await self.fresh(live)
            yield

    @asynccontextmanager
    async def looking(self, live: LiveTable, who: Session) -> AsyncIterator[tuple[Match, int]]:
        """The same with the match and the seat that is shown, written down as seen."""
        while True:
            async with self.reading(live, who.id):
                check_watching(live, who.id)
                seats = live.seats_of(who.id)
                seat = live.shown_seat(seats) if seats else SPECTATOR
                if live.has_seen(who.id, [seat]):
                    yield self._match(live), seat
                    return
            await self.witness(live, who, [seat])

    async def witness(self, live: LiveTable, who: Session, seats: Collection[int]) -> None:
        """Write down that a session is about to see what these seats see of the match."""
        if not live.has_seen(who.id, seats):
            await devices.witness(self.db, live.id, who.id, who.device, seats)
            live.witnesses.setdefault(who.id, set()).update(seats)

    def _keep(self, live: LiveTable, entry: Entry) -> None:
        live.entries.append(entry)
        if entry.act is not None:
            live.acts.add(entry.act)

    # -- stepping -------------------------------------------------------------------------

    async def step(
        self,
        live: LiveTable,
        seat: int,
        verb: str,
        pick: int,
        *,
        session: str | None,
        version: int | None = None,
        act: str | None = None,
        after: int | None = None,
    ) -> None:
        """One step of a person (`session`, `act`, `version`) or of a bot (`after`: the entry it has seen).

        Returns when it is durable and announced, or has been so before. A connection that breaks
        off meanwhile does not stop it halfway.
        """
        await asyncio.shield(
            asyncio.create_task(self._step(live, seat, verb, pick, session, version, act, after))
        )

    async def _step(
        self,
        live: LiveTable,
        seat: int,
        verb: str,
        pick: int,
        session: str | None,
        version: int | None,
        act: str | None,
        after: int | None,
    ) -> None:
        key = None if act is None else f"{session}:{act}"
        if live.lock.locked():
            # Perhaps somebody's step is being written: what is refused is refused without waiting for it.
            self._check(live, seat, session)
            if live.is_settled([seat]):
                if self._is_done(live, seat, session, version, key, after):
                    return
                if (refusal := why_not(self._match(live), verb, seat, pick)) is not None:
                    raise refusal
        async with live.lock:
            await self.fresh(live)
            if self._is_done(live, seat, session, version, key, after):
                return
            match = self._match(live)
            if live.seq >= MAX_ENTRIES and verb in ("undo", "auto_end"):
                raise TooMany(seconds=3600)
            before = self._keys(live)
            known = live.summary()
            live.spoilt = True  # until the database has it
            try:
                tokens = apply(match, verb, seat, pick)
            except TutableError:  # a refusal changes nothing
                live.spoilt = False
                raise
            live.unwritten = touched = self._touched(live, before)
            entry = Entry(live.id, live.seq + 1, verb, seat, pick, tokens, match.hash(), key, time.time())
            now = live.summary()
            beside = asking.beside(live.row, match, verb, seat, self.pulse.now(), self.patience)
            try:
                is_written = await self.journal.append(entry, None if now == known else now, beside)
            finally:
                live.unwritten = None
            if not is_written:
                await self.fresh(live)
                if key is None or key not in live.acts:
                    assert live.match is not None
                    raise Stale(live.match.version(seat))
                return
            live.spoilt = False
            self._keep(live, entry)
            if beside is not None:
                live.row.asking = beside.values["asking"]
                live.row.deadline = beside.values.get("deadline", live.row.deadline)
                for one in beside.freed:
                    live.row.seats[one].stand_in, live.row.seats[one].for_turn = None, False
                live.revision += bool(beside.freed)
            if now.status == "over":
                log().info("match.over", table=live.id, game=live.row.game, steps=live.seq)
        STEPS.labels(verb, "bot" if session is None else "person").inc()
        self._announce(live, touched)
        await self.hub.publish("moved", live.id)

    def _is_done(
        self,
        live: LiveTable,
        seat: int,
        session: str | None,
        version: int | None,
        key: str | None,
        after: int | None,
    ) -> bool:
        """Has this very step been made before? If not, is it one that this table, as it stands, can take?"""
        self._check(live, seat, session)
        match = self._match(live)
        if key is not None and key in live.acts:
            return True
        if match.is_over:
            raise MatchOver()
        is_stale = version is not None and version != match.version(seat)
        if is_stale or (after is not None and after != live.seq):
            raise Stale(match.version(seat))
        return False

    def running(self, live: LiveTable, seat: int, session: str) -> Match:
        """The match, if it goes on and this session plays this seat in it."""
        self._check(live, seat, session)
        match = self._match(live)
        if match.is_over:
            raise MatchOver()
        return match

    def _match(self, live: LiveTable) -> Match:
        if live.match is None:
            raise NotRunning()
        return live.match

    def _check(self, live: LiveTable, seat: int, session: str | None) -> None:
        """May this session, or a bot, move for this seat?"""
        if live.status == "closed":
            raise Closed()
        if live.frozen:
            raise Frozen()
        if seat >= len(live.row.seats):
            raise NotYourSeat(seat=seat)
        row = live.row.seats[seat]
        if session is None:
            if row.player is None:
                raise NotYourSeat(seat=seat)
        elif row.kind != "human" or row.session != session:
            raise NotYourSeat(seat=seat)
        elif row.fate:
            raise SeatLost()
        elif self._is_late(live, seat):
            raise TooLate()

    def _is_late(self, live: LiveTable, seat: int) -> bool:
        """Is time over where all choose at once? Who has not chosen is known now: nobody chooses again."""
        if live.row.clock == "none" or live.row.deadline is not None or live.match is None:
            return False
        now = asking.read(live.row)
        return now.sealed and not now.paused and seat in live.match.sealed

    # -- seats ----------------------------------------------------------------------------

    async def seats_changed(self, table: str, publish: bool = True) -> LiveTable:
        """Somebody sat down, left, came back or got another name; with all seats taken the match begins."""
        live = await self.get(table)
        async with live.lock:
            await self.read_seats(live)
            if live.row.status == "waiting" and all(s.kind in ("human", "bot") for s in live.row.seats):
                await self._begin(live)
            if live.match is not None and not live.stopped and not live.match.is_over:
                now = live.summary()
                if now.bot_due != live.row.bot_due:
                    await lobby.set_bot_due(self.db, table, now.bot_due)
                    live.row.bot_due = now.bot_due
                await self._reckon(live)
        live.changed()
        if publish:
            await self.hub.publish("seats", table)
        self.on_step(live)
        return live

    async def _reckon(self, live: LiveTable) -> None:
        """Whose clock runs has changed with who sits where."""
        if live.row.clock == "none":
            return
        now = self.pulse.now()
        asked = asking.standing(asking.read(live.row), live.row, now)
        text, end = asking.written(asked), asking.deadline(asked, live.row)
        if end is not None and end <= now and live.row.deadline is None:
            end = None  # it has passed, and what follows from it was done
        if (text, end) == (live.row.asking, live.row.deadline):
            return
        if await self.db.write(lambda found: clocks.set_asking(found, live.row, text, end)):
            live.row.asking, live.row.deadline = text, end

    async def read_seats(self, live: LiveTable) -> None:
        """With the lock held: who sits where, what befell the table, and the time."""
        row = await lobby.find_table(self.db, live.id)
        assert row is not None
        if row.begun and (live.match is None or row.names != live.row.names):
            await self._fold_again(live, row)
        live.row = row
        self._ask(live)
        live.witnesses = await witnesses.at_table(self.db, live.id)
        live.happenings = await clocks.happened(self.db, live.id)
        live.votes = await votes.at_table(self.db, live.id)

    async def _begin(self, live: LiveTable) -> None:
        names = [seat.name for seat in live.row.seats]
        bots = [seat.seat for seat in live.row.seats if seat.kind == "bot"]
        row = replace(live.row, names=names, auto_end=bots, status="running")
        folded = await self._fold(row, [], None)
        if folded.match is None:  # the rules have changed while it waited
            raise Frozen()
        asked = asking.first(row, folded.match, self.pulse.now())
        clock = {"asking": asking.written(asked), "deadline": asking.deadline(asked, row)}
        asked_people, now = asking.to_tell(row, asked), self.pulse.now()
        seated = {seat.session for seat in row.seats if seat.session is not None}

        def then(connection: Connection) -> None:
            tellings.add(connection, live.id, asked_people, asked.number, now + self.patience)
            if row.clock == "days":
                vacations.begin(connection, seated, now)

        known = summary(folded.match, row.seats)
        if await lobby.start(self.db, row, bots, known, clock, then):
            live.load(row, [], folded)
        await self.read_seats(live)

    # -- chat -----------------------------------------------------------------------------

    async def chat_changed(self, live: LiveTable) -> None:
        """Read the new lines; one may have been committed after a later one."""
        last = live.chats[-1].id if live.chats else 0
        known = {line.id for line in live.chats}
        news = await chat.chats_since(self.db, live.id, max(0, last - CHAT_OVERLAP))
        live.chats += [line for line in news if line.id not in known]
        live.wake()

    async def lines_removed(self, live: LiveTable) -> None:
        """Some lines are gone: whoever has read them reads the others anew."""
        live.chats = await chat.chats_since(self.db, live.id, 0)
        live.removals += 1
        live.wake()
