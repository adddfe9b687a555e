"""What requests over HTTP are answered with."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from tutable.server.wire.values import House, Line, Patch, Said, Step, Table, View


class Me(Struct, frozen=True):
    """Who I am; `csrf` goes with every request that changes something, as `X-CSRF`."""

    id: str
    name: str
    csrf: str
    host: bool


class About(Struct, frozen=True):
    """Who made the game, and the version of its rules here."""

    rules_version: str
    authors: list[str] | UnsetType = UNSET
    publisher: str | UnsetType = UNSET
    year: int | UnsetType = UNSET


class GameInfo(Struct, frozen=True):
    """What the lobby tells of a game; `line` says in each language what it is like, if the game does."""

    id: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]
    bots: list[str]  # the weakest first
    usual_bot: str
    about: About
    line: dict[str, str]


class Tables(Struct, frozen=True):
    """My tables, and public ones that wait."""

    mine: list[Table]
    open: list[Table]
    house: House


class Replay(Struct, frozen=True):
    """A match at one position of its journal, as a seat, a spectator or everybody (`all`) knew it.

    `steps` and then `patch` lead from the view at the position before. With `all` the view and the steps are
    a spectator's, and `views` has one for each seat.
    """

    at: int
    length: int
    seat: str
    view: View
    views: list[View]
    lines: list[Line]
    steps: list[Step]
    patch: Patch
    deciders: list[int]
    over: bool
    scores: list[int]
    winners: list[int]
    table: Table


class SeatLog(Struct, frozen=True):
    """What is exported of a running match: what one seat was told."""

    game: str
    options: dict[str, str]
    names: list[str]
    seat: str
    commitment: str
    log: list[Said]


class RuleEntry(Struct, frozen=True):
    """A rule; `reasons` are the messages of what it refuses."""

    id: str
    chapter: str
    rulings: list[str]
    reasons: list[str]


class RulingEntry(Struct, frozen=True):
    id: str
    confidence: int | None
    option: str


class Components(Struct, frozen=True):
    """By sheet, entry and field: values, and whether each is printed, deduced or reconstructed."""

    hash: str
    values: dict[str, dict[str, dict[str, int | str]]]
    provenance: dict[str, dict[str, dict[str, str]]]


class Rulebook(Struct, frozen=True):
    """Chapters, rules and rulings by id; their sentences are messages. `components_file` can be changed and
    brought along to a new table."""

    game: str
    rules_version: str
    chapters: list[str]
    rules: list[RuleEntry]
    rulings: list[RulingEntry]
    components: Components
    components_file: str


class Trouble(Struct, frozen=True):
    """Something that keeps people from playing, with a sentence for whoever runs the server."""

    code: str
    text: str


class Health(Struct, frozen=True):
    """How a process is: `ok`, or the code of the first trouble."""

    status: str
    version: str
    compiled: bool
    troubles: list[Trouble] = []
