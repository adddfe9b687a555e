"""Component files: what is printed on cards and tiles, as TOML with provenance.

A game declares sheets (`[[good]]`, `[[stock]]`, ...) with their entries and fields. Reading checks
everything and reports all problems at once, each with its place in the file.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tutable.core.errors import BadComponents, Problem, brief
from tutable.core.toml import NotToml, read_toml

PROVENANCES = ("printed", "deduced", "reconstructed")
MAX_BYTES = 100_000  # the largest game has 38 kB


@dataclass(frozen=True)
class Field:
    """A whole number on a component, with its bounds."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Text:
    """A short text on a component in the game's own notation: the whole of it matches `form`."""

    name: str
    form: str
    example: str


@dataclass(frozen=True)
class Sheet:
    """All components of one sort: exactly these entries, each with exactly these fields."""

    name: str
    ids: tuple[str, ...]
    fields: tuple[Field | Text, ...]


Values = dict[str, dict[str, dict[str, Any]]]  # whole numbers and texts
Check = Callable[[Values], list[Problem]]


@dataclass
class Components:
    """Validated values: sheet, entry, field. `source` is the text they were read from."""

    values: Values
    provenance: dict[str, dict[str, dict[str, str]]]
    source: str
    hash: str = field(init=False)

    def __post_init__(self) -> None:
        canonical = json.dumps(self.values, sort_keys=True, separators=(",", ":")).encode()
        self.hash = hashlib.blake2b(canonical, digest_size=8, person=b"tutable parts").hexdigest()

    def column(self, sheet: str, field_name: str, ids: tuple[str, ...]) -> list[int]:
        """One field over several entries."""
        return [self.values[sheet][entry][field_name] for entry in ids]


def read_folder(folder: Path, sheets: tuple[Sheet, ...], check: Check) -> Components:
    """The game's own files, in the order of their names."""
    return read("\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))), sheets, check)


def read_file(path: Path, sheets: tuple[Sheet, ...], check: Check) -> Components:
    """A user's own file: all sheets of the game in one."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadComponents([Problem("too-large", str(path), limit=MAX_BYTES)])
        return read(path.read_text("utf-8-sig"), sheets, check)  # Windows editors begin a file with a mark
    except OSError as error:
        raise BadComponents([Problem("unreadable", str(path), detail=error.strerror or "")]) from None
    except UnicodeDecodeError:
        raise BadComponents([Problem("not-text", str(path))]) from None


def read(text: str, sheets: tuple[Sheet, ...], check: Check) -> Components:
    """Parse and validate; raise BadComponents with every problem found."""
    try:
        data = read_toml(text, "file", MAX_BYTES)
    except NotToml as error:
        raise BadComponents([error.problem]) from None
    problems: list[Problem] = []
    values: Values = {}
    provenance: dict[str, dict[str, dict[str, str]]] = {}
    for name in data:
        if name not in {sheet.name for sheet in sheets}:
            problems.append(Problem("unknown-sheet", name))
    for sheet in sheets:
        values[sheet.name], provenance[sheet.name] = _sheet(data.get(sheet.name), sheet, problems)
    if not problems:
        problems.extend(check(values))
    if problems:
        raise BadComponents(problems)
    return Components(values, provenance, text)


def _sheet(
    data: Any, sheet: Sheet, problems: list[Problem]
) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, str]]]:
    values: dict[str, dict[str, Any]] = {}
    provenance: dict[str, dict[str, str]] = {}
    if data is None:
        problems.append(Problem("missing-sheet", sheet.name))
        return values, provenance
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        problems.append(Problem("not-a-list", sheet.name))
        return values, provenance
    for number, entry in enumerate(data, 1):
        name = entry.get("id")
        if not isinstance(name, str):
            problems.append(Problem("missing-id", f"{sheet.name} {number}"))
        elif name not in sheet.ids:
            problems.append(Problem("unknown-entry", f"{sheet.name}.{name}", known=", ".join(sheet.ids)))
        elif name in values:
            problems.append(Problem("duplicate-entry", f"{sheet.name}.{name}"))
        else:
            values[name], provenance[name] = _entry(entry, f"{sheet.name}.{name}", sheet, problems)
    for name in sheet.ids:
        if name not in values:
            problems.append(Problem("missing-entry", f"{sheet.name}.{name}"))
    return values, provenance


def _entry(
    entry: dict[str, Any], place: str, sheet: Sheet, problems: list[Problem]
) -> tuple[dict[str, Any], dict[str, str]]:
    found: dict[str, Any] = {}
    names = {f.name for f in sheet.fields}
    for key in entry:
        if key not in names and key not in {"id", "note", "provenance"}:
            problems.append(Problem("unknown-field", f"{place}.{key}"))
    for f in sheet.fields:
        value = entry.get(f.name)
        where = f"{place}.{f.name}"
        if value is None:
            problems.append(Problem("missing-field", where))
        elif isinstance(f, Text):
            if isinstance(value, str) and re.fullmatch(f.form, value):
                found[f.name] = value
            else:
                problems.append(Problem("bad-text", where, value=brief(value), example=f.example))
        elif not isinstance(value, int) or isinstance(value, bool):
            problems.append(Problem("not-a-number", where, value=brief(value)))
        elif not f.low <= value <= f.high:
            problems.append(Problem("out-of-range", where, value=brief(value), low=f.low, high=f.high))
        else:
            found[f.name] = value
    sources = entry.get("provenance")
    if not isinstance(sources, dict) or set(sources) != names:
        problems.append(Problem("bad-provenance", place, fields=", ".join(sorted(names))))
        return found, {}
    for key, source in sources.items():
        if source not in PROVENANCES:
            problems.append(Problem("unknown-provenance", f"{place}.{key}", known=", ".join(PROVENANCES)))
    return found, {key: str(source) for key, source in sources.items()}
