"""Learned weights as a file: `learned.toml` in a game's folder of features.

A file says with which components it was learned, and for every number of players the command, the seed and
the figures that made it: see docs/learning.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tutable.core.errors import Defective, Problem, brief
from tutable.core.features import Features
from tutable.core.learned import Learned
from tutable.core.toml import NotToml, read_toml

FORM = 1
MAX_BYTES = 200_000
HEAVIEST = 1 << 20  # of a weight, and of a lead: no sum of products leaves 63 bits
TEXTS = ("command", "date", "version")
NUMBERS = ("seed", "games", "iterations")


class BadWeights(Defective):
    """A file of learned weights that cannot be used."""

    code = "bad-weights"


@dataclass(frozen=True)
class Lesson:
    """What was learned for one number of players, and how."""

    players: int
    weights: dict[str, tuple[int, int]]  # by sight: at the beginning and at the end of a game
    sure: tuple[int, int]  # the leads that make a win sure
    made: dict[str, str | int]  # command, date, version, seed, games, iterations
    figures: dict[str, float]  # how well it foresees and plays, against what is written by hand

    def learned(self, sights: Sequence[str]) -> Learned:
        return Learned(
            [self.weights[sight][0] for sight in sights],
            [self.weights[sight][1] for sight in sights],
            self.sure,
        )


@dataclass(frozen=True)
class Lessons:
    """A whole file."""

    game: str
    components: str
    lessons: tuple[Lesson, ...]


Made = TypeVar("Made", bound=Features)


def taught(make: Callable[[], Made], path: Path) -> Made:
    """A game's features, with everything that was learned for it."""
    plain = make()
    if not path.exists():
        return plain
    found = read(path, plain.sights())
    plain.parts_learned = found.components
    plain.lessons = {}
    for lesson in found.lessons:
        wise = make()
        wise.learn(lesson.learned(plain.sights()))
        plain.lessons[lesson.players] = wise
    return plain


def read(path: Path, sights: Sequence[str]) -> Lessons:
    """BadWeights names everything that is wrong with a file."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadWeights([Problem("unreadable", path.name, detail=error.strerror or "")]) from None
    except UnicodeDecodeError:
        raise BadWeights([Problem("not-text", path.name)]) from None
    try:
        data = read_toml(text, path.name, MAX_BYTES)
    except NotToml as error:
        raise BadWeights([error.problem]) from None
    problems: list[Problem] = []
    if data.get("form") != FORM:
        raise BadWeights([Problem("form", path.name, form=FORM)])
    head = {name: _is(data, name, str, "file", problems) for name in ("game", "components")}
    entries = data.get("lesson", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadWeights([Problem("not-a-list", "lesson")])
    lessons = [_lesson(entry, f"lesson {n}", sights, problems) for n, entry in enumerate(entries, 1)]
    counts = [lesson.players for lesson in lessons]
    for players in sorted({count for count in counts if counts.count(count) > 1}):
        problems.append(Problem("duplicate-entry", f"players {players}"))
    if problems:
        raise BadWeights(problems)
    return Lessons(head["game"], head["components"], tuple(lessons))


def _lesson(entry: Mapping[str, Any], place: str, sights: Sequence[str], problems: list[Problem]) -> Lesson:
    made: dict[str, str | int] = {name: _is(entry, name, str, place, problems) for name in TEXTS}
    made.update({name: _is(entry, name, int, place, problems) for name in NUMBERS})
    weights = _is(entry, "weights", dict, place, problems) or {}
    for sight in sights:
        if sight not in weights:
            problems.append(Problem("missing-entry", f"{place}.{sight}"))
    for sight in weights:
        if sight not in sights:
            problems.append(Problem("unknown-field", f"{place}.{sight}"))
    figures = _is(entry, "figures", dict, place, problems) or {}
    for name, figure in figures.items():
        if isinstance(figure, bool) or not isinstance(figure, int | float):
            problems.append(Problem("not-a-number", f"{place}.{name}", value=brief(figure)))
    sure = _two(entry.get("sure"), f"{place}.sure", 1, problems)
    return Lesson(
        _is(entry, "players", int, place, problems) or 0,
        {sight: _two(pair, f"{place}.{sight}", -HEAVIEST, problems) for sight, pair in weights.items()},
        sure,
        made,
        figures,
    )


def _is(entry: Mapping[str, Any], name: str, kind: type, place: str, problems: list[Problem]) -> Any:
    value = entry.get(name)
    if isinstance(value, kind) and not isinstance(value, bool):
        return value
    problems.append(Problem("missing-field", f"{place}.{name}"))
    return kind()


def _two(pair: object, place: str, low: int, problems: list[Problem]) -> tuple[int, int]:
    """A number at the beginning of a game and one at its end."""
    if not isinstance(pair, list) or len(pair) != 2 or not all(type(number) is int for number in pair):
        problems.append(Problem("not-a-number", place, value=brief(pair)))
        return (0, 0)
    for number in pair:
        if not low <= number <= HEAVIEST:
            problems.append(Problem("out-of-range", place, value=number, low=low, high=HEAVIEST))
    return (pair[0], pair[1])


def written(lessons: Lessons) -> str:
    """The file's text."""
    lines = [
        "# Written by `tutable train`: see docs/learning.md. A weight of one is 1024; the first of two",
        "# numbers counts at the beginning of a game, the second at its end.",
        f"form = {FORM}",
        f'game = "{lessons.game}"',
        f'components = "{lessons.components}"',
    ]
    for lesson in lessons.lessons:
        lines += ["", "[[lesson]]", f"players = {lesson.players}"]
        lines += [f'{name} = "{lesson.made[name]}"' for name in TEXTS]
        lines += [f"{name} = {lesson.made[name]}" for name in NUMBERS]
        lines += [f"sure = [{lesson.sure[0]}, {lesson.sure[1]}]", "", "[lesson.figures]"]
        lines += [f"{name} = {figure}" for name, figure in lesson.figures.items()]
        lines += ["", "[lesson.weights]"]
        lines += [f'"{sight}" = [{early}, {late}]' for sight, (early, late) in lesson.weights.items()]
    return "\n".join(lines) + "\n"
