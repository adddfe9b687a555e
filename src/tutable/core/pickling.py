"""Tables that travel: copied, and pickled for another process.

A pickled state is where its table comes from (game, players, options, components) and its numbers. A pickled
knowledge is a table dealt from it, whose seat knows the same again: nothing hidden leaves with it.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any

from tutable.core.codec import decode, encode
from tutable.core.components import Components
from tutable.core.engine import Knowledge, State
from tutable.core.registry import get_game
from tutable.core.rng import Rng


@dataclass(frozen=True)
class Origin:
    """What a table was made from."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    components: Components

    def blank(self) -> State:
        """A table of the same box; boxes are made once in a process."""
        key = (self.game, self.players, self.options, self.components.hash)
        if key not in _made:
            if len(_made) >= MOST:
                _made.clear()
            game = get_game(self.game)
            _made[key] = game.table(self.players, dict(self.options), self.components)
        return _made[key].clone()


MOST = 100
_made: dict[tuple[Any, ...], State] = {}


def freeze(s: State) -> tuple[Any, ...]:
    if s.box.origin is None:
        raise pickle.PicklingError("this table was not made by Game.table, so it cannot be pickled")
    return thaw, (s.box.origin, encode(s))


def thaw(origin: Origin, data: bytes) -> State:
    return decode(origin.blank(), data)


def freeze_knowledge(k: Knowledge) -> tuple[Any, ...]:
    return thaw_knowledge, (k.sample(Rng(0)), int(k.seat))


def thaw_knowledge(s: State, seat: int) -> Knowledge:
    return s.knowledge(seat)
