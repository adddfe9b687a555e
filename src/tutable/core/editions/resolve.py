"""From the text of an edition to the complete values: head, parents, values, laws, in this order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tutable.core.components import MAX_BYTES, Components, Reading
from tutable.core.editions import released
from tutable.core.editions.model import HEAD, Edition, read_head, split_ref
from tutable.core.editions.writing import written
from tutable.core.errors import BadComponents, Problem, brief
from tutable.core.toml import NotToml, read_toml

if TYPE_CHECKING:
    from tutable.core.game import Game

MAX_DEPTH = 8  # parents of parents
Find = Callable[[str], str | None]  # the text of somebody's own edition by its name


def nobody(name: str) -> str | None:
    """Among strangers only released editions can be parents."""
    return None


def resolve(text: str, game: Game, find: Find = nobody) -> Components:
    """Parse and validate; BadComponents with every problem found."""
    return _resolve(text, game, find, ())


def _resolve(text: str, game: Game, find: Find, below: tuple[str, ...]) -> Components:
    data = parsed(text)
    problems: list[Problem] = []
    edition, parent = Edition(), None
    if HEAD in data:
        edition = read_head(data[HEAD], game.id, problems)
        parent = _parent(edition, game, find, below, problems)
    if problems:
        raise BadComponents(problems)
    reading = Reading(game.sheets, parent)
    reading.read(data)
    if not reading.problems:
        reading.problems += game.check_components(reading.values)
    if reading.problems:
        raise BadComponents(reading.problems)
    made = Components(reading.values, reading.provenance, text, edition, reading.notes)
    return made if parent is None else _standing(made, parent, game)


def parsed(text: str) -> dict[str, Any]:
    try:
        return read_toml(text, "file", MAX_BYTES)
    except NotToml as error:
        raise BadComponents([error.problem]) from None


def _parent(
    edition: Edition, game: Game, find: Find, below: tuple[str, ...], problems: list[Problem]
) -> Components | None:
    if not edition.parent:
        return None
    place = f"{HEAD}.parent"
    ref = split_ref(edition.parent)
    if ref is None:
        problems.append(Problem("bad-parent", place, value=brief(edition.parent)))
        return None
    name, digest = ref
    if found := released.find(game, name, digest):
        return found
    if name in (*below, edition.name):
        problems.append(Problem("parent-cycle", place, value=name))
        return None
    if len(below) >= MAX_DEPTH:
        problems.append(Problem("too-deep", place, limit=MAX_DEPTH))
        return None
    text = find(name)
    if text is None:
        known = ", ".join(f"{one.edition.name}@{one.hash}" for one in released.editions(game))
        problems.append(Problem("unknown-parent", place, value=brief(edition.parent, 60), known=known))
        return None
    made = _resolve(text, game, find, (*below, edition.name))
    if digest and made.hash != digest:
        problems.append(Problem("parent-changed", place, value=name, found=made.hash))
        return None
    return made


def _standing(made: Components, parent: Components, game: Game) -> Components:
    """With a source that needs nobody's own edition: only what differs from a released one."""
    is_released = released.is_released(game, parent.hash)
    base = parent if is_released else released.parent(game, parent)
    named = "" if base is None else f"{base.edition.name}@{base.hash}"
    edition = replace(made.edition, parent=named)
    source = written(game, edition, made.values, made.provenance, made.notes, base)
    if len(source) > MAX_BYTES:
        raise BadComponents([Problem("too-large", "file", limit=MAX_BYTES)])
    return Components(made.values, made.provenance, source, edition, made.notes)
