"""Matches to look back on: at any position, step by step, and what lies there explained."""

from __future__ import annotations

from starlette.responses import Response

from tutable.core.engine import SPECTATOR
from tutable.core.errors import BadFork, MatchRunning, UnknownSeat
from tutable.core.journal import canonical
from tutable.core.match import Match
from tutable.server.api.endpoint import Call, Endpoint, Param, json_text
from tutable.server.api.tables import TABLE, shown
from tutable.server.api.things import REF, read_ref
from tutable.server.errors import BadRequest, NotRunning, NotYourSeat
from tutable.server.live_table import LiveTable
from tutable.server.seating import not_in_series
from tutable.server.stored import Record, without_seed
from tutable.server.wire.answers import Course, Replay
from tutable.server.wire.answers import Stops as StopsAnswer
from tutable.server.wire.values import Explained
from tutable.server.work.asker import ASKING
from tutable.server.work.jobs import Explain, Look, Review, Stops

MAX_NUMBER = 9
ALL = None  # everybody's knowledge together


def played(live: LiveTable) -> Match:
    if live.match is None:
        raise NotRunning()
    return live.match


def finished(live: LiveTable) -> Match:
    match = played(live)
    if not match.is_over:
        raise MatchRunning()
    return match


async def replay(call: Call) -> Response:
    """The match at one position of its journal, as a seat, a spectator or everybody knew it."""
    live = await call.server.tables.get(call.path("table"))
    await call.server.reveal(live)
    word, seat, at = await asked_for(call, live)
    job = Look(record(live).save, seat, at, word, shown(call, live))
    return json_text(await call.server.folding.ask_raw(job, ASKING.get()))


async def thing(call: Call) -> Response:
    """What a thing is, at one position."""
    ref = read_ref(call)
    live = await call.server.tables.get(call.path("table"))
    await call.server.reveal(live)
    _, seat, at = await asked_for(call, live)
    job = Explain(record(live).save, SPECTATOR if seat is ALL else seat, at, ref)
    return json_text(await call.server.folding.ask_raw(job, ASKING.get()))


async def stops(call: Call) -> Response:
    """Where something can be seen in a match."""
    live = await call.server.tables.get(call.path("table"))
    await call.server.reveal(live)
    _, seat, _ = await asked_for(call, live)
    return json_text(await call.server.folding.ask_raw(Stops(record(live).save, seat), ASKING.get()))


async def course(call: Call) -> Response:
    """How a finished match went."""
    live = await call.server.tables.get(call.path("table"))
    await call.server.reveal(live)
    finished(live)
    not_in_series(live)
    return json_text(await call.server.folding.ask_raw(Review(record(live).save), ASKING.get()))


async def asked_for(call: Call, live: LiveTable) -> tuple[str, int | None, int]:
    """Whose knowledge of the match, as a word and a seat, and where.

    A match that was frozen or closed before it was over shows what a table would: own seats, and what all
    may see. As one that is frozen may go on, it is written down who was shown what.
    """
    match = played(live)
    not_in_series(live)
    word = call.query("seat") or "spectator"
    seat = read_seat(word, match)
    if not match.is_over and live.row.status != "over":
        if not live.stopped:
            raise MatchRunning()
        if seat != SPECTATOR and seat not in live.seats_of(call.session.id):
            raise NotYourSeat(seat=word)
        assert seat is not ALL
        await call.server.tables.witness(live, call.session, [seat])
    text = call.query("at")
    length = record(live).length
    at = length if text is None else read_number(text)
    if not 0 <= at <= length:
        raise BadFork(at=str(at), length=length)
    return word, seat, at


def record(live: LiveTable) -> Record:
    """What a match that is not played any more is looked back on with."""
    match = played(live)
    if live.record is None:
        live.record = Record(without_seed(match), len(canonical(match.journal)))
    return live.record


def read_seat(word: str, match: Match) -> int | None:
    """A seat's number, `spectator`, or `all`."""
    if word == "all":
        return ALL
    if word == "spectator":
        return SPECTATOR
    if word.isascii() and word.isdigit() and len(word) <= 2 and int(word) < match.players:
        return int(word)
    raise UnknownSeat(seat=word[:40], players=match.players)


def read_number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= MAX_NUMBER:
        return int(text)
    raise BadRequest(detail="at: a whole number")


SEAT = Param("seat", {"type": "string", "maxLength": 20}, "A seat, `spectator` or `all`.")
AT = Param("at", {"type": "integer", "minimum": 0}, "A position of the journal; the end if missing.")

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A finished match at any position, from a seat's knowledge.",
        replay,
        Replay,
        params=(TABLE, SEAT, AT),
        refusals=(400, 404, 409, 422, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/stops",
        "Where something can be seen in a match, from a seat's knowledge.",
        stops,
        StopsAnswer,
        params=(TABLE, SEAT),
        refusals=(400, 404, 409, 422, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/course",
        "How a finished match went: points turn by turn, rounds and moments.",
        course,
        Course,
        params=(TABLE,),
        refusals=(404, 409, 422, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/things/{ref}",
        "What a thing is, at any position of a finished match.",
        thing,
        Explained | None,
        params=(TABLE, REF, SEAT, AT),
        refusals=(400, 404, 409, 422, 503),
    ),
]
