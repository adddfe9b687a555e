"""`tutable serve` with the same luck in every run: the first table has the first seed, and so on."""

from __future__ import annotations

import sys
from itertools import count

from tutable.cli import main
from tutable.core.chance import local_seed
from tutable.server.api import matches, rematch, series, tables
from tutable.server.lab import bench

NUMBERS = count(1)


def next_seed() -> bytes:
    return local_seed(next(NUMBERS))


if __name__ == "__main__":
    tables.new_seed = next_seed  # type: ignore[attr-defined]
    matches.new_seed = next_seed  # type: ignore[attr-defined]
    series.new_seed = next_seed  # type: ignore[attr-defined]
    rematch.new_seed = next_seed  # type: ignore[attr-defined]
    bench.NICE = 0  # on a busy machine the lab would wait for all other tests
    sys.argv.insert(1, "serve")
    sys.exit(main())
