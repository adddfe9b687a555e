"""What clients send: frames through the socket, and the bodies of requests. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tutable.core.components import MAX_BYTES
from tutable.core.position import MAX_CHARACTERS

MAX_FRAME = 16 * 1024
MAX_BODY = 64 * 1024
MAX_TABLE_BODY = 300_000  # with an own component file, its quotes doubled
MAX_SAVE = 500_000  # the longest journal that is read, with own components
MAX_IMPORT_BODY = 2 * MAX_SAVE  # JSON inside JSON doubles its quotes

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Ref = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9.-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
SeatName = Annotated[str, Meta(pattern=r"^([0-5]|spectator)$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Short = Annotated[str, Meta(max_length=400)]


class In(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


# -- frames ---------------------------------------------------------------------------------------


class Hello(In, frozen=True, tag_field="type", tag="hello"):
    """The first frame, and one that asks for everything anew: the versions this client has, by seat."""

    since: dict[SeatName, Version] = {}


class Act(In, frozen=True, tag_field="type", tag="act"):
    """Take a pick. An id is applied at most once, also after a reconnect."""

    id: Id
    seat: SeatNumber
    version: Version
    pick: Annotated[int, Meta(ge=0, le=99_999)]


class End(In, frozen=True, tag_field="type", tag="end"):
    """End the turn."""

    id: Id
    seat: SeatNumber
    version: Version


class Undo(In, frozen=True, tag_field="type", tag="undo"):
    """Take back the last pick."""

    id: Id
    seat: SeatNumber
    version: Version


class AskHint(In, frozen=True, tag_field="type", tag="hint"):
    """What would a good player do? Answered by `hint`, later than what is asked after it; whatever changes
    the position first makes it `stale`."""

    id: Id
    seat: SeatNumber
    version: Version


class AutoEnd(In, frozen=True, tag_field="type", tag="auto_end"):
    """Let turns end by themselves from now on, or not."""

    id: Id
    seat: SeatNumber
    on: bool


class Say(In, frozen=True, tag_field="type", tag="chat"):
    id: Id
    text: Annotated[str, Meta(max_length=4000)]


class Mute(In, frozen=True, tag_field="type", tag="mute"):
    """Do not send me what this person says, at any table, or do again: then what was held back follows."""

    id: Id
    who: Id
    on: bool


class Ping(In, frozen=True, tag_field="type", tag="ping"):
    """Answered by `pong`."""


class Look(In, frozen=True, tag_field="type", tag="look"):
    """Whether the table is before somebody's eyes: then nobody has to be told of it. Answered by `looked`."""

    visible: bool


ClientFrame = Hello | Act | End | Undo | AskHint | AutoEnd | Say | Mute | Look | Ping
FRAMES: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


# -- bodies of requests ---------------------------------------------------------------------------


class Name(In, frozen=True):
    name: Short


class NewSeat(In, frozen=True):
    """Whoever makes a table says who is to sit where; `hotseat` is another person at this screen."""

    kind: Literal["me", "hotseat", "open", "invite", "bot"]
    name: Short | None = None
    bot: Short | None = None


class NewClock(In, frozen=True):
    """Seconds per move, and a reserve for the whole match, which is used when they are over. `late` says what
    happens then: a bot plays on, it passes for this turn where the rules allow it, or the match is lost."""

    kind: Literal["live", "days"]
    move: Annotated[int, Meta(ge=5, le=30 * 86400)]
    reserve: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    late: Literal["bot", "pass", "lose"] = "bot"
    bot: Short | None = None


class NewTable(In, frozen=True):
    game: Short
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[Short, Short | bool] = {}
    components: Annotated[str, Meta(max_length=MAX_BYTES)] | None = None
    position: Annotated[str, Meta(max_length=MAX_CHARACTERS)] | None = None
    public: bool = False
    hints: bool | None = None  # left out: if one person plays against bots
    rated: bool = False  # between people alone, without hints, with the values of the box
    clock: NewClock | None = None
    # How long the others wait for who is away or does not move; left out: as the server says.
    patience: Annotated[int, Meta(ge=30, le=30 * 86400)] | None = None


class Join(In, frozen=True):
    """Take an open seat, or the seat an invitation names."""

    seat: SeatNumber | None = None
    invite: Short | None = None


class Nothing(In, frozen=True):
    pass


class Agree(In, frozen=True):
    """To end the match as it stands; or no longer."""

    on: bool = True


Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class NewHabits(In, frozen=True):
    """How somebody wants to be told: quiet hours in minutes after midnight in their time zone, and mail."""

    lang: Literal["en", "de"]
    zone: Annotated[str, Meta(max_length=60)]
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    mail: Literal["off", "hourly", "daily"] = "off"


class Subscribe(In, frozen=True):
    """What a browser's push service says of itself."""

    endpoint: Annotated[str, Meta(max_length=800)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Literal["en", "de"] = "en"


class Unsubscribe(In, frozen=True):
    endpoint: Annotated[str, Meta(max_length=800)]


class Silence(In, frozen=True):
    on: bool


class Vacation(In, frozen=True):
    days: Annotated[int, Meta(ge=0, le=366)]


class SeatBot(In, frozen=True):
    bot: Short | None = None


class Ready(In, frozen=True):
    """I would begin with those who are here; or not any more."""

    ready: bool


class SendAway(In, frozen=True):
    seat: SeatNumber


class Shelf(In, frozen=True):
    """Where a table belongs in my lobby: among the others, in the archive, or nowhere."""

    shelf: Literal["", "archive", "hidden"]


class Report(In, frozen=True):
    """Ask the host to look at whoever sits at `seat`, or at a line of chat and who said it."""

    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    text: Annotated[str, Meta(max_length=500)] = ""


class Import(In, frozen=True):
    save: Annotated[str, Meta(max_length=MAX_SAVE)]


class Fork(In, frozen=True):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
