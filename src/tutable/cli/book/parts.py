"""Component values as a table, with what is unverified marked."""

from __future__ import annotations

from dataclasses import dataclass

from tutable.core.components import Components
from tutable.core.game import Game
from tutable.lang import Texts

MARKS = {"printed": "", "deduced": "°", "reconstructed": "*"}


@dataclass(frozen=True)
class Sheet:
    """One sort of components: headings, and rows whose first column is a name."""

    title: str
    head: list[str]
    rows: list[list[str]]


def sheets(game: Game, texts: Texts) -> list[Sheet]:
    parts = game.components()
    found: list[Sheet] = []
    for sheet in game.sheets:
        head = ["", *(word(f.name, texts) for f in sheet.fields)]
        rows: list[list[str]] = []
        for entry in sheet.ids:
            values = parts.values[sheet.name][entry]
            sources = parts.provenance[sheet.name][entry]
            cells = [f"{values[f.name]}{MARKS[sources[f.name]]}" for f in sheet.fields]
            rows.append([word(entry, texts), *cells])
        found.append(Sheet(word(sheet.name, texts), head, rows))
    return found


def unverified(name: str, game: Game, parts: Components, texts: Texts) -> list[str]:
    """The values of a component that nobody has published, each with its mark."""
    return [
        f"{word(field, texts)} {parts.values[sheet.name][name][field]}{MARKS[source]}"
        for sheet in game.sheets
        for field, source in parts.provenance[sheet.name].get(name, {}).items()
        if MARKS[source]
    ]


def word(name: str, texts: Texts) -> str:
    """A name for people: of the terminal, of the game, or as it stands in the file."""
    for message in (f"part-{name}", f"name-{name}"):
        if texts.has(message):
            return texts.say(message)
    return name
