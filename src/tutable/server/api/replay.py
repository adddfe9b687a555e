"""Matches to look back on: at any position, step by step, and what lies there explained."""

from __future__ import annotations

import asyncio
import json

from tutable.core.engine import SPECTATOR
from tutable.core.errors import BadFork, MatchRunning, UnknownSeat
from tutable.core.journal import canonical
from tutable.core.match import Match
from tutable.server.api.endpoint import Call, Endpoint, Param
from tutable.server.api.tables import TABLE, shown
from tutable.server.api.things import REF, explained, read_ref
from tutable.server.errors import BadRequest, NotRunning, NotYourSeat
from tutable.server.live_table import LiveTable
from tutable.server.sync.track import News, Track
from tutable.server.wire.answers import Replay
from tutable.server.wire.values import Explained

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


async def replay(call: Call) -> Replay:
    """The match at one position of its journal, as a seat, a spectator or everybody knew it."""
    live = await call.server.tables.get(call.path("table"))
    match, word, seat, at = asked_for(call, live)
    then, track, news = await asyncio.to_thread(position, live, match, SPECTATOR if seat is ALL else seat, at)
    state = then.state
    return Replay(
        at=at,
        length=len(canonical(match.journal)),
        seat=word,
        view=track.view,
        views=[state.knowledge(s).view() for s in range(match.players)] if seat is ALL else [],
        lines=track.story.lines,
        steps=news.steps,
        patch=news.patch,
        deciders=then.deciders(),
        over=then.is_over,
        scores=then.scores(),
        winners=then.winners(),
        table=shown(call, live),
    )


async def thing(call: Call) -> Explained | None:
    """What a thing is, at one position."""
    ref = read_ref(call)
    live = await call.server.tables.get(call.path("table"))
    match, _, seat, at = asked_for(call, live)
    seat = SPECTATOR if seat is ALL else seat
    then = await asyncio.to_thread(lambda: bare(live, match).fork(at))
    return explained(then.game, ref, then.view(seat), seat)


def asked_for(call: Call, live: LiveTable) -> tuple[Match, str, int | None, int]:
    """The match, whose knowledge of it, and where.

    A match that was frozen or closed before it was over shows what a table would: own seats, and what all
    may see.
    """
    match = played(live)
    word = call.query("seat") or "spectator"
    seat = read_seat(word, match)
    if not match.is_over and live.row.status != "over":
        if not live.stopped:
            raise MatchRunning()
        if seat != SPECTATOR and seat not in live.seats_of(call.session.id):
            raise NotYourSeat(seat=word)
    text = call.query("at")
    length = len(canonical(match.journal))
    at = length if text is None else read_number(text)
    if not 0 <= at <= length:
        raise BadFork(at=str(at), length=length)
    return match, word, seat, at


def position(live: LiveTable, match: Match, seat: int, at: int) -> tuple[Match, Track, News]:
    """A match at one position, and what a seat saw on the way from the position before."""
    then = bare(live, match).fork(max(at - 1, 0))
    track = Track(then, seat)
    before = track.version
    if at > 0:
        then.follow(canonical(match.journal)[at - 1], bound=False)
        track.advance(then)
    news = track.since(before)
    assert news is not None
    return then, track, news


def bare(live: LiveTable, match: Match) -> Match:
    """The match without its luck and its habits, so that any prefix of it stays exactly that prefix."""
    if live.bare is None:
        live.bare = Match.load(without_seed(match))
        live.bare.auto_end.clear()
    return live.bare


def without_seed(match: Match) -> str:
    """A save whose luck is taken as it came."""
    data = json.loads(match.canonical())
    data.pop("seed", None)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


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
        refusals=(400, 404, 409, 422),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/things/{ref}",
        "What a thing is, at any position of a finished match.",
        thing,
        Explained | None,
        params=(TABLE, REF, SEAT, AT),
        refusals=(400, 404, 409, 422),
    ),
]
