"""Editions on this computer: one's own, in the user's folder, and the released ones."""

from __future__ import annotations

from pathlib import Path

from tutable.cli import files
from tutable.cli.args import BadCall
from tutable.core.components import Components, read_text
from tutable.core.editions import released
from tutable.core.editions.model import NAME, split_ref
from tutable.core.errors import BadSave
from tutable.core.files import write_text
from tutable.core.game import Game
from tutable.lang import Given, Texts


def folder(game: Game) -> Path:
    return files.folder().parent / "editions" / game.id


def path_of(game: Game, name: str) -> Path:
    """Where an own edition is kept; a name that is none is refused before it becomes a path."""
    if not NAME.fullmatch(name):
        raise BadCall(problem="edition-name", given=name[:40])
    return folder(game) / f"{name}.toml"


def own_text(game: Game, name: str) -> str | None:
    path = path_of(game, name)
    return read_text(path) if path.is_file() else None


def own_names(game: Game) -> list[str]:
    return sorted(path.stem for path in folder(game).glob("*.toml") if NAME.fullmatch(path.stem))


def read(game: Game, text: str) -> Components:
    """An edition whose parents may be one's own."""
    return game.own_components(text, lambda name: own_text(game, name))


def load(game: Game, word: str) -> Components:
    """What somebody means: a file, an own edition, or a released one as `name` or `name@hash`."""
    ref = split_ref(word)
    if ref is not None and not Path(word).exists():
        if not ref[1] and (text := own_text(game, ref[0])) is not None:
            return read(game, text)
        if (found := released.find(game, *ref)) is not None:
            return found
        known = [*own_names(game), *(one.edition.name for one in released.editions(game))]
        raise BadCall(problem="edition", given=word[:40], known=", ".join(dict.fromkeys(known)))
    return read(game, read_text(Path(word)))


def keep(game: Game, name: str, text: str) -> Path:
    """Write an own edition; whole or not at all."""
    path = path_of(game, name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadSave(problem="unwritable", path=str(path.parent), detail=error.strerror or "") from None
    write_text(path, text)
    return path


def used(game: Game, parts: Components, texts: Texts) -> str:
    """Which edition it is, in words."""
    args = game.account(parts).args(game.components().hash)
    quoted = {name: Given(value) if isinstance(value, str) else value for name, value in args.items()}
    return texts.say("edition-used", quoted)
