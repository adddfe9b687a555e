"""The picture of a Tungaru table for one seat, made from its knowledge alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tutable.core.engine import kind_of
from tutable.games.tungaru import flow, scoring
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    ASIDE,
    BENEFITS,
    CARD_FISH,
    DICE,
    DICE_SPACES,
    DIE_COUNT,
    FISH,
    FLOWERS,
    GOODS,
    GROUND,
    HAND,
    IN_BOX,
    IN_PILE,
    ISLE,
    KINDS,
    LAND,
    LEADER,
    LEADER_SPACES,
    LEADERS,
    LEADS,
    LOCK,
    MARKET,
    MARKETS,
    MIGRATION,
    MONUMENT,
    MONUMENTS,
    NOMAD,
    NOMAD_IDS,
    NOMADS,
    ON_ISLAND,
    PASSED,
    POINTS,
    RECRUITED,
    RESERVED,
    SAILED,
    SCORED,
    SCORINGS,
    SEAT,
    SETTLER,
    SETTLERS,
    SIXTH,
    SLOT,
    SLOT_DIE,
    SLOTS,
    SOURCES,
    SPACE,
    STORAGE,
    STORED,
    TAMANA,
    TILES,
    TRACK,
    TRACK_LENGTH,
    USED,
    WAITING,
)

if TYPE_CHECKING:
    from tutable.games.tungaru.knowledge import TungaruKnowledge

HIDDEN_LEADER = 7
SOURCES_OF_POINTS = ("gifts", "sales", *SCORINGS)
DEALS = ("income", "sell", "settle")  # benefits that have to do with a good
COUNTS = {"storage": 2, "dice": 1, "sail": 1, "settle": 1}  # on nomads that deal in nothing


def draw_view(k: TungaruKnowledge) -> dict[str, Any]:
    """Plain JSON values: islands, grounds, migration, nomads, leader cards, the seats."""
    rules = k.rules
    return {
        "round": int(k.round),
        "turn": int(k.turn),
        "start": int(k.start),
        "phase": phase(k),
        "round_limit": int(rules.round_limit) or None,
        "over": bool(k.depth == 0),
        "side": "small" if rules.small else "large",
        "islands": [draw_island(k, island) for island in range(int(rules.islands))],
        "grounds": [draw_ground(k, ground) for ground in range(int(rules.grounds))],
        "migration": [nomad_id(k.tiles[WAITING + space]) for space in range(MIGRATION)],
        "pile": [NOMAD_IDS[tile] for tile in range(NOMADS) if k.tiles[tile] == IN_PILE],
        "nomads": {NOMAD_IDS[tile]: draw_nomad(k, tile) for tile in range(NOMADS) if k.tiles[tile] != IN_BOX},
        "leaders": {LEADERS[which]: draw_leader(k, which) for which in range(LEADS)},
        "rewards": [[*GOODS, "any"][int(reward)] for reward in rules.rewards],
        "seats": [draw_seat(k, seat) for seat in range(int(rules.players))],
    }


def phase(k: TungaruKnowledge) -> int:
    """TUG-PHASE-1..4; 0 while the table is set up or over. The lowest frame on the stack says it."""
    lowest = int(kind_of(k.stack[0])) if k.depth > 0 else int(flow.FIRST)
    if lowest == flow.ROLLING:
        return 1 if k.depth == 1 else 0  # boats are placed on top of it
    if lowest == flow.CHOOSING:
        return 2 if k.depth == 1 else 1  # income is stored on top of it
    if lowest in (flow.TURN, flow.AFTER):
        asked = int(kind_of(k.stack[k.depth - 1]))
        return 2 if flow.WORKER_ROLLS <= asked <= flow.FREE_TRADE else 3
    return 4 if lowest in (flow.LEFTOVER, flow.ROUND_END) else 0


def nomad_id(tile: i64) -> str | None:
    return NOMAD_IDS[tile - 1] if tile > 0 else None


def faces(mask: i64) -> list[int]:
    return [face for face in range(1, 7) if int(mask) >> face & 1]


def goods(counts: Any, row: int) -> dict[str, int]:
    return {GOODS[kind]: int(counts[row + kind]) for kind in range(KINDS)}


def draw_island(k: TungaruKnowledge, island: int) -> dict[str, Any]:
    rules = k.rules
    i = island * int(ISLE)
    land = int(k.isles[i + LAND])
    dice = [int(k.isles[i + ON_ISLAND + space]) for space in range(int(rules.dice_spaces))]
    market = [int(k.isles[i + MARKET + space]) for space in range(MARKETS)]
    n = int(rules.players)
    return {
        "name": rules.names[island],
        "tile": TILES[land - 8] if land >= 8 else None,
        "harvest": {"faces": faces(rules.faces[land]), "good": GOODS[rules.harvest[land]]},
        "trade": {"give": GOODS[rules.give[land]], "get": goods(rules.get, land * 4)},
        "nomad": nomad_id(k.isles[i + NOMAD]),
        "reserved": int(k.isles[i + RESERVED]) - 1 if k.isles[i + RESERVED] > 0 else None,
        "market": [GOODS[good - 1] if good > 0 else None for good in market],
        "dice": [{"seat": (die - 1) // 6, "value": (die - 1) % 6 + 1} if die > 0 else None for die in dice],
        "dice_closed": int(DICE_SPACES) - int(rules.dice_spaces),
        "settlers": [seat for seat in range(n) if k.seats[seat * SEAT + SETTLER + island] > 0],
        "settler_spaces": int(rules.settler_spaces),
        "monuments": [
            seat for seat in range(n) for _ in range(int(k.seats[seat * SEAT + MONUMENT + island]))
        ],
        "monument_spaces": int(rules.monument_spaces),
        "walkways": [o for o in range(int(rules.islands)) if rules.walkways[island * 8 + o] == 1],
        "migration": [space for space in range(MIGRATION) if rules.links[island * 4 + space] == 1],
    }


def draw_ground(k: TungaruKnowledge, ground: int) -> dict[str, Any]:
    rules = k.rules
    return {
        "islands": [int(rules.shores[ground * 2]), int(rules.shores[ground * 2 + 1])],
        "borders": [o for o in range(int(rules.grounds)) if rules.distance[ground * 10 + o] == 1],
        "capacity": int(rules.boats),
        "boats": [s for s in range(int(rules.players)) if k.seats[s * SEAT + GROUND] == ground + 1],
    }


def draw_nomad(k: TungaruKnowledge, tile: int) -> dict[str, Any]:
    rules = k.rules
    benefit = BENEFITS[rules.benefit[tile]]
    scoring = SCORINGS[rules.scoring[tile]]
    row = tile * int(KINDS)
    points = [int(rules.score[row + kind]) for kind in range(KINDS)]
    return {
        "cost": goods(rules.cost, row),
        "benefit": benefit,
        "good": GOODS[FISH if benefit == "settle" else rules.good[tile]] if benefit in DEALS else None,
        "count": COUNTS.get(benefit, int(rules.sells[tile])),
        "worth": int(rules.worth[tile]),
        "faces": faces(rules.sell_faces[tile]),
        "scoring": scoring,
        "points": points if scoring == "goods" else points[:1],
        "flower": FLOWERS[rules.flower[tile]] if scoring == "flower" else None,
    }


def draw_leader(k: TungaruKnowledge, which: int) -> list[dict[str, Any]]:
    """The dice spaces of a leader card."""
    rules = k.rules
    rows = [which * int(LEADER_SPACES) + space for space in range(LEADER_SPACES)]
    return [
        {
            "faces": faces(rules.space_faces[row]),
            "goods": goods(rules.space_goods, row * int(KINDS)),
            "open": bool(rules.space_open[row] == 1),
        }
        for row in rows
    ]


def draw_seat(k: TungaruKnowledge, seat: int) -> dict[str, Any]:
    i = seat * int(SEAT)
    v = k.seats
    leader = int(v[i + LEADER])
    up = [int(v[i + SLOT + slot]) for slot in range(SLOTS)]
    points = [int(v[i + POINTS + source]) for source in range(SOURCES)]
    settlers = [int(v[i + SETTLER + island]) for island in range(int(k.rules.islands))]
    placed = sum(1 for state in settlers if state > 0) + int(v[i + TAMANA])
    on_board = sum(int(v[i + MONUMENT + island]) for island in range(int(k.rules.islands)))
    return {
        "goods": goods(v, i + int(STORED)),
        "storage": storage(k, seat),
        "card_fish": bool(v[i + CARD_FISH] > 0),
        "ground": int(v[i + GROUND]) - 1 if v[i + GROUND] > 0 else None,
        "dice": [int(v[i + DICE + die]) for die in range(DIE_COUNT)],
        "nomads": [nomad_id(tile) for tile in up],
        "nomad_dice": [int(v[i + SLOT_DIE + slot]) for slot in range(SLOTS)],
        "travellers": [
            NOMAD_IDS[tile]
            for tile in range(NOMADS)
            if k.tiles[tile] == RECRUITED + seat and tile + 1 not in up
        ],
        "track": int(TRACK_LENGTH) - int(v[i + TRACK]),
        "locks": {
            "space-3": bool(v[i + LOCK] == 1),
            "space-4": bool(v[i + LOCK + 1] == 1),
            "storage-6": bool(v[i + SIXTH] == 1),
        },
        "settlers": [[None, "upright", "exhausted"][state] for state in settlers],
        "tamana": bool(v[i + TAMANA] > 0),
        "settlers_left": int(SETTLERS) - placed,
        "monuments_on_board": on_board,
        "monuments_aside": int(v[i + ASIDE]),
        "monuments": int(MONUMENTS),
        "hand": {LEADERS[which]: int(v[i + HAND + which]) for which in range(LEADS)},
        "leader": LEADERS[leader - 1] if 0 < leader < HIDDEN_LEADER else None,
        "leader_dice": [int(v[i + SPACE + space]) for space in range(LEADER_SPACES)],
        "benefit_used": bool(v[i + USED] > 0),
        "sailed": int(v[i + SAILED]),
        "passed": bool(v[i + PASSED] > 0),
        "points": by_source(points),
        "worth_now": by_source(points[: int(SCORED)] + worth_now(k, seat)),
        "won": seat in winners(k),
    }


def by_source(points: list[int]) -> dict[str, int]:
    return {**dict(zip(SOURCES_OF_POINTS, points, strict=True)), "total": sum(points)}


def worth_now(k: TungaruKnowledge, seat: int) -> list[int]:
    """What the six kinds of scoring would bring if the game ended now; all of it is public."""
    s = TungaruState(k.rules)
    s.isles = k.isles[:]
    s.tiles = k.tiles[:]
    s.seats = k.seats[:]
    return [int(points) for points in scoring.nomad_points(s, seat)]


def storage(k: TungaruKnowledge, seat: int) -> int:
    """Storage spaces: five, the sixth, two for each face-up storage nomad."""
    i = seat * int(SEAT)
    spaces = 6 - int(k.seats[i + SIXTH])
    for slot in range(SLOTS):
        tile = int(k.seats[i + SLOT + slot])
        if tile > 0 and k.rules.benefit[tile - 1] == STORAGE:
            spaces += 2
    return spaces


def winners(k: TungaruKnowledge) -> list[int]:
    if k.depth > 0:
        return []
    n = int(k.rules.players)
    totals = [sum(int(k.seats[s * SEAT + POINTS + source]) for source in range(SOURCES)) for s in range(n)]
    tied = [seat for seat in range(n) if totals[seat] == max(totals)]
    return [max(tied, key=lambda seat: (seat - int(k.start)) % n)]
