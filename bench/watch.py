"""Looking on at games: what the balance check needs to know of one game.

A `Subject` says which tables to play, what has to be in use and which parts compete; its `Watch` sits
beside one table and notes down what is offered, taken and used. `bench/balance_<game>.py` has both.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tutable.core.engine import Listener, State
from tutable.core.events import arguments, kind_of_event

Thing = tuple[str, str]  # sort and name: ("nomad", "N07"), ("action", "sail")


class Watch(Listener):
    """Beside one table from its first chance event to its end."""

    def __init__(self, s: State) -> None:
        self.players = int(s.box.players)
        self.offered: set[Thing] = set()  # parts that somebody could have had
        self.taken: dict[Thing, set[int]] = {}  # parts and the seats that had them
        self.uses: Counter[tuple[Thing, int]] = Counter()  # how often which seat did or used something
        self.measures: dict[str, float] = {}  # one number each; a name that ends in % is shown as a share

    def hear(self, event: int) -> None:
        self.happened(kind_of_event(event), arguments(event))

    def offer(self, sort: str, name: str) -> None:
        self.offered.add((sort, name))

    def take(self, sort: str, name: str, seat: int) -> None:
        self.offer(sort, name)
        self.taken.setdefault((sort, name), set()).add(seat)

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

    taken: float = 0.02  # of the games in which it is offered: at least
    ahead: float = 0.10  # wins of those who have it over a fair share: the interval must reach down to it


@dataclass(frozen=True)
class Subject:
    """One game to be checked."""

    game: str
    watch: Callable[[State], Watch]
    tables: Callable[[int], Sequence[tuple[str, Mapping[str, str]]]]  # by player count; the usual one first
    needed: Callable[[int], Mapping[str, Sequence[str]]]  # by player count: sort and names that must be used
    parts: Mapping[str, Limits] = field(default_factory=dict)
    brief: frozenset[str] = frozenset()  # needed sorts that are judged but not listed name by name
    players: tuple[int, ...] = (2, 3, 4, 5)
    note: str = ""  # Markdown for the end of the page
