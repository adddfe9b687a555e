"""What requests over HTTP are answered with."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from tutable.server.wire.values import Explained, House, Line, Patch, Said, Step, Table, View


class Me(Struct, frozen=True):
    """Who I am; `csrf` goes with every request that changes something, as `X-CSRF`."""

    id: str
    name: str
    csrf: str
    host: bool
    lab: bool  # may I run the lab?


class About(Struct, frozen=True):
    """Who made the game, and the version of its rules here."""

    rules_version: str
    authors: list[str] | UnsetType = UNSET
    publisher: str | UnsetType = UNSET
    year: int | UnsetType = UNSET


class GameInfo(Struct, frozen=True):
    """What the lobby tells of a game; `line` says in each language what it is like, if the game does.

    `guided`: there is a guided first game of it. `by_the_clock`: its levels ponder by the clock, since the
    engine is not compiled here.
    """

    id: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]
    bots: list[str]  # the weakest first
    usual_bot: str
    about: About
    line: dict[str, str]
    guided: bool
    by_the_clock: bool = False


class EventBrief(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    host: str
    status: Literal["open", "running", "over"]


class Tables(Struct, frozen=True):
    """My tables, public ones that wait, and public matches to look on at.

    `friends` are those of the others where somebody sits whom I have played with, `archived` those of mine
    that I have put away; `events`: tournaments I take part in or look after, which are not over.
    """

    mine: list[Table]
    open: list[Table]
    running: list[Table]
    friends: list[str]
    archived: list[str]
    events: list[EventBrief]
    house: House


class Screen(Struct, frozen=True):
    """A shared screen connects to `/ws/{table}?screen={key}`."""

    key: str


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


class Stops(Struct, frozen=True):
    """Where to stop in a replay: positions at which somebody looking on sees something new, those at which a
    turn has ended or a round or stage has begun, and for each line of the log where it is told.
    """

    seen: list[int]
    turns: list[int]
    chapters: list[int]
    lines: list[int]


class CourseMark(Struct, frozen=True):
    """What everybody would have had if the match had ended after the entries `begun` to `at` of its journal:
    a seat's turn, or what the table did by itself (`by` is -1).
    """

    begun: int
    at: int
    by: int
    points: list[int]


class CourseChapter(Struct, frozen=True):
    """A round or stage: its name, where it begins, and what it brought each seat."""

    said: Said
    at: int
    gains: list[int]


class CourseMoment(Struct, frozen=True):
    """The best turn, the biggest swing, who got ahead for good, the luckiest stroke: whose, where, in words,
    and the lines of the log that told of it.
    """

    kind: Literal["best", "swing", "ahead", "luck"]
    seat: int
    begun: int
    at: int
    said: Said
    told: list[Line]


class Course(Struct, frozen=True):
    """How a finished match went. The marks begin before anybody has done anything and end with the result."""

    marks: list[CourseMark]
    chapters: list[CourseChapter]
    moments: list[CourseMoment]


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
    """Chapters, rules and rulings by id; their sentences are messages. `asks` has for what is asked the rule
    or chapter that speaks of it. `components_file` can be changed and brought along to a new table."""

    game: str
    rules_version: str
    chapters: list[str]
    rules: list[RuleEntry]
    rulings: list[RulingEntry]
    asks: dict[str, str]
    components: Components
    components_file: str


class BookThing(Struct, frozen=True):
    """A thing of the game, explained; `listed`: one of the few that everything is made of. `name` says the
    words it answers to, with commas."""

    ref: str
    listed: bool
    name: Said
    explained: Explained


class BookExample(Struct, frozen=True):
    """A worked example beside a rule: its words are the message `example-<id>`, `view` is the first seat's,
    `light` are the things it speaks of. A table with its options and position goes on from there."""

    id: str
    rule: str
    options: dict[str, str]
    position: str
    seats: int
    view: View
    light: list[str]


class Handbook(Struct, frozen=True):
    """What a rulebook is illustrated with: a table that has all components, its things, and examples."""

    game: str
    view: View
    things: list[BookThing]
    examples: list[BookExample]


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


class Notifications(Struct, frozen=True):
    """How somebody is told that it is their turn. `push_key` is what a browser subscribes with; `browsers` is
    how many have, `here` whether this one has. `may_mail`: the host sends mail, and this person has a
    verified address. `vacation_seconds` until a vacation is over; null: none is on."""

    push_key: str
    browsers: int
    here: bool
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    mail: Literal["off", "hourly", "daily"]
    mail_refused: bool
    may_mail: bool
    vacation_left: int
    vacation_days: int
    vacation_seconds: float | None


class Silenced(Struct, frozen=True):
    """Is somebody not told of their turns at this table? `now`: not at this moment, because it is so or
    because these are quiet hours. Whether the table is before their eyes says the socket: see `looked`."""

    on: bool
    now: bool
