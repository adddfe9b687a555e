"""The picture of a Tuareg table for one seat, made from its knowledge alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutable.core.engine import EVERYONE
from tutable.games.tuareg.cargo import cards
from tutable.games.tuareg.standing import majorities, standing
from tutable.games.tuareg.terms import (
    ANIMALS,
    CARGO,
    CAVE,
    CAVE_CARDS,
    DISCARD,
    DONKEY,
    GOODS,
    HIDDEN,
    KINDS,
    LOOT,
    MAP,
    MARKET,
    POINTS,
    SPECIALS,
    THIEF,
)

if TYPE_CHECKING:
    from tutable.games.tuareg.knowledge import TuaregKnowledge


def draw_view(k: TuaregKnowledge) -> dict[str, Any]:
    """Plain JSON values: market, pile, discards, what the cards print, stock, the seats."""
    n = int(k.rules.players)
    seats = [draw_seat(k, seat) for seat in range(n)]
    most = majorities(k, seats)
    for at, seat in enumerate(seats):
        seat["standing"] = standing(k, at, seat, most)
    return {
        "stage": int(k.stage),
        "turn": int(k.turn),
        "last_turns": int(k.last_turns),
        "over": bool(k.depth == 0),
        "pile": int(k.pile),
        "market": {GOODS[kind]: int(k.goods[MARKET + kind]) for kind in range(KINDS)},
        "discards": {GOODS[kind]: int(k.goods[DISCARD + kind]) for kind in range(KINDS)},
        "unseen": {GOODS[kind]: int(k.unseen()[kind]) for kind in range(KINDS)},
        "printed": {
            GOODS[kind]: {
                "count": int(k.rules.counts[kind]),
                "dinars": int(k.rules.dinars[kind]),
                "points": int(k.rules.majority[kind]),
            }
            for kind in range(KINDS)
        },
        "price": int(k.rules.price),
        "room": {"animal": int(CARGO), "cave": int(CAVE_CARDS)},
        "stock": {SPECIALS[i]: int(k.held[n * 4 + i]) for i in range(4)},
        "majorities": most,
        "seats": seats,
    }


def draw_seat(k: TuaregKnowledge, seat: int) -> dict[str, Any]:
    camels = int(k.rules.camels)
    animals = camels + int(k.held[seat * 4 + DONKEY])
    points = [int(k.points[seat * POINTS + i]) for i in range(POINTS)]
    return {
        "hand_size": int(k.hand_sizes[seat]),
        "hand": hand(k, seat),
        "animals": [
            {
                "sort": "camel" if animal < camels else "donkey",
                "cargo": [GOODS[kind] for kind in cards(int(k.loads[seat * ANIMALS + animal]))],
            }
            for animal in range(animals)
        ],
        "caves": [
            [card(k, seat, cave * CAVE_CARDS + i) for i in range(CAVE_CARDS) if is_there(k, seat, cave, i)]
            for cave in range(int(k.held[seat * 4 + CAVE]))
        ],
        "thieves": [
            card(k, seat, LOOT + thief) if int(k.hidden[seat * HIDDEN + LOOT + thief]) > 0 else None
            for thief in range(int(k.held[seat * 4 + THIEF]))
        ],
        "maps": int(k.held[seat * 4 + MAP]),
        "points": {
            "stages": [dict(zip(GOODS, points[:4], strict=True)), dict(zip(GOODS, points[4:8], strict=True))],
            "unused": points[8],
            "maps": points[9],
            "total": sum(points),
        },
        "won": bool(k.ending[seat * 2] == 1),
        "hand_worth": int(k.ending[seat * 2 + 1]) - 1 if k.ending[seat * 2 + 1] > 0 else None,
    }


def hand(k: TuaregKnowledge, seat: int) -> dict[str, int]:
    """The own hand; of another hand the cards that counting makes certain."""
    if seat == k.seat:
        return {GOODS[kind]: int(k.hand[kind]) for kind in range(KINDS)}
    return dict(zip(GOODS, k.certain_in_hand(seat), strict=True))


def is_there(k: TuaregKnowledge, seat: int, cave: int, i: int) -> bool:
    return int(k.hidden[seat * HIDDEN + cave * CAVE_CARDS + i]) > 0


def card(k: TuaregKnowledge, seat: int, place: int) -> dict[str, Any]:
    """A face-down card: what it is, if this seat knows or can count it out, and whether all have seen it."""
    value = int(k.hidden[seat * HIDDEN + place])
    kind = (value & 7) - 1
    if kind >= KINDS:
        kind = k.certain_card(seat * int(HIDDEN) + place)
    return {"good": GOODS[kind] if kind >= 0 else None, "seen_by_all": value >> 3 == EVERYONE}
