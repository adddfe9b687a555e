"""Tables and seats: made, listed, taken, given back."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Set
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from tutable.server.errors import HasSeen, NoOpenSeat, NotOffered, OtherTable, RatedSeat, SamePlace
from tutable.server.names import distinct
from tutable.server.store import witnesses
from tutable.server.store.database import Database
from tutable.server.store.rows import (
    SeatRow,
    Summary,
    TableRow,
    dump,
    joined,
    summary_values,
    table_row,
    table_values,
)
from tutable.server.store.schema import (
    event_tables,
    kicks,
    plans,
    pulse,
    seats,
    series,
    sessions,
    shelves,
    tables,
    votes,
)

MAX_LIST = 100
MAX_SEEN = 200
UNFINISHED = ("waiting", "running")
PLAYED = ("running", "frozen")  # whose secrets are kept: what is frozen goes on with rules that lead there
LONG_AGO = -1e9  # when a seat was offered at a table whose cards nobody else has seen
TABLE_BYTES = 1000  # what a table takes before anything is said or done there


@cache  # to put it together takes longer than to ask
def _chosen() -> Select[Any]:
    """A table with its creator's name, and where its people play again."""
    again = tables.alias("again")
    played = and_(again.c.rematch_of == tables.c.id, again.c.status != "closed")
    rematch = select(again.c.id).where(played).scalar_subquery()
    event = select(event_tables.c.event_id).where(event_tables.c.table_id == tables.c.id)
    more = (
        sessions.c.name.label("creator_name"),
        rematch.label("rematch"),
        in_open_series().label("series_open"),
        event.scalar_subquery().label("event"),
    )
    return select(tables, *more).join(sessions, sessions.c.id == tables.c.creator)


def in_open_series() -> ColumnElement[bool]:
    """Is a table with the same luck still waiting or running, this one or another?"""
    same = tables.alias("same")
    return exists().where(same.c.series == tables.c.series, same.c.status.in_(UNFINISHED))


async def add_table(db: Database, row: TableRow) -> None:
    """A new table; what it takes counts for whoever made it."""
    await db.write(lambda connection: added(connection, row))


def added(connection: Connection, row: TableRow) -> None:
    """The same inside a transaction."""
    texts = (row.components, row.position, row.base)
    row.bytes = TABLE_BYTES + sum(len(text.encode()) for text in texts if text)
    connection.execute(insert(tables).values(table_values(row)))
    connection.execute(insert(seats), [{"table_id": row.id, **asdict(seat)} for seat in row.seats])


async def _rows(db: Database, query: Select[Any]) -> list[TableRow]:
    return await db.read(lambda connection: _with_seats(connection, query))


def table_rows(connection: Connection, which: ColumnElement[bool]) -> list[TableRow]:
    """Some tables with their seats."""
    return _with_seats(connection, _chosen().where(which))


def _with_seats(connection: Connection, query: Select[Any]) -> list[TableRow]:
    rows = [table_row(found) for found in connection.execute(query)]
    by_id = {row.id: row for row in rows}
    chosen = select(seats).where(seats.c.table_id.in_(by_id)).order_by(seats.c.table_id, seats.c.seat)
    for found in connection.execute(chosen):
        values = found._asdict()
        by_id[values.pop("table_id")].seats.append(SeatRow(**values))
    return rows


async def _changed(db: Database, statement: Update) -> bool:
    """Did it find what it was to change?"""
    return await db.write(lambda connection: connection.execute(statement).rowcount == 1)


async def _many(db: Database, statement: Update, rows: list[dict[str, Any]]) -> None:
    await db.write(lambda connection: connection.execute(statement, rows))


async def find_table(db: Database, table: str) -> TableRow | None:
    rows = await _rows(db, _chosen().where(tables.c.id == table))
    return rows[0] if rows else None


async def tables_of(db: Database, session: str) -> list[TableRow]:
    """Where a session sits or is wanted, and what it made: unfinished ones first, the newest first."""
    here = seats.c.table_id == tables.c.id
    sits = exists().where(here, seats.c.session == session)
    wanted = exists().where(here, seats.c.reserved == session, seats.c.kind == "invite")
    asked = and_(tables.c.status == "waiting", wanted)
    begun = or_(tables.c.status != "closed", tables.c.names != dump([]), tables.c.base.is_not(None))
    mine = _chosen().where(or_(sits, asked, tables.c.creator == session), begun)
    hidden = exists().where(
        shelves.c.table_id == tables.c.id, shelves.c.session == session, shelves.c.shelf == "hidden"
    )
    mine = mine.where(~hidden)
    is_over = tables.c.status.in_(("over", "closed"))
    return await _rows(db, mine.order_by(is_over, tables.c.created.desc()).limit(MAX_LIST))


async def open_tables(db: Database) -> list[TableRow]:
    """Public tables at which anybody may sit down: not those that wait only for whom they have invited."""
    free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    waiting = _chosen().where(tables.c.status == "waiting", tables.c.public, free)
    return await _rows(db, waiting.order_by(tables.c.created.desc()).limit(MAX_LIST))


async def running_tables(db: Database) -> list[TableRow]:
    """Public matches that anybody may look on at."""
    running = _chosen().where(tables.c.status == "running", tables.c.public, tables.c.watching)
    running = running.where(tables.c.series.is_(None))
    return await _rows(db, running.order_by(tables.c.created.desc()).limit(MAX_LIST))


async def count_unfinished(db: Database, session: str) -> int:
    """Of the tables a session made, those that can still be played."""
    mine = select(func.count()).where(tables.c.creator == session, tables.c.status.in_(UNFINISHED))
    return int(await db.read(lambda connection: connection.execute(mine).scalar_one()))


# -- seats ------------------------------------------------------------------------------------


def _here(table: str, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table, seats.c.seat == seat)


@dataclass(frozen=True)
class Comer:
    """Somebody who wants to sit down, and a digest of where from."""

    session: str
    name: str
    address: str


async def take_seat(
    db: Database, table: str, seat: int, who: Comer, kind: str, offered_before: float
) -> bool:
    """Sit down; False if somebody was faster, HasSeen if this person has seen too much for it, NotOffered if
    it was left in the middle of a match and the others have not agreed to somebody new for so long,
    SamePlace if it may be one of the others, in another browser, RatedSeat if nobody new may have it."""
    session, name = who.session, who.name
    free = and_(_here(table, seat), seats.c.kind == kind, seats.c.session.is_(None))

    def work(connection: Connection) -> bool:
        if connection.execute(select(seats.c.seat).where(free).with_for_update()).first() is None:
            return False  # and perhaps the match has begun with whoever was faster
        status = status_of(connection, table)
        if status not in ("waiting", *PLAYED):
            raise NoOpenSeat()  # it has ended this moment: who sat there still sees that hand, nobody else
        if status in PLAYED:
            seen = witnesses.seen_by(connection, table, session)
            sits = connection.execute(select(seats.c.seat).where(seats_of(table, session))).first()
            if not witnesses.may_take(seat, seen, sits is not None):
                raise HasSeen()
            if seat not in seen:
                if connection.execute(select(tables.c.rated).where(tables.c.id == table)).scalar_one():
                    raise RatedSeat()
                offered = connection.execute(select(seats.c.offered).where(_here(table, seat))).scalar_one()
                if offered is None or offered > offered_before:
                    raise NotOffered()
                if offered != LONG_AGO and witnesses.is_near(connection, table, seat, who.address):
                    raise SamePlace()
            _ask_anew(connection, table, seen)
        if at_other_table(connection, table, session):
            raise OtherTable()
        own = distinct(name, _others(connection, table, seat))
        mine = {
            "kind": "human",
            "session": session,
            "name": own,
            "bot": None,
            "stand_in": None,
            "offered": None,
        }
        taken = connection.execute(update(seats).where(free).values(**mine, seen=time.time())).rowcount == 1
        if taken:
            connection.execute(update(tables).where(tables.c.id == table).values(touched=time.time()))
        return taken

    return await db.write(work)


def _ask_anew(connection: Connection, table: str, seen: Set[int]) -> None:
    """Seats that were offered when nobody was left to ask: whoever sits down first is asked now, except about
    seats of their own."""
    sits = exists().where(seats.c.table_id == table, seats.c.kind == "human")
    if not connection.execute(select(sits)).scalar():
        others = and_(seats.c.table_id == table, seats.c.seat.not_in(seen), seats.c.offered > LONG_AGO)
        connection.execute(update(seats).where(others).values(offered=None))


def at_other_table(connection: Connection, table: str, session: str) -> bool:
    """Does this person sit, or has it seen something, at another table with the same luck?

    Of two who sit down at once at two tables of a set one waits here for the other.
    """
    mine = select(tables.c.series).where(tables.c.id == table)
    found = connection.execute(mine).scalar_one()
    if found is None:
        return False
    connection.execute(select(series.c.id).where(series.c.id == found).with_for_update())
    others = _with_its_luck(table)
    sits = select(seats.c.seat).where(seats.c.table_id.in_(others), seats.c.session == session)
    return connection.execute(sits).first() is not None or witnesses.has_seen(connection, others, session)


def _with_its_luck(table: str) -> Select[Any]:
    """The other tables of a set."""
    mine = select(tables.c.series).where(tables.c.id == table).scalar_subquery()
    return select(tables.c.id).where(tables.c.series == mine, tables.c.id != table)


async def has_seen_another(db: Database, table: str, session: str) -> bool:
    """Does this person know something of the luck of this table from another one?"""
    return await db.read(lambda c: witnesses.has_seen(c, _with_its_luck(table), session))


async def give_back(db: Database, table: str, session: str, nonce: str, now: float) -> None:
    """Leave: all seats of a session, each offered again as it was."""
    await db.write(lambda connection: given_back(connection, table, session, nonce, now))


def given_back(
    connection: Connection, table: str, session: str, nonce: str, now: float | None = None
) -> None:
    """The same inside a transaction. Whoever gives up a seat of a running match has seen its cards.

    `now`: by the pulse; who has none, as the host's tools, takes what was written of it last.
    """
    mine = seats_of(table, session)
    is_running = status_of(connection, table) in PLAYED
    if is_running:
        left = [row.seat for row in connection.execute(select(seats.c.seat).where(mine))]
        witnesses.note(connection, table, session, left)
        connection.execute(delete(plans).where(plans.c.table_id == table, plans.c.session == session))
        # What was agreed about these seats was about an earlier absence; who leaves agrees to nothing more.
        old = or_(votes.c.session == session, votes.c.what.in_([f"offer {seat}" for seat in left]))
        connection.execute(delete(votes).where(votes.c.table_id == table, old))
    free: dict[str, Any] = {
        "kind": seats.c.offer,
        "session": None,
        "name": "",
        "nonce": nonce,
        "stand_in": None,
    }
    free |= {"ready": False, "for_turn": False, "paused": False, "offered": None}
    others = exists().where(seats.c.table_id == table, seats.c.kind == "human", seats.c.session != session)
    if is_running and not connection.execute(select(others)).scalar():  # nobody is left who could be asked
        is_secret = witnesses.is_seen_by_others(connection, table, session)
        at = select(pulse.c.time).scalar_subquery() if now is None else now
        free["offered"] = at if is_secret else LONG_AGO
    mine = and_(mine, seats.c.fate == "")  # who has lost it keeps it until the end
    connection.execute(update(seats).where(mine).values(**free, seen=time.time()))
    if is_running:
        end_if_agreed(connection, table)


def end_if_agreed(connection: Connection, table: str) -> None:
    """Somebody plays no longer; perhaps all others have said that they would end it."""
    plays = and_(seats.c.table_id == table, seats.c.kind == "human", seats.c.stand_in.is_(None))
    left = set(connection.execute(select(seats.c.session).where(plays)).scalars())
    word = select(votes.c.session).where(votes.c.table_id == table, votes.c.what == "end")
    if left and left <= set(connection.execute(word).scalars()):
        closed(connection, tables.c.id == table, "agreed")


def seats_of(table: str, session: str) -> ColumnElement[bool]:
    """The seats a session plays at a table."""
    return and_(seats.c.table_id == table, seats.c.session == session, seats.c.kind == "human")


def _others(connection: Connection, table: str, seat: int) -> list[str]:
    """The names at the other seats, of bots too."""
    chosen = select(seats.c.name).where(seats.c.table_id == table, seats.c.seat != seat, seats.c.name != "")
    return [row.name for row in connection.execute(chosen)]


def status_of(connection: Connection, table: str) -> str:
    """Of a table whose seats nobody else changes until this transaction is over."""
    chosen = select(tables.c.status).where(tables.c.id == table).with_for_update()
    return str(connection.execute(chosen).scalar_one())


async def is_kicked(db: Database, table: str, session: str) -> bool:
    """Was this person sent away from this table?"""
    sent = select(kicks.c.at).where(kicks.c.table_id == table, kicks.c.session == session)
    return await db.read(lambda connection: connection.execute(sent).first()) is not None


async def seat_bot(db: Database, table: str, seat: int, bot: str, name: str) -> bool:
    """A bot for good, on a seat nobody has."""
    free = update(seats).where(_here(table, seat), seats.c.kind.in_(("open", "invite")))

    def work(connection: Connection) -> bool:
        if status_of(connection, table) == "waiting":  # it is no table between people any more
            connection.execute(update(tables).where(tables.c.id == table).values(rated=False))
        own = distinct(name, _others(connection, table, seat))
        return connection.execute(free.values(kind="bot", bot=bot, name=own)).rowcount == 1

    return await db.write(work)


async def saw(db: Database, places: Mapping[tuple[str, str], float]) -> None:
    """When sessions were at tables."""
    rows = [{"here": table, "who": session, "seen": at} for (table, session), at in places.items()]
    mine = and_(seats.c.table_id == bindparam("here"), seats.c.session == bindparam("who"))
    for first in range(0, len(rows), MAX_SEEN):  # in pieces: moves are waiting to be written too
        await _many(db, update(seats).where(mine), rows[first : first + MAX_SEEN])


async def seen(db: Database, ids: list[str]) -> dict[tuple[str, int], float]:
    """When the players of some tables were seen last, by any process."""
    chosen = select(seats.c.table_id, seats.c.seat, seats.c.seen).where(seats.c.table_id.in_(ids))
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return {(row.table_id, row.seat): row.seen for row in found}


async def start(
    db: Database,
    row: TableRow,
    auto_end: list[int],
    summary: Summary,
    clock: Mapping[str, Any],
    then: Callable[[Connection], None],
) -> bool:
    """The match begins, with what follows from it; False if it has begun already, or others sit there than in
    `row`: for a moment whoever has just left would be shown the hand of whoever came instead."""
    values = summary_values(summary) | {"names": dump(row.names), "auto_end": joined(auto_end)}
    values |= {**clock, "touched": time.time()}
    expected = [(seat.seat, seat.kind, seat.session) for seat in row.seats]
    sitting = select(seats.c.seat, seats.c.kind, seats.c.session).where(seats.c.table_id == row.id)

    def work(connection: Connection) -> bool:
        if status_of(connection, row.id) != "waiting":
            return False
        if [tuple(one) for one in connection.execute(sitting.order_by(seats.c.seat))] != expected:
            return False
        connection.execute(update(tables).where(tables.c.id == row.id).values(values))
        then(connection)
        return True

    return await db.write(work)


async def full_tables(db: Database) -> list[str]:
    """Those that wait for nobody and have not begun: the server died between the last seat and the start."""
    free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind.in_(("open", "invite")))
    full = select(tables.c.id).where(tables.c.status == "waiting", ~free)
    return [str(row.id) for row in await db.read(lambda connection: connection.execute(full).all())]


async def set_status(db: Database, table: str, old: str, new: str) -> None:
    changed = update(tables).where(tables.c.id == table, tables.c.status == old)
    await _changed(db, changed.values(status=new))


async def close(db: Database, ids: list[str], why: str) -> list[str]:
    """Nothing can be done there any more, and everything can be read; which tables that has changed."""
    return await db.write(lambda connection: closed(connection, tables.c.id.in_(ids), why))


def closed(connection: Connection, which: ColumnElement[bool], why: str) -> list[str]:
    """Close the unfinished ones of some tables."""
    chosen = update(tables).where(which, tables.c.status.in_(UNFINISHED))
    done = chosen.values(status="closed", ended=why, bot_due=False).returning(tables.c.id)
    return [str(row.id) for row in connection.execute(done)]


async def set_bot_due(db: Database, table: str, due: bool) -> None:
    await _changed(db, update(tables).where(tables.c.id == table).values(bot_due=due))


# -- bots -------------------------------------------------------------------------------------


async def bots_due(db: Database, owner: str, now: float) -> list[str]:
    """Tables where a bot is to move and no other process takes care of it."""
    free = or_(tables.c.lease_until < now, tables.c.lease_owner == owner)
    due = select(tables.c.id).where(tables.c.bot_due, tables.c.status == "running", free).limit(1000)
    return [str(row.id) for row in await db.read(lambda connection: connection.execute(due).all())]


async def end_leases(db: Database, owner: str | None) -> None:
    """Of a process that stops; None: of all, where no other process can be."""
    held = tables.c.lease_owner.is_not(None) if owner is None else tables.c.lease_owner == owner
    ended = update(tables).where(held).values(lease_owner=None, lease_until=0.0)
    await db.write(lambda connection: connection.execute(ended))


async def take_lease(db: Database, table: str, owner: str, now: float, until: float) -> bool:
    """Only one process at a time lets its bots think about a table."""
    lease = tables.c.lease_owner
    free = or_(lease.is_(None), lease == owner, tables.c.lease_until < now)
    taken = update(tables).where(tables.c.id == table, free)
    return await _changed(db, taken.values(lease_owner=owner, lease_until=until))
