"""Values that are turned: `sheet.entry.field=low..high`, and editions with other values than their parent.

A text of whole numbers has a place for each: `nomad.N05.points.2` is the second of "2 3 3 4".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from itertools import product

from tutable.core.components import Components
from tutable.core.editions.model import Edition, sort_of
from tutable.core.editions.writing import written
from tutable.core.errors import BadComponents
from tutable.core.game import Game
from tutable.lab.editions import of_components
from tutable.lab.errors import BadLab
from tutable.lab.spec import MOST_VARIANTS, Variant

GIVEN = re.compile(r"([^=]+)=(-?\d{1,6})\.\.(-?\d{1,6})(?::(\d{1,6}))?")
NUMBER = re.compile(r"\d{1,6}")
PRINTED = ("printed", "box")


@dataclass(frozen=True)
class Knob:
    """One number of the components, and between what it is turned."""

    sheet: str
    entry: str
    field: str
    low: int
    high: int
    step: int = 1
    nth: int = 0  # of the numbers of a text; 0: it is the only one

    @property
    def place(self) -> str:
        return f"{self.sheet}.{self.entry}.{self.field}" + (f".{self.nth}" if self.nth else "")

    def values(self) -> range:
        return range(self.low, self.high + 1, self.step)

    def now(self, parts: Components) -> int:
        found = number_at(parts.values[self.sheet][self.entry][self.field], self.nth)
        assert found is not None
        return found

    def is_printed(self, parts: Components) -> bool:
        """In the rulebook, or read off a box."""
        return sort_of(parts.provenance[self.sheet][self.entry][self.field]) in PRINTED


def number_at(value: object, nth: int) -> int | None:
    """The number of a value, or of a text that is made of numbers; None if there is none."""
    if isinstance(value, int):
        return value if nth == 0 else None
    words = value.split(" ") if isinstance(value, str) else []
    if not words or not all(NUMBER.fullmatch(word) for word in words):
        return None
    if nth == 0:
        return int(words[0]) if len(words) == 1 else None
    return int(words[nth - 1]) if nth <= len(words) else None


def with_number(value: int | str, nth: int, number: int) -> int | str:
    """The value with another number at that place."""
    if isinstance(value, int):
        return number
    words = value.split(" ")
    words[max(nth, 1) - 1] = str(number)
    return " ".join(words)


def split_place(place: str) -> tuple[str, str, str, int] | None:
    """`sheet.entry.field`, perhaps with `.2`; None if it is neither."""
    words = place.split(".")
    if len(words) == 4 and re.fullmatch(r"[1-9]", words[3]):
        return words[0], words[1], words[2], int(words[3])
    return (words[0], words[1], words[2], 0) if len(words) == 3 else None


def read_knob(given: str, parts: Components) -> Knob:
    """`nomad.N03.worth=1..5`, or `=1..9:2` for every second value."""
    match = GIVEN.fullmatch(given)
    place = split_place(match.group(1)) if match else None
    if match is None or place is None or int(match.group(2)) > int(match.group(3)):
        raise BadLab(problem="knob", given=given[:80])
    sheet, entry, field, nth = place
    if number_at(parts.values.get(sheet, {}).get(entry, {}).get(field), nth) is None:
        raise BadLab(problem="knob-value", given=match.group(1)[:80])
    low, high, step = int(match.group(2)), int(match.group(3)), max(int(match.group(4) or 1), 1)
    return Knob(sheet, entry, field, low, high, step, nth)


def turned(game: Game, parts: Components, settings: Mapping[str, int], name: str) -> Components:
    """An edition with some other values; BadComponents if no table could be like that."""
    values, provenance = deepcopy(parts.values), deepcopy(parts.provenance)
    for place, value in settings.items():
        where = split_place(place)
        assert where is not None
        sheet, entry, field, nth = where
        now = values[sheet][entry][field]
        if number_at(now, nth) != value:
            values[sheet][entry][field] = with_number(now, nth, value)
            provenance[sheet][entry][field] = "own"
    base = game.components()
    about = ", ".join(f"{place} = {value}" for place, value in settings.items())
    edition = Edition(name, name, "1", f"{base.edition.name}@{base.hash}", "", f"Made by the lab: {about}.")
    return game.own_components(written(game, edition, values, provenance, parts.notes, base))


def sweep(game: Game, variant: Variant, parts: Components, knobs: list[Knob]) -> list[Variant]:
    """The edition itself, then every combination of values that the game's laws allow."""
    found = [variant]
    combinations = list(product(*(knob.values() for knob in knobs)))
    if len(combinations) >= MOST_VARIANTS:
        raise BadLab(problem="sweep", count=len(combinations), limit=MOST_VARIANTS - 1)
    for values in combinations:
        settings = {knob.place: value for knob, value in zip(knobs, values, strict=True)}
        try:
            made = turned(game, parts, settings, "turned")
        except BadComponents:
            continue
        if made.hash == parts.hash:
            found[0] = Variant(variant.name, variant.hash, variant.source, settings)
            continue
        name = " ".join(f"{place}={value}" for place, value in settings.items())
        plain = of_components(name, made, game)
        found.append(Variant(plain.name, plain.hash, plain.source, settings))
    if len(found) < 2:
        raise BadLab(problem="sweep-empty")
    return found
