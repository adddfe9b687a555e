"""Files of the terminal: saves with who plays which seat, reports, and writing without half files."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from tutable.cli.args import BadCall
from tutable.core.errors import BadSave, OtherRules, TutableError
from tutable.core.files import write_text
from tutable.core.match import Match
from tutable.lang import LANGUAGES

REPORT = "tutable_report"  # the key by which a bug report is known
TERMINAL = "terminal"  # the key under which a save keeps what only the terminal needs
MAX_BYTES = 8_000_000
LONGEST_NAME = 300  # of a bot: a command with its words


@dataclass(frozen=True)
class Saved:
    """A match and who plays it; `players` is empty if the file does not say."""

    match: Match
    players: tuple[str, ...]
    lang: str = ""  # the language it was played in
    is_report: bool = False  # a bug report is read, never written over
    frozen: OtherRules | None = None  # why it can be looked at only so far
    hints: bool = False  # may several people at the screen take them?


def read_text(path: str | Path) -> str:
    """A text file somebody gave us."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise BadCall(problem="too-large", path=str(path), limit=MAX_BYTES)
        return data.decode("utf-8-sig")  # without the mark that Windows editors begin a file with
    except UnicodeDecodeError:
        raise BadCall(problem="not-text", path=str(path)) from None
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BadCall(problem="unreadable", path=str(path), detail=detail) from None


def new_file(path: str | Path) -> Path:
    """A path to write to that takes nobody's file away."""
    path = Path(path)
    if path.is_symlink() or path.exists():
        raise BadCall(problem="exists", path=str(path))
    return path


def save(match: Match, players: tuple[str, ...], path: Path, lang: str = "", hints: bool = False) -> None:
    """The save of a match, and beside its own entries who plays which seat, in which language, and whether
    several people may take hints."""
    data = json.loads(match.save())
    data[TERMINAL] = {"players": list(players)} | ({"lang": lang} if lang else {})
    if hints:
        data[TERMINAL]["hints"] = True
    write_text(path, json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def load_text(text: str, *, to_look: bool = False) -> Saved:
    """A save, or the save inside a bug report; one that other rules stop halfway is only to look at."""
    data = _object(text)
    is_report = REPORT in data
    if is_report:
        text = str(data.get("save"))
        data = _object(text)
    match, frozen = Match.read(text)
    if frozen is not None and not to_look:
        raise frozen
    terminal = data.get(TERMINAL)
    if not isinstance(terminal, dict):
        terminal = {}
    players = terminal.get("players")
    if not isinstance(players, list) or len(players) != match.players:
        players = []
    lang = terminal.get("lang")
    lang = lang if lang in LANGUAGES else ""
    hints = terminal.get("hints") is True
    names = tuple(str(player)[:LONGEST_NAME] for player in players)
    return Saved(match, names, lang, is_report, frozen, hints)


def load_file(path: str | Path, *, to_look: bool = False) -> Saved:
    return load_text(read_text(path), to_look=to_look)


def _object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def folder() -> Path:
    """Where matches are kept: one folder per user."""
    base = os.environ.get("XDG_DATA_HOME")
    root = Path(base) if base and os.path.isabs(base) else Path.home() / ".local" / "share"
    return root / "tutable" / "matches"


def fresh_path(game: str) -> Path:
    """A new file in the user's folder, named after the moment."""
    where = folder()
    try:
        where.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadSave(problem="unwritable", path=str(where), detail=error.strerror or "") from None
    stamp = f"{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = where / (f"{game}-{stamp}.json" if number == 1 else f"{game}-{stamp}-{number}.json")
        if not path.exists():
            return path
    raise BadCall(problem="exists", path=str(where / f"{game}-{stamp}.json"))


def latest() -> Path:
    """The match that was played last and is not over."""
    where = folder()
    found = sorted(where.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in found:
        try:
            if not load_file(path).match.is_over:
                return path
        except TutableError:
            continue
    raise BadCall(problem="no-match", path=str(where))
