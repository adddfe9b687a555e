"""The type of a Tungaru view: what `view.py` draws. The client's types are written from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Good: TypeAlias = Literal["fish", "shell", "coconut", "pearl"]
Leader: TypeAlias = Literal["worker", "beggar", "fisher", "trader", "chief"]
Lock: TypeAlias = Literal["space-3", "space-4", "storage-6"]


class Goods(TypedDict):
    """How many of each good."""

    fish: int
    shell: int
    coconut: int
    pearl: int


class Harvest(TypedDict):
    faces: list[int]
    good: Good


class Trade(TypedDict):
    give: Good
    get: Goods


class Die(TypedDict):
    seat: int
    value: int


class Island(TypedDict):
    """An island: what it offers, perhaps on a tile, and who is there.

    `dice_closed`: dice spaces that so few players do not use. `walkways` are islands, `migration` the spaces
    from which its next nomad comes, all counted from 0.
    """

    name: str
    tile: str | None
    harvest: Harvest
    trade: Trade
    nomad: str | None
    reserved: int | None
    market: list[Good | None]
    dice: list[Die | None]
    dice_closed: int
    settlers: list[int]
    settler_spaces: int
    monuments: list[int]
    monument_spaces: int
    walkways: list[int]
    migration: list[int]


class Ground(TypedDict):
    """An anchoring ground between two islands; `borders` are the grounds across one border."""

    islands: list[int]
    borders: list[int]
    capacity: int
    boats: list[int]


class Nomad(TypedDict):
    """What stands on a nomad.

    `count` and `good`: what it brings, or sells at most for `worth` points each with one of `faces`, or what
    settling costs with it; `count` alone: storage spaces, pips it turns a die by, times it sails.
    `points`: one number, or one for each good where goods are scored.
    """

    cost: Goods
    benefit: Literal["income", "storage", "dice", "sail", "settle", "sell"]
    good: Good | None
    count: int
    worth: int
    faces: list[int]
    scoring: Literal["storage", "monuments", "settlers", "nomads", "goods", "flower"]
    points: list[int]
    flower: Literal["A", "B", "C", "D", "E"] | None


class LeaderSpace(TypedDict):
    """A dice space of a leader card; not all are open with few players."""

    faces: list[int]
    goods: Goods
    open: bool


class Leaders(TypedDict):
    """The dice spaces of each leader card."""

    worker: list[LeaderSpace]
    beggar: list[LeaderSpace]
    fisher: list[LeaderSpace]
    trader: list[LeaderSpace]
    chief: list[LeaderSpace]


class Hand(TypedDict):
    """Leader cards in hand."""

    worker: int
    beggar: int
    fisher: int
    trader: int
    chief: int


class Points(TypedDict):
    """Points by where they come from."""

    gifts: int
    sales: int
    storage: int
    monuments: int
    settlers: int
    nomads: int
    goods: int
    flower: int
    total: int


class Standing(TypedDict):
    """Points so far, and `now`: if the game ended at once; `open`: hidden things may still change that."""

    points: int
    now: int
    open: bool


class Seat(TypedDict):
    """One player's side.

    `card_fish`: a fish lies on the leader card. `dice`: 0 is spent, or not rolled; the last is the Worker's.
    `track`: monuments left on the culture track. `locks`: what a monument still stands on. `settlers`: by
    island. `sailed`: the die on the sailing space. `worth_now`: the points if the game ended now.
    """

    goods: Goods
    storage: int
    card_fish: bool
    ground: int | None
    dice: list[int]
    nomads: list[str | None]
    nomad_dice: list[int]
    travellers: list[str]
    track: int
    locks: dict[Lock, bool]
    settlers: list[Literal["upright", "exhausted"] | None]
    tamana: bool
    settlers_left: int
    monuments_on_board: int
    monuments_aside: int
    monuments: int
    hand: Hand
    leader: Leader | None
    leader_dice: list[int]
    benefit_used: bool
    sailed: int
    passed: bool
    points: Points
    worth_now: Points
    standing: Standing
    won: bool


class View(TypedDict):
    """A table as one seat knows it.

    `phase`: 1 to 4; 0 before the first round and after the last. `pile`: the nomads that are still to come,
    in no order. `rewards`: of the culture track, from the top.
    """

    round: int
    turn: int
    start: int
    phase: Literal[0, 1, 2, 3, 4]
    round_limit: int | None
    over: bool
    side: Literal["small", "large"]
    islands: list[Island]
    grounds: list[Ground]
    migration: list[str | None]
    pile: list[str]
    nomads: dict[str, Nomad]
    leaders: Leaders
    rewards: list[Good | Literal["any"]]
    seats: list[Seat]
