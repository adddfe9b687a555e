"""Everything that lies on a Lanterns table."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tests.toys.lanterns.knowledge import LanternKnowledge
from tests.toys.lanterns.terms import DEAL, DEAL_EACH, KINDS, PICKS
from tutable.core.engine import MAX_DEPTH, Box, Decision, State, frame


class LanternBox(Box):
    """Counts and values of the colours, and how many rounds are played."""

    def __init__(
        self, players: int, decisions: list[Decision[Any]], counts: list[int], values: list[int], rounds: int
    ) -> None:
        super().__init__(players, decisions, PICKS)
        self.counts = counts
        self.values = values
        self.rounds = rounds


class LanternState(State):
    """A Lanterns table: most places are counts by colour."""

    knowing: type[LanternKnowledge] = LanternKnowledge

    def __init__(self, box: LanternBox) -> None:
        super().__init__(box)
        n = int(box.players)
        self.rules = box
        self.stack = vec[i64]([0] * MAX_DEPTH)
        self.round: i64 = 0
        self.deck = vec[i64]([0] * KINDS)
        self.discards = vec[i64]([0] * KINDS)
        self.hands = vec[i64]([0] * (n * KINDS))
        self.rows = vec[i64]([0] * (n * KINDS))  # lit, before each seat
        self.hidden = vec[i64]([0] * n)  # 0, or colour + 1 and (from bit 3) who has seen it
        self.hung = vec[i64]([0] * n)  # chosen in the open sealed decision: 0 or colour + 1
        self.points = vec[i64]([0] * n)

    def set_up(self) -> None:
        """LAN-1 All lanterns in the deck; three for everybody are about to be dealt."""
        for kind in range(KINDS):
            self.deck[kind] = self.rules.counts[kind]
        self.push(frame(DEAL, 0, DEAL_EACH * int(self.box.players)))

    def clone(self) -> LanternState:
        c = type(self)(self.rules)
        c.depth = self.depth
        c.turn = self.turn
        c.stack = self.stack[:]
        c.set_tables(self.tables())
        return c

    def tables(self) -> list[vec[i64]]:
        return [
            vec[i64]([self.round]),
            self.deck,
            self.discards,
            self.hands,
            self.rows,
            self.hidden,
            self.hung,
            self.points,
        ]

    def set_tables(self, tables: list[vec[i64]]) -> None:
        self.round = tables[0][0]
        self.deck = tables[1][:]
        self.discards = tables[2][:]
        self.hands = tables[3][:]
        self.rows = tables[4][:]
        self.hidden = tables[5][:]
        self.hung = tables[6][:]
        self.points = tables[7][:]

    def knowledge(self, seat: i64) -> LanternKnowledge:
        return self.knowing(self, int(seat))

    def census(self) -> list[int]:
        totals = [int(self.deck[kind] + self.discards[kind]) for kind in range(KINDS)]
        for seat in range(int(self.box.players)):
            for kind in range(KINDS):
                totals[kind] += int(self.hands[seat * KINDS + kind] + self.rows[seat * KINDS + kind])
            if self.hidden[seat] > 0:
                totals[int(self.hidden[seat] & 7) - 1] += 1
        return totals

    def hand_size(self, seat: int) -> int:
        return sum(int(self.hands[seat * KINDS + kind]) for kind in range(KINDS))

    def deck_size(self) -> int:
        return sum(int(count) for count in self.deck)

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]
