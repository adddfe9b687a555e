"""Lanterns for the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.toys.lanterns.decisions import DECISIONS
from tests.toys.lanterns.state import LanternBox, LanternState
from tests.toys.lanterns.terms import COLOURS, EVENTS, PICKS, REASONS
from tutable.core.components import Components, Field, Sheet
from tutable.core.engine import Box, Decision
from tutable.core.game import Game


class Lanterns(Game):
    """Lanterns for two to four."""

    decisions: list[Decision[Any]] = [*DECISIONS]
    picks = PICKS
    reasons = REASONS
    events = EVENTS
    sheets = (Sheet("lantern", COLOURS, (Field("count", 4, 40), Field("value", 1, 9))),)
    made_of: type[LanternState] = LanternState

    def start(self, players: int, options: dict[str, str], components: Components) -> LanternState:
        counts = components.column("lantern", "count", COLOURS)
        values = components.column("lantern", "value", COLOURS)
        s = self.made_of(LanternBox(players, self.decisions, counts, values, int(options["rounds"])))
        s.set_up()
        return s

    def name_of(self, sort: str, value: int, box: Box, before: list[int]) -> str | int:
        if sort == "seat":
            return f"seat:{value}"
        return "name:" + COLOURS[value] if sort == "colour" else value


HERE = Path(__file__).parent
GAME = Lanterns(HERE)
