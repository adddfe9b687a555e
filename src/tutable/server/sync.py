"""What one connection is sent of a table: built from each seat's knowledge, nothing else.

A seat's entry is made only when that seat has something new (`seat_key`), so that neither the
content nor the number of frames tells anybody what another seat is pondering.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

import msgspec

from tutable.core.engine import SPECTATOR
from tutable.core.match import Match, Offer
from tutable.server.auth.sessions import Sessions
from tutable.server.fold import shown
from tutable.server.live import Live
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.wire import SeatInfo, TableInfo

HERE_SECONDS = 50.0  # the heartbeat between processes comes more often than this
MAX_PIECES = 64


def table_info(
    row: TableRow, session: str, sessions: Sessions, here: set[str], live: Live | None = None
) -> TableInfo:
    """A table as one session may see it."""
    match = live.match if live is not None else None
    mine = row.seats_of(session)
    is_creator = row.creator == session
    asked = live.asked() if live is not None else row.asked
    status = live.status if live is not None else row.status
    over = status == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        public=row.public,
        status=status,  # type: ignore[arg-type]
        creator=row.creator_name,
        is_creator=is_creator,
        your_turn=status == "running" and any(seat in asked for seat in mine),
        created=datetime.fromtimestamp(int(row.created), UTC).isoformat().replace("+00:00", "Z"),
        origin=row.origin,
        seats=[seat_info(row, seat, session, is_creator, sessions, here) for seat in row.seats],
        commitment=row.commitment,
        seed=(row.seed or None) if over else None,
        winners=row.winners if match is None else match.winners(),
        scores=row.scores if match is None else match.scores(),
    )


def seat_info(
    row: TableRow, seat: SeatRow, session: str, is_creator: bool, sessions: Sessions, here: set[str]
) -> SeatInfo:
    human = seat.kind == "human"
    is_here = human and is_present(seat, here)
    invite = None
    if seat.kind == "invite" and is_creator:
        invite = sessions.invite(row.id, seat.seat, seat.nonce)
    return SeatInfo(
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.player,
        you=human and seat.session == session,
        here=is_here,
        away_seconds=away_seconds(seat) if human and not is_here else 0,
        invite=invite,
    )


def is_present(seat: SeatRow, here: set[str]) -> bool:
    """Connected to this process, or seen a moment ago by another."""
    return seat.session in here or time.time() - seat.seen < HERE_SECONDS


def away_seconds(seat: SeatRow) -> int:
    return max(0, int(time.time() - seat.seen))


# -- the match ------------------------------------------------------------------------------------


def seat_key(live: Live, seat: int) -> tuple[object, ...]:
    """Changes when, and only when, this seat has something new to see."""
    match = live.match
    if match is None:
        return ()
    if seat == SPECTATOR:
        return (match.version(seat),)
    return (match.version(seat), match.sealed.get(seat, -1), seat in match.auto_end)


def piece(live: Live, seat: int) -> msgspec.Raw:
    """Everything of a seat's entry but its log, encoded once for all who may see it."""
    assert live.match is not None
    key = (seat, live.frozen, *seat_key(live, seat))
    found = live.pieces.get(key)
    if found is None:
        if len(live.pieces) > MAX_PIECES:
            live.pieces.clear()
        found = msgspec.Raw(msgspec.json.encode(seat_values(live.match, seat, live.frozen)))
        live.pieces[key] = found
    return found


def seat_values(match: Match, seat: int, frozen: bool) -> dict[str, Any]:
    values: dict[str, Any] = {"version": match.version(seat), "view": match.view(seat)}
    if seat == SPECTATOR:
        none: list[Any] = []
        return values | {"ask": None, "options": none, "forbidden": none, "awaits_end": False}
    ask = match.ask(seat) if not frozen else None
    horizon = match.horizon(seat)
    return values | {
        "ask": None if ask is None else shown(ask),
        "options": [] if frozen else [option(offer) for offer in match.options(seat)],
        "forbidden": [] if frozen else [forbidden(offer) for offer in match.forbidden(seat)],
        "chosen": match.sealed.get(seat),
        "awaits_end": match.awaits_end() and match.deciders() == [seat],
        "auto_end": seat in match.auto_end,
        "horizon": {"steps": horizon.steps, "barrier": horizon.barrier},
    }


def option(offer: Offer) -> dict[str, Any]:
    return {"pick": offer.pick, "shown": shown(offer.shown), "final": offer.final}


def forbidden(offer: Offer) -> dict[str, Any]:
    assert offer.reason is not None
    return {
        "pick": offer.pick,
        "shown": shown(offer.shown),
        "reason": offer.reason,
        "rule": offer.reason.split(".")[0] if "." in offer.reason else None,
        "params": offer.params or {},
    }


def seat_entry(live: Live, seat: int, log_from: int) -> bytes:
    """One value of `seats`: the piece with the log from `log_from` on, tentative entries last."""
    match = live.match
    assert match is not None
    told = live.told(seat)
    log = told[log_from:]
    if seat in match.deciders():  # only a mover has more in its log than is committed
        log = log + [raw(shown(entry)) for entry in match.log(seat, len(told))]
    extra = msgspec.json.encode({"log_from": log_from, "log": log})
    return bytes(piece(live, seat))[:-1] + b"," + extra[1:]


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def frame(live: Live, info: TableInfo, entries: dict[str, bytes]) -> bytes:
    """The sync frame."""
    match = live.match
    ends: dict[str, Any] = {
        "type": "sync",
        "table": info,
        "seats": {name: msgspec.Raw(entry) for name, entry in entries.items()},
        "deciders": [] if match is None or live.frozen else match.deciders(),
        "over": match is not None and match.is_over,
        "winners": info.winners,
        "scores": info.scores,
    }
    return msgspec.json.encode(ends)
