"""The games of a ladder in a file: a header, and a line of JSON for every game as soon as it ends.

A run that was killed goes on where it stopped. A line that was cut off is dropped; a file of other terms is
refused, because its games would be counted together with different ones.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from types import TracebackType
from typing import Any

from tutable._version import __version__
from tutable.arena.budgets import iterations_of
from tutable.arena.meetings import Meeting, Pairing, Played, Terms
from tutable.core.errors import TutableError
from tutable.core.registry import get_game

FORM = 1
SYNC_SECONDS = 2.0


class BadLadder(TutableError):
    """A file of raw results that cannot be used; `problem` says why."""

    code = "bad-ladder"


@dataclass(frozen=True)
class Header:
    """Under which terms the games of a file are played: all of them are the same for all."""

    ladder: int  # the form of the file
    version: str
    compiled: bool
    game: str
    rules_version: str
    components: str
    players: int
    options: dict[str, str]
    seed: int
    seconds: float
    bots: list[str]  # from the weakest to the strongest
    budgets: dict[str, int]  # iterations for a pick, of the bots that have such a budget
    claim: float | None  # a pairing ends when it is sure that the upper's share is more or less than this


def header_of(terms: Terms, bots: list[str], claim: float | None) -> Header:
    from tutable import COMPILED

    game = get_game(terms.game)
    budgets = {name: iterations_of(name, terms.game) for name in bots}
    return Header(
        ladder=FORM,
        version=__version__,
        compiled=COMPILED,
        game=game.id,
        rules_version=game.rules_version,
        components=terms.parts().hash,
        players=terms.players,
        options=terms.options,
        seed=terms.seed,
        seconds=terms.seconds,
        bots=bots,
        budgets={name: budget for name, budget in budgets.items() if isinstance(budget, int)},
        claim=claim,
    )


class Raw:
    """A file that games are added to."""

    def __init__(self, path: Path, header: Header, resume: bool) -> None:
        """Begin a file, or go on with one that is there."""
        self.path = path
        self.played: list[Played] = []
        if path.exists():
            if not resume:
                raise BadLadder(problem="there", path=str(path))
            found, self.played = read(path)
            refuse_other(path, found, header)
            cut_off_torn(path)
        try:
            self.file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadLadder(problem="write", path=str(path), detail=str(error.strerror)) from None
        if path.stat().st_size == 0:
            self._write(asdict(header))
        self.sync()

    def add(self, played: Played) -> None:
        """Keep a game; a power cut costs those of the last seconds at most."""
        self.played.append(played)
        self._write(line_of(played))
        if time.monotonic() - self.synced > SYNC_SECONDS:
            self.sync()

    def _write(self, value: dict[str, Any]) -> None:
        self.file.write(json.dumps(value, separators=(",", ":")) + "\n")
        self.file.flush()

    def sync(self) -> None:
        os.fsync(self.file.fileno())
        self.synced = time.monotonic()

    def __enter__(self) -> Raw:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.sync()
        self.file.close()


def line_of(played: Played) -> dict[str, Any]:
    meeting = played.meeting
    return {
        "bots": meeting.bots(len(played.scores)),
        "deal": meeting.deal,
        "seat": meeting.seat,
        "scores": played.scores,
        "winners": played.winners,
        "turns": played.turns,
        "seconds": played.seconds,
        "overruns": played.overruns,
    }


def played_of(line: dict[str, Any]) -> Played:
    bots, seat = line["bots"], line["seat"]
    pairing = Pairing(bots[seat], bots[seat - 1])
    return Played(
        Meeting(pairing, line["deal"], seat),
        line["scores"],
        line["winners"],
        line["turns"],
        line["seconds"],
        line["overruns"],
    )


def read(path: Path) -> tuple[Header, list[Played]]:
    """A whole file; no game counts twice."""
    try:
        values = list(_values(path))
        header = Header(**values[0])
        games = {played.meeting: played for played in map(played_of, values[1:])}
    except OSError as error:
        raise BadLadder(problem="read", path=str(path), detail=str(error.strerror)) from None
    except (ValueError, TypeError, LookupError):
        raise BadLadder(problem="form", path=str(path)) from None
    if header.ladder != FORM:
        raise BadLadder(problem="form", path=str(path))
    return header, list(games.values())


def _values(path: Path) -> Iterator[dict[str, Any]]:
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):  # else a kill has cut it off
                yield json.loads(line)


def refuse_other(path: Path, found: Header, wanted: Header) -> None:
    """A file goes on under its own terms only."""
    for field in fields(Header):
        theirs, ours = getattr(found, field.name), getattr(wanted, field.name)
        if theirs != ours:
            raise BadLadder(
                problem="other", path=str(path), field=field.name, found=str(theirs)[:80], ours=str(ours)[:80]
            )


def cut_off_torn(path: Path) -> None:
    """Drop what stands behind the last whole line."""
    with path.open("rb+") as file:
        whole = file.read().rfind(b"\n") + 1
        file.truncate(whole)
