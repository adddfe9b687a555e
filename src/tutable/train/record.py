"""All games of a training in a file, one line each: what was killed goes on where it stopped.

The first line says under which terms the games are played. A line that was cut off is dropped; a file of
other terms is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tutable._version import __version__
from tutable.core.errors import TutableError
from tutable.core.registry import get_game
from tutable.train.selfplay import Course, SelfPlayed, Sight

FORM = 1


class BadTraining(TutableError):
    """A file of games that cannot be used; `problem` says why."""

    code = "bad-training"


@dataclass(frozen=True)
class Terms:
    """Whatever changes the games or what is seen of them."""

    training: int  # the form of the file
    version: str
    game: str
    rules_version: str
    components: str
    players: int
    seed: int
    iterations: int
    generation: int  # games of each
    sights: list[str]


def terms_of(course: Course, generation: int, sights: list[str]) -> Terms:
    game = get_game(course.game)
    return Terms(
        FORM,
        __version__,
        game.id,
        game.rules_version,
        game.components().hash,
        course.players,
        course.seed,
        course.iterations,
        generation,
        sights,
    )


class Record:
    """A file that games are added to, in their order."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path = path
        self.games: list[SelfPlayed] = []
        try:
            if path.exists() and path.stat().st_size:
                self.games = read(path, terms)
            self.file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadTraining(problem="file", path=str(path), detail=str(error.strerror)) from None
        if not path.stat().st_size:
            self._write(asdict(terms))

    def add(self, game: SelfPlayed) -> None:
        self.games.append(game)
        sights = [[sight.clock, *sight.seats] for sight in game.sights]
        self._write({"game": game.number, "scores": game.scores, "winners": game.winners, "sights": sights})

    def _write(self, value: dict[str, Any]) -> None:
        self.file.write(json.dumps(value, separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def read(path: Path, terms: Terms) -> list[SelfPlayed]:
    """The games of a file, which is cut behind its last whole line."""
    with path.open("rb+") as file:
        file.truncate(file.read().rfind(b"\n") + 1)
    try:
        values = list(_values(path))
        found = values[0] if values else asdict(terms)
        games = [_game(value) for value in values[1:]]
    except (ValueError, TypeError, LookupError):
        raise BadTraining(problem="form", path=str(path)) from None
    for name, ours in asdict(terms).items():
        if found.get(name) != ours:
            raise BadTraining(
                problem="other",
                path=str(path),
                field=name,
                found=str(found.get(name))[:80],
                ours=str(ours)[:80],
            )
    if [game.number for game in games] != list(range(len(games))):
        raise BadTraining(problem="form", path=str(path))
    return games


def _values(path: Path) -> Iterator[dict[str, Any]]:
    with path.open("rb") as file:
        for line in file:
            yield json.loads(line)


def _game(value: dict[str, Any]) -> SelfPlayed:
    sights = tuple(Sight(clock, tuple(map(tuple, seats))) for clock, *seats in value["sights"])
    return SelfPlayed(value["game"], tuple(value["scores"]), tuple(value["winners"]), sights)
