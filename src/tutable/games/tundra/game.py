"""Tundra for the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutable.core.components import Components, Values
from tutable.core.engine import Box, State
from tutable.core.errors import BadOption, Problem
from tutable.core.game import Game
from tutable.games.tundra import events, flow, names
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.decisions.activating import Activating
from tutable.games.tundra.decisions.advising import Shaking, Swapping, Turning
from tutable.games.tundra.decisions.architecture import Bonuses, Building, Selling, Sending
from tutable.games.tundra.decisions.choosing import Choosing, Keeping
from tutable.games.tundra.decisions.city_cards import Trading
from tutable.games.tundra.decisions.dealing import (
    Beginning,
    DealSecrets,
    DealStarters,
    DealTitles,
    FillMarket,
    OpenGlade,
    RevealGoals,
)
from tutable.games.tundra.decisions.gathering import Gathering
from tutable.games.tundra.decisions.movement import Reward
from tutable.games.tundra.decisions.rounds import RollForAll, RollOwn, RoundEnd, StartOfRound
from tutable.games.tundra.decisions.turn import After, Turn
from tutable.games.tundra.decisions.upgrading import Upgrading
from tutable.games.tundra.knowledge import TundraKnower
from tutable.games.tundra.reasons import REASONS
from tutable.games.tundra.settling import TundraSettler
from tutable.games.tundra.setup import set_up
from tutable.games.tundra.sheets import SHEETS, check, layout_id
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import PICKS

DECISIONS = {
    flow.CHARACTERS: Choosing(),
    flow.TITLES: DealTitles(),
    flow.SECRETS: DealSecrets(),
    flow.OPEN: OpenGlade(),
    flow.STARTERS: DealStarters(),
    flow.KEEPING: Keeping(),
    flow.FILL: FillMarket(),
    flow.GOALS: RevealGoals(),
    flow.FIRST: Beginning(),
    flow.START: StartOfRound(),
    flow.ROLL: RollForAll(),
    flow.ROLL_OWN: RollOwn(),
    flow.TURN: Turn(),
    flow.ACTIVATE: Activating(),
    flow.REWARD: Reward(),
    flow.BUILDING: Building(),
    flow.BONUSES: Bonuses(),
    flow.SENDING: Sending(),
    flow.SELLING: Selling(),
    flow.GATHERING: Gathering(),
    flow.TRADING: Trading(),
    flow.UPGRADING: Upgrading(),
    flow.SWAPPING: Swapping(),
    flow.TURNING: Turning(),
    flow.SHAKING: Shaking(),
    flow.AFTER: After(),
    flow.ROUND_END: RoundEnd(),
}


class Tundra(Game):
    """Tundra (Hobby World 2024) for two to four."""

    decisions = [DECISIONS[kind] for kind in range(len(DECISIONS))]
    picks = int(PICKS)
    reasons = REASONS
    events = events.EVENTS
    sheets = SHEETS

    def start(self, players: int, options: dict[str, str], components: Components) -> TundraState:
        return set_up(self.rules(players, options, components))

    def placed(
        self, position: dict[str, Any], players: int, options: dict[str, str], components: Components
    ) -> TundraState:
        from tutable.games.tundra.face.position import place

        return place(position, self.rules(players, options, components))

    def position_of(self, s: State) -> str:
        assert isinstance(s, TundraState)
        from tutable.games.tundra.face.describe import describe

        return describe(s)

    def rules(self, players: int, options: dict[str, str], components: Components) -> TundraBox:
        """Component values and table options of one match."""
        layouts = components.values["layout"]
        known = [name for name in self.options["layout"] if layout_id(players, name) in layouts]
        if options["layout"] not in known:
            raise BadOption(game=self.id, option="layout", value=options["layout"], known=", ".join(known))
        first = self.first_player(players, options)
        return TundraBox(players, self.decisions, options, first, components, TundraKnower(), TundraSettler())

    def check_components(self, values: Values) -> list[Problem]:
        return check(values)

    def name_of(self, sort: str, value: int, box: Box, before: list[int]) -> str | int:
        assert isinstance(box, TundraBox)
        if sort == "tile":
            return names.tile(box.tile_kind[value])
        if sort == "title":
            return names.title(value, before[1])
        if sort == "ordinal":
            return value + 1
        if sort == "number":
            return value
        name: str = NAMES[sort](value)
        return name


NAMES: dict[str, Any] = {
    "seat": names.player,
    "good": names.good,
    "board": names.board,
    "card": names.card,
    "goal": names.goal,
    "personal": names.personal,
    "character": names.character,
    "place": names.place,
    "action": names.action,
}

GAME = Tundra(Path(__file__).parent)
