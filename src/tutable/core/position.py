"""Described positions: a small TOML text that sets up any legal table, for tests, puzzles and reports.

The game's `place` turns the parsed text into a state and refuses what no table could look like;
`Reader` helps it to report every problem at once instead of the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tutable.core.errors import BadPosition, Problem, brief
from tutable.core.toml import NotToml, read_toml

MAX_CHARACTERS = 20_000


def unsupported(game: str) -> BadPosition:
    """The answer of a game that has no described positions."""
    return BadPosition([Problem("unsupported", game)])


def read_position(text: str, players: int | None = None) -> dict[str, Any]:
    """Parse a described position; `players` is the size of the table it has to fit."""
    try:
        data = read_toml(text, "position", MAX_CHARACTERS)
    except NotToml as error:
        raise BadPosition([error.problem]) from None
    if players is not None and data.setdefault("players", players) != players:
        raise BadPosition([Problem("players", "players", value=brief(data["players"]), players=players)])
    return data


def text_list(texts: list[str]) -> str:
    """The inverse of `Reader.texts`: plain texts as TOML writes them."""
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


class Reader:
    """One table of such a text: takes its keys one by one and keeps what is wrong with them."""

    def __init__(self, data: dict[str, Any], place: str, problems: list[Problem]) -> None:
        self.data = data
        self.place = place
        self.problems = problems
        self.known: list[str] = []

    def wrong(self, code: str, key: str, **params: str | int) -> None:
        self.problems.append(Problem(code, self.at(key), **params))

    def at(self, key: str) -> str:
        """Where a key stands, for people."""
        return f"{self.place}.{key}" if self.place else key

    def has(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number within bounds."""
        self.known.append(key)
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong("not-a-number", key, value=brief(value))
        elif not low <= value <= high:
            self.wrong("out-of-range", key, value=brief(value), low=low, high=high)
        else:
            return value
        return default

    def text(self, key: str) -> str:
        """A text, empty when not mentioned."""
        self.known.append(key)
        value = self.data.get(key, "")
        if isinstance(value, str):
            return value
        self.wrong("not-a-text", key, value=brief(value))
        return ""

    def texts(self, key: str) -> list[str]:
        """A list of texts, empty when not mentioned."""
        self.known.append(key)
        value = self.data.get(key, [])
        if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
            return value
        self.wrong("not-a-list-of-texts", key, value=brief(value))
        return []

    def once(self, key: str, names: Iterable[str], rule: str) -> None:
        """What can be named only once."""
        for name, count in Counter(names).items():
            if count > 1:
                self.wrong("named-twice", key, name=name[:40], rule=rule)

    def tables(self, key: str) -> list[Reader]:
        """The entries written as [[key]]."""
        self.known.append(key)
        value = self.data.get(key, [])
        if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
            return [Reader(entry, f"{key} {n}", self.problems) for n, entry in enumerate(value, 1)]
        self.wrong("not-tables", key)
        return []

    def finish(self) -> None:
        """Every key that nobody took is unknown."""
        for key in self.data:
            if key not in self.known:
                self.wrong("unknown-key", key[:40], known=", ".join(self.known))
