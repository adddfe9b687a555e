"""The head of an edition: what it is called, what it is made from, who made it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from typing import Any

from tutable.core.errors import Problem, brief

HEAD = "edition"  # the table of a file that holds it; no sheet is called so
NAME = re.compile(r"[a-z0-9](?:-?[a-z0-9]){0,39}")
VERSION = re.compile(r"[A-Za-z0-9](?:[._-]?[A-Za-z0-9]){0,19}")
HASH = re.compile(r"[0-9a-f]{16}")
LONGEST = {"title": 60, "author": 60, "notes": 4000}
FIELDS = ("name", "title", "version", "game", "parent", "author", "notes")
BOX = re.compile(r"box (\d{4}-\d{2}-\d{2})(?: by (.{1,60}))?")  # entered from a box, when and by whom
PROVENANCES = ("printed", "deduced", "reconstructed", "own", "box")


@dataclass(frozen=True)
class Edition:
    """All but the values. `name` is empty for a complete file that does not say; `parent` is `name@hash`."""

    name: str = ""
    title: str = ""
    version: str = ""
    parent: str = ""
    author: str = ""
    notes: str = ""


def is_provenance(text: object) -> bool:
    """One of the words; `box` with the day and, after `by`, a name."""
    if not isinstance(text, str) or not text.isprintable():
        return False
    box = BOX.fullmatch(text)
    return text in PROVENANCES[:-1] or (box is not None and _is_day(box.group(1)))


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return text.isascii()


def sort_of(provenance: str) -> str:
    """The word a provenance begins with."""
    return provenance.partition(" ")[0]


def read_head(data: Any, game: str, problems: list[Problem]) -> Edition:
    """The head of a file, checked; every defect with its place."""
    if not isinstance(data, dict):
        problems.append(Problem("bad-head", HEAD))
        return Edition()
    for key in data:
        if key not in FIELDS:
            problems.append(Problem("unknown-field", f"{HEAD}.{brief(key)}"))
    found: dict[str, str] = {}
    for key in FIELDS:
        value = data.get(key, "")
        if not isinstance(value, str):
            problems.append(Problem("not-words", f"{HEAD}.{key}", value=brief(value)))
            continue
        found[key] = value.strip()
    if len(found) < len(FIELDS):
        return Edition()
    _check_words(found, game, problems)
    del found["game"]
    return Edition(**found)


def _check_words(found: dict[str, str], game: str, problems: list[Problem]) -> None:
    if not NAME.fullmatch(found["name"]):
        problems.append(Problem("bad-name", f"{HEAD}.name", value=brief(found["name"])))
    if not VERSION.fullmatch(found["version"]):
        problems.append(Problem("bad-version", f"{HEAD}.version", value=brief(found["version"])))
    if found["game"] != game:
        problems.append(Problem("other-game", f"{HEAD}.game", value=brief(found["game"]), game=game))
    if not found["title"]:
        problems.append(Problem("missing-field", f"{HEAD}.title"))
    for key, limit in LONGEST.items():
        text = found[key].replace("\n", " ") if key == "notes" else found[key]
        if len(text) > limit:
            problems.append(Problem("too-long", f"{HEAD}.{key}", limit=limit))
        elif not text.isprintable():
            problems.append(Problem("not-printable", f"{HEAD}.{key}"))


def split_ref(ref: str) -> tuple[str, str] | None:
    """`name` or `name@hash` as both; None if it is neither."""
    name, sign, digest = ref.partition("@")
    if not NAME.fullmatch(name) or (sign and not HASH.fullmatch(digest)):
        return None
    return name, digest
