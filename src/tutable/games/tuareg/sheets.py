"""The component sheets of Tuareg, and the laws between their values."""

from __future__ import annotations

from typing import Final

from tutable.core.components import Field, Sheet, Values
from tutable.core.errors import Problem
from tutable.games.tuareg.terms import ANIMALS, CAVES, GOODS, THIEVES

SHEETS: Final = (
    Sheet("good", GOODS, (Field("count", 1, 40), Field("dinars", 1, 3), Field("points", 2, 50))),
    Sheet("price", ("special",), (Field("dinars", 1, 3),)),
    Sheet(
        "stock",
        tuple(f"{players}-players" for players in range(2, 6)),
        (Field("donkey", 0, 5), Field("cave", 0, CAVES), Field("thief", 0, THIEVES), Field("map", 0, 20)),
    ),
)


def check(values: Values) -> list[Problem]:
    """Two players have three camels, so room for four donkeys."""
    problems: list[Problem] = []
    donkeys, room = values["stock"]["2-players"]["donkey"], ANIMALS - 3
    if donkeys > room:
        place = "stock.2-players.donkey"
        problems.append(Problem("out-of-range", place, value=str(donkeys), low=0, high=room))
    return problems
