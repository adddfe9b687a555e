"""What is sent and received, typed: docs/wire.md in code. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tutable.core.components import MAX_BYTES
from tutable.core.position import MAX_CHARACTERS

MAX_FRAME = 16 * 1024
MAX_BODY = 64 * 1024
MAX_TABLE_BODY = 300_000  # with an own component file, its quotes doubled
MAX_IMPORT_BODY = 9_000_000  # JSON inside JSON doubles its quotes

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Short = Annotated[str, Meta(max_length=400)]


class In(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


# -- frames from the client -----------------------------------------------------------------------


class Hello(In, frozen=True, tag_field="type", tag="hello"):
    since: dict[str, Version] = {}


class Act(In, frozen=True, tag_field="type", tag="act"):
    id: Id
    seat: SeatNumber
    version: Version
    pick: Annotated[int, Meta(ge=0, le=99_999)]


class End(In, frozen=True, tag_field="type", tag="end"):
    id: Id
    seat: SeatNumber
    version: Version


class Undo(In, frozen=True, tag_field="type", tag="undo"):
    id: Id
    seat: SeatNumber
    version: Version


class AutoEnd(In, frozen=True, tag_field="type", tag="auto_end"):
    id: Id
    seat: SeatNumber
    on: bool


class Say(In, frozen=True, tag_field="type", tag="chat"):
    id: Id
    text: Annotated[str, Meta(max_length=4000)]


class Mute(In, frozen=True, tag_field="type", tag="mute"):
    id: Id
    who: Id
    on: bool


class Ping(In, frozen=True, tag_field="type", tag="ping"):
    pass


Frame = Hello | Act | End | Undo | AutoEnd | Say | Mute | Ping
FRAMES: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


# -- bodies of requests ---------------------------------------------------------------------------


class Name(In, frozen=True):
    name: Short


class NewSeat(In, frozen=True):
    kind: Literal["me", "hotseat", "open", "invite", "bot"]
    name: Short | None = None
    bot: Short | None = None


class NewTable(In, frozen=True):
    game: Short
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[Short, Short | bool] = {}
    components: Annotated[str, Meta(max_length=MAX_BYTES)] | None = None
    position: Annotated[str, Meta(max_length=MAX_CHARACTERS)] | None = None
    public: bool = False


class Join(In, frozen=True):
    seat: SeatNumber | None = None
    invite: Short | None = None


class Nothing(In, frozen=True):
    pass


class SeatBot(In, frozen=True):
    bot: Short | None = None


class Import(In, frozen=True):
    save: Annotated[str, Meta(max_length=4_000_000)]


class Fork(In, frozen=True):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]


# -- answers --------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    id: str
    name: str
    csrf: str


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]
    bots: list[str]
    about: dict[str, Any]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """`invite` is there only for the creator."""

    name: str
    kind: Literal["human", "bot", "open", "invite"]
    bot: str | None
    you: bool
    here: bool
    away_seconds: int
    invite: str | None = None


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str]
    public: bool
    status: Literal["waiting", "running", "over", "frozen", "closed"]
    creator: str
    is_creator: bool
    your_turn: bool
    created: str
    origin: str | None
    seats: list[SeatInfo]
    commitment: str
    seed: str | None
    winners: list[int]
    scores: list[int]


class TableList(Struct, frozen=True):
    mine: list[TableInfo]
    open: list[TableInfo]


class ShownInfo(Struct, frozen=True):
    message: str
    args: dict[str, str | int]
    refs: list[str]


class ReplayInfo(Struct, frozen=True):
    """`views` instead of `view` when every seat was asked for: one for each seat."""

    at: int
    length: int
    seat: str
    view: dict[str, Any]
    views: list[dict[str, Any]]
    log: list[ShownInfo]
    deciders: list[int]
    over: bool
    scores: list[int]
    winners: list[int]
    table: TableInfo


class SeatLog(Struct, frozen=True):
    """What is exported of a running match: what one seat was told."""

    game: str
    options: dict[str, str]
    names: list[str]
    seat: str
    commitment: str
    log: list[ShownInfo]


class RefusalInfo(Struct, frozen=True, omit_defaults=True):
    code: str
    message: str
    args: dict[str, Any]
    rule: str | None = None
    reason: str | None = None
    problems: list[dict[str, Any]] = []


class Health(Struct, frozen=True):
    status: Literal["ok", "database-away"]
    version: str
    compiled: bool
