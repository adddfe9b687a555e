"""What frames and answers are made of: sayings, told lines, steps, offers, and tables as people see them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from tutable.face.moments import Kind

View: TypeAlias = dict[str, Any]  # a game's own: `games/<game>/view_types.py`
# What changes in a view: dotted paths ("seats.0.hand.gold") and what stands there now.
Patch: TypeAlias = dict[str, Any]


class Said(Struct, frozen=True, omit_defaults=True):
    """A message with arguments, and the things on the table it speaks of.

    Arguments are numbers; texts, in which `name:gold` is the message `name-gold`, `name:camel-n 2` the
    message `name-camel-n` with n = 2, `names:gold, camel-n 2` a list of such and `seat:1` that player's name;
    sayings within this one; and lists of them, which read "a, b and c". `also`: what may be pointed at for a
    pick, too, but need not be.
    """

    message: str
    args: dict[str, str | int | Said | list[Said]]
    refs: list[str] = []
    also: list[str] = []


class Line(Struct, frozen=True, omit_defaults=True):
    """One told sentence, the seat that did what it tells (-1: the table), drawings of what it speaks of."""

    said: Said
    by: int
    pictures: list[str] = []


class Move(Struct, frozen=True):
    """What went from where to where. Without a piece, or from a place to itself: it was only touched."""

    piece: str
    origin: str
    target: str


class Moment(Struct, frozen=True):
    """What an event puts on stage: whose it is (-1: the table's), drawings, dice, points that are won.

    Moments of one kind that follow one another stand on one stage, if they are `about` the same.
    """

    kind: Kind
    about: str
    seat: int
    pictures: list[str]
    dice: list[int]
    points: int


class Step(Struct, frozen=True):
    """One event: its message id, who did it, and how the view changed with it.

    `line` is the index of the sentence that tells it (-1: none), `said` that sentence as far as it is told
    by then. The view after the step is the view before it with the patch applied. `concerns`: it was done to
    the seat that is told of it, or beside it.
    """

    event: str
    by: int
    line: int
    said: Said | None
    move: Move | None
    moment: Moment | None
    concerns: bool
    patch: Patch


class Offer(Struct, frozen=True):
    """A pick that may be taken, in reading order under its heading (a message; "": none).

    `twin`: says the same as an offer before it. `ends`: it does nothing instead of something, or ends
    a part of the turn, or all of it. `final`: what puts it beyond undo.
    """

    pick: int
    shown: Said
    heading: str
    twin: bool
    ends: Literal["pass", "part", "turn"] | None
    final: Literal["chance", "secret"] | None


class HintedPick(Struct, frozen=True):
    """A pick that a good player would think about: how many of a hundred imagined games it wins, and about
    how many points its seat has at the end of them."""

    pick: int
    share: int
    points: int


class Forbidden(Struct, frozen=True):
    """A pick a person might try, and why it is refused. Without a rule it is simply not asked now."""

    pick: int
    shown: Said
    heading: str
    reason: str
    message: str
    rule: str | None
    params: dict[str, str | int]


class Horizon(Struct, frozen=True):
    """How many picks can be taken back, and what lies behind: start, turn, chance, secret, sealed."""

    steps: int
    barrier: str


class Lesson(Struct, frozen=True):
    """A step of a guided game: its title, with the things to light, and its text in the attribute `text`.

    `pick` is the offer it recommends. The `id` names it in its guide, `number` says which of the steps it is.
    """

    id: str
    number: int
    said: Said
    pick: int | None


class Guide(Struct, frozen=True):
    """What to say to a learner now, one after the other; what has been said; and how many steps there are."""

    now: list[Lesson]
    past: list[Lesson]
    of: int


class Explained(Struct, frozen=True):
    """What a thing is, does and is worth, and the rules that speak of it."""

    title: Said
    lines: list[Said]
    rules: list[str]


class Clock(Struct, frozen=True):
    """The clock of a table: seconds per move and in reserve, and what happens when they are over.

    `left` are the seconds until then, for all who are asked; null: no clock runs. `reserves`: what each seat
    had left in reserve when it was asked.
    """

    kind: Literal["live", "days"]
    move: float
    reserve: float
    late: Literal["bot", "pass", "lose"]
    bot: str
    asked: list[int]
    left: float | None
    reserves: list[float]


class Happened(Struct, frozen=True):
    """What befell the table beside the match: a message with the name of who it was; in the log it stands
    before `line`."""

    line: int
    message: str
    seat: int
    name: str
    at: str


class Vote(Struct, frozen=True):
    """Some agree to a bot for a seat, to offering it to somebody new, or to end the match as it stands; `by`
    are seats of those who do, of `need`."""

    what: Literal["bot", "offer", "end"]
    seat: int | None
    by: list[int]
    need: int
    you: bool


class TableSeat(Struct, frozen=True):
    """Who sits there. `invite`, the token of the link, is there only for the creator.

    `may` is what this session can do with the seat: sit down, come `back` to it from a bot that stands in,
    `return` to one that was given up, let a `bot` play or `vote` for one, agree that it be offered (`offer`)
    to somebody new. `fate`: its player has resigned or lost on time, and a bot plays it to the end.
    `vacation`: its clock stands. `ready`: would begin with those who are here; `kick`: whoever made the table
    may send this player away. A free seat with a name is kept for somebody. `person`: whose page tells more
    of the player; of several seats at one screen the first is its owner's.
    """

    name: str
    person: str | None
    kind: Literal["human", "bot", "open", "invite"]
    bot: str | None
    you: bool
    here: bool
    may: list[Literal["join", "return", "bot", "vote", "offer", "back", "kick"]]
    fate: Literal["", "resigned", "late"]
    vacation: bool
    ready: bool
    invite: str | UnsetType = UNSET


class EditionUsed(Struct, frozen=True):
    """Which components are in play. `args` go with the message `edition-used`, and are literal."""

    hash: str
    args: dict[str, str | int]


class Table(Struct, frozen=True):
    """A table as one session may see it.

    `hints`: may players take them? `rated`: does the result change ratings? `origin` is a message if it did
    not begin from the box: its creator may know what lies hidden. `frozen` says why a match can be read but
    not continued. `ended` says why a table was closed: all agreed to end the match (`agreed`), all left
    before it began (`left`), nobody touched it for long (`expired`), or the host closed it (`host`).
    `patience`: after so many seconds the others may do something about who is away.
    `may` is what this session can do with the table: begin with those who are here, put it on a screen
    that all can see, or play again with the same people; `rematch` is where they do. `series`: the set of
    tables with the same luck it belongs to; while one of them is played there is no seed, and to others
    no points and no winners. `event`: the tournament it belongs to.
    """

    id: str
    game: str
    options: dict[str, str]
    public: bool
    hints: bool
    rated: bool
    status: Literal["waiting", "running", "over", "frozen", "closed"]
    frozen: Said | None
    ended: Literal["", "left", "expired", "host", "agreed"]
    creator: str
    your_turn: bool
    created: str
    over_at: str | None
    origin: str | None
    seats: list[TableSeat]
    may_chat: bool
    may: list[Literal["start", "share", "rematch"]]
    rematch: str | None
    series: str | None
    event: str | None
    commitment: str
    seed: str | None
    winners: list[int]
    scores: list[int]
    clock: Clock | None
    patience: int
    votes: list[Vote]
    edition: EditionUsed


class House(Struct, frozen=True):
    """What holds for the whole server: the message of the day, and whether anything may be changed."""

    today: str
    read_only: bool


class Problem(Struct, frozen=True):
    """One defect of a component file or a described position."""

    message: str
    args: dict[str, str | int]


class Refusal(Struct, frozen=True, kw_only=True):
    """Why something was refused: a code, a sentence, and where a rule forbids it the rule and the reason.

    Arguments are literal, except those of rules. `problems` are all defects of a file, at most 50.
    """

    code: str
    message: str
    args: dict[str, str | int]
    rule: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    problems: list[Problem] | UnsetType = UNSET
