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
    """So many of something."""

    item: Item
    count: int


class CardRow(TypedDict):
    """What a card adds to the rows from `high` down to `low`."""

    high: int
    low: int
    gains: list[Gain]


class BoardRow(TypedDict):
    """What a board does in the rows from `high` down to `low`."""

    high: int
    low: int
    verb: Verb
    count: int


class Effect(TypedDict):
    """What an advisor does: berries paid, for `buy` each of so many times; for `towers` berries for each."""

    kind: Literal["gain", "towers", "buy", "sell", "change", "reroll"]
    pay: int
    times: int
    most: int
    gains: list[Gain]


class PrintedCard(TypedDict):
    """A starter or enhancement has rows, an advisor an effect."""

    sort: Literal["starter", "enhancement", "advisor"]
    rows: list[CardRow]
    effect: Effect | None


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
    """What is printed on everything: how far tracks go, what the steps of a common goal bring, and so on."""

    rounds: int
    limits: Goods
    steps: tuple[int, int, int]
    boards: dict[str, PrintedBoard]
    cards: dict[str, PrintedCard]
    tiles: dict[str, PrintedTile]
    goals: dict[str, PrintedGoal]
    personal: dict[str, PrintedPersonal]
    titles: dict[str, PrintedTitle]


# -- what lies on the table -------------------------------------------------------------------


class Glade(TypedDict):
    """A space of the map by its axial coordinates; without a tile still closed. `tower`: its seat."""

    at: tuple[int, int]
    edge: bool
    tile: str | None
    resource: Resource | Literal["none"] | None
    bonus: list[Gain] | None
    tower: int | None


class Settlement(TypedDict):
    """`place` is its number among the places, where glades come first."""

    at: tuple[int, int]
    place: int


class Gathering(TypedDict):
    """Who gathers, and which glades can still give something."""

    seat: int
    glades: list[int]


class ClosedTile(TypedDict):
    tile: str
    resource: Resource | Literal["none"]


class Card(TypedDict):
    card: str


class Advisor(TypedDict):
    card: str
    turned: bool


class Goal(TypedDict):
    """A common goal, what each seat has of it, and the die that closes it."""

    goal: GoalName
    counts: list[int]
    taken_by: int | None
    die: int | None


class PersonalGoal(TypedDict):
    """Without a name this seat does not know it."""

    goal: PersonalName | None
    count: int | None


class Board(TypedDict):
    """An order board: the values of the slots that hold a die, a starter under it, then market cards."""

    board: BoardName
    upgraded: bool
    dice: list[int]
    cards: list[Card | None]


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


class Standing(TypedDict):
    """Points so far, and `now`: if the game ended at once; `open`: hidden things may still change that."""

    points: int
    now: int
    open: bool


class Seat(TypedDict):
    """One player's side. `dice`: values of those not used yet. `workers`: the place of each; none: idle.

    `hand`: starters in hand, later those returned; none: this seat does not know it.
    """

    resources: int
    goods: Goods
    dice: list[int]
    unrolled: int
    supply: int
    aside: int
    character: Literal["duchess", "governor", "abbess", "merchant"] | None
    title: Title
    side: Literal["she", "he"] | None
    workers: list[int | None]
    towers_left: int
    boards: list[Board]
    advisors: list[Advisor | None]
    hand: list[Card | None]
    personal: PersonalGoal | None
    has_chosen: bool
    points: Points
    standing: Standing
    won: bool


class View(TypedDict):
    """A table as one seat knows it."""

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
