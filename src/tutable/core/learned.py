"""What play against itself has taught: a weight for everything that a game's features see.

Each weight has a value at the beginning of a game and one at its end, and lies between them in a straight
line. All is in whole numbers: every build and every machine finds the same standing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNIT: Final = 1024  # a weight of one, and a whole game on the clock


class Learned:
    """Weights of one game at one number of players."""

    def __init__(self, early: list[int], late: list[int], sure: tuple[int, int]) -> None:
        self.early = vec[i64](early)
        self.late = vec[i64](late)
        self.sure_early: i64 = sure[0]  # the lead that makes a win sure, in thousandths of a point
        self.sure_late: i64 = sure[1]

    def standing(self, seen: vec[i64], clock: i64) -> i64:
        """What a seat may expect: everything it has in sight, weighed."""
        early: i64 = 0
        late: i64 = 0
        for i in range(len(self.early)):
            early += self.early[i] * seen[i]
            late += self.late[i] * seen[i]
        return (early * (UNIT - clock) + late * clock) >> 20

    def shares(self, seen: vec[i64], clock: i64, part_of: list[int], parts: int) -> list[int]:
        """The same part by part; what rounding takes from one part it gives to the next."""
        found: list[int] = []
        early: i64 = 0
        late: i64 = 0
        before: i64 = 0
        for part in range(parts):
            for i in range(len(part_of)):
                if part_of[i] == part:
                    early += self.early[i] * seen[i]
                    late += self.late[i] * seen[i]
            total = (early * (UNIT - clock) + late * clock) >> 20
            found.append(int(total - before))
            before = total
        return found
