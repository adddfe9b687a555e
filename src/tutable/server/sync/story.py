"""A seat's log, told: sentences that grow while more of what they tell happens, and may be taken back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from copy import copy
from typing import Any, cast

from tutable.core.engine import Shown
from tutable.face.telling import Line, Telling
from tutable.lang.said import Arg, Said
from tutable.server.wire import values as wire

MAX_RUN = 60  # entries that are told again when one is added
MAX_TOLD = 4000


class Story:
    """All lines of a log. `changed` is the first of them that is not what it was when it was last set."""

    def __init__(self, telling: Telling, log: Sequence[Shown]) -> None:
        self.telling = telling
        self._know(log)
        self.lines: list[wire.Line] = []
        self.starts: list[int] = []  # for each line the entry it begins with
        self.changed = 0
        self._tell()

    def add(self, shown: Shown) -> tuple[int, wire.Said | None]:
        """One more entry: the line that tells it, as it stands now; (-1, None): it is not worth a word."""
        before = self.lines[self._last() :]
        count = len(self.lines)
        self.log.append(self.known(shown))
        self._tell()
        if count == len(self.lines) and before == self.lines[-len(before) :]:
            return -1, None
        return len(self.lines) - 1, self.lines[-1].said if self.lines else None

    def go_on(self, entries: Sequence[Shown]) -> None:
        """Several more entries."""
        self.log += entries
        self._tell()

    def cut(self, length: int) -> None:
        """Only the first entries have been told."""
        self._know(self.log[:length])
        while self.starts and self.starts[-1] >= length:
            self._drop(len(self.starts) - 1)
        self._tell()

    def until(self, length: int) -> Story:
        """Another one, of the first entries only."""
        begin = copy(self)
        kept = bisect_left(self.starts, length)
        begin._know(self.log[:length])
        begin.lines, begin.starts = self.lines[:kept], self.starts[:kept]
        begin._tell()
        return begin

    def _know(self, log: Sequence[Shown]) -> None:
        self.known = self.telling.knowing()
        self.log = [*map(self.known, log)]

    def _last(self) -> int:
        """The first of the lines that may still change: those of the last run of entries."""
        return bisect_left(self.starts, self.starts[-1]) if self.starts else 0

    def _drop(self, line: int) -> None:
        del self.lines[line:], self.starts[line:]
        self.changed = min(self.changed, line)

    def _tell(self) -> None:
        """Tell the end of the log again, from the last sentence on."""
        again = self._last()
        begin = self.starts[again] if self.starts else 0
        news = told(self.telling, self.log[begin:])
        lines = [line for line, _ in news]
        known = self.lines[again:]
        same = 0
        while same < min(len(known), len(lines)) and known[same] == lines[same]:
            same += 1
        self._drop(again + same)
        self.lines += lines[same:]
        self.starts += [begin + first for _, first in news[same:]]


# What was told last, each line with the first entry it tells. Nearly everything is told to all seats of a
# table in the same words: they have to be found only for the first of them.
ToldLines = list[tuple[wire.Line, int]]
_told: dict[tuple[object, ...], ToldLines] = {}


def told(telling: Telling, entries: list[Shown]) -> ToldLines:
    """Entries as lines to be sent."""
    if len(entries) > MAX_RUN:
        return _tell(telling, entries)
    key = (telling, *((entry.message, *entry.args.values()) for entry in entries))
    found = _told.get(key)
    if found is None:
        if len(_told) >= MAX_TOLD:
            _told.clear()
        found = _told[key] = _tell(telling, entries)
    return found


def _tell(telling: Telling, entries: list[Shown]) -> ToldLines:
    return [(line(one), one.first) for one in telling.tell_known(entries)]


def line(told: Line) -> wire.Line:
    """A told line as it is sent."""
    return wire.Line(said(told.said), told.by, list(told.pictures))


def said(words: Said | Shown) -> wire.Said:
    """Words as they are sent."""
    if isinstance(words, Shown):  # its arguments are plain
        return wire.Said(words.message, cast(Any, words.args), words.refs)
    args = {name: _argument(value) for name, value in words.args.items()}
    return wire.Said(words.message, args, list(words.refs))


def _argument(value: Arg) -> str | int | wire.Said | list[wire.Said]:
    if isinstance(value, Said):
        return said(value)
    return value if isinstance(value, (str, int)) else [said(part) for part in value]
