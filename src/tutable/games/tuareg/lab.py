"""Tuareg for the lab: special cards compete; every main option and every good must be used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutable.core.engine import State
from tutable.core.watch import Limits, Subject, Thing, Watch
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import (
    BUY,
    DRAW,
    EACH_MAP,
    GOODS,
    KINDS,
    LOAD,
    MAP_POINTS,
    PASS,
    POINTS,
    SPECIALS,
    TAKE,
    UNUSED_POINTS,
)

ACTIONS = (
    (LOAD, "load"),
    (TAKE, "market"),
    (BUY, "buy"),
)


class TuaregWatch(Watch):
    """Specials belong to who buys them, majorities to who scores them."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.bought = 0
        for name in SPECIALS:
            self.offer("special", name)
        for name in GOODS:
            self.offer("majority", name)

    def happened(self, kind: int, args: list[int]) -> None:
        if kind == events.BOUGHT:
            self.take("special", SPECIALS[args[1]], args[0])
            self.use("purchase", SPECIALS[args[1]], args[0])
            self.bought += 1
        elif kind in (events.MAJORITY, events.SHARED):
            self.take("majority", GOODS[args[1]], args[0])
            self.bring("majority", GOODS[args[1]], args[0], args[3])
        elif kind in (events.HID_HIDDEN, events.HID_CARGO):
            self.use("special-used", "cave", args[0])
        elif kind in (events.STOLE_HIDDEN, events.STOLE_CARGO):
            self.use("special-used", "thief", args[0])
        elif kind == events.MAPS:
            self.bring("special", "map", args[0], args[2])

    def chosen(self, s: State, seat: int, pick: int) -> None:
        if s.top() & 0xFF != flow.TURN:
            return
        if pick == DRAW:
            self.use("action", "draw", seat)
        elif pick == PASS:
            self.use("action", "pass", seat)
        for span, action in ACTIONS:
            if span.contains(pick):
                self.use("action", action, seat)

    def over(self, s: State) -> None:
        assert isinstance(s, TuaregState)
        n = self.players
        self.measures["specials-bought"] = self.bought / n
        self.measures["maps"] = sum(points[MAP_POINTS] for points in self.rows(s)) / int(EACH_MAP) / n
        for stage in (1, 2):
            of = range((stage - 1) * int(KINDS), stage * int(KINDS))
            self.sources[f"stage-{stage}"] = [sum(points[i] for i in of) for points in self.rows(s)]
        self.sources["unused"] = [points[UNUSED_POINTS] for points in self.rows(s)]
        self.sources["maps"] = [points[MAP_POINTS] for points in self.rows(s)]

    def rows(self, s: TuaregState) -> list[list[int]]:
        """Points by source, seat by seat."""
        width = int(POINTS)
        points = s.points()
        return [[int(points[seat * width + i]) for i in range(width)] for seat in range(self.players)]


def tables(players: int) -> Sequence[tuple[str, Mapping[str, str]]]:
    return [("usual", {})]


def needed(players: int) -> Mapping[str, Sequence[str]]:
    return {
        "action": ("draw", "load", "market", "buy"),
        "purchase": SPECIALS,
        "special-used": ("cave", "thief"),
    }


def label(thing: Thing) -> str:
    sort, name = thing
    return name if sort == "action" else f"name:{name}"


SUBJECT = Subject(
    TuaregWatch,
    tables,
    needed,
    parts={"special": Limits(), "majority": Limits(ahead=1.0)},  # majorities are what one plays for
    label=label,
)
