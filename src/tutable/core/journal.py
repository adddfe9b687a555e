"""What a match writes down: a header, and a line of tokens that can be folded into a state.

    12     the deciding seat takes pick 12          c3     chance gives outcome 3
    2:12   seat 2 takes pick 12 (sealed decisions)  e      the turn is ended
    u      the mover takes back the last pick       h1     seat 1 takes a hint

The canonical form drops what was taken back; a hint stays, for nobody can forget it. Hashes are over the
canonical fold.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, field
from typing import Any

from tutable.core.errors import BadSave

FORMAT = 1
MAX_BYTES = 4_000_000
TOKEN = re.compile(r"(?:(\d):)?(\d{1,5})|c(\d{1,5})|(e)|(u)|h(\d)")


@dataclass(frozen=True)
class Header:
    """What a match is played with. The commitment binds the seed that decides its luck."""

    game: str
    rules_version: str
    components: str  # hash of the component values
    players: int
    options: dict[str, str]
    commitment: str
    names: tuple[str, ...] = ()
    fork_at: int = 0  # so many entries of the journal were taken over from a match with another seed
    position: str = ""  # the text of a described position to begin from; empty: the usual set-up


@dataclass(frozen=True)
class Token:
    """One entry of the journal: a pick (with its seat in sealed decisions), chance, end, undo or hint."""

    sort: str
    value: int = 0
    seat: int = -1

    def __str__(self) -> str:
        if self.sort == "pick":
            return str(self.value) if self.seat < 0 else f"{self.seat}:{self.value}"
        if self.sort == "hint":
            return f"h{self.seat}"
        return f"c{self.value}" if self.sort == "chance" else self.sort[0]


END = Token("end")
UNDO = Token("undo")


def tokens(line: str) -> list[Token]:
    """Read a line of tokens."""
    found: list[Token] = []
    for index, word in enumerate(line.split(" ") if line else []):
        match = TOKEN.fullmatch(word)
        if match is None:
            raise BadSave(problem="token", at=index, token=word[:20])
        seat, pick, chance, end, _, hinted = match.groups()
        if pick is not None:
            found.append(Token("pick", int(pick), int(seat) if seat is not None else -1))
        elif chance is not None:
            found.append(Token("chance", int(chance)))
        elif hinted is not None:
            found.append(Token("hint", seat=int(hinted)))
        else:
            found.append(END if end else UNDO)
    return found


def line(journal: list[Token]) -> str:
    return " ".join(str(token) for token in journal)


def canonical(journal: list[Token]) -> list[Token]:
    """The journal without what was taken back."""
    kept: list[Token] = []
    for token in journal:
        if token.sort == "undo":
            last = len(kept) - 1
            while kept[last].sort != "pick":
                last -= 1
            kept[last:] = [token for token in kept[last:] if token.sort == "hint"]
        else:
            kept.append(token)
    return kept


@dataclass(frozen=True)
class Save:
    """A match as a file. `seed` is missing in what is handed out before the match is over."""

    header: Header
    journal: list[Token]
    hash: str
    seed: str | None = None
    components: str | None = None  # the text of own components, so that nothing is lost
    sealed: dict[int, int] = field(default_factory=dict)
    auto_end: tuple[int, ...] = ()

    def dumps(self) -> str:
        """One line of JSON."""
        data: dict[str, Any] = {"tutable": FORMAT, **asdict(self.header), "journal": line(self.journal)}
        data["hash"] = self.hash
        if self.seed is not None:
            data["seed"] = self.seed
        if self.components is not None:
            data["own_components"] = self.components
        if self.sealed:
            data["sealed"] = {str(seat): pick for seat, pick in self.sealed.items()}
        data["auto_end"] = list(self.auto_end)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> Save:
    """Read a save; every defect is a BadSave that says what is wrong."""
    if len(text) > MAX_BYTES:
        raise BadSave(problem="too-large", limit=MAX_BYTES)
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # a lone \ud800 is JSON, but no text
    except (ValueError, RecursionError):
        raise BadSave(problem="not-json") from None
    if not isinstance(data, dict) or "tutable" not in data:
        raise BadSave(problem="foreign")
    if data["tutable"] != FORMAT:
        raise BadSave(problem="newer-format", format=str(data["tutable"])[:20])
    if not re.fullmatch("[0-9a-f]{64}", _text(data, "commitment")):
        raise BadSave(problem="field", field="commitment")
    header = Header(
        game=_text(data, "game"),
        rules_version=_text(data, "rules_version"),
        components=_text(data, "components"),
        players=_number(data, "players"),
        options=_texts(data, "options"),
        commitment=_text(data, "commitment"),
        names=tuple(_list(data, "names", str)),
        fork_at=_number(data, "fork_at"),
        position=_text(data, "position"),
    )
    sealed = data.get("sealed", {})
    if not isinstance(sealed, dict) or not all(
        re.fullmatch("[0-9]", k) and isinstance(v, int) and not isinstance(v, bool) for k, v in sealed.items()
    ):
        raise BadSave(problem="field", field="sealed")
    return Save(
        header=header,
        journal=tokens(_text(data, "journal")),
        hash=_text(data, "hash"),
        seed=_text(data, "seed") if "seed" in data else None,
        components=_text(data, "own_components") if "own_components" in data else None,
        sealed={int(seat): pick for seat, pick in sealed.items()},
        auto_end=tuple(_list(data, "auto_end", int)),
    )


def _text(data: dict[str, Any], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise BadSave(problem="field", field=name)
    return value


def _number(data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(problem="field", field=name)
    return value


def _texts(data: dict[str, Any], name: str) -> dict[str, str]:
    value = data.get(name)
    if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
        raise BadSave(problem="field", field=name)
    return dict(value)


def _list(data: dict[str, Any], name: str, of: type) -> list[Any]:
    value = data.get(name)
    if not isinstance(value, list) or not all(type(v) is of for v in value):
        raise BadSave(problem="field", field=name)
    return value
