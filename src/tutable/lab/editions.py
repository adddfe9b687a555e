"""Editions as variants of a run."""

from __future__ import annotations

from tutable.core.components import Components
from tutable.core.game import Game
from tutable.lab.spec import Variant

DEFAULT = "default"


def of_components(name: str, parts: Components, game: Game) -> Variant:
    """A released edition is found by its hash; any other is brought along."""
    return Variant(name, parts.hash, game.own_source(parts))
