"""The picture of a Tundra table for one seat, made from its knowledge alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tutable.core.engine import kind_of, seat_of
from tutable.core.rng import Rng
from tutable.games.tundra import flow
from tutable.games.tundra.scoring import goal_count, personal_count
from tutable.games.tundra.settle import available, gathered
from tutable.games.tundra.terms import (
    ADVISOR,
    ADVISORS,
    ASIDE,
    BOARD_NAMES,
    BOARDS,
    CARDS,
    CHARACTER,
    CHARACTERS,
    CHOSEN,
    CITY_COUNT,
    DICE,
    DISCARDED,
    FACES,
    FIRST_CITY,
    GLADES,
    GOAL_CARD,
    GOAL_DIE,
    GOALS,
    GOODS,
    HAND,
    IN_DECK,
    IN_HAND,
    KINDS,
    OPEN_GOALS,
    PERSONAL,
    PIECES,
    POWER,
    SECRET,
    SIDE,
    SIDE_NAMES,
    SLOTS,
    SOURCE_NAMES,
    SOURCES,
    SPOTS,
    STALL,
    STRIDE,
    SUPPLY,
    TILE,
    TILES,
    TITLE,
    TITLES,
    TOWER,
    TOWERS,
    UNDER,
    UNROLLED,
    UPGRADED,
    USED,
    WORKER,
)

if TYPE_CHECKING:
    from tutable.games.tundra.knowledge import TundraKnowledge
    from tutable.games.tundra.state import TundraState

UNSEEN = 99


def draw_view(k: TundraKnowledge) -> dict[str, Any]:
    """Plain JSON values: the map, the city, the goals, the seats."""
    n = int(k.rules.players)
    # Rules count on whole tables; what is counted here is the same in all that this seat could sit at.
    s = k.sample(Rng(1))
    return {
        "round": int(k.round),
        "first": int(k.first),
        "turn": int(k.turn),
        "over": bool(k.depth == 0),
        "glades": [draw_glade(k, glade) for glade in range(int(k.rules.glades))],
        "settlements": [
            {"at": list(k.rules.homes[seat]), "place": int(k.rules.home(seat))} for seat in range(n)
        ],
        "gathering": draw_gathering(s),
        "closed": closed_tiles(k),
        "deck": cards_at(k, int(IN_DECK)),
        "discards": cards_at(k, int(DISCARDED)),
        "market": [card(int(k.city[int(STALL) + space])) for space in range(int(k.rules.stalls))],
        "goals": [draw_goal(k, s, slot) for slot in range(int(OPEN_GOALS))],
        "unseen_starters": [CARDS[int(c)] for c in k.unseen_starters()],
        "unseen_goals": [PERSONAL[int(g)] for g in k.unseen_goals()] if k.rules.personal_goals else [],
        "printed": k.rules.printed,
        "seats": [draw_seat(k, s, seat) for seat in range(n)],
    }


def draw_glade(k: TundraKnowledge, glade: int) -> dict[str, Any]:
    tile = int(k.land[int(TILE) + glade])
    tower = int(k.land[int(TOWER) + glade])
    return {
        "at": list(k.rules.spaces[glade]),
        "edge": bool(k.rules.edge[glade] == 1),
        "tile": TILES[tile - 1] if tile else None,
        "resource": resource(k, tile - 1) if tile else None,
        "bonus": k.rules.printed["tiles"][TILES[tile - 1]]["bonus"] if tile else None,
        "tower": tower - 1 if tower else None,
    }


def draw_gathering(s: TundraState) -> dict[str, Any] | None:
    """Who gathers, and which glades can still give something in this action."""
    if s.depth == 0 or kind_of(s.top()) != flow.GATHERING:
        return None
    f = s.top()
    seat = seat_of(f)
    left = [available(s, seat, kind) - gathered(f, kind) for kind in range(KINDS)]
    giving = [
        glade
        for glade in range(int(s.rules.glades))
        if s.pieces_on(seat, glade) > 0 and s.kind_at(glade) < KINDS and left[int(s.kind_at(glade))] > 0
    ]
    return {"seat": int(seat), "glades": giving}


def resource(k: TundraKnowledge, tile: int) -> str:
    kind = int(k.rules.tile_kind[tile])
    return GOODS[kind] if kind < KINDS else "none"


def closed_tiles(k: TundraKnowledge) -> list[dict[str, str]]:
    """The tiles that still lie face down, somewhere."""
    opened = {int(k.land[int(TILE) + glade]) - 1 for glade in range(int(GLADES))}
    return [
        {"tile": TILES[tile], "resource": resource(k, tile)}
        for tile in range(int(GLADES))
        if tile not in opened and int(k.rules.tile_players[tile]) <= int(k.rules.players)
    ]


def cards_at(k: TundraKnowledge, where: int) -> list[str]:
    return [CARDS[int(FIRST_CITY) + c] for c in range(int(CITY_COUNT)) if int(k.city[c]) == where]


def card(value: int) -> dict[str, Any] | None:
    """A card that lies open; what is written on it stands in `printed`."""
    return {"card": CARDS[value % int(USED) - 1]} if value else None


def draw_goal(k: TundraKnowledge, s: TundraState, slot: int) -> dict[str, Any] | None:
    goal = int(k.city[int(GOAL_CARD) + slot]) - 1
    if goal < 0:
        return None
    die = int(k.city[int(GOAL_DIE) + slot])
    return {
        "goal": GOALS[goal],
        "counts": [int(goal_count(s, seat, goal)) for seat in range(int(k.rules.players))],
        "taken_by": die % 8 - 1 if die else None,
        "die": die // 8 if die else None,
    }


def draw_seat(k: TundraKnowledge, s: TundraState, seat: int) -> dict[str, Any]:
    row = seat * int(STRIDE)

    def at(field: i64) -> int:
        return int(k.seats[row + int(field)])

    points = [int(k.points[seat * int(SOURCES) + i]) for i in range(int(SOURCES))]
    workers = [int(k.seats[row + int(WORKER) + w]) for w in range(int(PIECES))]
    towers = sum(int(k.land[int(TOWER) + glade]) == seat + 1 for glade in range(int(GLADES)))
    title = at(TITLE)
    character = at(CHARACTER) - 1
    return {
        "resources": int(s.resources(seat)),
        "goods": {GOODS[kind]: int(k.seats[row + kind]) for kind in range(len(GOODS))},
        "dice": [v + 1 for v in range(int(FACES)) for _ in range(int(k.seats[row + int(DICE) + v]))],
        "unrolled": at(UNROLLED),
        "supply": at(SUPPLY),
        "aside": at(ASIDE),
        "character": CHARACTERS[character] if character >= 0 else None,
        "title": TITLES[title],
        "side": SIDE_NAMES[int(SIDE[character])] if character >= 0 else None,
        "workers": [place - 1 if place else None for place in workers],
        "towers_left": int(TOWERS) - towers,
        "boards": [draw_board(k, seat, board) for board in range(int(BOARDS))],
        "advisors": [draw_advisor(k, seat, space) for space in range(int(ADVISORS))],
        "hand": hand(k, seat),
        "personal": personal(k, s, seat),
        "has_chosen": int(k.hidden[int(CHOSEN) + seat]) != 0 and seat == int(k.seat),
        "points": {**dict(zip(SOURCE_NAMES, points, strict=True)), "total": sum(points)},
        "won": bool(k.won[seat] == 1),
    }


def draw_board(k: TundraKnowledge, seat: int, board: int) -> dict[str, Any]:
    row = seat * int(STRIDE)
    upgraded = int(k.seats[row + int(UPGRADED)]) & int(POWER[board]) != 0
    slots = int(k.seats[row + int(SLOTS)])
    under = [int(k.seats[row + int(UNDER) + board * int(SPOTS) + spot]) for spot in range(int(SPOTS))]
    return {
        "board": BOARD_NAMES[board],
        "upgraded": upgraded,
        "dice": [v + 1 for v in range(int(FACES)) if slots & int(POWER[board * int(FACES) + v])],
        "cards": [card(value) for value in under],
    }


def draw_advisor(k: TundraKnowledge, seat: int, space: int) -> dict[str, Any] | None:
    value = int(k.seats[seat * int(STRIDE) + int(ADVISOR) + space])
    drawn = card(value)
    if drawn is not None:
        drawn["turned"] = value >= int(USED)
    return drawn


def hand(k: TundraKnowledge, seat: int) -> list[dict[str, Any] | None]:
    """Starters in hand, later those returned: None where this seat cannot know, even by counting."""
    values = [int(k.hidden[int(IN_HAND) + seat * int(HAND) + i]) for i in range(int(HAND))]
    values = [value for value in values if value]
    unseen = [int(c) for c in k.unseen_starters()]
    if UNSEEN in values and len(unseen) == len(values):
        return [card(c + 1) for c in unseen]
    return [None if value == UNSEEN else card(value) for value in values]


def personal(k: TundraKnowledge, s: TundraState, seat: int) -> dict[str, Any] | None:
    """A personal goal: its name if this seat knows it."""
    value = int(k.hidden[int(SECRET) + seat])
    if value == 0:
        return None
    if value == UNSEEN:
        return {"goal": None, "count": None}
    return {"goal": PERSONAL[value - 1], "count": int(personal_count(s, seat, value - 1))}
