"""What the server sends through the socket of a table. Every frame has a `type`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tutable.server.wire.together import PlanStep
from tutable.server.wire.values import (
    Forbidden,
    Guide,
    Happened,
    HintedPick,
    Horizon,
    House,
    Line,
    Offer,
    Patch,
    Refusal,
    Said,
    Step,
    Table,
    View,
)


class SeatSync(Struct, frozen=True, kw_only=True):
    """What a seat may see, as it is now.

    Either the whole `view` (and in a match that has just begun as `steps` its first great moments), or
    `base`, the version this connection has: then the patches of `steps` in order, and after them `patch`,
    lead from its view to the one now. `lines` replace those from `lines_from` on: the last sentence may
    still grow, and what was taken back vanishes. `kinds` says what sort of thing a reference in the
    offers is, as a message. `chosen` is the own pick in a sealed decision that waits for others; it may
    be replaced. A spectator has no `chosen`, `auto_end` and `horizon`. Only the learner's seat of a guided
    game has a `guide`.
    """

    version: int
    view: View | UnsetType = UNSET
    base: int | UnsetType = UNSET
    patch: Patch | UnsetType = UNSET
    lines_from: int
    lines: list[Line]
    steps: list[Step]
    ask: Said | None
    offers: list[Offer]
    forbidden: list[Forbidden]
    kinds: dict[str, str]
    awaits_end: bool
    chosen: int | UnsetType | None = UNSET
    auto_end: bool | UnsetType = UNSET
    horizon: Horizon | UnsetType = UNSET
    guide: Guide | UnsetType = UNSET


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """After hello, after every change this connection may see, after a gap.

    `seats` has the seat this session is shown, or `spectator`. Of several seats at one screen only the one
    that is asked (or was asked last) is shown; `covered` has the versions of the others.
    """

    table: Table
    seats: dict[str, SeatSync]
    covered: dict[str, int]
    deciders: list[int]
    over: bool
    winners: list[int]
    scores: list[int]
    happened: list[Happened]


class Ok(Struct, frozen=True, tag_field="type", tag="ok"):
    """Done; comes before the sync it causes."""

    id: str


class Refused(Refusal, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Not done; a frame that could not be read has no id."""

    id: str | None


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    """Made for an older version of the table; a sync follows."""

    id: str | None
    version: int


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What a good player who knows what this seat knows would do, the best first, and why it is the best.

    A single pick: there is no other, or (`by_rule`) a rule of thumb suggests it. Where several people play,
    all are told at the end of the turn that one was taken.
    """

    id: str
    seat: int
    version: int
    picks: list[HintedPick]
    reasons: list[Said]
    by_rule: bool


class Queue(Struct, frozen=True, tag_field="type", tag="queue"):
    """So many bots at other tables may think before the one that is asked here; 0: it need not wait."""

    before: int


class Speaker(Struct, frozen=True):
    """Somebody who has spoken and is muted."""

    who: str
    name: str = msgspec.field(name="from")


class ChatEntry(Struct, frozen=True):
    """`line` is what to report, `who` is what to mute. Without a seat: said by somebody who looks on."""

    line: int
    name: str = msgspec.field(name="from")
    who: str
    seat: int | None
    text: str
    at: str


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Entries to add, or `from_start` all of them; `muted` comes only with those.

    An entry may belong between others: its `line` says where.
    """

    from_start: bool
    entries: list[ChatEntry]
    muted: list[Speaker] | UnsetType = UNSET


class HouseNews(Struct, frozen=True, tag_field="type", tag="house"):
    """What holds for the whole server; comes when there is something to say, and when it has changed."""

    house: House


class Notice(Struct, frozen=True, tag_field="type", tag="notice"):
    """Something about the table only this connection is told: a bot has played while its person was away."""

    message: str
    args: dict[str, str | int]


class Planned(Struct, frozen=True, tag_field="type", tag="plan"):
    """What the seat that is shown will do when asked; only its own player is told. `failed` did not fit
    when it was asked: with it the plan was dropped."""

    seat: int
    steps: list[PlanStep]
    auto_pass: bool
    failed: PlanStep | None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


class Looked(Struct, frozen=True, tag_field="type", tag="looked"):
    """The answer to `look`: is the table before this person's eyes, here or on another device?"""

    here: bool


class Failed(Refusal, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The connection cannot go on: unknown table, too many frames."""


ServerFrame = (
    Sync | Ok | Refused | Stale | Hint | Queue | Chat | HouseNews | Notice | Planned | Pong | Looked | Failed
)


# Made once, here: msgspec crashes if two threads are the first to ask for a type.
FRAMES: msgspec.json.Decoder[ServerFrame] = msgspec.json.Decoder(ServerFrame)


def encode(frame: ServerFrame) -> bytes:
    return msgspec.json.encode(frame)


def decode(data: str | bytes) -> Any:
    """A frame as a client understands it, for tests and benchmarks."""
    return FRAMES.decode(data)
