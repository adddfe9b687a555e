"""Tungaru for the lab: nomads compete; leaders, benefits, die spaces and actions must be used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutable.core.engine import State
from tutable.core.watch import Forced, Limits, Subject, Thing, Watch
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.game import GAME
from tutable.games.tungaru.scoring import (
    BY_FLOWERS,
    BY_GOODS,
    BY_MONUMENTS,
    BY_NOMADS,
    BY_SETTLERS,
    BY_STORAGE,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BENEFITS,
    DELUXE,
    EQUAL,
    HARVEST,
    KINDS,
    LARGE_ISLANDS,
    LEADERS,
    NOMAD_IDS,
    NOMADS,
    PASS,
    RECRUIT,
    RECRUITED,
    SAIL,
    SCORINGS,
    SELL,
    SETTLE,
    SMALL_ISLANDS,
    STORAGE,
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
    (USE_LEADER, "leader-space"),
)
SOURCES = ("gifts", "sales", *SCORINGS)
LONG = 12  # rounds: longer than a game is meant to last


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
            self.use("die-space", f"{LEADERS[args[1]]}-{args[2] + 1}", args[0])
        elif kind == events.NOMAD_USED:
            self.use("nomad-benefit", BENEFITS[self.rules.benefit[args[1]]], args[0])
        elif kind == events.INCOME:
            self.use("nomad-benefit", "income", args[0])
        elif kind == events.SOLD:
            self.use("nomad-benefit", "sell", args[0])
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
        return f"tile-{TILES[land - 8]}" if land >= 8 else str(self.rules.names[land])

    def over(self, s: State) -> None:
        assert isinstance(s, TungaruState)
        n = self.players
        rounds = int(s.round)
        self.measures["rounds"] = rounds
        self.measures["long-games%"] = float(rounds >= LONG)
        self.measures["actions"] = self.actions / n / rounds
        self.measures["recruits"] = self.recruits / n
        self.measures["settlers"] = sum(int(s.settlers_of(seat)) for seat in range(n)) / n
        self.measures["monuments"] = sum(int(s.monuments_of(seat)) for seat in range(n)) / n
        if s.rules.small:
            self.measures["third-settler%"] = sum(int(s.tamana(seat)) for seat in range(n)) / n
        self.measures["first-boat-wins%"] = float(self.first_boat in s.winners())
        for number, source in enumerate(SOURCES):
            self.sources[source] = [int(s.points(seat, number)) for seat in range(n)]
        for seat in range(n):
            self.count_nomads(s, seat)

    def count_nomads(self, s: TungaruState, seat: int) -> None:
        """What each nomad scored in the end; flowers multiply each other, so no tile owns their points."""
        own = [tile for tile in range(int(NOMADS)) if s.tiles[tile] == RECRUITED + seat]
        held = {
            int(BY_STORAGE): sum(int(s.rules.benefit[tile] == STORAGE) for tile in own),
            int(BY_MONUMENTS): int(s.monuments_of(seat)),
            int(BY_SETTLERS): int(s.settlers_of(seat)),
            int(BY_NOMADS): len(own),
        }
        for tile in own:
            kind = int(s.rules.scoring[tile])
            if kind in held:
                points = int(s.rules.score[tile * int(KINDS)]) * held[kind]
            elif kind == BY_GOODS:
                scores = [int(s.rules.score[tile * int(KINDS) + good]) for good in range(int(KINDS))]
                points = sum(score for good, score in enumerate(scores) if s.goods(seat, good) > 0)
            else:
                assert kind == BY_FLOWERS
                continue
            self.bring("nomad", NOMAD_IDS[tile], seat, points)


def tables(players: int) -> Sequence[tuple[str, Mapping[str, str]]]:
    """The printed islands, the deluxe nomads, and each set of island tiles."""
    found = [
        ("printed", {}),
        ("printed-deluxe", {"deluxe_nomads": "yes"}),
        ("set1", {"islands": "set1"}),
        ("set3-deluxe", {"islands": "set3", "deluxe_nomads": "yes"}),
        ("set4-deluxe", {"islands": "set4", "deluxe_nomads": "yes"}),
    ]
    if players <= 3:
        found.append(("set2", {"islands": "set2"}))
    return found


def needed(players: int) -> Mapping[str, Sequence[str]]:
    spaces = (1,) if players == 2 else (1, 2)
    small = players <= 3
    lands = [*(SMALL_ISLANDS if small else LARGE_ISLANDS)]
    lands += [f"tile-{name}" for name in TILES if small or name[0] != "2"]
    return {
        "action": [*dict.fromkeys(name for _, name in ACTIONS), "pass"],
        "leader": LEADERS,
        "benefit": LEADERS,
        "die-space": [f"{name}-{space}" for name in LEADERS for space in spaces],
        "nomad-benefit": ["income", "sail", "settle", "sell"],
        "harvest": lands,
        "trade": lands,
    }


def force(thing: Thing, seat: int, players: int) -> Forced | None:
    """A nomad belongs to nobody at first: it comes to the island whose number is that of the seat."""
    name = thing[1]
    if thing not in forcible(players):
        return None
    options = {"deluxe_nomads": "yes"} if NOMAD_IDS.index(name) >= DELUXE else {}
    return Forced("nomad.", f"nomad.{seat}", NOMAD_IDS.index(name), options, owned=False)


def forcible(players: int) -> Sequence[Thing]:
    """The nomads that take part with so many players."""
    nomads = GAME.components().values["nomad"]
    return [("nomad", name) for name in NOMAD_IDS if nomads[name]["players"] <= players]


def label(thing: Thing) -> str:
    sort, name = thing
    if sort == "nomad":
        number = NOMAD_IDS.index(name)
        return (
            f"name:deluxe-n {number - int(DELUXE) + 1}" if number >= DELUXE else f"name:nomad-n {number + 1}"
        )
    if name in LEADERS or name in LARGE_ISLANDS:
        return f"name:{name}"
    return name


SUBJECT = Subject(
    TungaruWatch,
    tables,
    needed,
    parts={"nomad": Limits()},
    brief=frozenset({"harvest", "trade"}),
    force=force,
    forcible=forcible,
    label=label,
)
