"""Folding a journal into a match again. Every pick, outcome and end of it is checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutable.core.engine import CHANCE
from tutable.core.errors import BadSave, MatchOver, NothingToEnd, TutableError
from tutable.core.journal import Token

if TYPE_CHECKING:
    from tutable.core.match import Match


def fold(match: Match, journal: list[Token], free: int = 0) -> None:
    """Take every step of a journal; the luck of its first `free` entries is not the seed's."""
    for at, token in enumerate(journal):
        checked(lambda token=token, bound=at >= free: _step(match, token, bound), at)  # type: ignore[misc]


def checked(step: Callable[[], None], at: int) -> None:
    """A step of a save; whatever it refuses is a defect of the save."""
    try:
        step()
    except BadSave as error:
        raise type(error)(**{**error.params, "at": at}) from None
    except TutableError as error:
        raise BadSave(problem="illegal", at=at, detail=str(error)) from None


def _step(match: Match, token: Token, bound: bool) -> None:
    chance = match._state.deciders() == CHANCE and not match.awaits_end()
    if chance != (token.sort == "chance"):
        raise BadSave(problem="order")
    if token.sort == "chance":
        if token.value not in match._state.options():
            raise BadSave(problem="outcome")
        if bound and match.has_seed and match._luck() != token.value:
            raise BadSave(problem="luck")
        match._chance(token.value)
    elif token.sort == "end":
        if not match.awaits_end():
            raise NothingToEnd(seat=max(match._mover, 0))
        match._end()
    elif token.sort == "undo":
        match.undo(max(match._mover, 0))
    else:
        _pick(match, token)


def _pick(match: Match, token: Token) -> None:
    asked = match.deciders()
    if not asked:
        raise MatchOver()
    sealed = match.is_sealed()
    if sealed != (token.seat >= 0):
        raise BadSave(problem="order")
    seat = token.seat if sealed else asked[0]
    match._check_act(seat, token.value)
    if sealed:
        match._seal(seat, token.value)
    else:
        match._take(seat, token.value)
