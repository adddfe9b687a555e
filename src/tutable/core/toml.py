"""TOML from strangers: small, shallow, and refused before it costs anything.

`tomllib` needs time that grows with the square of a key's parts (`a.a.a = 1`), so one request of 40 kB could
hold up everybody for seconds. No file of ours has a key of more than two parts.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from tutable.core.errors import Problem

MAX_PARTS = 4

_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
# Where a key may stand: at the beginning of a line, in the brackets of a header, in an inline table.
_LONG_KEY = re.compile(rf"(?m)(?:^|[\[{{,])[ \t]*+{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MAX_PARTS},}}")


class NotToml(Exception):
    """Why a text was not read."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def read_toml(text: str, place: str, limit: int) -> dict[str, Any]:
    """A text of at most `limit` characters as a table; NotToml says what is wrong with it."""
    if len(text) > limit:
        raise NotToml(Problem("too-large", place, limit=limit))
    if found := _LONG_KEY.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise NotToml(Problem("long-key", place, line=line, limit=MAX_PARTS))
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise NotToml(Problem("not-toml", place, detail=str(error)[:200])) from None
