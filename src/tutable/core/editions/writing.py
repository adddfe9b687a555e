"""Editions as files: what differs from the parent, or everything."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tutable.core.components import Components, Notes, Provenance, Values
from tutable.core.editions.model import HEAD, Edition

if TYPE_CHECKING:
    from tutable.core.game import Game


def written(
    game: Game,
    edition: Edition,
    values: Values,
    provenance: Provenance,
    notes: Notes,
    base: Components | None,
) -> str:
    """A file that reads as these values; `base` is the edition that `edition.parent` names."""
    lines = head(game.id, edition)
    for sheet in game.sheets:
        for name, entry in values[sheet.name].items():
            sources = provenance[sheet.name][name]
            note = notes.get(sheet.name, {}).get(name)
            given = dict(entry)
            if base is not None and name in base.values[sheet.name]:
                printed, known = base.values[sheet.name][name], base.provenance[sheet.name][name]
                given = {
                    key: v for key, v in entry.items() if v != printed[key] or sources[key] != known[key]
                }
                if note == base.notes.get(sheet.name, {}).get(name):
                    note = None
                if not given and note is None:
                    continue
            lines += ["", f"[[{sheet.name}]]", f"id = {quoted(name)}"]
            lines += [f"{key} = {quoted(value)}" for key, value in given.items()]
            if given:
                lines.append(f"provenance = {origin({key: sources[key] for key in given})}")
            if note is not None:
                lines.append(f"note = {quoted(note)}")
    return "\n".join(lines) + "\n"


def head(game: str, edition: Edition) -> list[str]:
    """The table `[edition]`; what is empty is left out."""
    words = {
        "name": edition.name,
        "title": edition.title,
        "version": edition.version,
        "game": game,
        "parent": edition.parent,
        "author": edition.author,
        "notes": edition.notes,
    }
    return [f"[{HEAD}]", *(f"{key} = {quoted(word)}" for key, word in words.items() if word)]


def snapshot(game: Game, parts: Components) -> str:
    """Everything, an entry in a line: how a released edition is kept when the default moves on."""
    lines = ["# Every value of an edition: whatever becomes of others, it stays as it is."]
    for sheet in game.sheets:
        lines += ["", f"{quoted_key(sheet.name)} = ["]
        for name, entry in parts.values[sheet.name].items():
            sources = parts.provenance[sheet.name][name]
            pairs = [f"id = {quoted(name)}", *(f"{key} = {quoted(value)}" for key, value in entry.items())]
            pairs.append(f"provenance = {origin(sources)}")
            lines.append("  { " + ", ".join(pairs) + " },")
        lines.append("]")
    return "\n".join([*lines, "", *head(game.id, parts.edition)]) + "\n"


def origin(sources: dict[str, str]) -> str:
    """One word if it holds for every value."""
    if len(set(sources.values())) == 1:
        return quoted(next(iter(sources.values())))
    return "{ " + ", ".join(f"{key} = {quoted(source)}" for key, source in sources.items()) + " }"


def quoted(value: Any) -> str:
    """JSON's strings and whole numbers are TOML's too, where nothing unprintable is in them."""
    return json.dumps(value, ensure_ascii=False)


def quoted_key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() else quoted(name)
