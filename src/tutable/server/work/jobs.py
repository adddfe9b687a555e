"""What the server asks of its work processes, and what they answer."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tutable.core.snapshot import Snapshot
from tutable.server.store.rows import Entry, TableRow
from tutable.server.wire.values import Refusal, Said, Table


class Job(Struct, frozen=True, tag=True):
    """One thing to do."""


class Check(Job, frozen=True):
    """Could a match begin like this? With somebody's own components, or from a described position."""

    game: str
    players: int
    options: dict[str, str | bool]
    components: str | None
    position: str
    seed: str


class Bring(Job, frozen=True):
    """A save somebody brings; one that is not over goes on with the luck of `seed`."""

    save: str
    seed: str


class Branch(Job, frozen=True):
    """A finished match goes on from one of its positions with the luck of `seed`."""

    save: str
    at: int
    seed: str


class Fold(Job, frozen=True):
    """A stored match."""

    row: TableRow
    entries: list[Entry]


class Look(Job, frozen=True):
    """A finished match at one position, as a seat saw it; None: as all of them did."""

    save: str
    seat: int | None
    at: int
    word: str
    table: Table


class Explain(Job, frozen=True):
    """What a thing is, at one position."""

    save: str
    seat: int
    at: int
    ref: str


AnyJob = Check | Bring | Branch | Fold | Look | Explain


# -- answers --------------------------------------------------------------------------------------


class Checked(Struct, frozen=True):
    """A match can begin: with these options, and these points before anybody has done anything."""

    options: dict[str, str]
    scores: list[int]


class Begun(Struct, frozen=True):
    """A match that came from another: the save it began from, where it left it (None: it is that match), its
    seed, who played it in the terminal, and how it stands."""

    base: str
    at: int | None
    seed: str
    players: list[str]
    match: Snapshot


class FoldedAway(Struct, frozen=True):
    """See `stored.Folded`."""

    match: Snapshot | None
    frozen: Said | None


class Done(Struct, frozen=True, tag=True):
    """The answer, encoded: MessagePack of its type, or JSON as a client is sent it."""

    data: bytes


class Refused(Struct, frozen=True, tag=True):
    """What was asked for cannot be; everything a client is told of it."""

    refusal: Refusal
    status: int


class Faulty(Struct, frozen=True, tag=True):
    """A fault of ours, by the name of its exception."""

    error: str


Outcome = Done | Refused | Faulty
OUTCOME: msgspec.msgpack.Decoder[Outcome] = msgspec.msgpack.Decoder(Outcome)
JOB: msgspec.msgpack.Decoder[AnyJob] = msgspec.msgpack.Decoder(AnyJob)
