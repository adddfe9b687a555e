"""A person's finished matches, as another person may see them. Nothing is told of a match that goes on."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, exists, func, or_, select

from tutable.server.store import ratings
from tutable.server.store.lobby import in_open_series
from tutable.server.store.rows import numbers
from tutable.server.store.schema import entries, seats, sessions, tables
from tutable.server.wire.people import Against, Finished, Opponent, Profile, RatingShown, Tally

MOST = 2000  # matches that are counted
LISTED = 100


def profile(connection: Connection, person: str, viewer: str) -> Profile | None:
    """None: there is nobody, or not any more."""
    found = connection.execute(select(sessions).where(sessions.c.id == person)).first()
    if found is None or found.revoked is not None:
        return None
    matches = _matches(connection, person, viewer)
    return Profile(
        id=person,
        name=found.name,
        since=found.created,
        you=person == viewer,
        tallies=_tallies(matches),
        against=_against(matches),
        ratings=[
            RatingShown(one.game, one.players, one.matches, one.shown, one.is_provisional)
            for one in ratings.of_person(connection, person)
        ],
        matches=matches[:LISTED],
    )


@dataclass(frozen=True)
class Sitter:
    """Who sat where; `person` is gone when they were forgotten."""

    seat: int
    person: str | None
    name: str
    is_bot: bool
    has_lost: bool  # resigned, or too late: a bot has played it out


def _matches(connection: Connection, person: str, viewer: str) -> list[Finished]:
    """The latest first. Others see what was played in public or rated, and where they sat themselves."""
    sat = exists().where(seats.c.table_id == tables.c.id, seats.c.session == person, seats.c.kind == "human")
    there = exists().where(seats.c.table_id == tables.c.id, seats.c.session == viewer)
    over = select(tables, there.label("there")).where(sat, tables.c.status == "over", tables.c.base.is_(None))
    # How it went at one of several tables with the same luck is for who sat there until all have ended.
    over = over.where(or_(there, ~in_open_series()))
    if person != viewer:
        over = over.where(or_(tables.c.public, tables.c.rated, there))
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    over = over.add_columns(func.coalesce(last, tables.c.created).label("at"))
    rows = connection.execute(over.order_by(tables.c.created.desc()).limit(MOST)).all()
    sitters = _sitters(connection, [row.id for row in rows])
    found = [_finished(row, sitters[row.id], person) for row in rows]
    return sorted(found, key=lambda one: -one.at)


def _sitters(connection: Connection, ids: list[str]) -> dict[str, list[Sitter]]:
    chosen = select(seats, sessions.c.revoked).outerjoin(sessions, sessions.c.id == seats.c.session)
    chosen = chosen.where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    found: dict[str, list[Sitter]] = {id: [] for id in ids}
    for row in connection.execute(chosen):
        who = row.session if row.kind == "human" and row.revoked is None else None
        found[row.table_id].append(Sitter(row.seat, who, row.name, row.kind == "bot", bool(row.fate)))
    return found


def _finished(row: Any, sitters: list[Sitter], person: str) -> Finished:
    scores = json.loads(row.scores)
    lost = {one.seat for one in sitters if one.has_lost}
    took = ratings.places(scores, numbers(row.winners), lost)
    mine = next(one.seat for one in sitters if one.person == person)
    return Finished(
        table=row.id if row.public or row.there else None,
        game=row.game,
        players=len(sitters),
        at=row.at,
        place=took[mine],
        points=scores[mine],
        rated=row.rated,
        opponents=[
            Opponent(
                None if one.person == person else one.person,
                one.name,
                one.is_bot,
                (took[one.seat] > took[mine]) - (took[one.seat] < took[mine]),
            )
            for one in sitters
            if one.seat != mine
        ],
    )


def _tallies(matches: list[Finished]) -> list[Tally]:
    """By game, number of players, and whether a bot played along; the most played first."""
    kinds: dict[tuple[str, int, bool], list[Finished]] = {}
    for one in matches:
        kinds.setdefault((one.game, one.players, any(o.bot for o in one.opponents)), []).append(one)
    found = [
        Tally(
            game,
            players,
            bots,
            len(those),
            sum(one.place == 1 for one in those),
            round(sum(one.points for one in those) / len(those), 1),
        )
        for (game, players, bots), those in kinds.items()
    ]
    return sorted(found, key=lambda one: (one.bots, -one.played, one.game, one.players))


def _against(matches: list[Finished]) -> list[Against]:
    """By person, as they were called last; the most played first."""
    found: dict[str, list[Opponent]] = {}
    for one in matches:
        for opponent in one.opponents:
            if opponent.person is not None:
                found.setdefault(opponent.person, []).append(opponent)
    rows = [
        Against(
            person,
            those[0].name,
            len(those),
            sum(one.beaten > 0 for one in those),
            sum(one.beaten < 0 for one in those),
        )
        for person, those in found.items()
    ]
    return sorted(rows, key=lambda one: (-one.matches, one.name))[:LISTED]
