"""The question of a run that is played here: deals come in any order, and are heard in theirs."""

from __future__ import annotations

from tutable.lab.rows import Row
from tutable.lab.sequel import Sequel
from tutable.lab.spec import Spec


class Asking:
    """What has been answered so far, player count by player count."""

    def __init__(self, spec: Spec) -> None:
        self.asks = spec.question is not None
        self.sequels = {players: Sequel(spec, players) for players in spec.players}
        self.heard = dict.fromkeys(spec.players, 0)  # deals without a gap
        self.ahead: dict[int, dict[int, list[Row]]] = {players: {} for players in spec.players}

    def hear(self, rows: list[Row]) -> None:
        """One deal; what is before its turn waits, so that the answer is that of the report."""
        if not self.asks:
            return
        players = rows[0].players
        ahead = self.ahead[players]
        ahead[rows[0].deal] = rows
        while (together := ahead.pop(self.heard[players], None)) is not None:
            self.sequels[players].hear(together)
            self.heard[players] += 1

    def is_settled(self, players: int) -> bool:
        return self.sequels[players].is_settled()
