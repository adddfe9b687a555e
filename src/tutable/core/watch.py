"""Looking on at games: what the lab needs to know of one game, in the game's module `lab`.

A `Subject` says which tables to play, what has to be in use and which parts compete; its `Watch` sits beside
one table and notes down what is offered, taken and used, when, and what it brought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tutable.core.engine import Listener, State
from tutable.core.events import arguments, kind_of_event

Thing = tuple[str, str]  # sort and name: ("card", "a07"), ("action", "sail")


class Watch(Listener):
    """Beside one table from its first chance event to its end."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.players = int(s.box.players)
        self.offered: dict[Thing, int] = {}  # parts that somebody could have had, and from which turn on
        self.taken: dict[Thing, dict[int, int]] = {}  # parts, the seats that had them, and since which turn
        self.brought: Counter[tuple[Thing, int]] = Counter()  # points that a part brought a seat
        self.uses: Counter[tuple[Thing, int]] = Counter()  # how often which seat did or used something
        self.sources: dict[str, list[int]] = {}  # where the points of the seats come from
        self.measures: dict[str, float] = {}  # one number each; a name that ends in % is shown as a share

    def hear(self, event: int) -> None:
        self.happened(kind_of_event(event), arguments(event))

    def offer(self, sort: str, name: str) -> None:
        self.offered.setdefault((sort, name), int(self.s.turn))

    def take(self, sort: str, name: str, seat: int) -> None:
        self.offer(sort, name)
        self.taken.setdefault((sort, name), {}).setdefault(seat, int(self.s.turn))

    def bring(self, sort: str, name: str, seat: int, points: int) -> None:
        self.brought[(sort, name), seat] += points

    def use(self, sort: str, name: str, seat: int) -> None:
        self.uses[(sort, name), seat] += 1

    # -- to be written for each game ------------------------------------------------------

    def happened(self, kind: int, args: list[int]) -> None:
        """An event, with its four arguments."""

    def chosen(self, s: State, seat: int, pick: int) -> None:
        """A pick, before it is taken."""

    def over(self, s: State) -> None:
        """The game is over."""


@dataclass(frozen=True)
class Limits:
    """What is asked of every part of a sort, as shares."""

    taken: float = 0.02  # of the games in which it is offered: less is too little,
    rarely: float = 0.05  # if the whole interval lies below this
    ahead: float = 0.10  # wins of those who have it over a fair share: more than this is too much,
    surely: float = 0.05  # if the whole interval lies above this


@dataclass(frozen=True)
class Forced:
    """A deal in which a part is certain to come, mostly to one seat: at the chance event `key` it is the
    outcome, and at those before it whose keys begin with `family` it is not.
    """

    family: str
    key: str
    outcome: int
    options: Mapping[str, str] = field(
        default_factory=dict
    )  # what the table needs so that it is dealt at all
    owned: bool = True  # it belongs to the seat; else it only lies where all can have it


@dataclass(frozen=True)
class Subject:
    """One game to be measured."""

    watch: Callable[[State], Watch]
    tables: Callable[[int], Sequence[tuple[str, Mapping[str, str]]]]  # by player count; the usual one first
    needed: Callable[[int], Mapping[str, Sequence[str]]]  # by player count: sort and names that must be used
    parts: Mapping[str, Limits] = field(default_factory=dict)
    brief: frozenset[str] = frozenset()  # needed sorts that are judged but not listed name by name
    # A part, a seat and the number of players; None: it is not dealt to seats, or not with so many players.
    force: Callable[[Thing, int, int], Forced | None] = lambda thing, seat, players: None
    forcible: Callable[[int], Sequence[Thing]] = lambda players: ()  # the parts that can be forced
    # The name of a thing for people: `name:` and a message, or its id where it has no name. What a sort is
    # called stands in the game's words: `<game>-lab-<sort>`.
    label: Callable[[Thing], str] = lambda thing: thing[1]
