"""Tungaru for the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutable.core.components import Components, Values
from tutable.core.engine import Box, State
from tutable.core.errors import BadOption, Problem
from tutable.core.game import Game
from tutable.games.tungaru import events, flow, names, sheets
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.decisions.cleanup import RoundEnd
from tutable.games.tungaru.decisions.leaders import Choosing, Fishing, FreeTrade, Giving, WorkerRolls
from tutable.games.tungaru.decisions.monuments import Building, Wishing
from tutable.games.tungaru.decisions.paying import Paying
from tutable.games.tungaru.decisions.recruit import Migrating, Placing, Refilling, Sparing
from tutable.games.tungaru.decisions.rolling import Rolling
from tutable.games.tungaru.decisions.sell import Selling
from tutable.games.tungaru.decisions.setting_up import (
    Beginning,
    NomadsCome,
    PlacingBoat,
    Pledging,
    Reserving,
    TileLaid,
)
from tutable.games.tungaru.decisions.storing import Leftover, Overflow
from tutable.games.tungaru.decisions.trade import Trading
from tutable.games.tungaru.decisions.travel import Travelling
from tutable.games.tungaru.decisions.turn import After, Turn
from tutable.games.tungaru.knowledge import TungaruKnower
from tutable.games.tungaru.reasons import REASONS
from tutable.games.tungaru.setup import set_up
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import PICKS

DECISIONS = {
    flow.TILE_LAID: TileLaid(),
    flow.NOMADS_COME: NomadsCome(),
    flow.FIRST: Beginning(),
    flow.BOAT: PlacingBoat(),
    flow.RESERVING: Reserving(),
    flow.PLEDGING: Pledging(),
    flow.ROLLING: Rolling(),
    flow.CHOOSING: Choosing(),
    flow.WORKER_ROLLS: WorkerRolls(),
    flow.GIVING: Giving(),
    flow.FISHING: Fishing(),
    flow.FREE_TRADE: FreeTrade(),
    flow.TURN: Turn(),
    flow.TRADING: Trading(),
    flow.TRAVELLING: Travelling(),
    flow.SPARING: Sparing(),
    flow.PAYING: Paying(),
    flow.BUILDING: Building(),
    flow.PLACING: Placing(),
    flow.REFILLING: Refilling(),
    flow.MIGRATING: Migrating(),
    flow.SELLING: Selling(),
    flow.WISHING: Wishing(),
    flow.OVERFLOW: Overflow(),
    flow.AFTER: After(),
    flow.LEFTOVER: Leftover(),
    flow.ROUND_END: RoundEnd(),
}


class Tungaru(Game):
    """Tungaru (Alley Cat Games 2021) for two to five."""

    decisions = [DECISIONS[kind] for kind in range(len(DECISIONS))]
    picks = PICKS
    reasons = REASONS
    events = events.EVENTS
    sheets = sheets.SHEETS

    def start(self, players: int, options: dict[str, str], components: Components) -> TungaruState:
        return set_up(self.rules(players, options, components))

    def placed(
        self, position: dict[str, Any], players: int, options: dict[str, str], components: Components
    ) -> TungaruState:
        from tutable.games.tungaru.face.position import place

        return place(position, self.rules(players, options, components))

    def position_of(self, s: State) -> str:
        assert isinstance(s, TungaruState)
        from tutable.games.tungaru.face.describe import describe

        return describe(s)

    def rules(self, players: int, options: dict[str, str], components: Components) -> TungaruBox:
        """Component values and table options of one match."""
        first = self.first_player(players, options)
        tile_set = "" if options["islands"] == "printed" else options["islands"]
        if tile_set == "set2" and players > 3:  # six tiles: for the 2-3 player side only
            known = ", ".join(name for name in self.options["islands"] if name != "set2")
            raise BadOption(game=self.id, option="islands", value=tile_set, known=known)
        return TungaruBox(
            players,
            self.decisions,
            TungaruKnower(),
            components.values,
            tile_set,
            options["deluxe_nomads"] == "yes",
            first,
            options["round_limit"] == "yes",
        )

    def check_components(self, values: Values) -> list[Problem]:
        """The board is a graph, and there are nomads for every space: see `sheets`."""
        return sheets.check(values)

    def name_of(self, sort: str, value: int, box: Box, before: list[int]) -> str | int:
        assert isinstance(box, TungaruBox)
        if sort == "seat":
            return names.player(value)
        if sort == "good":
            return names.good(value)
        if sort == "island":
            return names.island(box, value)
        if sort == "shore":
            return names.island(box, box.shores[value * 2])
        if sort == "other-shore":
            return names.island(box, box.shores[value * 2 + 1])
        if sort == "nomad":
            return names.nomad(value)
        if sort == "leader":
            return names.leader(value)
        if sort == "spot":
            return names.spot(value)
        if sort == "scoring":
            return names.scoring(value)
        if sort == "tile":
            return names.tile(value)
        if sort in ("space", "place"):
            return value + 1
        return value


HERE = Path(__file__).parent
GAME = Tungaru(HERE)
