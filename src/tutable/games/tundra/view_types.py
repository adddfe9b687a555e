"""The types of what `view.py` draws: `View` is the picture of a table for one seat."""

from __future__ import annotations

from typing import Literal, TypedDict

Resource = Literal["firewood", "stone", "peat"]
Item = Literal["firewood", "stone", "peat", "berries", "points", "moves", "any", "workers"]
Verb = Literal["build", "place", "sell", "move", "gather", "any", "card", "renew", "upgrade"]
BoardName = Literal["architecture", "travel", "gathering", "trade"]
Title = Literal["humble", "provident", "wise", "inspiring", "determined", "hard-working", "generous"]
GoalName = Literal[
    "cards",
    "upgrades",
    "berries",
    "towers",
    "workers",
    "resources",
    "glades-firewood",
    "glades-stone",
    "glades-peat",
]
PersonalName = Literal[
    "chain",
    "variety",
    "idle-workers",
    "garrison",
    "edge",
    "estate",
    "idle-towers",
    "lead-firewood",
    "lead-stone",
    "lead-peat",
    "lead-bare",
]


class Goods(TypedDict):
    firewood: int
    stone: int
    peat: int
    berries: int


# -- what is printed --------------------------------------------------------------------------


class Gain(TypedDict):
    item: Item
    count: int


class CardRow(TypedDict):
    high: int
    low: int
    gains: list[Gain]


class BoardRow(TypedDict):
    high: int
    low: int
    verb: Verb
    count: int


class Effect(TypedDict):
    kind: Literal["gain", "towers", "buy", "sell", "change", "reroll"]
    pay: int  # berries, for `buy` each time
    times: int  # how often at most, for `towers` berries for each
    most: int
    gains: list[Gain]


class PrintedCard(TypedDict):
    sort: Literal["starter", "enhancement", "advisor"]
    rows: list[CardRow]
    effect: Effect | None  # of an advisor


class PrintedBoard(TypedDict):
    cost: list[Gain]
    base: list[BoardRow]
    upgraded: list[BoardRow]


class PrintedTile(TypedDict):
    resource: Resource | Literal["none"]
    bonus: list[Gain]


class PrintedGoal(TypedDict):
    dice: tuple[int, int]
    needs: tuple[int, int, int]


class PrintedPersonal(TypedDict):
    needs: tuple[int, int, int]
    points: tuple[int, int, int]


class PrintedTitle(TypedDict):
    gain: list[Gain]
    advisors: int
    dice: int
    early: int
    late: int
    reroll: int
    change: int
    buy: int
    helpers: int
    spots: int
    card: int


class Printed(TypedDict):
    rounds: int
    limits: Goods  # how far the tracks go
    steps: tuple[int, int, int]  # points of a common goal
    boards: dict[str, PrintedBoard]
    cards: dict[str, PrintedCard]
    tiles: dict[str, PrintedTile]
    goals: dict[str, PrintedGoal]
    personal: dict[str, PrintedPersonal]
    titles: dict[str, PrintedTitle]


# -- what lies on the table -------------------------------------------------------------------


class Glade(TypedDict):
    at: tuple[int, int]  # axial coordinates
    edge: bool
    tile: str | None  # none: still closed
    resource: Resource | Literal["none"] | None
    bonus: list[Gain] | None
    tower: int | None  # the seat whose tower stands here


class Settlement(TypedDict):
    at: tuple[int, int]
    place: int  # its number among the places; glades come first


class Gathering(TypedDict):
    seat: int
    glades: list[int]  # those that can still give something


class ClosedTile(TypedDict):
    tile: str
    resource: Resource | Literal["none"]


class Card(TypedDict):
    card: str


class Advisor(TypedDict):
    card: str
    turned: bool


class Goal(TypedDict):
    goal: GoalName
    counts: list[int]  # what each seat has of it
    taken_by: int | None
    die: int | None


class PersonalGoal(TypedDict):
    goal: PersonalName | None  # none: this seat does not know it
    count: int | None


class Board(TypedDict):
    board: BoardName
    upgraded: bool
    dice: list[int]  # values of the slots that hold a die
    cards: list[Card | None]  # a starter, then market cards


class Points(TypedDict):
    boards: int
    towers: int
    goals: int
    cards: int
    advisors: int
    sales: int
    personal: int
    start: int
    total: int


class Seat(TypedDict):
    resources: int
    goods: Goods
    dice: list[int]  # values of unused dice
    unrolled: int
    supply: int
    aside: int
    character: Literal["duchess", "governor", "abbess", "merchant"] | None
    title: Title
    side: Literal["she", "he"] | None
    workers: list[int | None]  # the place each stands on; none: in the supply
    towers_left: int
    boards: list[Board]
    advisors: list[Advisor | None]
    hand: list[Card | None]  # starters in hand, later those returned; none: not known
    personal: PersonalGoal | None
    has_chosen: bool
    points: Points
    won: bool


class View(TypedDict):
    round: int
    first: int
    turn: int
    over: bool
    glades: list[Glade]
    settlements: list[Settlement]
    gathering: Gathering | None
    closed: list[ClosedTile]
    deck: list[str]
    discards: list[str]
    market: list[Card | None]
    goals: list[Goal | None]
    unseen_starters: list[str]
    unseen_goals: list[PersonalName]
    printed: Printed
    seats: list[Seat]
