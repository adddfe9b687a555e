"""Trying the rules: what the tables of all three games are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tutable.core.codec import state_hash
from tutable.core.errors import Illegal
from tutable.core.match import Match
from tutable.lang import LANGUAGES, Texts


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


class Trial:
    """A match whose rules are tried; each game's `Table` sets it up and knows where to look."""

    match: Match

    @property
    def mover(self) -> int:
        return self.match.deciders()[0]

    # -- trying ---------------------------------------------------------------------------

    def play(self, *picks: int) -> None:
        for pick in picks:
            self.match.act(self.mover, pick)

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
        for lang in LANGUAGES:
            assert Texts(lang, self.match.header.game).error(refusal.value)
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

    def view(self, watcher: int, seat: int | None = None) -> dict[str, Any]:
        """The whole view of a watcher, or what it shows of one seat."""
        whole = self.match.view(watcher)
        if seat is None:
            return whole
        one: dict[str, Any] = whole["seats"][seat]
        return one

    def log(self, seat: int = 0) -> list[str]:
        """The messages a seat has received."""
        return [shown.message for shown in self.match.log(seat)]
