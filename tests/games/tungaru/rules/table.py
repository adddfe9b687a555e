"""Small words for rule tests: describe a table, try something, look at it.

    t = Table(goods="F", boat=3)
    t.refuses(sail(7), "TUG-ACT-A.third-border-needs-fish")

The first seat is the one described by keywords, and it is to move. Goods are the letters F S C P, islands
their first letters' order A..F (A..H), grounds 1..7 (1..10), dice and nomad spaces count from 1.
"""

from __future__ import annotations

import re
from typing import Any

from tests.games.trying import Trial, described
from tests.games.trying import seat as seat
from tests.games.tungaru.rules.page import PAGE
from tutable.core.match import Match
from tutable.games.tungaru.state import (
    SEAT,
    TungaruState,
)
from tutable.games.tungaru.terms import (
    BOAT,
    BUILD,
    BY_BENEFIT,
    BY_SETTLER,
    BY_SLOT,
    COUNT,
    DISCARD,
    DONE,
    EQUAL,
    FREE,
    GIVE,
    GO,
    HARVEST,
    KEEP,
    KINDS,
    LEAD,
    LEADERS,
    LOSE,
    NO_MONUMENT,
    NOMAD_IDS,
    PASS,
    PAY,
    PLACE,
    PUT,
    RECRUIT,
    RECRUITED,
    REFILL,
    RESERVE,
    SAIL,
    SELL,
    SETTLE,
    SLOTS,
    SOURCES,
    SPARE,
    SPOT_NAMES,
    SWAP,
    TAKE,
    TO_TRAVELLERS,
    TRADE,
    TRAVEL,
    TWICE,
    UNREWARDED,
    USE_LEADER,
    WANT,
)

LETTERS = "FSCP"
ALL_COUNTS = [2, 3, 4, 5]
WORKER, BEGGAR, FISHER, TRADER, CHIEF = range(5)
SETTLER_ = 0  # in place of a die

pass_ = int(PASS)
done = int(DONE)
equal = int(EQUAL)
no_monument = int(NO_MONUMENT)
unrewarded = int(BUILD.pick(UNREWARDED))
to_travellers = int(TO_TRAVELLERS)
put = int(PUT)
keep = int(KEEP)
lose = int(LOSE)
pay_all = int(SPARE.pick(KINDS))


def isle(letter: str) -> int:
    return "ABCDEFGH".index(letter)


def _by(die: int) -> int:
    """A die counted from 1, or the settler."""
    return int(BY_SETTLER) if die == SETTLER_ else die - 1


def sail(ground: int, die: int = 1) -> int:
    return SAIL.pick(die - 1, ground - 1)


def sail_free(ground: int) -> int:
    """By the Fisher's benefit."""
    return SAIL.pick(BY_BENEFIT, ground - 1)


def sail_nomad(ground: int, slot: int = 1) -> int:
    return SAIL.pick(BY_SLOT + slot - 1, ground - 1)


def harvest(island: str, die: int = 1) -> int:
    return HARVEST.pick(die - 1, isle(island))


def twice(island: str, die: int = 1) -> int:
    return TWICE.pick(die - 1, isle(island))


def settle(island: str, die: int = 1) -> int:
    return SETTLE.pick(die - 1, isle(island))


def settle_nomad(island: str, slot: int = 1) -> int:
    return SETTLE.pick(4 + slot - 1, isle(island))


def trade(island: str, die: int = 1) -> int:
    return TRADE.pick(_by(die), isle(island))


def travel(island: str, die: int = 1) -> int:
    return TRAVEL.pick(_by(die), isle(island))


def recruit(island: str, die: int = 1) -> int:
    return RECRUIT.pick(_by(die), isle(island))


def sell(slot: int = 1, die: int = 1) -> int:
    return SELL.pick(die - 1, slot - 1)


def use_leader(space: int = 1, die: int = 1) -> int:
    return USE_LEADER.pick(die - 1, space - 1)


def swap(one: str, two: str) -> int:
    pairs = [(i, j) for i in range(8) for j in range(i + 1, 8)]
    return SWAP.pick(pairs.index((isle(one), isle(two))))


def boat(ground: int) -> int:
    return BOAT.pick(ground - 1)


def reserve(island: str) -> int:
    return RESERVE.pick(isle(island))


def lead(leader: int) -> int:
    return LEAD.pick(leader)


def give(good: str, right: bool = False) -> int:
    return GIVE.pick(int(right), LETTERS.index(good))


def free(island: str) -> int:
    return FREE.pick(isle(island))


def take(space: int = 1) -> int:
    return TAKE.pick(space - 1)


def go(island: str) -> int:
    return GO.pick(isle(island))


def pay(good: str) -> int:
    return PAY.pick(LETTERS.index(good))


def spare(good: str) -> int:
    return SPARE.pick(LETTERS.index(good))


def monument(spot: str) -> int:
    return BUILD.pick(SPOT_NAMES.index(spot))


def want(good: str) -> int:
    return WANT.pick(LETTERS.index(good))


def place(slot: int) -> int:
    return PLACE.pick(slot - 1)


def refill(space: int) -> int:
    return REFILL.pick(space - 1)


def count(n: int) -> int:
    return COUNT.pick(n - 1)


def discard(good: str) -> int:
    return DISCARD.pick(LETTERS.index(good))


TOP = ("round", "turn", "start", "to_move", "tiles", "islands", "migration", "markets", "island_dice")
NAMES = {"islands": "nomads", "island_dice": "dice"}
FOR_TWO = [f"N{n:02}" for n in (*range(1, 16), *range(18, 23))]  # nomads of every table


class Table(Trial):
    """A match from a described position.

    Unless told otherwise N01.. lie on the islands and N09.. on the migration spaces, without those that
    the description names elsewhere.
    """

    def __init__(
        self,
        *others: dict[str, object],
        players: int = 2,
        seed: int = 1,
        options: dict[str, object] | None = None,
        auto_end: bool = True,
        **places: object,
    ) -> None:
        named = set(re.findall(r"[ND]\d+", f"{places} {others}"))
        spare = [name for name in FOR_TWO if name not in named]
        if "islands" not in places:
            places["islands"] = spare[: 6 if players <= 3 else 8]
        spare = [name for name in spare if name not in str(places["islands"])]
        places.setdefault("migration", [name for name in spare if name >= "N09"][:4])
        top = {NAMES.get(key, key): value for key, value in places.items() if key in TOP}
        first = {key: value for key, value in places.items() if key not in TOP}
        blank: list[dict[str, object]] = [{} for _ in range(players - 1 - len(others))]
        self.text = described(top, [first, *others, *blank])
        self.match = Match.new(
            "tungaru",
            players,
            seed=seed,
            options=options,
            components=PAGE,
            position=self.text,
            auto_end=auto_end,
        )

    @property
    def state(self) -> TungaruState:
        state = self.match.state
        assert isinstance(state, TungaruState)
        return state

    # -- trying ---------------------------------------------------------------------------

    def choose(self, *leaders: int) -> None:
        """All players choose their leaders, in seat order."""
        assert self.asked() == "ask-choosing"
        for which, leader in enumerate(leaders):
            self.match.act(which, lead(leader))

    def next_round(self) -> None:
        """Everybody passes; Fishers keep their fish."""
        number = self.state.round
        while not self.match.is_over and self.state.round == number:
            self.play(pass_ if self.asked().startswith("ask-turn") else keep)

    # -- looking --------------------------------------------------------------------------

    def at(self, place: int, seat: int = 0) -> int:
        """A number of one seat: see `state`."""
        return int(self.state.seats[seat * SEAT + place])

    def goods(self, seat: int = 0) -> str:
        return "".join(LETTERS[kind] * self.state.goods(seat, kind) for kind in range(KINDS))

    def dice(self, seat: int = 0) -> list[int]:
        return [self.state.die(seat, die) for die in range(4)]

    def ground(self, seat: int = 0) -> int:
        return self.state.ground(seat) + 1

    def slots(self, seat: int = 0) -> list[str]:
        return [nomad(self.state.nomad(seat, slot)) for slot in range(SLOTS)]

    def recruited(self, seat: int = 0) -> set[str]:
        """Every nomad of a seat, face up or travelling."""
        s = self.state
        return {NOMAD_IDS[tile] for tile in range(len(NOMAD_IDS)) if s.tiles[tile] == RECRUITED + seat}

    def settler(self, island: str, seat: int = 0) -> int:
        return self.state.settler(seat, isle(island))

    def monuments(self, island: str, seat: int = 0) -> int:
        return self.state.monuments(seat, isle(island))

    def points(self, seat: int = 0) -> list[int]:
        return [self.state.points(seat, source) for source in range(SOURCES)]

    def leader(self, seat: int = 0) -> str:
        return LEADERS[self.state.leader(seat)]

    def nomad(self, island: str) -> str:
        return nomad(self.state.nomad_on(isle(island)))

    def waiting(self) -> list[str]:
        return [nomad(self.state.waiting(space)) for space in range(4)]

    def market(self, island: str) -> str:
        goods = [self.state.market(isle(island), space) for space in range(2)]
        return "".join(LETTERS[good] if good >= 0 else "-" for good in goods).rstrip("-")

    def told(self, message: str, seat: int = 0) -> list[dict[str, Any]]:
        return [shown.args for shown in self.match.log(seat) if shown.message == message]


def nomad(tile: int) -> str:
    return NOMAD_IDS[tile] if tile >= 0 else ""
