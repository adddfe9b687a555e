"""Editions that strangers write, read and judged in a work process."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from tutable.core.components import Components, Values, wrong
from tutable.core.editions import draft as drafting
from tutable.core.editions import released
from tutable.core.editions.diff import changes
from tutable.core.editions.model import HEAD, split_ref
from tutable.core.errors import BadComponents, Problem
from tutable.core.game import Game
from tutable.core.registry import get_game
from tutable.face import face_of
from tutable.server.clean import is_plain
from tutable.server.refusal import MAX_PROBLEMS
from tutable.server.wire import values as wire
from tutable.server.wire.editions import Changed, CheckedEdition, Draft, PlacedProblem


def judged(game: Game, draft: Draft) -> CheckedEdition:
    """What is wrong with a draft, beside each value; and a picture of what has changed, right or wrong."""
    drawn = pictures(game, draft)
    try:
        parts = shown(game, text_of(game, draft))
    except BadComponents as error:
        return CheckedEdition([placed(one) for one in error.problems[:MAX_PROBLEMS]], "", {}, "", drawn)
    args = game.account(parts).args(game.components().hash)
    return CheckedEdition([], parts.hash, args, parts.source, drawn)


def shown(game: Game, text: str) -> Components:
    """A stranger's edition that others will see: what it and whoever verified it are called can be read.

    Only for what comes in now: a table goes on whatever its edition is called.
    """
    parts = game.own_components(text)
    head = parts.edition
    said = {f"{HEAD}.{key}": text for key, text in (("title", head.title), ("author", head.author))}
    for sheet, entries in parts.provenance.items():
        for entry, sources in entries.items():
            said |= {f"{sheet}.{entry}.{field}": source for field, source in sources.items()}
    hidden = [place for place, text in said.items() if not is_plain(text)]
    if hidden:
        raise BadComponents([Problem("hidden-signs", place) for place in hidden])
    return parts


def placed(problem: Problem) -> PlacedProblem:
    said = wire.Problem(f"components-{problem.code}", {"place": problem.place, **problem.params})
    return PlacedProblem(problem.place, said)


def text_of(game: Game, draft: Draft) -> str:
    """The file a draft means."""
    data: drafting.Data = {
        HEAD: {
            "name": slug(draft.title),
            "title": draft.title,
            "version": draft.version,
            "game": game.id,
            "parent": draft.parent,
            "author": draft.author,
            "notes": draft.notes,
        }
    }
    problems: list[Problem] = []
    for place, changed in draft.changes.items():
        try:
            drafting.put(game, data, place, changed.value, changed.provenance)
        except BadComponents as error:
            problems += error.problems
    if problems:
        raise BadComponents(problems)
    return drafting.text_of(game, data)


def slug(title: str) -> str:
    """A title as a name."""
    plain = unicodedata.normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:40].strip("-") or "edition"


def pictures(game: Game, draft: Draft) -> dict[str, dict[str, Any]]:
    """The entries a draft changes, drawn with every value that can be right by itself."""
    base = parent_of(game, draft)
    values: Values = {
        sheet: {name: dict(entry) for name, entry in entries.items()}
        for sheet, entries in base.values.items()
    }
    touched: set[tuple[str, str]] = set()
    for place, changed in draft.changes.items():
        try:
            sheet, name, field = drafting.located(game, place)
        except BadComponents:
            continue
        value = drafting.typed(field, changed.value) if isinstance(changed.value, str) else changed.value
        if wrong(field, value, place) is None:
            values[sheet.name].setdefault(name, {})[field.name] = value
        touched.add((sheet.name, name))
    found: dict[str, dict[str, Any]] = {}
    for sheet_name, name in sorted(touched):
        picture = drawn(game, values, sheet_name, name)
        if picture is not None:
            found.setdefault(sheet_name, {})[name] = picture
    return found


def parent_of(game: Game, draft: Draft) -> Components:
    ref = split_ref(draft.parent)
    return (released.find(game, *ref) if ref is not None else None) or game.components()


def drawn(game: Game, values: Values, sheet: str, name: str) -> Any:
    """What a picture of one component is made from; None if it has none, or not with these values."""
    try:
        return face_of(game).part(values, sheet, name)
    except (ValueError, KeyError, IndexError):  # values that only fit together when more of them are typed
        return None


def read(game: str, text: str) -> Draft:
    """Somebody's file as a draft: against the released edition it was made from, or the default."""
    found = get_game(game)
    parts = shown(found, text)
    base = released.parent(found, parts) or found.components()
    head = parts.edition
    return Draft(
        title=head.title or head.name or found.title,
        version=head.version or "1",
        parent=f"{base.edition.name}@{base.hash}",
        author=head.author,
        notes=head.notes,
        changes={
            change.place: Changed(change.after, change.now)
            for change in changes(base, parts)
            if change.after is not None
        },
    )
