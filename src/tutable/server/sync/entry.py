"""A seat's part of a sync: how its view and its log have changed, and what it is asked.

It is made only when that seat has something new (`seat_key`), so that neither the content nor the number of
frames tells anybody what another seat is pondering.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType, structs

from tutable.core.engine import SPECTATOR
from tutable.core.game import reason_message
from tutable.core.match import Match, Offer
from tutable.face import Face, face_of
from tutable.face.guide import Lesson, progress_at
from tutable.face.offers import grouped
from tutable.server.live_table import LiveTable
from tutable.server.sync.story import said
from tutable.server.wire import values as wire
from tutable.server.wire.frames import SeatSync

MAX_PIECES = 64


def seat_name(seat: int) -> str:
    return "spectator" if seat == SPECTATOR else str(seat)


def seat_of_name(name: str) -> int:
    return SPECTATOR if name == "spectator" else int(name)


def seat_key(live: LiveTable, seat: int) -> tuple[int, ...]:
    """Its version, and what else it alone may see: changes when, and only when, there is something new."""
    match = live.match
    if match is None:
        return ()
    if seat == SPECTATOR:
        return (match.version(seat),)
    return (match.version(seat), match.sealed.get(seat, -1), int(seat in match.auto_end))


def seat_entry(live: LiveTable, seat: int, base: int | None) -> SeatSync:
    """Everything a seat may see, for a connection that has version `base` of it; encoded once for all."""
    key = (seat, base, live.stopped, *seat_key(live, seat))
    found = live.pieces.get(key)
    if found is None:
        if len(live.pieces) > MAX_PIECES:
            live.pieces.clear()
        assert live.match is not None
        asked = asked_of(live.match, seat, live.stopped)
        entry = SeatSync(**_seen(live, seat, base), **asked, guide=_guide(live, seat))
        found = msgspec.Raw(msgspec.json.encode(entry))
        live.pieces[key] = found
    return cast(SeatSync, found)


def _seen(live: LiveTable, seat: int, base: int | None) -> dict[str, Any]:
    track = live.track(seat)
    news = None if base is None else track.since(base)
    if news is None:
        whole = {"view": track.view, "lines_from": 0, "lines": track.story.lines, "steps": track.opening()}
        return {"version": track.version, **whole}
    lines = {"lines_from": news.lines_from, "lines": news.lines}
    return {"version": track.version, "base": base, "patch": news.patch, "steps": news.steps, **lines}


def _guide(live: LiveTable, seat: int) -> wire.Guide | UnsetType:
    """What the learner of a guided game is told, from what that seat was told and is asked."""
    assert live.match is not None
    found = progress_at(live.match, seat, live.track(seat).story.log) if seat != SPECTATOR else None
    if found is None or live.stopped:
        return UNSET
    return wire.Guide([*map(_lesson, found.now)], [*map(_lesson, found.past)], found.of)


def _lesson(lesson: Lesson) -> wire.Lesson:
    return wire.Lesson(lesson.step.id, lesson.number, said(lesson.said), lesson.pick)


def asked_of(match: Match, seat: int, stopped: bool = False) -> dict[str, Any]:
    """The fields of an entry that say what its seat is asked."""
    asked: dict[str, Any] = {"ask": None, "offers": [], "forbidden": [], "kinds": {}, "awaits_end": False}
    if seat == SPECTATOR:
        return asked
    if not stopped:
        asked |= _choices(match, seat, face_of(match.game))
    horizon = match.horizon(seat)
    return asked | {
        "chosen": match.sealed.get(seat),
        "awaits_end": not stopped and match.awaits_end() and match.deciders() == [seat],
        "auto_end": seat in match.auto_end,
        "horizon": wire.Horizon(horizon.steps, horizon.barrier),
    }


def _choices(match: Match, seat: int, face: Face) -> dict[str, Any]:
    ask = match.ask(seat)
    offers = match.options(seat)
    refs = dict.fromkeys(ref for offer in offers for ref in offer.shown.refs)
    kinds = {ref: face.kind(ref) for ref in refs}
    return {
        "ask": None if ask is None else said(ask),
        "offers": [
            _offer(offer, group.heading, offer.pick in group.twins, face)
            for group in grouped(offers, face)
            for offer in group.offers
        ],
        "forbidden": [_forbidden(offer, face) for offer in match.forbidden(seat)],
        "kinds": {ref: kind for ref, kind in kinds.items() if kind},
    }


def _offer(offer: Offer, heading: str, twin: bool, face: Face) -> wire.Offer:
    ends = face.ends(offer.shown)
    return wire.Offer(offer.pick, _shown(offer, face), heading, twin, ends, cast(Any, offer.final))


def _shown(offer: Offer, face: Face) -> wire.Said:
    return structs.replace(said(offer.shown), also=list(face.also(offer.shown)))


def _forbidden(offer: Offer, face: Face) -> wire.Forbidden:
    assert offer.reason is not None
    rule = offer.reason.split(".")[0] if "." in offer.reason else None
    shown, heading = _shown(offer, face), face.heading(offer.shown)
    message = reason_message(offer.reason)
    return wire.Forbidden(offer.pick, shown, heading, offer.reason, message, rule, dict(offer.params or {}))
