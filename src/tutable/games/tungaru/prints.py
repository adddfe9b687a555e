"""What is printed on islands, nomads and leader cards, drawn once: every view of a match shows the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tungaru.terms import (
    BENEFITS,
    FISH,
    FLOWERS,
    GOODS,
    ISLANDS,
    KINDS,
    LEADER_SPACES,
    LEADERS,
    LEADS,
    MIGRATION,
    NOMADS,
    PRINTED,
    SCORINGS,
    TILES,
)

if TYPE_CHECKING:
    from tutable.games.tungaru.box import TungaruBox

Drawn = dict[str, Any]

DEALS = ("income", "sell", "settle")  # benefits that have to do with a good
COUNTS = {"storage": 2, "dice": 1, "sail": 1, "settle": 1}  # on nomads that deal in nothing


class Prints:
    """Parts of a view that never change; nobody may change them."""

    def __init__(self, rules: TungaruBox) -> None:
        self.lands: list[Drawn] = [draw_land(rules, land) for land in range(PRINTED + len(TILES))]
        self.islands: list[Drawn] = [draw_ways(rules, island) for island in range(rules.islands)]
        self.grounds: list[Drawn] = [draw_shores(rules, ground) for ground in range(rules.grounds)]
        self.nomads: list[Drawn] = [draw_nomad(rules, nomad) for nomad in range(NOMADS)]
        self.leaders: Drawn = {LEADERS[which]: draw_leader(rules, which) for which in range(LEADS)}
        self.rewards: list[str] = [GOODS[reward] if reward < KINDS else "any" for reward in rules.rewards]


def faces(mask: i64) -> list[int]:
    return [face for face in range(1, 7) if int(mask) >> face & 1]


def goods(counts: vec[i64], row: i64) -> dict[str, int]:
    return {GOODS[kind]: int(counts[row + kind]) for kind in range(KINDS)}


def draw_land(rules: TungaruBox, land: i64) -> Drawn:
    """What an island offers, as printed on it or on the tile that lies there."""
    return {
        "tile": TILES[land - PRINTED] if land >= PRINTED else None,
        "harvest": {"faces": faces(rules.faces[land]), "good": GOODS[rules.harvest[land]]},
        "trade": {"give": GOODS[rules.give[land]], "get": goods(rules.get, land * KINDS)},
    }


def draw_ways(rules: TungaruBox, island: i64) -> Drawn:
    return {
        "walkways": [to for to in range(rules.islands) if rules.walkways[island * ISLANDS + to] == 1],
        "migration": [space for space in range(MIGRATION) if rules.links[island * MIGRATION + space] == 1],
    }


def draw_shores(rules: TungaruBox, ground: i64) -> Drawn:
    return {
        "islands": [rules.shores[ground * 2], rules.shores[ground * 2 + 1]],
        "borders": [to for to in range(rules.grounds) if rules.borders(ground, to) == 1],
        "capacity": rules.boats,
    }


def draw_nomad(rules: TungaruBox, nomad: i64) -> Drawn:
    benefit = BENEFITS[rules.benefit[nomad]]
    scored = SCORINGS[rules.scoring[nomad]]
    points = [rules.score[nomad * KINDS + kind] for kind in range(KINDS)]
    return {
        "cost": goods(rules.cost, nomad * KINDS),
        "benefit": benefit,
        "good": GOODS[FISH if benefit == "settle" else rules.good[nomad]] if benefit in DEALS else None,
        "count": COUNTS.get(benefit, int(rules.sells[nomad])),
        "worth": rules.worth[nomad],
        "faces": faces(rules.sell_faces[nomad]),
        "scoring": scored,
        "points": points if scored == "goods" else points[:1],
        "flower": FLOWERS[rules.flower[nomad]] if scored == "flower" else None,
    }


def draw_leader(rules: TungaruBox, which: i64) -> list[Drawn]:
    """The dice spaces of a leader card."""
    rows = [which * LEADER_SPACES + space for space in range(LEADER_SPACES)]
    return [
        {
            "faces": faces(rules.space_faces[row]),
            "goods": goods(rules.space_goods, row * KINDS),
            "open": rules.space_open[row] == 1,
        }
        for row in rows
    ]
