"""The rounds of a small tournament: drawn, opened, and the next one when the last table has ended."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from tutable.bots.names import bot_name
from tutable.core.chance import commitment, new_seed
from tutable.core.match import Match
from tutable.server.api.ids import new_id
from tutable.server.errors import TooFew
from tutable.server.names import distinct
from tutable.server.observe import log
from tutable.server.store import events
from tutable.server.store.events import Whole
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.together.seating import Place, drawn

if TYPE_CHECKING:
    from tutable.server.process import Server

FEWEST = 2  # people in a round


async def go_on(server: Server, event: str) -> None:
    """The next round, if all tables of this one have ended, or the end; once, whoever asks.

    TooFew: it waits for people, and goes on with whoever takes part next.
    """

    def work(connection: Connection) -> list[str]:
        whole = events.found(connection, event, lock=True)
        if whole is None or whole.row.status == "over":
            return []
        if not is_done(whole):  # those of a round whose beginning was cut off
            return [one.row.id for one in whole.tables if one.row.status == "waiting"]
        if whole.row.round >= whole.row.rounds or is_abandoned(whole):
            events.end(connection, event)
            return []
        rows = next_tables(whole)
        events.begin_round(connection, whole, rows)
        return [row.id for row, _ in rows]

    for table in await server.db.write(work):
        await server.tables.seats_changed(table)  # all seats are taken: it begins
        log().info("event.table", table=table)


def is_done(whole: Whole) -> bool:
    return all(one.is_done for one in whole.tables)


def is_abandoned(whole: Whole) -> bool:
    """Has nobody come to any table of this round?"""
    now = [one for one in whole.tables if one.round == whole.row.round]
    return bool(now) and all(one.row.ended == "expired" for one in now)


def next_tables(whole: Whole) -> list[tuple[TableRow, dict[int, str]]]:
    """Everybody who is there, at tables of the next round."""
    people = {one.session: one.name for one in whole.people if not one.missing}
    if len(people) < FEWEST:
        raise TooFew(count=FEWEST)
    past = [[one.people.get(seat) for seat in range(len(one.row.seats))] for one in whole.tables]
    random = Random(f"{whole.row.id} {whole.row.round}")
    draw = drawn(sorted(people), whole.row.players, past, random)
    return [(table_row(whole, seats, people), given(seats)) for seats in draw]


def given(seats: list[Place]) -> dict[int, str]:
    return {seat: person for seat, person in enumerate(seats) if person is not None}


def table_row(whole: Whole, seats: list[Place], names: dict[str, str]) -> TableRow:
    """A table at which everybody sits already."""
    event, seed = whole.row, new_seed()
    rows: list[SeatRow] = []
    for seat, person in enumerate(seats):
        known = [row.name for row in rows]
        if person is None:
            name = distinct(bot_name(event.bot, seat), known)
            rows.append(SeatRow(seat, "bot", name, bot=event.bot))
        else:
            name = distinct(names[person], known)
            rows.append(SeatRow(seat, "human", name, offer="invite", session=person, seen=time.time()))
    match = Match.new(event.game, len(seats), seed=seed, options=event.options)
    return TableRow(
        id=new_id(),
        game=event.game,
        options=match.header.options,
        seed=seed.hex(),
        commitment=commitment(seed),
        creator=event.host,
        public=False,
        created=time.time(),
        scores=match.scores(),
        edition=match.game.account(match.components),
        seats=rows,
    )
