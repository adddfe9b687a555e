"""Tungaru for the balance check: nomads compete; leaders, benefits, die spaces and actions must be used."""

from collections.abc import Mapping, Sequence

from bench.watch import Limits, Subject, Watch
from tutable.core.engine import State
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BENEFITS,
    EQUAL,
    HARVEST,
    LARGE_ISLANDS,
    LEADERS,
    NOMAD_IDS,
    PASS,
    RECRUIT,
    SAIL,
    SCORINGS,
    SELL,
    SETTLE,
    SMALL_ISLANDS,
    TILES,
    TRADE,
    TRAVEL,
    TWICE,
    USE_LEADER,
)

# Pick ids of a turn by the action they belong to.
ACTIONS = (
    (SAIL, "sail"),
    (HARVEST, "harvest"),
    (TWICE, "harvest"),
    (SETTLE, "settle"),
    (TRADE, "trade"),
    (TRAVEL, "travel"),
    (RECRUIT, "recruit"),
    (SELL, "sell"),
    (USE_LEADER, "leader space"),
)
SOURCES = ("gifts", "sales", *SCORINGS)


class TungaruWatch(Watch):
    """Nomads that come to islands and are recruited, and everything that seats do."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        assert isinstance(s, TungaruState)
        self.rules = s.rules
        self.first_boat = -1
        self.recruits = 0
        self.actions = 0

    def happened(self, kind: int, args: list[int]) -> None:
        if kind == events.NOMAD_COMES or kind == events.MIGRATED:
            self.offer("nomad", NOMAD_IDS[args[0]])
        elif kind == events.RECRUITS:
            self.take("nomad", NOMAD_IDS[args[1]], args[0])
            self.recruits += 1
        elif kind == events.LEADS:
            self.use("leader", LEADERS[args[1]], args[0])
        elif kind == events.BENEFIT_USED:
            self.use("benefit", LEADERS[args[1]], args[0])
        elif kind == events.SWAPPED:
            self.use("benefit", "chief", args[0])
        elif kind == events.LEADER_USED:
            self.use("die space", f"{LEADERS[args[1]]} {args[2] + 1}", args[0])
        elif kind == events.NOMAD_USED:
            self.use("nomad's benefit", BENEFITS[self.rules.benefit[args[1]]], args[0])
        elif kind == events.INCOME:
            self.use("nomad's benefit", "income", args[0])
        elif kind == events.SOLD:
            self.use("nomad's benefit", "sell", args[0])
        elif kind == events.BOAT_PLACED and self.first_boat < 0:
            self.first_boat = args[0]

    def chosen(self, s: State, seat: int, pick: int) -> None:
        assert isinstance(s, TungaruState)
        if s.top() & 0xFF != flow.TURN or pick == EQUAL:
            return
        if pick == PASS:
            self.use("action", "pass", seat)
            return
        for span, action in ACTIONS:
            if span.contains(pick):
                self.actions += 1
                self.use("action", action, seat)
                if action in ("harvest", "trade"):
                    self.use(action, self.land_name(s.land(span.second(pick))), seat)

    def land_name(self, land: int) -> str:
        return f"tile {TILES[land - 8]}" if land >= 8 else str(self.rules.names[land])

    def over(self, s: State) -> None:
        assert isinstance(s, TungaruState)
        n = self.players
        rounds = int(s.round)
        self.measures["rounds"] = rounds
        self.measures["actions of a player in a round"] = self.actions / n / rounds
        self.measures["recruits of a player"] = self.recruits / n
        self.measures["settlers of a player"] = sum(int(s.settlers_of(seat)) for seat in range(n)) / n
        self.measures["monuments of a player"] = sum(int(s.monuments_of(seat)) for seat in range(n)) / n
        if s.rules.small:
            third = sum(s.tamana(seat) for seat in range(n))
            self.measures["third settler on Tamana %"] = third / n
        self.measures["first boat wins %"] = float(self.first_boat in s.winners())
        total = max(sum(s.scores()), 1)
        for number, source in enumerate(SOURCES):
            points = sum(s.points(seat, number) for seat in range(n))
            self.measures[f"points by {source} %"] = points / total


def tables(players: int) -> Sequence[tuple[str, Mapping[str, str]]]:
    """The printed islands, the deluxe nomads, and each set of island tiles."""
    found = [
        ("printed islands", {}),
        ("printed islands, deluxe nomads", {"deluxe_nomads": "yes"}),
        ("island tiles, set 1", {"islands": "set1"}),
        ("island tiles, set 3, deluxe nomads", {"islands": "set3", "deluxe_nomads": "yes"}),
        ("island tiles, set 4, deluxe nomads", {"islands": "set4", "deluxe_nomads": "yes"}),
    ]
    if players <= 3:
        found.append(("island tiles, set 2", {"islands": "set2"}))
    return found


def needed(players: int) -> Mapping[str, Sequence[str]]:
    spaces = (1,) if players == 2 else (1, 2)
    small = players <= 3
    lands = [*(SMALL_ISLANDS if small else LARGE_ISLANDS)]
    lands += [f"tile {name}" for name in TILES if small or name[0] != "2"]
    return {
        "action": [*dict.fromkeys(name for _, name in ACTIONS), "pass"],
        "leader": LEADERS,
        "benefit": LEADERS,
        "die space": [f"{name} {space}" for name in LEADERS for space in spaces],
        "nomad's benefit": ["income", "sail", "settle", "sell"],
        "harvest": lands,
        "trade": lands,
    }


SUBJECT = Subject(
    "tungaru",
    TungaruWatch,
    tables,
    needed,
    parts={"nomad": Limits()},
    brief=frozenset({"harvest", "trade"}),
)
