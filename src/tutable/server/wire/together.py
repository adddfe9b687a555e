"""What travels only where people get together: plans, tables with the same luck, tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tutable.server.wire.client import Id, In, SeatNumber, Short
from tutable.server.wire.values import Said, Table

MAX_STEPS = 20
END = -1  # instead of a pick: end the turn
Message = Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]*$")]


class NewPlanStep(In, frozen=True):
    """If I am asked this (a message), do that: a pick, as it was offered; -1 ends the turn."""

    ask: Message
    pick: Annotated[int, Meta(ge=END, le=99_999)]
    shown: Said | None


class NewPlan(In, frozen=True):
    """What to do when I am asked, in this order; `auto_pass`: pass where that is all I can do, as all see."""

    seat: SeatNumber
    steps: Annotated[list[NewPlanStep], Meta(max_length=MAX_STEPS)]
    auto_pass: bool


class PlanStep(Struct, frozen=True):
    """A step of a plan that is kept; by its id it is done once."""

    id: str
    ask: str
    pick: int
    shown: Said | None


class NewSeries(In, frozen=True):
    """Two tables with the same luck: `bots` of the seats at each are played by a bot, the others are open.

    `turned`: the sides move up by one seat at the second table; else people compare with who sat in the same
    place. `sit`: whoever asks sits down at the first one.
    """

    game: Short
    players: Annotated[int, Meta(ge=1, le=6)]
    options: dict[Short, Short | bool] = {}
    bots: Annotated[int, Meta(ge=0, le=5)] = 0
    bot: Short | None = None
    turned: bool = True
    sit: bool = True


class Side(Struct, frozen=True):
    """Who plays for the same result: where they sit at each table, and once all have ended what they won."""

    seats: list[int]
    names: list[str]
    points: list[int]
    total: int
    won: bool


class Series(Struct, frozen=True):
    """A set of tables with the same luck. `open`: one of them is still played, so nothing is told yet."""

    id: str
    game: str
    creator: str
    turned: bool
    open: bool
    tables: list[Table]
    sides: list[Side]


class NewEvent(In, frozen=True):
    """A small tournament: so many at a table, so many rounds; `bot` plays where somebody is missing."""

    title: Annotated[str, Meta(max_length=60)]
    game: Short
    players: Annotated[int, Meta(ge=1, le=6)]
    rounds: Annotated[int, Meta(ge=1, le=12)]
    options: dict[Short, Short | bool] = {}
    bot: Short | None = None
    take_part: bool = True


class Missing(In, frozen=True):
    """Somebody is not there: a bot plays on, and the next round goes without them; or they are back."""

    person: Id
    missing: bool


class EventPerson(Struct, frozen=True):
    """Somebody in the standings. `points` at each table: one for each who was beaten, half for equals."""

    id: str
    name: str
    you: bool
    missing: bool
    points: float
    wins: int
    games: int
    scored: int


class EventTable(Struct, frozen=True):
    round: int
    table: Table


class Event(Struct, frozen=True):
    """A small tournament as it stands: people by their points, tables by rounds."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    players: int
    rounds: int
    round: int
    bot: str
    host: str
    is_host: bool
    status: Literal["open", "running", "over"]
    people: list[EventPerson]
    tables: list[EventTable]
