"""What a Tuareg table would be worth if the game ended now, as far as one seat knows its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tuareg.scoring import holders, majority_points
from tutable.games.tuareg.terms import EACH_MAP, EACH_UNUSED, GOODS, KINDS, MAP_POINTS, POINTS, UNUSED_POINTS

if TYPE_CHECKING:
    from tutable.games.tuareg.knowledge import TuaregKnowledge

Drawn = dict[str, Any]


def majorities(k: TuaregKnowledge, seats: list[Drawn]) -> dict[str, Drawn]:
    """TUA-13 Of each kind: the cards of every seat that are known, and the points they would bring now."""
    counts = vec[i64]([known(seat, good) for seat in seats for good in GOODS])
    found: dict[str, Drawn] = {}
    for kind in range(int(KINDS)):
        winners = holders(counts, kind)
        points = int(majority_points(k.rules, kind, len(winners)))
        found[GOODS[kind]] = {
            "counts": [int(counts[seat * int(KINDS) + kind]) for seat in range(len(seats))],
            "points": [points if seat in winners else 0 for seat in range(len(seats))],
        }
    return found


def known(seat: Drawn, good: str) -> int:
    """Cards of a kind that count for a seat, as far as they can be seen."""
    cargo = [card for animal in seat["animals"] for card in animal["cargo"]]
    return cargo.count(good) + [card["good"] for card in face_down(seat)].count(good)


def face_down(seat: Drawn) -> list[Drawn]:
    loot = [card for card in seat["thieves"] if card is not None]
    return [card for cave in seat["caves"] for card in cave] + loot


def standing(k: TuaregKnowledge, at: int, seat: Drawn, most: dict[str, Drawn]) -> Drawn:
    """A seat's points now and at once; `open`: cards nobody here can name may change them."""
    points = sum(k.points[at * POINTS + i] for i in range(POINTS))
    more = 0
    if k.depth > 0:
        more = sum(most[good]["points"][at] for i, good in enumerate(GOODS) if not is_counted(k, i))
        more += specials_worth(k, at, seat)
    unknown = k.depth > 0 and any(card["good"] is None for card in face_down(seat))
    return {"points": int(points), "now": int(points) + more, "open": unknown}


def is_counted(k: TuaregKnowledge, kind: int) -> bool:
    """Whether this stage's points for a kind have been given already."""
    place = (int(k.stage) - 1) * int(KINDS) + kind
    return any(k.points[seat * int(POINTS) + place] > 0 for seat in range(int(k.rules.players)))


def specials_worth(k: TuaregKnowledge, at: int, seat: Drawn) -> int:
    """TUA-16 Maps, and whatever was bought and holds nothing."""
    donkeys = sum(animal["sort"] == "donkey" and not animal["cargo"] for animal in seat["animals"])
    unused = donkeys + seat["caves"].count([]) + seat["thieves"].count(None)
    given = k.points[at * POINTS + UNUSED_POINTS] + k.points[at * POINTS + MAP_POINTS]
    worth: int = unused * int(EACH_UNUSED) + seat["maps"] * int(EACH_MAP)
    return max(0, worth - int(given))
