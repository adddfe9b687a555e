"""Folding a journal into a match again. Every pick, outcome and end of it is checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutable.core.errors import BadSave, TutableError
from tutable.core.journal import Token

if TYPE_CHECKING:
    from tutable.core.match import Match


def fold(match: Match, journal: list[Token], free: int = 0) -> None:
    """Take every step of a journal; the luck of its first `free` entries is not the seed's."""
    for at, token in enumerate(journal):
        checked(lambda token=token, bound=at >= free: match.follow(token, bound), at)  # type: ignore[misc]


def checked(step: Callable[[], None], at: int) -> None:
    """A step of a save; whatever it refuses is a defect of the save."""
    try:
        step()
    except BadSave as error:
        raise type(error)(**{**error.params, "at": at}) from None
    except TutableError as error:
        raise BadSave(problem="illegal", at=at, detail=str(error)) from None
