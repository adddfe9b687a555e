"""What frames and answers are made of: sayings, told lines, steps, offers, and tables as people see them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

View: TypeAlias = dict[str, Any]  # a game's own: `games/<game>/view_types.py`
# What changes in a view: dotted paths ("seats.0.hand.gold") and what stands there now.
Patch: TypeAlias = dict[str, Any]


class Said(Struct, frozen=True, omit_defaults=True):
    """A message with arguments, and the things on the table it speaks of.

    Arguments are numbers; texts, in which `name:gold` is the message `name-gold`, `name:camel-n 2` the
    message `name-camel-n` with n = 2 and `seat:1` that player's name; sayings within this one; and lists of
    them, which read "a, b and c".
    """

    message: str
    args: dict[str, str | int | Said | list[Said]]
    refs: list[str] = []


class Line(Struct, frozen=True):
    """One told sentence, and the seat that did what it tells; -1: the table."""

    said: Said
    by: int


class Move(Struct, frozen=True):
    """What went from where to where. Without a piece, or from a place to itself: it was only touched."""

    piece: str
    origin: str
    target: str


class Step(Struct, frozen=True):
    """One event: its message id, who did it, and how the view changed with it.

    `line` is the index of the sentence that tells it (-1: none), `said` that sentence as far as it is told
    by then. The view after the step is the view before it with the patch applied.
    """

    event: str
    by: int
    line: int
    said: Said | None
    move: Move | None
    patch: Patch


class Offer(Struct, frozen=True):
    """A pick that may be taken, in reading order under its heading (a message; "": none).

    `twin`: says the same as an offer before it. `ends`: ends the turn. `final`: what puts it beyond undo.
    """

    pick: int
    shown: Said
    heading: str
    twin: bool
    ends: bool
    final: Literal["chance", "secret"] | None


class Forbidden(Struct, frozen=True):
    """A pick a person might try, and why it is refused. Without a rule it is simply not asked now."""

    pick: int
    shown: Said
    heading: str
    reason: str
    message: str
    rule: str | None
    params: dict[str, str | int]


class Horizon(Struct, frozen=True):
    """How many picks can be taken back, and what lies behind: start, turn, chance, secret, sealed."""

    steps: int
    barrier: str


class Explained(Struct, frozen=True):
    """What a thing is, does and is worth, and the rules that speak of it."""

    title: Said
    lines: list[Said]
    rules: list[str]


class TableSeat(Struct, frozen=True):
    """Who sits there. `invite`, the token of the link, is there only for the creator.

    `may` is what this session can do with the seat: sit down, come back to it, let a bot play.
    """

    name: str
    kind: Literal["human", "bot", "open", "invite"]
    bot: str | None
    you: bool
    here: bool
    may: list[Literal["join", "return", "bot"]]
    invite: str | UnsetType = UNSET


class Table(Struct, frozen=True):
    """A table as one session may see it.

    `origin` is a message if it did not begin from the box: its creator may know what lies hidden. `frozen`
    says why a match can be read but not continued. `ended` says why a table was closed: all left before the
    match began (`left`), nobody touched it for long (`expired`), or the host closed it (`host`).
    """

    id: str
    game: str
    options: dict[str, str]
    public: bool
    status: Literal["waiting", "running", "over", "frozen", "closed"]
    frozen: Said | None
    ended: Literal["", "left", "expired", "host"]
    creator: str
    your_turn: bool
    created: str
    origin: str | None
    seats: list[TableSeat]
    may_chat: bool
    commitment: str
    seed: str | None
    winners: list[int]
    scores: list[int]


class House(Struct, frozen=True):
    """What holds for the whole server: the message of the day, and whether anything may be changed."""

    today: str
    read_only: bool


class Problem(Struct, frozen=True):
    """One defect of a component file or a described position."""

    message: str
    args: dict[str, str | int]


class Refusal(Struct, frozen=True, kw_only=True):
    """Why something was refused: a code, a sentence, and where a rule forbids it the rule and the reason.

    Arguments are literal, except those of rules. `problems` are all defects of a file, at most 50.
    """

    code: str
    message: str
    args: dict[str, str | int]
    rule: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    problems: list[Problem] | UnsetType = UNSET
