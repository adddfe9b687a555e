"""The type of a Tuareg view: what `view.py` draws. The client's types are written from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Good: TypeAlias = Literal["water", "gold", "salt", "millet"]


class Goods(TypedDict):
    """How many of each good."""

    water: int
    gold: int
    salt: int
    millet: int


class Values(TypedDict):
    """What the cards of a good print: this table's own components, if it has them."""

    count: int
    dinars: int
    points: int


class Printed(TypedDict):
    water: Values
    gold: Values
    salt: Values
    millet: Values


class Specials(TypedDict):
    """How many of each special card."""

    donkey: int
    cave: int
    thief: int
    map: int


class Room(TypedDict):
    """How many cards an animal carries and a cave hides."""

    animal: int
    cave: int


class Animal(TypedDict):
    """An animal; its cargo from bottom to top."""

    sort: Literal["camel", "donkey"]
    cargo: list[Good]


class HiddenCard(TypedDict):
    """A face-down card; without a good this seat does not know it."""

    good: Good | None
    seen_by_all: bool


class Points(TypedDict):
    """Points by where they come from; the two stages by good."""

    stages: list[Goods]
    unused: int
    maps: int
    total: int


class Majority(TypedDict):
    """Of one good: the cards of each seat that count and are known, and what they would bring now."""

    counts: list[int]
    points: list[int]


class Majorities(TypedDict):
    water: Majority
    gold: Majority
    salt: Majority
    millet: Majority


class Standing(TypedDict):
    """Points so far, and `now`: if the game ended at once; `open`: hidden things may still change that."""

    points: int
    now: int
    open: bool


class Seat(TypedDict):
    """One player's side. Of another hand `hand` has what counting makes certain.

    A thief without a card has not struck yet. `hand_worth` breaks a tie at the end.
    """

    hand_size: int
    hand: Goods
    animals: list[Animal]
    caves: list[list[HiddenCard]]
    thieves: list[HiddenCard | None]
    maps: int
    points: Points
    standing: Standing
    won: bool
    hand_worth: int | None


class View(TypedDict):
    """A table as one seat knows it. `last_turns`: what is left of the last round; 0 before it begins."""

    stage: int
    turn: int
    last_turns: int
    over: bool
    pile: int
    market: Goods
    discards: Goods
    unseen: Goods
    printed: Printed
    price: int
    room: Room
    stock: Specials
    majorities: Majorities
    seats: list[Seat]
