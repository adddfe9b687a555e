"""Component files: what is printed on cards and tiles, as TOML with provenance.

A game declares sheets (`[[good]]`, `[[stock]]`, ...) with their entries and fields. Reading checks
everything and reports all problems at once, each with its place in the file. A file with a parent
(`core.editions`) gives only what differs.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from tutable.core.editions.model import HEAD, PROVENANCES, Edition, is_provenance
from tutable.core.errors import BadComponents, Problem, brief

MAX_BYTES = 100_000  # the largest game has 38 kB


@dataclass(frozen=True)
class Field:
    """A whole number on a component, with its bounds. `may_lack`: 0 says that it has no such number."""

    name: str
    low: int
    high: int
    may_lack: bool = False


@dataclass(frozen=True)
class Words:
    """What a text is made of, and the message that says each; without messages they say themselves."""

    known: tuple[str, ...]
    said: tuple[str, ...] = ()


NO_WORDS = Words(())
Shape = Literal["text", "choice", "set", "list", "tally"]


@dataclass(frozen=True)
class Text:
    """A short text on a component in the game's own notation: the whole of it matches `form`.

    `shape` says how it is made of its words, for whoever offers them: one of them (`choice`), or several
    with spaces between them, `least` to `most`, each once (`set`) or as often as one likes (`list`); or each
    with a number before it, up to `most` (`tally`: `2F B`). A `text` has a richer grammar with them in it.
    """

    name: str
    form: str
    example: str
    words: Words = NO_WORDS
    shape: Shape = "text"
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class Sheet:
    """All components of one sort: these entries, each with exactly these fields.

    `more` are entries that the game can hold besides them.
    """

    name: str
    ids: tuple[str, ...]
    fields: tuple[Field | Text, ...]
    more: tuple[str, ...] = ()

    @property
    def known(self) -> tuple[str, ...]:
        return self.ids + self.more


Values = dict[str, dict[str, dict[str, Any]]]  # whole numbers and texts
Provenance = dict[str, dict[str, dict[str, str]]]
Notes = dict[str, dict[str, str]]  # by sheet and entry
Check = Callable[[Values], list[Problem]]


@dataclass
class Components:
    """Validated values: sheet, entry, field. `source` can be read again wherever the game is."""

    values: Values
    provenance: Provenance
    source: str
    edition: Edition = field(default_factory=Edition)
    notes: Notes = field(default_factory=dict)
    hash: str = field(init=False)

    def __post_init__(self) -> None:
        self.hash = hash_of(self.values)

    def column(self, sheet: str, field_name: str, ids: tuple[str, ...]) -> list[int]:
        """One field over several entries."""
        return [self.values[sheet][entry][field_name] for entry in ids]


def hash_of(values: Values) -> str:
    """Names a set of values, however it is written."""
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":")).encode()
    return hashlib.blake2b(canonical, digest_size=8, person=b"tutable parts").hexdigest()


def read_text(path: Path) -> str:
    """The text of somebody's file, which may be a device that never ends."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise BadComponents([Problem("too-large", str(path), limit=MAX_BYTES)])
        return data.decode("utf-8-sig")  # Windows editors begin a file with a mark
    except UnicodeDecodeError:
        raise BadComponents([Problem("not-text", str(path))]) from None
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or ""
        raise BadComponents([Problem("unreadable", str(path), detail=detail)]) from None


class Reading:
    """The sheets of one file, read against those of its parent, if it has one."""

    def __init__(self, sheets: tuple[Sheet, ...], parent: Components | None) -> None:
        self.sheets = sheets
        self.parent = parent
        self.problems: list[Problem] = []
        self.values: Values = {}
        self.provenance: Provenance = {}
        self.notes: Notes = {}

    def read(self, data: dict[str, Any]) -> None:
        """All sheets; what the parent has and the file leaves out is the parent's."""
        for name in data:
            if name != HEAD and name not in {sheet.name for sheet in self.sheets}:
                self.problems.append(Problem("unknown-sheet", name))
        for sheet in self.sheets:
            values: dict[str, dict[str, Any]] = {}
            provenance: dict[str, dict[str, str]] = {}
            notes: dict[str, str] = {}
            if self.parent is not None:
                values = {name: dict(entry) for name, entry in self.parent.values[sheet.name].items()}
                provenance = {name: dict(entry) for name, entry in self.parent.provenance[sheet.name].items()}
                notes = dict(self.parent.notes.get(sheet.name, {}))
            self._sheet(data.get(sheet.name), sheet, values, provenance, notes)
            # In the order of the sheet, so that equal values are the same table.
            self.values[sheet.name] = {name: values[name] for name in sheet.known if name in values}
            self.provenance[sheet.name] = {name: provenance[name] for name in sheet.known if name in values}
            self.notes[sheet.name] = notes

    def _sheet(
        self,
        data: Any,
        sheet: Sheet,
        values: dict[str, dict[str, Any]],
        provenance: dict[str, dict[str, str]],
        notes: dict[str, str],
    ) -> None:
        if data is None:
            if self.parent is None:
                self.problems.append(Problem("missing-sheet", sheet.name))
            return
        if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
            self.problems.append(Problem("not-a-list", sheet.name))
            return
        seen: set[str] = set()
        for number, entry in enumerate(data, 1):
            name = entry.get("id")
            if not isinstance(name, str):
                self.problems.append(Problem("missing-id", f"{sheet.name} {number}"))
            elif name not in sheet.known:
                known = ", ".join(sheet.known)
                self.problems.append(Problem("unknown-entry", f"{sheet.name}.{name}", known=known))
            elif name in seen:
                self.problems.append(Problem("duplicate-entry", f"{sheet.name}.{name}"))
            else:
                seen.add(name)
                place = f"{sheet.name}.{name}"
                is_partial = name in values
                found, sources = self._entry(entry, place, sheet, is_partial)
                values[name] = {**values.get(name, {}), **found}
                provenance[name] = {**provenance.get(name, {}), **sources}
                self._note(entry.get("note"), place, name, notes)
        for name in sheet.ids:
            if name not in values:
                self.problems.append(Problem("missing-entry", f"{sheet.name}.{name}"))

    def _note(self, note: object, place: str, name: str, notes: dict[str, str]) -> None:
        if note is None:
            return
        if isinstance(note, str) and note.replace("\n", " ").isprintable():
            notes[name] = note
        else:
            self.problems.append(Problem("not-words", f"{place}.note", value=brief(note)))

    def _entry(
        self, entry: dict[str, Any], place: str, sheet: Sheet, is_partial: bool
    ) -> tuple[dict[str, Any], dict[str, str]]:
        found: dict[str, Any] = {}
        names = [f.name for f in sheet.fields]
        for key in entry:
            if key not in names and key not in {"id", "note", "provenance"}:
                self.problems.append(Problem("unknown-field", f"{place}.{key}"))
        for f in sheet.fields:
            value = entry.get(f.name)
            if value is None:
                if not is_partial:
                    self.problems.append(Problem("missing-field", f"{place}.{f.name}"))
            elif problem := wrong(f, value, f"{place}.{f.name}"):
                self.problems.append(problem)
            else:
                found[f.name] = value
        given = [name for name in names if name in entry] if is_partial else names
        return found, self._sources(entry.get("provenance"), place, given)

    def _sources(self, sources: object, place: str, given: list[str]) -> dict[str, str]:
        """Where each value comes from; one word for all of them will do, and with a parent none: ours."""
        if sources is None and self.parent is not None:
            sources = "own"
        if isinstance(sources, str):
            sources = dict.fromkeys(given, sources)
        if not isinstance(sources, dict) or set(sources) != set(given):
            self.problems.append(Problem("bad-provenance", place, fields=", ".join(sorted(given))))
            return {}
        known = ", ".join(PROVENANCES)
        for key, source in sources.items():
            if not is_provenance(source):
                self.problems.append(Problem("unknown-provenance", f"{place}.{key}", known=known))
        return {key: str(source) for key, source in sources.items()}


def wrong(f: Field | Text, value: object, place: str) -> Problem | None:
    """What is wrong with one value, by itself."""
    if isinstance(f, Text):
        if isinstance(value, str) and re.fullmatch(f.form, value):
            return None
        return Problem("bad-text", place, value=brief(value), example=f.example)
    if not isinstance(value, int) or isinstance(value, bool):
        return Problem("not-a-number", place, value=brief(value))
    if not f.low <= value <= f.high:
        return Problem("out-of-range", place, value=brief(value), low=f.low, high=f.high)
    return None
