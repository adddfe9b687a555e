"""What people see of one another: finished matches, and what follows from them."""

from __future__ import annotations

from msgspec import Struct


class Opponent(Struct, frozen=True):
    """`person`: whose page there is; `beaten`: 1 if they came behind, -1 if before, 0 if level."""

    person: str | None
    name: str
    bot: bool
    beaten: int


class Finished(Struct, frozen=True):
    """A match that is over; `table` is there for whom it was public, or who sat there."""

    table: str | None
    game: str
    players: int
    at: float
    place: int
    points: int
    rated: bool
    opponents: list[Opponent]


class Tally(Struct, frozen=True):
    """Matches of one kind; `bots`: at least one bot played along. `points`: on average."""

    game: str
    players: int
    bots: bool
    played: int
    won: int
    points: float


class Against(Struct, frozen=True):
    """Head to head: how often somebody was ahead of this person, and behind."""

    person: str
    name: str
    matches: int
    ahead: int
    behind: int


class RatingShown(Struct, frozen=True):
    game: str
    players: int
    matches: int
    rating: int
    provisional: bool


class Profile(Struct, frozen=True):
    """A person's page: of all finished matches the tallies, of the latest each one."""

    id: str
    name: str
    since: float
    you: bool
    tallies: list[Tally]
    against: list[Against]
    ratings: list[RatingShown]
    matches: list[Finished]
