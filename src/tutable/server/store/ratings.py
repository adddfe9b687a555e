"""Ratings by game and number of players, from rated tables between people.

The journals are the truth and ratings follow from them: whoever notices the end of a rated match settles
everything that is not settled yet, in one transaction and one at a time, so a match counts once, whichever
process sees its end and whatever is killed meanwhile.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, select, text, update

from tutable.core.engine import SPECTATOR
from tutable.server.store.database import Database
from tutable.server.store.rows import numbers
from tutable.server.store.schema import entries, ratings, seats, tables, witnesses

LOCK = 7_461_825  # PostgreSQL's advisory lock: one process settles at a time
AT_ONCE = 100
PROVISIONAL = 6.0  # a spread (sigma) larger than this rests on too little: a dozen matches bring it down
MIDDLE, SCALE = 1500, 40  # how a rating is shown: nobody reads "27.3"
MODEL = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """What somebody's matches of one kind say."""

    game: str
    players: int
    matches: int
    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL


def places(scores: list[int], winners: list[int], last: set[int]) -> list[int]:
    """By seat: winners first, then by points; `last`: who has not played to the end, behind all others."""

    def rank(seat: int) -> tuple[bool, bool, int]:
        return seat in last, seat not in winners, -scores[seat]

    ranks = [rank(seat) for seat in range(len(scores))]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]


async def settle(db: Database) -> int:
    """Reckon every rated match that is over and was not reckoned; how many were."""
    waiting = await db.read(lambda connection: connection.execute(_unsettled().limit(1)).first())
    return 0 if waiting is None else await db.write(settled)


def settled(connection: Connection) -> int:
    """Those that ended first come first."""
    _alone(connection)
    found = connection.execute(_unsettled().order_by(_ended(), tables.c.id).limit(AT_ONCE)).all()
    for row in found:
        _reckon(connection, row)
    return len(found)


def reckoned_again(connection: Connection) -> int:
    """Forget all ratings, and follow from the matches what they are; how many matches count."""
    _alone(connection)
    connection.execute(delete(ratings))
    while settled(connection):
        pass
    return int(connection.execute(select(func.count(ratings.c.table_id.distinct()))).scalar_one())


def _alone(connection: Connection) -> None:
    """One process at a time, until this transaction is over. (SQLite has one writer.)"""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def _ended() -> ColumnElement[float]:
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    return func.coalesce(last, tables.c.created)


def _unsettled() -> Any:
    done: ColumnElement[bool] = exists().where(ratings.c.table_id == tables.c.id)
    return select(tables, _ended().label("ended_at")).where(tables.c.rated, tables.c.status == "over", ~done)


def _reckon(connection: Connection, row: Any) -> None:
    people, gone = _players(connection, row.id)
    if people is None:  # nobody can say who played: it counts for nobody
        connection.execute(update(tables).where(tables.c.id == row.id).values(rated=False))
        return
    took = places(json.loads(row.scores), numbers(row.winners), gone)
    before = [_latest(connection, person, row.game, len(people)) for person in people]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in took])
    number = connection.execute(select(func.coalesce(func.max(ratings.c.number), 0))).scalar_one() + 1
    connection.execute(
        insert(ratings),
        [
            {
                "table_id": row.id,
                "person": person,
                "game": row.game,
                "players": len(people),
                "number": number,
                "place": place,
                "mu": now.mu,
                "sigma": now.sigma,
                "at": row.ended_at,
            }
            for person, place, (now,) in zip(people, took, after, strict=True)
        ],
    )


def _players(connection: Connection, table: str) -> tuple[list[str] | None, set[int]]:
    """Who has played each seat, and which of them a bot has played to the end."""
    chosen = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    rows = connection.execute(chosen).all()
    seated = {row.session for row in rows if row.session is not None}
    people: list[str] = []
    gone: set[int] = set()
    for row in rows:
        if row.session is None or row.kind != "human":
            saw = select(witnesses.c.session).where(
                witnesses.c.table_id == table, witnesses.c.seat == row.seat, witnesses.c.seat != SPECTATOR
            )
            left = [one.session for one in connection.execute(saw) if one.session not in seated]
            if len(left) != 1:
                return None, gone
            people.append(left[0])
            gone.add(row.seat)
        else:
            people.append(row.session)
            if row.fate or (row.stand_in is not None and not row.for_turn):
                gone.add(row.seat)
    return (people, gone) if len(set(people)) == len(people) else (None, gone)


def _latest(connection: Connection, person: str, game: str, players: int) -> Rating:
    mine = (ratings.c.person == person, ratings.c.game == game, ratings.c.players == players)
    row = connection.execute(select(ratings).where(*mine).order_by(ratings.c.number.desc()).limit(1)).first()
    return Rating(game, players, 0, row.mu if row else MODEL.mu, row.sigma if row else MODEL.sigma)


def of_person(connection: Connection, person: str) -> list[Rating]:
    """The latest of each kind, the most played first."""
    found: dict[tuple[str, int], Rating] = {}
    mine = select(ratings).where(ratings.c.person == person).order_by(ratings.c.number)
    for row in connection.execute(mine):
        kind = (row.game, row.players)
        matches = found[kind].matches + 1 if kind in found else 1
        found[kind] = Rating(row.game, row.players, matches, row.mu, row.sigma)
    return sorted(found.values(), key=lambda one: (-one.matches, one.game, one.players))
