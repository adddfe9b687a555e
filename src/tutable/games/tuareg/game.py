"""Tuareg for the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutable.core.components import Components, Values
from tutable.core.engine import Box, State
from tutable.core.errors import Problem
from tutable.core.game import Game
from tutable.games.tuareg import events, flow, names
from tutable.games.tuareg.box import TuaregBox
from tutable.games.tuareg.decisions.buying import Paying
from tutable.games.tuareg.decisions.dealing import Beginning, Drawing, MarketOpens, Theft
from tutable.games.tuareg.decisions.drawing import Laying
from tutable.games.tuareg.decisions.loading import Loading
from tutable.games.tuareg.decisions.market import Taking
from tutable.games.tuareg.decisions.specials import After
from tutable.games.tuareg.decisions.stage_end import StageEnd
from tutable.games.tuareg.decisions.turn import Turn
from tutable.games.tuareg.knowledge import TuaregKnower
from tutable.games.tuareg.reasons import REASONS
from tutable.games.tuareg.setup import set_up
from tutable.games.tuareg.sheets import SHEETS, check
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import GOODS, PICKS, SPECIALS

DECISIONS = {
    flow.FIRST: Beginning(),
    flow.MARKET_OPENS: MarketOpens(),
    flow.TURN: Turn(),
    flow.DRAWING: Drawing(),
    flow.LOADING: Loading(),
    flow.TAKING: Taking(),
    flow.PAYING: Paying(),
    flow.THEFT: Theft(),
    flow.AFTER: After(),
    flow.LAYING: Laying(),
    flow.STAGE_END: StageEnd(),
}


class Tuareg(Game):
    """Tuareg (Adlung-Spiele 2011) for two to five."""

    decisions = [DECISIONS[kind] for kind in range(len(DECISIONS))]
    picks = PICKS
    reasons = REASONS
    events = events.EVENTS
    sheets = SHEETS

    def start(self, players: int, options: dict[str, str], components: Components) -> TuaregState:
        return set_up(self.rules(players, options, components))

    def placed(
        self, position: dict[str, Any], players: int, options: dict[str, str], components: Components
    ) -> TuaregState:
        from tutable.games.tuareg.face.position import place

        return place(position, self.rules(players, options, components))

    def position_of(self, s: State) -> str:
        assert isinstance(s, TuaregState)
        from tutable.games.tuareg.face.describe import describe

        return describe(s)

    def rules(self, players: int, options: dict[str, str], components: Components) -> TuaregBox:
        """Component values and table options of one match."""
        first = self.first_player(players, options)
        stock = components.values["stock"][f"{players}-players"]
        return TuaregBox(
            players,
            self.decisions,
            components.column("good", "count", GOODS),
            components.column("good", "dinars", GOODS),
            components.column("good", "points", GOODS),
            components.values["price"]["special"]["dinars"],
            [stock[special] for special in SPECIALS],
            first,
            options["discards_return"] == "yes",
            options["pass"] == "only_if_stuck",
            options["overpay"] == "stop_when_paid",
            TuaregKnower(),
        )

    def check_components(self, values: Values) -> list[Problem]:
        return check(values)

    def name_of(self, sort: str, value: int, box: Box, before: list[int]) -> str | int:
        assert isinstance(box, TuaregBox)
        if sort == "seat":
            return names.player(value)
        if sort == "good":
            return names.good(value)
        if sort == "special":
            return names.special(value)
        if sort == "animal":
            return names.animal_name(box.camels, value)
        if sort == "source":
            return names.source_name(box.camels, value)
        if sort == "cave":
            return value + 1
        return value


GAME = Tuareg(Path(__file__).parent)
