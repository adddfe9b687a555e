"""Component values and table options of one match, shared by every copy of a table."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Box, Decision
from tutable.games.tundra.terms import GLADES, PICKS


class TundraBox(Box):
    """What is printed on boards, cards and tiles, and the layout that is played."""

    def __init__(
        self, players: int, decisions: list[Decision[Any]], options: dict[str, bool], first: int
    ) -> None:
        super().__init__(players, decisions, PICKS, first)
        self.titles = options["titles"]
        self.personal_goals = options["personal_goals"]
        self.choose_characters = options["choose_characters"]
        self.free_white_die = options["free_white_die"]  # TUN-A25
        self.stalls: i64 = players + 2  # TUN-6 market spaces
        self.glades: i64 = 0
        self.spaces: list[tuple[int, int]] = []  # where the places lie, for the picture
        self.homes: list[tuple[int, int]] = []
        self.neighbours = vec[i64]()  # place, side: a place or -1
        self.starts = vec[i64]()  # seat, two glades
        self.edge = vec[i64]()
        self.tile_players = vec[i64]()
        self.tile_kind = vec[i64]()  # resource, or KINDS for none
        self.tile_bonus = vec[i64]()  # tile, item
        self.starter_players = vec[i64]()
        self.card_gains = vec[i64]()  # starters and enhancements: card, row 0..6, item
        self.advisors = vec[i64]()  # advisor, 12 numbers: see notation.effect_table
        self.boards = vec[i64]()  # base sides, then upgraded: board, row 0..6, verb and number
        self.costs = vec[i64]()  # board, resource
        self.goal_players = vec[i64]()
        self.goal_dice = vec[i64]()  # goal, two values
        self.goal_needs = vec[i64]()  # goal, three steps
        self.personal_players = vec[i64]()
        self.personal_needs = vec[i64]()
        self.personal_points = vec[i64]()
        self.start_goods = vec[i64]()  # three resources, berries, points
        self.title_numbers = vec[i64]()  # title, ten numbers in the order of the file
        self.title_gains = vec[i64]()  # title, item
        self.printed: dict[str, Any] = {}  # the same for people: see prints.py

    def home(self, seat: i64) -> i64:
        """The place of a seat's settlement."""
        return GLADES + seat
