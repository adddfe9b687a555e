"""What the server asks of its work processes, and what they answer."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tutable.core.editions.diff import Account
from tutable.core.snapshot import Snapshot
from tutable.server.store.rows import Entry, TableRow
from tutable.server.wire.editions import Draft
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


class Stops(Job, frozen=True):
    """Where something can be seen in a match, by a seat; None: by any of them."""

    save: str
    seat: int | None


class Review(Job, frozen=True):
    """How a finished match went."""

    save: str


class Judge(Job, frozen=True):
    """An edition somebody works on: is it right, and how does it look?"""

    game: str
    draft: Draft


class ReadEdition(Job, frozen=True):
    """The file of an edition as a draft."""

    game: str
    text: str


class LabEditionOf(Struct, frozen=True):
    """A draft, or a released edition by its hash; neither: the default."""

    draft: Draft | None = None
    hash: str = ""


class LabPlan(Job, frozen=True):
    """A run of the lab: could it be played?"""

    game: str
    editions: list[LabEditionOf]
    players: list[int]
    bots: str
    games: int
    seed: int
    force: str = ""
    until: str = ""
    vary: list[str] = []


class LabNames(Job, frozen=True):
    """The parts of a game that can be dealt on purpose, by name."""

    game: str
    lang: str


class LabDeal(Job, frozen=True):
    """One deal of a run, with every edition; to see how long a game takes, with the first alone."""

    spec: bytes
    players: int
    deal: int
    first_only: bool = False


class LabTell(Job, frozen=True):
    """The report of a run; `form`: html, json or, for a page of ours, part. Games are opened below `at`."""

    spec: bytes
    chunks: dict[int, bytes]
    lang: str
    form: str
    at: str


class LabGame(Job, frozen=True):
    """A game of a run, to be looked at."""

    spec: bytes
    chunks: dict[int, bytes]
    game: str


LabJob = LabPlan | LabNames | LabDeal | LabTell | LabGame
AnyJob = Check | Bring | Branch | Fold | Look | Explain | Stops | Review | Judge | ReadEdition | LabJob


# -- answers --------------------------------------------------------------------------------------


class Checked(Struct, frozen=True):
    """A match can begin: with these options, these points before anybody has done anything, this edition."""

    options: dict[str, str]
    scores: list[int]
    edition: Account


class Begun(Struct, frozen=True):
    """A match that came from another: the save it began from, where it left it (None: it is that match), its
    seed, who played it in the terminal, its edition, and how it stands."""

    base: str
    at: int | None
    seed: str
    players: list[str]
    edition: Account
    match: Snapshot


class FoldedAway(Struct, frozen=True):
    """See `stored.Folded`."""

    match: Snapshot | None
    frozen: Said | None


class LabPlanned(Struct, frozen=True):
    """The spec of a run, and what is dealt on purpose, by language."""

    spec: bytes
    forced: dict[str, str]


class LabDealt(Struct, frozen=True):
    """The rows of a deal, packed, and the CPU seconds of play."""

    rows: bytes
    seconds: float


class LabOpened(Struct, frozen=True):
    """A game of a run as a save, and who played it."""

    save: str
    bots: list[str]


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
