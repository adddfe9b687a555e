"""Changing an edition value by value: what `tutable edition edit --set` and the editor in the browser do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tutable.core.components import Field, Sheet, Text
from tutable.core.editions.model import FIELDS, HEAD
from tutable.core.editions.writing import origin, quoted
from tutable.core.errors import BadComponents, Problem, brief

if TYPE_CHECKING:
    from tutable.core.game import Game

Data = dict[str, Any]  # a file, parsed
WHOLE = re.compile(r"[+-]?\d{1,18}")


def located(game: Game, place: str) -> tuple[Sheet, str, Field | Text]:
    """A place like `good.gold.points`."""
    parts = place.split(".")
    if len(parts) == 3:
        for sheet in game.sheets:
            for field in sheet.fields:
                if (sheet.name, field.name) == (parts[0], parts[2]) and parts[1] in sheet.known:
                    return sheet, parts[1], field
    raise BadComponents([Problem("unknown-place", brief(place, 100))])


def typed(field: Field | Text, text: str) -> int | str:
    """What somebody typed as a value; what is no number stays a text, to be refused in words."""
    is_whole = isinstance(field, Field) and WHOLE.fullmatch(text.strip()) is not None
    return int(text) if is_whole else text


def put(game: Game, data: Data, place: str, value: int | str, provenance: str = "own") -> None:
    """Give a value to a place of a file."""
    sheet, name, field = located(game, place)
    entry = _entry(data.setdefault(sheet.name, []), name)
    sources = _sources(sheet, entry)
    entry[field.name] = typed(field, value) if isinstance(value, str) else value
    entry["provenance"] = {**sources, field.name: provenance}


def drop(game: Game, data: Data, place: str) -> None:
    """Let a place be as it is in the parent again."""
    sheet, name, field = located(game, place)
    entries = data.get(sheet.name, [])
    entry = _entry(entries, name)
    sources = _sources(sheet, entry)
    entry.pop(field.name, None)
    sources.pop(field.name, None)
    entry["provenance"] = sources
    if not sources:
        entries.remove(entry)


def _entry(entries: list[Data], name: str) -> Data:
    for entry in entries:
        if entry.get("id") == name:
            return entry
    entries.append({"id": name})
    return entries[-1]


def _sources(sheet: Sheet, entry: Data) -> dict[str, str]:
    """One word for all, or none, written out."""
    given = [field.name for field in sheet.fields if field.name in entry]
    found = entry.get("provenance", "own")
    return dict(found) if isinstance(found, dict) else dict.fromkeys(given, str(found))


def text_of(game: Game, data: Data) -> str:
    """The file again. Its values are whole numbers and texts: anything else was refused before."""
    head = data.get(HEAD, {})
    lines = [f"[{HEAD}]", *(f"{key} = {quoted(head[key])}" for key in FIELDS if head.get(key))]
    for sheet in game.sheets:
        for entry in data.get(sheet.name, []):
            lines += ["", f"[[{sheet.name}]]", f"id = {quoted(entry['id'])}"]
            keys = [field.name for field in sheet.fields if field.name in entry]
            lines += [f"{key} = {quoted(entry[key])}" for key in keys]
            if keys:
                lines.append(f"provenance = {origin(_sources(sheet, entry))}")
            if "note" in entry:
                lines.append(f"note = {quoted(entry['note'])}")
    return "\n".join(lines) + "\n"
