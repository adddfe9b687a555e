"""Small words for rule tests: describe a table, try something, look at it.

    t = Table(hand="G", animals=["GG"])
    t.refuses(load("G"), "TUA-9.gold")

The first seat is the one described by keywords, and it is to move. Goods are the letters W G S M.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tutable.core.codec import state_hash
from tutable.core.errors import Illegal
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
    SOURCES,
    SPECIALS,
    STEAL,
    TAKE,
    TARGETS,
)
from tutable.lang import Texts

LETTERS = "WGSM"
ALL_COUNTS = [2, 3, 4, 5]

draw = DRAW
pass_ = PASS
done = DONE


def load(good: str, animal: int = 0) -> int:
    return LOAD + animal * KINDS + LETTERS.index(good)


def take(good: str, animal: int = 0) -> int:
    return TAKE + animal * KINDS + LETTERS.index(good)


def count(n: int) -> int:
    return COUNT + n - 1


def buy(special: str) -> int:
    return BUY + SPECIALS.index(special)


def pay(good: str) -> int:
    return PAY + LETTERS.index(good)


def pay_from(animal: int) -> int:
    return PAY + KINDS + animal


def hide(good: str, cave: int = 0) -> int:
    return HIDE + cave * SOURCES + LETTERS.index(good)


def hide_from(animal: int, cave: int = 0) -> int:
    return HIDE + cave * SOURCES + KINDS + animal


def rob_hand(left: int = 1) -> int:
    """The hand of the player so many seats to the left."""
    return STEAL + (left - 1) * TARGETS


def rob(animal: int, left: int = 1) -> int:
    return STEAL + (left - 1) * TARGETS + 1 + animal


def lay(good: str) -> int:
    return LAY + LETTERS.index(good)


def seat(**places: object) -> dict[str, object]:
    """Another player's places."""
    return places


def toml(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'


def described(top: dict[str, object], seats: Sequence[dict[str, object]]) -> str:
    """The text of a position."""
    lines = [f"{key} = {toml(value)}" for key, value in top.items()]
    for places in seats:
        lines += ["[[seat]]", *(f"{key} = {toml(value)}" for key, value in places.items())]
    return "\n".join(lines)


TOP = ("market", "discards", "pile", "stage", "last_turns", "to_move", "turn")


class Table:
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

    @property
    def mover(self) -> int:
        return self.match.deciders()[0]

    # -- trying ---------------------------------------------------------------------------

    def play(self, *picks: int) -> None:
        for pick in picks:
            self.match.act(self.mover, pick)

    def pass_turn(self) -> None:
        """Pass, without any free action."""
        self.play(PASS)
        while self.match.deciders() and self.asked() == "ask-after":
            self.play(DONE)

    def allows(self, pick: int) -> bool:
        return self.match.why_not(self.mover, pick) is None

    def refuses(self, pick: int, reason: str, **params: str | int) -> None:
        """The pick is illegal for exactly this reason, says so in words, and changes nothing."""
        before = self.match.save()
        with pytest.raises(Illegal) as refusal:
            self.match.act(self.mover, pick)
        assert refusal.value.reason == reason
        assert refusal.value.rule == reason.split(".")[0]
        told = refusal.value.params["args"]
        assert {name: told.get(name) for name in params} == params
        assert Texts("en", "tuareg").error(refusal.value)
        assert self.match.save() == before
        assert self.match.hash() == state_hash(self.match.state)

    def options(self) -> set[int]:
        return {offer.pick for offer in self.match.options(self.mover)}

    def asked(self) -> str:
        """What the mover is asked: ask-turn, ask-after, ..."""
        question = self.match.ask(self.mover)
        assert question is not None
        return question.message

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

    def view(self, watcher: int, seat: int | None = None) -> dict[str, Any]:
        """The whole view of a watcher, or what it shows of one seat."""
        whole = self.match.view(watcher)
        if seat is None:
            return whole
        one: dict[str, Any] = whole["seats"][seat]
        return one

    def log(self, seat: int) -> list[str]:
        """The messages a seat has received."""
        return [shown.message for shown in self.match.log(seat)]


def letters(counts: list[int]) -> str:
    return "".join(LETTERS[kind] * counts[kind] for kind in range(KINDS))
