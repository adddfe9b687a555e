"""The picture of a Tundra table for one seat, made from its knowledge alone."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import kind_of, seat_of
from tutable.games.tundra import flow
from tutable.games.tundra.decisions.gathering import is_left
from tutable.games.tundra.places import CHOSEN, IN_HAND, SECRET, UNSEEN
from tutable.games.tundra.scoring import goal_count, personal_count, personal_points
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    BOARD_NAMES,
    BOARDS,
    CARDS,
    CHARACTERS,
    FACES,
    FIRST_CITY,
    FROM_PERSONAL,
    GLADES,
    GOALS,
    GOODS,
    HAND,
    KINDS,
    OPEN_GOALS,
    PERSONAL,
    PIECES,
    SIDE,
    SIDE_NAMES,
    SOURCE_NAMES,
    SOURCES,
    SPOTS,
    TILES,
    TITLES,
    TOWERS,
)

Drawn = dict[str, Any]


class View:
    """What a client draws, as plain JSON values.

    `s` is a table that the watching seat could not tell from the real one, so what lies open is read from it;
    what is hidden comes from `hidden`, where that seat's knowledge stands.
    """

    def __init__(
        self, s: TundraState, seat: i64, hidden: vec[i64], won: vec[i64], starters: vec[i64], goals: vec[i64]
    ) -> None:
        self.s = s
        self.rules = s.rules
        self.seat = seat
        self.hidden = hidden
        self.won = won
        self.starters = starters  # that this seat cannot see anywhere
        self.goals = goals

    def draw(self) -> Drawn:
        """The map, the city, the goals, the seats."""
        s = self.s
        seats = range(s.box.players)
        return {
            "round": s.round,
            "first": s.first,
            "turn": s.turn,
            "over": s.is_over(),
            "glades": [self.glade(glade) for glade in range(self.rules.glades)],
            "settlements": [self.settlement(seat) for seat in seats],
            "gathering": self.gathering(),
            "closed": self.closed(),
            "deck": [CARDS[card] for card in range(FIRST_CITY, len(CARDS)) if s.is_in_deck(card)],
            "discards": [CARDS[card] for card in range(FIRST_CITY, len(CARDS)) if s.is_discarded(card)],
            "market": [self.card(s.stall(space)) for space in range(self.rules.stalls)],
            "goals": [self.goal(slot) for slot in range(OPEN_GOALS)],
            "unseen_starters": [CARDS[card] for card in self.starters],
            "unseen_goals": [PERSONAL[goal] for goal in self.goals if self.rules.personal_goals],
            "printed": self.rules.printed,
            "seats": [self.player(seat) for seat in seats],
        }

    # -- the map --------------------------------------------------------------------------

    def glade(self, glade: i64) -> Drawn:
        tile = self.s.tile(glade)
        face: Drawn = {"tile": None, "resource": None, "bonus": None}
        return {
            "at": list(self.rules.spaces[glade]),
            "edge": self.rules.edge[glade] == 1,
            **(self.tile(tile) if tile >= 0 else face),
            "tower": known(self.s.tower_at(glade)),
        }

    def tile(self, tile: i64) -> Drawn:
        name = TILES[tile]
        return {"tile": name, **self.rules.printed["tiles"][name]}

    def settlement(self, seat: i64) -> Drawn:
        return {"at": list(self.rules.homes[seat]), "place": self.rules.home(seat)}

    def closed(self) -> list[Drawn]:
        """The tiles that still lie face down, somewhere."""
        left = self.s.tiles_left()
        names = [TILES[tile] for tile in range(GLADES) if left[tile] > 0]
        tiles = self.rules.printed["tiles"]
        return [{"tile": name, "resource": tiles[name]["resource"]} for name in names]

    def gathering(self) -> Drawn | None:
        """Who gathers, and which glades can still give something in this action."""
        s = self.s
        if s.depth == 0 or kind_of(s.top()) != flow.GATHERING:
            return None
        seat = seat_of(s.top())
        giving: list[int] = []
        for glade in range(self.rules.glades):
            kind = s.kind_at(glade)
            if s.pieces_on(seat, glade) > 0 and kind < KINDS and is_left(s, s.top(), kind):
                giving.append(glade)
        return {"seat": seat, "glades": giving}

    # -- cards and goals ------------------------------------------------------------------

    def card(self, card: i64) -> Drawn | None:
        """A card that lies open; what is written on it stands in `printed`."""
        return {"card": CARDS[card]} if card >= 0 else None

    def goal(self, slot: i64) -> Drawn | None:
        s = self.s
        goal = s.goal(slot)
        if goal < 0:
            return None
        return {
            "goal": GOALS[goal],
            "counts": [goal_count(s, seat, goal) for seat in range(s.box.players)],
            "taken_by": known(s.goal_seat(slot)),
            "die": known(s.goal_die(slot), 1),
        }

    # -- a seat ---------------------------------------------------------------------------

    def player(self, seat: i64) -> Drawn:
        s = self.s
        title = s.title(seat)
        character = s.character(seat)
        points = dict(zip(SOURCE_NAMES, numbers(s.points, seat, SOURCES), strict=True))
        return {
            "resources": s.resources(seat),
            "goods": {GOODS[kind]: s.good(seat, kind) for kind in range(len(GOODS))},
            "dice": [value for value in range(1, FACES + 1) for _ in range(s.dice_of(seat, value))],
            "unrolled": s.unrolled(seat),
            "supply": s.supply(seat),
            "aside": s.aside(seat),
            "character": CHARACTERS[character] if character >= 0 else None,
            "title": TITLES[title],
            "side": SIDE_NAMES[SIDE[character]] if character >= 0 else None,
            "workers": [known(s.worker(seat, which)) for which in range(PIECES)],
            "towers_left": TOWERS - s.towers(seat),
            "boards": [self.board(seat, board) for board in range(BOARDS)],
            "advisors": [self.advisor(seat, space) for space in range(ADVISORS)],
            "hand": self.hand(seat),
            "personal": self.personal(seat),
            "has_chosen": self.hidden[CHOSEN + seat] != 0 and seat == self.seat,
            "points": {**points, "total": sum(points.values())},
            "standing": self.standing(seat, sum(points.values())),
            "won": self.won[seat] == 1,
        }

    def standing(self, seat: i64, points: int) -> Drawn:
        """A seat's points now, and with its personal goal if that is known and not yet counted."""
        goal = self.hidden[SECRET + seat]
        more = 0
        if goal not in (0, UNSEEN) and self.s.points[seat * SOURCES + FROM_PERSONAL] == 0:
            more = int(personal_points(self.s, seat, goal - 1))
        return {"points": points, "now": points + more, "open": goal == UNSEEN}

    def board(self, seat: i64, board: i64) -> Drawn:
        return {
            "board": BOARD_NAMES[board],
            "upgraded": self.s.is_upgraded(seat, board),
            "dice": [value for value in range(1, FACES + 1) if self.s.slot_taken(seat, board, value)],
            "cards": [self.card(self.s.card_under(seat, board, spot)) for spot in range(SPOTS)],
        }

    def advisor(self, seat: i64, space: i64) -> Drawn | None:
        drawn = self.card(self.s.advisor(seat, space))
        if drawn is not None:
            drawn["turned"] = self.s.is_turned(seat, space)
        return drawn

    def hand(self, seat: i64) -> list[Drawn | None]:
        """Starters in hand, later those returned: None where this seat cannot know, even by counting."""
        values = [value for value in numbers(self.hidden, seat, HAND, IN_HAND) if value]
        if UNSEEN in values and len(self.starters) == len(values):
            return [self.card(card) for card in self.starters]
        return [None if value == UNSEEN else self.card(value - 1) for value in values]

    def personal(self, seat: i64) -> Drawn | None:
        """A personal goal: its name if this seat knows it."""
        value = self.hidden[SECRET + seat]
        if value == 0:
            return None
        if value == UNSEEN:
            return {"goal": None, "count": None}
        return {"goal": PERSONAL[value - 1], "count": personal_count(self.s, seat, value - 1)}


def numbers(table: vec[i64], row: i64, count: i64, first: i64 = 0) -> list[int]:
    """One row of a table."""
    return [table[first + row * count + i] for i in range(count)]


def known(value: i64, least: i64 = 0) -> int | None:
    """A number, or None where there is nothing."""
    return value if value >= least else None
