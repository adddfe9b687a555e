"""A seat's log, told: sentences that grow while more of what they tell happens, and may be taken back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from copy import copy

from tutable.core.engine import Shown
from tutable.face.telling import Telling
from tutable.lang.said import Arg, Said
from tutable.server.wire import values as wire


class Story:
    """All lines of a log. `changed` is the first of them that is not what it was when it was last set."""

    def __init__(self, telling: Telling, log: Sequence[Shown]) -> None:
        self.telling = telling
        self.log = list(log)
        self.lines: list[wire.Line] = []
        self.starts: list[int] = []  # for each line the entry it begins with
        self.changed = 0
        self._tell()

    def add(self, shown: Shown) -> tuple[int, wire.Said | None]:
        """One more entry: the line that tells it, as it stands now; (-1, None): it is not worth a word."""
        before = self.lines[self._last() :]
        count = len(self.lines)
        self.log.append(shown)
        self._tell()
        if count == len(self.lines) and before == self.lines[-len(before) :]:
            return -1, None
        return len(self.lines) - 1, self.lines[-1].said if self.lines else None

    def cut(self, length: int) -> None:
        """Only the first entries have been told."""
        del self.log[length:]
        while self.starts and self.starts[-1] >= length:
            self._drop(len(self.starts) - 1)
        self._tell()

    def until(self, length: int) -> Story:
        """Another one, of the first entries only."""
        begin = copy(self)
        kept = bisect_left(self.starts, length)
        begin.log, begin.lines, begin.starts = self.log[:length], self.lines[:kept], self.starts[:kept]
        begin._tell()
        return begin

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
        news = self.telling.tell(self.log, begin)
        lines = [wire.Line(said(line.said), line.by) for line in news]
        known = self.lines[again:]
        same = 0
        while same < min(len(known), len(lines)) and known[same] == lines[same]:
            same += 1
        self._drop(again + same)
        self.lines += lines[same:]
        self.starts += [line.first for line in news[same:]]


def said(words: Said | Shown) -> wire.Said:
    """Words as they are sent."""
    args: dict[str, str | int | wire.Said | list[wire.Said]] = {
        name: _argument(value) for name, value in words.args.items()
    }
    return wire.Said(words.message, args, list(words.refs))


def _argument(value: Arg) -> str | int | wire.Said | list[wire.Said]:
    if isinstance(value, Said):
        return said(value)
    return value if isinstance(value, (str, int)) else [said(part) for part in value]
