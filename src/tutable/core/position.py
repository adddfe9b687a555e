"""Described positions: a small TOML text that sets up any legal table, for tests, puzzles and reports.

The game's `place` turns the parsed text into a state and refuses what no match could reach.
"""

from __future__ import annotations

import tomllib
from typing import Any

from tutable.core.errors import BadPosition, Problem

MAX_CHARACTERS = 100_000


def read_position(text: str) -> dict[str, Any]:
    """Parse a described position."""
    if len(text) > MAX_CHARACTERS:
        raise BadPosition([Problem("too-large", "position", limit=MAX_CHARACTERS)])
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadPosition([Problem("not-toml", "position", detail=str(error)[:200])]) from None
