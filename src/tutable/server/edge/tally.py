"""How many connections a person or an address has at other processes on the same address.

A limit for each process alone would be a higher one with every process. They are started by one parent, so
they share a piece of its memory: a row for each of them, in which it alone writes, and in a row a field for
each key, found by a hash. Two keys may share a field: then both count as more than they are, which with so
many fields concerns nobody who stays well below a limit.
"""

from __future__ import annotations

import mmap
import secrets
from hashlib import blake2b

FIELDS = 1 << 18
BYTES = 4  # of a field


class Tally:
    """Made by the parent; afterwards each worker has it with a row of its own."""

    def __init__(self, rows: int) -> None:
        self.key = secrets.token_bytes(16)  # nobody can choose an address that shares another one's field
        self.rows = [memoryview(mmap.mmap(-1, FIELDS * BYTES)).cast("I") for _ in range(rows)]

    def clear(self, row: int) -> None:
        """Of a process that has died, nothing counts any longer."""
        self.rows[row][:] = memoryview(bytes(FIELDS * BYTES)).cast("I")

    def add(self, row: int, key: str, by: int) -> None:
        self.rows[row][self._field(key)] += by

    def elsewhere(self, row: int, key: str) -> int:
        """What all others have of this key."""
        field = self._field(key)
        return sum(other[field] for number, other in enumerate(self.rows) if number != row)

    def _field(self, key: str) -> int:
        digest = blake2b(key.encode(), digest_size=8, key=self.key).digest()
        return int.from_bytes(digest, "big") % FIELDS


class Share:
    """The tally as one process sees it."""

    def __init__(self, tally: Tally, row: int) -> None:
        self.tally = tally
        self.row = row

    def add(self, key: str, by: int) -> None:
        self.tally.add(self.row, key, by)

    def elsewhere(self, key: str) -> int:
        return self.tally.elsewhere(self.row, key)
