"""Everything that is kept of a person, for that person: what they are, have done and have said."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, Select, or_, select

from tutable.server.store import credentials, devices
from tutable.server.store.lobby import in_open_series
from tutable.server.store.schema import (
    chats,
    drafts,
    event_people,
    events,
    habits,
    lab_runs,
    mutes,
    plans,
    ratings,
    reports,
    seats,
    series,
    sessions,
    shelves,
    silenced,
    subscriptions,
    tables,
    votes,
)
from tutable.server.wire.account import Export


def export(connection: Connection, person: str) -> Export:
    """No secret of a running match, and none by which somebody could sign in."""

    def rows(chosen: Select[Any]) -> list[dict[str, Any]]:
        return [row._asdict() for row in connection.execute(chosen)]

    me = sessions.c
    (profile,) = rows(select(me.id, me.name, me.created, me.seen).where(me.id == person))
    lines = select(chats.c.table_id, chats.c.at, chats.c.name, chats.c.text)
    told = select(reports.c.table_id, reports.c.at, reports.c.text, reports.c.chat)
    rated = select(*(column for column in ratings.c if column.name != "person"))
    told_how = select(*(column for column in habits.c if column.name != "person"))
    return Export(
        profile=profile,
        credentials=[
            {"kind": one.kind, "created": one.created, "used": one.used}
            | ({"name": one.key} if one.kind in ("password", "email") else {})
            for one in credentials.of_person(connection, person)
        ],
        devices=[
            {"label": one.label, "created": one.created, "seen": one.seen}
            for one in devices.of_person(connection, person)
        ],
        tables=_tables(connection, person),
        chat=rows(lines.where(chats.c.session == person).order_by(chats.c.id)),
        reports=rows(told.where(reports.c.session == person).order_by(reports.c.id)),
        ratings=rows(rated.where(ratings.c.person == person).order_by(ratings.c.number)),
        habits=rows(told_how.where(habits.c.person == person)),
        silenced=[
            row.table_id for row in connection.execute(select(silenced).where(silenced.c.person == person))
        ],
        # Not the whole address: whoever has it could try to speak to this browser.
        browsers=[
            {"service": urlsplit(row.endpoint).hostname, "created": row.created}
            for row in connection.execute(select(subscriptions).where(subscriptions.c.person == person))
        ],
        shelves=rows(select(shelves.c.table_id, shelves.c.shelf).where(shelves.c.session == person)),
        plans=[
            {
                "table_id": row.table_id,
                "seat": row.seat,
                "steps": json.loads(row.steps),
                "auto_pass": row.auto_pass,
            }
            for row in connection.execute(select(plans).where(plans.c.session == person))
        ],
        events=_events(connection, person),
        series=rows(select(series.c.id, series.c.created).where(series.c.creator == person)),
        votes=rows(select(votes.c.table_id, votes.c.what).where(votes.c.session == person)),
        drafts=[
            {"game": row.game, "changed": row.changed, "data": json.loads(row.data)}
            for row in connection.execute(select(drafts).where(drafts.c.session == person))
        ],
        lab=[
            {"game": row.game, "created": row.created, "status": row.status, "run": json.loads(row.spec)}
            for row in connection.execute(select(lab_runs).where(lab_runs.c.session == person))
        ],
        muted=[row.muted for row in connection.execute(select(mutes).where(mutes.c.session == person))],
    )


def _events(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Tournaments I have opened, or take part in."""
    mine = select(event_people.c.event_id).where(event_people.c.session == person)
    chosen = select(events).where(or_(events.c.host == person, events.c.id.in_(mine)))
    joined = {row.event_id for row in connection.execute(mine)}
    return [
        {
            "id": row.id,
            "title": row.title,
            "game": row.game,
            "created": row.created,
            "status": row.status,
            "made_by_me": row.host == person,
            "takes_part": row.id in joined,
        }
        for row in connection.execute(chosen.order_by(events.c.created))
    ]


def _tables(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Where I sit, and what I made; a result only where there is one."""
    sits = select(seats.c.table_id, seats.c.seat, seats.c.name).where(seats.c.session == person)
    mine: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(sits.order_by(seats.c.seat)):
        mine.setdefault(row.table_id, []).append({"seat": row.seat, "name": row.name})
    chosen = select(tables, in_open_series().label("series_open")).where(
        or_(tables.c.creator == person, tables.c.id.in_(sits.with_only_columns(seats.c.table_id)))
    )
    found = []
    for row in connection.execute(chosen.order_by(tables.c.created)):
        one = {
            "id": row.id,
            "game": row.game,
            "options": json.loads(row.options),
            "created": row.created,
            "status": row.status,
            "made_by_me": row.creator == person,
            "seats": mine.get(row.id, []),
        }
        if row.status == "over" and (row.id in mine or not row.series_open):
            one |= {"winners": row.winners, "scores": json.loads(row.scores), "names": json.loads(row.names)}
        found.append(one)
    return found
