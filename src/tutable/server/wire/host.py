"""What a host can do, and what a host is shown. The terminal and the host's page say it in the same words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tutable.server.wire.client import In, SeatNumber
from tutable.server.wire.values import House

TableId = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9]+$")]
PersonId = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9]+$")]
Subject = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
ChatRule = Literal["", "all", "seated", "off"]

# -- deeds ----------------------------------------------------------------------------------------


class CloseTable(In, frozen=True, tag_field="verb", tag="close"):
    """Nothing can be done there any more; it can still be read."""

    table: TableId


class Kick(In, frozen=True, tag_field="verb", tag="kick"):
    """Whoever sits there goes, and does not come back to this table."""

    table: TableId
    seat: SeatNumber


class Ban(In, frozen=True, tag_field="verb", tag="ban"):
    """A person, or with `address` everybody who comes from where that person came from."""

    person: PersonId
    address: bool = False
    days: Annotated[int, Meta(ge=1, le=36500)] | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


class Unban(In, frozen=True, tag_field="verb", tag="unban"):
    subject: Subject


class RemoveLine(In, frozen=True, tag_field="verb", tag="remove-line"):
    """A line of chat."""

    line: Number


class Watching(In, frozen=True, tag_field="verb", tag="watching"):
    """May people without a seat look on?"""

    table: TableId
    on: bool


class ChatFor(In, frozen=True, tag_field="verb", tag="chat"):
    """Who may chat at a table; empty: as everywhere on this server."""

    table: TableId
    who: ChatRule


class Slow(In, frozen=True, tag_field="verb", tag="slow"):
    """Seconds between two lines of one person."""

    table: TableId
    seconds: Annotated[int, Meta(ge=0, le=3600)]


class Today(In, frozen=True, tag_field="verb", tag="today"):
    """The message of the day; empty: none."""

    text: Annotated[str, Meta(max_length=500)]


class ReadOnlyMode(In, frozen=True, tag_field="verb", tag="read-only"):
    """Everything can be looked at, nothing changed; matches pause."""

    on: bool


class Erase(In, frozen=True, tag_field="verb", tag="erase"):
    """A person's name and words go; matches stay."""

    person: PersonId


class Done(In, frozen=True, tag_field="verb", tag="done"):
    """A report was looked at."""

    report: Number


class Ratings(In, frozen=True, tag_field="verb", tag="ratings"):
    """All ratings are reckoned again, from the matches that count."""


Deed = (
    CloseTable
    | Kick
    | Ban
    | Unban
    | RemoveLine
    | Watching
    | ChatFor
    | Slow
    | Today
    | ReadOnlyMode
    | Erase
    | Done
    | Ratings
)


class SignIn(In, frozen=True):
    """The token of a one-time link."""

    token: Annotated[str, Meta(max_length=80)]


# -- what a host is shown -------------------------------------------------------------------------


class HostPerson(Struct, frozen=True):
    """Somebody at a table now."""

    id: str
    name: str
    table: str
    seat: int | None


class HostSeat(Struct, frozen=True):
    """`person` is there where a person sits."""

    name: str
    kind: str
    person: str | None


class HostTable(Struct, frozen=True):
    id: str
    game: str
    status: str
    creator: str
    creator_id: str
    public: bool
    created: float
    touched: float
    bytes: int
    watching: bool
    chat: ChatRule
    slow: int
    seats: list[HostSeat]


class HostReport(Struct, frozen=True):
    """What somebody asks the host to look at; `line` and `said` if it is about a line of chat."""

    id: int
    table: str
    by: str
    about: str
    about_id: str
    text: str
    line: int | None
    said: str
    at: float


class HostBan(Struct, frozen=True):
    """`name` is a person's; of an address only a digest is known. `until` null: for good."""

    kind: Literal["session", "address"]
    subject: str
    name: str
    until: float | None
    why: str
    at: float


class HostLine(Struct, frozen=True):
    """A line of chat, with the number that removes it."""

    id: int
    name: str
    person: str
    text: str
    at: float
    removed: bool


class HostDeed(Struct, frozen=True):
    """What a host has done; `host` is a person, or `shell`."""

    at: float
    host: str
    verb: str
    subject: str
    detail: str


class Overview(Struct, frozen=True):
    """Everything on the host's page but who is here."""

    house: House
    tables: list[HostTable]
    reports: list[HostReport]
    bans: list[HostBan]
    deeds: list[HostDeed]
