"""The lab: what is asked of it, how far a run has come, and what it says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tutable.server.wire.client import In
from tutable.server.wire.values import Refusal

Name = Annotated[str, Meta(max_length=40)]
MAX_GAMES = 1_000_000
MAX_SEED = 999_999


class LabEdition(In, frozen=True):
    """A draft of mine, or a released edition by its hash; neither: the default."""

    draft: Name = ""
    hash: Name = ""


class NewLabRun(In, frozen=True):
    """Games between bots of one level; `games` for each player count and edition, all on the same deals.

    The same seed deals the same again; without one the deals are fresh.
    """

    game: Name
    players: Annotated[list[Annotated[int, Meta(ge=1, le=99)]], Meta(min_length=1, max_length=10)]
    games: Annotated[int, Meta(ge=1, le=MAX_GAMES)]
    bots: Name = "lab"
    edition: LabEdition = LabEdition()
    against: LabEdition | None = None
    force: Name = ""  # a part (`sort:part`) that is dealt to one seat after the other
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None
    until: Name = ""  # each player count ends when this is answered: `first`, `score±1` (see `lab/sequel.py`)
    vary: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=4)] = []  # PLACE=LOW..HIGH


class LabExpected(Struct, frozen=True):
    """What a run would be: games of all player counts and editions, and about how long it takes."""

    games: int
    seconds: float


class Interval(Struct, frozen=True):
    """A number and what 95% lies between, if that can be said yet."""

    value: float
    low: float | None
    high: float | None


class LabFigures(Struct, frozen=True):
    """An edition so far: the first player's wins (a share), the points of a player, the turns of a game."""

    edition: str
    first: Interval
    score: Interval
    turns: Interval


class LabSection(Struct, frozen=True):
    """A player count so far; `difference`: points of a player, the second edition against the first.

    `answered`: its question is, and no more games are needed.
    """

    players: int
    deals: int
    editions: list[LabFigures]
    difference: Interval | None
    answered: bool = False


class LabAbout(Struct, frozen=True):
    """What is played."""

    editions: list[str]
    players: list[int]
    bots: str
    deals: int  # of each player count
    forced: dict[str, str] = {}  # what is dealt on purpose, by language
    seed: int = 1  # that of all runs, before it was kept
    until: str = ""
    vary: list[str] = []  # the values that are turned, each in an edition of its own


class LabProgress(Struct, frozen=True):
    """How far a run has come; `seconds_left` is a guess, `resting`: its owner's time for today is used up."""

    played: int
    seconds_left: float | None
    resting: bool
    sections: list[LabSection]


class LabRun(Struct, frozen=True):
    """A run of mine. `waiting` ones are played when there is room; cancelled and failed ones can go on."""

    id: str
    game: str
    about: LabAbout
    status: Literal["waiting", "running", "done", "cancelled", "failed"]
    created: str
    games: int
    seconds: float  # of CPU, so far
    progress: LabProgress
    trouble: Refusal | None


class LabPage(Struct, frozen=True):
    """My runs, the latest first, and how much there is room for."""

    runs: list[LabRun]
    max_games: int
    max_runs: int
    bots: dict[str, list[str]]  # by game


class LabPart(Struct, frozen=True):
    """A part that can be dealt on purpose, and with how many players."""

    id: str
    sort: str
    name: str
    players: list[int]


class LabParts(Struct, frozen=True):
    parts: list[LabPart]


class LabReport(Struct, frozen=True):
    """The report as a part of a page: headings, lists, tables and pictures, all text in them escaped."""

    html: str
