"""Bots that somebody else might bring: some remember, some misbehave."""

from __future__ import annotations

import os
from pathlib import Path

from tutable.core.engine import Knowledge

OWN = __name__
TROUBLE = [
    ("Raising", "crashed", "ValueError: no idea"),
    ("Leaving", "crashed", "SystemExit: 3"),
    ("Illegal", "pick", ""),
    ("Endless", "slow", "0.2"),
    ("Mute", "choose", "choose"),
]


class First:
    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return options[0]


class Counting(First):
    """Writes down each time one is made, and each time it is asked: how often before."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.asked = 0

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        with Path(os.environ["COUNTED"]).open("a") as note:
            note.write(f"{knowledge.seat} {self.asked}\n")
        self.asked += 1
        return options[0]


def counted(path: Path) -> list[tuple[int, int]]:
    """What `Counting` has written: the seat, and how often it was asked before."""
    lines = path.read_text().splitlines() if path.exists() else []
    return [(int(seat), int(asked)) for seat, asked in (line.split() for line in lines)]


class Endless(First):
    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        while True:
            pass


class Raising(First):
    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        raise ValueError("no idea\nat all")


class Leaving(First):
    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        raise SystemExit(3)


class Illegal(First):
    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return max(options) + 1


class Ending(First):
    """Ends the process in which it plays."""

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        os._exit(7)


class Mute:
    def __init__(self, game: str, seed: int) -> None:
        pass
