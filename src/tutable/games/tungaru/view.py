"""The picture of a Tungaru table, made from what one seat knows of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tutable.core.engine import kind_of
from tutable.games.tungaru import flow, scoring
from tutable.games.tungaru.prints import goods
from tutable.games.tungaru.state import SEAT, STORED, TungaruState
from tutable.games.tungaru.terms import (
    DICE_SPACES,
    DIE_COUNT,
    GOODS,
    IN_BOX,
    IN_PILE,
    LEADER_SPACES,
    LEADERS,
    LEADS,
    LOCKS,
    MARKETS,
    MIGRATION,
    MONUMENTS,
    NOMAD_IDS,
    NOMADS,
    RECRUITED,
    SCORED,
    SCORINGS,
    SETTLERS,
    SLOTS,
    SOURCES,
    SPOT_NAMES,
    TRACK_LENGTH,
)

SOURCES_OF_POINTS = ("gifts", "sales", *SCORINGS)
SETTLER_STATES = (None, "upright", "exhausted")


def draw_view(s: TungaruState) -> dict[str, Any]:
    """Plain JSON values: islands, grounds, migration, nomads, leader cards, the seats."""
    rules, prints = s.rules, s.rules.prints
    return {
        "round": s.round,
        "turn": s.turn,
        "start": s.start,
        "phase": phase(s),
        "round_limit": rules.round_limit or None,
        "over": s.depth == 0,
        "side": "small" if rules.small else "large",
        "islands": [draw_island(s, island) for island in range(rules.islands)],
        "grounds": [draw_ground(s, ground) for ground in range(rules.grounds)],
        "migration": [nomad_id(s.waiting(space)) for space in range(MIGRATION)],
        "pile": [NOMAD_IDS[nomad] for nomad in range(NOMADS) if s.tiles[nomad] == IN_PILE],
        "nomads": {
            NOMAD_IDS[nomad]: prints.nomads[nomad] for nomad in range(NOMADS) if s.tiles[nomad] != IN_BOX
        },
        "leaders": prints.leaders,
        "rewards": prints.rewards,
        "seats": [draw_seat(s, seat) for seat in range(rules.players)],
    }


def phase(s: TungaruState) -> int:
    """TUG-PHASE-1..4; 0 while the table is set up or over. The lowest frame on the stack says it."""
    lowest = kind_of(s.stack[0]) if s.depth > 0 else flow.FIRST
    if lowest == flow.ROLLING:
        return 1 if s.depth == 1 else 0  # boats are placed on top of it
    if lowest == flow.CHOOSING:
        return 2 if s.depth == 1 else 1  # income is stored on top of it
    if lowest in (flow.TURN, flow.AFTER):
        return 2 if flow.WORKER_ROLLS <= kind_of(s.top()) <= flow.FREE_TRADE else 3
    return 4 if lowest in (flow.LEFTOVER, flow.ROUND_END) else 0


def nomad_id(nomad: i64) -> str | None:
    return NOMAD_IDS[nomad] if nomad >= 0 else None


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def by_source(points: list[int]) -> dict[str, int]:
    return {**dict(zip(SOURCES_OF_POINTS, points, strict=True)), "total": sum(points)}


def draw_island(s: TungaruState, island: i64) -> dict[str, Any]:
    rules = s.rules
    dice = [int(s.island_die(island, space)) for space in range(rules.dice_spaces)]
    market = [s.market(island, space) for space in range(MARKETS)]
    return {
        "name": rules.names[island],
        **rules.prints.lands[s.land(island)],
        "nomad": nomad_id(s.nomad_on(island)),
        "reserved": seat_or_none(s.reserved_by(island)),
        "market": [GOODS[good] if good >= 0 else None for good in market],
        "dice": [{"seat": (die - 1) // 6, "value": (die - 1) % 6 + 1} if die > 0 else None for die in dice],
        "dice_closed": DICE_SPACES - rules.dice_spaces,
        "settlers": [seat for seat in range(rules.players) if s.settler(seat, island) > 0],
        "settler_spaces": rules.settler_spaces,
        "monuments": [seat for seat in range(rules.players) for _ in range(s.monuments(seat, island))],
        "monument_spaces": rules.monument_spaces,
        **rules.prints.islands[island],
    }


def draw_ground(s: TungaruState, ground: i64) -> dict[str, Any]:
    rules = s.rules
    return {
        **rules.prints.grounds[ground],
        "boats": [seat for seat in range(rules.players) if s.ground(seat) == ground],
    }


def draw_seat(s: TungaruState, seat: i64) -> dict[str, Any]:
    leader = s.leader(seat)
    up = [s.nomad(seat, slot) for slot in range(SLOTS)]
    points = [int(s.points(seat, source)) for source in range(SOURCES)]
    worth = [int(number) for number in scoring.nomad_points(s, seat)]
    now = by_source(points[: int(SCORED)] + worth)
    return {
        "goods": goods(s.seats, seat * SEAT + STORED),
        "storage": s.storage(seat),
        "card_fish": s.card_fish(seat) > 0,
        "ground": seat_or_none(s.ground(seat)),
        "dice": [s.die(seat, die) for die in range(DIE_COUNT)],
        "nomads": [nomad_id(nomad) for nomad in up],
        "nomad_dice": [s.slot_die(seat, slot) for slot in range(SLOTS)],
        "travellers": [
            NOMAD_IDS[nomad]
            for nomad in range(NOMADS)
            if s.tiles[nomad] == RECRUITED + seat and nomad not in up
        ],
        "track": TRACK_LENGTH - s.track(seat),
        "locks": {SPOT_NAMES[lock]: s.is_locked(seat, lock) for lock in range(LOCKS)},
        "settlers": [SETTLER_STATES[s.settler(seat, island)] for island in range(s.rules.islands)],
        "tamana": s.tamana(seat) > 0,
        "settlers_left": SETTLERS - s.settlers_of(seat),
        "monuments_on_board": s.monuments_of(seat),
        "monuments_aside": s.aside(seat),
        "monuments": MONUMENTS,
        "hand": {LEADERS[which]: s.hand(seat, which) for which in range(LEADS)},
        "leader": LEADERS[leader] if 0 <= leader < LEADS else None,
        "leader_dice": [s.space_die(seat, space) for space in range(LEADER_SPACES)],
        "benefit_used": s.is_used(seat),
        "sailed": s.sailed(seat),
        "passed": s.has_passed(seat),
        "points": by_source(points),
        "worth_now": now,
        "standing": {"points": sum(points), "now": now["total"], "open": False},  # everything lies open
        "won": int(seat) in s.winners(),
    }
