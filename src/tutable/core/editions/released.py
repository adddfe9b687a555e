"""Released editions: the default, and those that were it before. They stay in the package, found by hash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.core.components import Components
from tutable.core.editions.model import split_ref

if TYPE_CHECKING:
    from tutable.core.game import Game

FOLDER = "editions"


def editions(game: Game) -> list[Components]:
    """All of them, the oldest first: their files are numbered."""
    from tutable.core.editions.resolve import resolve

    if game.released is None:
        files = sorted((game.folder / FOLDER).glob("*.toml"))
        found = {parts.hash: parts for parts in (resolve(path.read_text("utf-8"), game) for path in files)}
        game.released = list({**found, game.components().hash: game.components()}.values())
    return game.released


def is_released(game: Game, digest: str) -> bool:
    return by_hash(game, digest) is not None


def by_hash(game: Game, digest: str) -> Components | None:
    """What a header names. The default is looked at first: the others need not be read for it."""
    if digest == game.components().hash:
        return game.components()
    return next((parts for parts in editions(game) if parts.hash == digest), None)


def find(game: Game, name: str, digest: str) -> Components | None:
    """A parent: of several of one name the newest, unless the hash says which."""
    if digest:
        found = by_hash(game, digest)
        return found if found is not None and found.edition.name == name else None
    ours = game.components()
    named = [parts for parts in (*editions(game), ours) if parts.edition.name == name]
    return named[-1] if named else None


def parent(game: Game, parts: Components) -> Components | None:
    """The released edition that an edition lists its differences from."""
    ref = split_ref(parts.edition.parent)
    return None if ref is None else find(game, *ref)


def first(game: Game) -> Components:
    """What a table was made with before its hash was kept."""
    return editions(game)[0]
