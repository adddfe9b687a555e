"""Small words for rule tests: describe a table, try something, look at it.

    t = Table(hand="G", animals=["GG"])
    t.refuses(load("G"), "TUA-9.gold")

The first seat is the one described by keywords, and it is to move. Goods are the letters W G S M.
"""

from __future__ import annotations

from tests.games.trying import Trial, described
from tests.games.trying import seat as seat
from tutable.core.match import Match
from tutable.games.tuareg.cargo import cards
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import (
    BUY,
    COUNT,
    DISCARD,
    DONE,
    DRAW,
    HIDE,
    KINDS,
    LAY,
    LOAD,
    MARKET,
    PASS,
    PAY,
    PILE,
    SPECIALS,
    STEAL,
    TAKE,
)

LETTERS = "WGSM"
ALL_COUNTS = [2, 3, 4, 5]

draw = DRAW
pass_ = PASS
done = DONE


def load(good: str, animal: int = 0) -> int:
    return int(LOAD.pick(animal, LETTERS.index(good)))


def take(good: str, animal: int = 0) -> int:
    return int(TAKE.pick(animal, LETTERS.index(good)))


def count(n: int) -> int:
    return int(COUNT.pick(n - 1))


def buy(special: str) -> int:
    return int(BUY.pick(SPECIALS.index(special)))


def pay(good: str) -> int:
    return int(PAY.pick(LETTERS.index(good)))


def pay_from(animal: int) -> int:
    return int(PAY.pick(KINDS + animal))


def hide(good: str, cave: int = 0) -> int:
    return int(HIDE.pick(cave, LETTERS.index(good)))


def hide_from(animal: int, cave: int = 0) -> int:
    return int(HIDE.pick(cave, KINDS + animal))


def rob_hand(left: int = 1) -> int:
    """The hand of the player so many seats to the left."""
    return int(STEAL.pick(left - 1))


def rob(animal: int, left: int = 1) -> int:
    return int(STEAL.pick(left - 1, 1 + animal))


def lay(good: str) -> int:
    return int(LAY.pick(LETTERS.index(good)))


TOP = ("market", "discards", "pile", "stage", "last_turns", "to_move", "turn")


class Table(Trial):
    """A match from a described position."""

    def __init__(
        self,
        *others: dict[str, object],
        players: int = 2,
        seed: int = 1,
        options: dict[str, object] | None = None,
        auto_end: bool = True,
        **places: object,
    ) -> None:
        places.setdefault("discards", "...")
        top = {key: value for key, value in places.items() if key in TOP}
        first = {key: value for key, value in places.items() if key not in TOP}
        empty: list[dict[str, object]] = [{} for _ in range(players - 1 - len(others))]
        self.text = described(top, [first, *others, *empty])
        self.match = Match.new(
            "tuareg", players, seed=seed, options=options, position=self.text, auto_end=auto_end
        )

    @property
    def state(self) -> TuaregState:
        state = self.match.state
        assert isinstance(state, TuaregState)
        return state

    # -- trying ---------------------------------------------------------------------------

    def pass_turn(self) -> None:
        """Pass, without any free action."""
        self.play(PASS)
        while self.match.deciders() and self.asked() == "ask-after":
            self.play(DONE)

    # -- looking --------------------------------------------------------------------------

    def hand(self, seat: int = 0) -> str:
        return letters([int(n) for n in self.state.hands[seat * KINDS : (seat + 1) * KINDS]])

    def cargo(self, animal: int = 0, seat: int = 0) -> str:
        return "".join(LETTERS[kind] for kind in cards(int(self.state.cargo(seat, animal))))

    @property
    def market(self) -> str:
        return self._goods(MARKET)

    @property
    def discards(self) -> str:
        return self._goods(DISCARD)

    @property
    def pile(self) -> str:
        return self._goods(PILE)

    def _goods(self, row: int) -> str:
        return letters([int(self.state.goods[row + kind]) for kind in range(KINDS)])

    def held(self, special: str, seat: int = 0) -> int:
        return int(self.state.held[seat * 4 + SPECIALS.index(special)])

    def stock(self, special: str) -> int:
        return self.held(special, self.match.players)


def letters(counts: list[int]) -> str:
    return "".join(LETTERS[kind] * counts[kind] for kind in range(KINDS))
