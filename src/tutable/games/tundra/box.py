"""Component values and table options of one match, shared by every copy of a table."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.components import Components
from tutable.core.engine import Box, Decision, Knower, State
from tutable.games.tundra.layout import Layout
from tutable.games.tundra.notation import board_table, card_table, effect_table, gains
from tutable.games.tundra.prints import printed
from tutable.games.tundra.sheets import NEEDS, SHEETS, STEPS, layout_id
from tutable.games.tundra.terms import (
    ADVICE,
    ADVICE_GAINS,
    ADVISOR_CARDS,
    BOARD_NAMES,
    ENHANCEMENTS,
    FACES,
    FIRST_ADVISOR,
    GLADES,
    GOODS,
    ITEMS,
    KINDS,
    PICKS,
    SIDES,
    STARTERS,
    TILES,
    TITLE_FIELDS,
    TITLES,
)


class Settler:
    """Carries on what needs no answer: handed to the box, so that a decision need not import the others."""

    def settle(self, s: State) -> None:
        raise NotImplementedError


class TundraBox(Box):
    """What is printed on boards, cards and tiles, and the layout that is played."""

    def __init__(
        self,
        players: int,
        decisions: list[Decision[Any]],
        options: dict[str, str],
        first: int,
        parts: Components,
        knower: Knower,
        settler: Settler,
    ) -> None:
        super().__init__(players, decisions, PICKS, first)
        self.knower = knower
        self.settler = settler
        self.titles = options["titles"] == "yes"
        self.personal_goals = options["personal_goals"] == "yes"
        self.choose_characters = options["characters"] == "chosen"
        self.free_white_die = options["white_die"] == "free"  # TUN-A25
        self.stalls: i64 = players + 2  # TUN-6 market spaces
        v = parts.values
        chosen = v["layout"][layout_id(players, options["layout"])]
        layout = Layout(chosen["glades"], chosen["settlements"], chosen["starts"])
        self.glades: i64 = len(layout.glades)
        self.spaces = layout.glades  # where the places lie, for the picture
        self.homes = layout.settlements
        self.neighbours = vec[i64](layout.neighbours())  # place, side: a place or -1
        self.around = vec[
            i64
        ](  # place: the places beside it, as a mask
            [
                sum(1 << int(other) for other in self.neighbours[first : first + int(SIDES)] if other >= 0)
                for first in range(0, len(self.neighbours), int(SIDES))
            ]
        )
        self.starts = vec[i64](layout.start_places())  # seat, two glades
        self.edge = vec[i64](layout.edge())
        self.tile_players = column(parts, "tile", ("players",))
        self.tile_kind = vec[i64](["FSP-".index(v["tile"][name]["resource"]) for name in TILES])
        self.tile_bonus = flat([gains(v["tile"][name]["bonus"]) for name in TILES])  # tile, item
        self.starter_players = column(parts, "starter", ("players",))
        cards = [v["starter"][name]["rows"] for name in STARTERS]
        cards += [v["enhancement"][name]["rows"] for name in ENHANCEMENTS]
        self.card_gains = flat([card_table(text) for text in cards])  # card, row 0..6, item
        self.card_acts = vec[i64](  # card, row 0..6: 1 if it gives anything
            [
                int(any(self.card_gains[row + item] > 0 for item in range(int(ITEMS))))
                for row in range(0, len(self.card_gains), int(ITEMS))
            ]
        )
        self.advisors = flat([effect_table(v["advisor"][name]["effect"]) for name in ADVISOR_CARDS])
        sides = [v[sheet][name]["rows"] for sheet in ("board", "upgraded") for name in BOARD_NAMES]
        self.boards = flat([board_table(text) for text in sides])  # side, row 0..6, verb and number
        self.costs = flat([gains(v["board"][name]["cost"])[:3] for name in BOARD_NAMES])  # board, resource
        self.goal_players = column(parts, "goal", ("players",))
        self.goal_dice = column(parts, "goal", ("die_1", "die_2"))
        self.goal_needs = column(parts, "goal", NEEDS)
        self.personal_players = column(parts, "personal", ("players",))
        self.personal_needs = column(parts, "personal", NEEDS)
        self.personal_points = column(parts, "personal", STEPS)
        self.start_goods = column(parts, "start", (*GOODS, "points"))
        self.title_numbers = column(parts, "title", TITLE_FIELDS)
        self.title_gains = flat([gains(v["title"][name]["gain"]) for name in TITLES])  # title, item
        self.printed = printed(v, players)  # all of it for people

    def home(self, seat: i64) -> i64:
        """The place of a seat's settlement."""
        return GLADES + seat

    def card_row(self, card: i64, value: i64) -> i64:
        """Where a card's row begins in `card_gains`."""
        return (card * (FACES + 1) + value) * ITEMS

    def board_row(self, side: i64, value: i64) -> i64:
        """Where a board's row begins in `boards`; upgraded sides come after the base sides."""
        return (side * (FACES + 1) + value) * 2

    def advice_row(self, card: i64) -> i64:
        """Where an advisor's gains begin in `advisors`."""
        return (card - FIRST_ADVISOR) * ADVICE + ADVICE_GAINS

    def advice(self, card: i64, which: i64) -> i64:
        """What an advisor does (ADVICE_SORT), asks for and how often."""
        return self.advisors[(card - FIRST_ADVISOR) * ADVICE + which]

    def cost(self, board: i64, kind: i64) -> i64:
        """What upgrading a board costs of one resource."""
        return self.costs[board * KINDS + kind]

    def shows(self, goal: i64, value: i64) -> bool:
        """Does a die of this value fit on a goal?"""
        return self.goal_dice[goal * 2] == value or self.goal_dice[goal * 2 + 1] == value


def column(parts: Components, sheet: str, keys: tuple[str, ...]) -> vec[i64]:
    """Several numbers of every entry, entry by entry."""
    ids = next(s.ids for s in SHEETS if s.name == sheet)
    return vec[i64]([parts.values[sheet][name][key] for name in ids for key in keys])


def flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])
