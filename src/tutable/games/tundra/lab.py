"""Tundra for the lab: sides of order boards, goals, cards, titles, and tiles with towers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutable.core.engine import State
from tutable.core.watch import Forced, Limits, Subject, Thing, Watch
from tutable.games.tundra import events, flow
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BOARD_NAMES,
    BOARDS,
    CARDS,
    GOALS,
    PERSONAL,
    PUT,
    SOURCE_NAMES,
    SOURCES,
    STARTERS,
    TILES,
    TITLES,
    TRADE,
    VERBS,
)

MODULES = {"titles": "yes", "personal_goals": "yes"}
FREE_ACTIONS = {
    events.REROLLED: "reroll",
    events.CHANGED: "change",
    events.BOUGHT_DIE: "buy-die",
    events.ADVISED: "advisor",
}
FOR_TWO = 7  # personal goals that two players use: the first of them


def side(board: int, upgraded: bool) -> str:
    return f"{BOARD_NAMES[board]}-upgraded" if upgraded else BOARD_NAMES[board]


class TundraWatch(Watch):
    """A part is its owner's from the first use on: a side by a die, a goal by scoring, a tile by a tower."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.tiles: dict[int, str] = {}  # by glade
        self.dice = 0
        self.dice_on_trade = 0
        self.last_first = -1  # who starts the last round
        for board in range(int(BOARDS)):
            self.offer("side", side(board, upgraded=False))
            self.offer("side", side(board, upgraded=True))

    def happened(self, kind: int, args: list[int]) -> None:
        if kind == events.TITLED:
            self.take("title", TITLES[args[2]], args[0])
        elif kind == events.SECRET:
            self.take("personal-goal", PERSONAL[args[1]], args[0])
        elif kind == events.DEALT:
            self.offer("starter", CARDS[args[1]])
        elif kind == events.KEPT:
            self.take("starter", CARDS[args[1]], args[0])
        elif kind == events.MARKET:
            self.offer("city-card", CARDS[args[0]])
        elif kind in (events.TUCKED, events.HIRED):
            self.take("city-card", CARDS[args[1]], args[0])
        elif kind == events.GOAL:
            self.offer("common-goal", GOALS[args[0]])
        elif kind == events.SCORED_GOAL:
            self.take("common-goal", GOALS[args[2]], args[0])
            self.bring("common-goal", GOALS[args[2]], args[0], args[3])
        elif kind == events.OPENED:
            self.tiles[args[0]] = TILES[args[1]]
            self.offer("tower", TILES[args[1]])
        elif kind == events.BUILT:
            self.take("tower", self.tiles[args[1]], args[0])
        elif kind == events.PERSONAL:
            self.use("goal-met", PERSONAL[args[1]], args[0])
            self.bring("personal-goal", PERSONAL[args[1]], args[0], args[2])
        elif kind == events.ROUND:
            self.last_first = args[1]
        elif kind in FREE_ACTIONS:
            self.use("free-action", FREE_ACTIONS[kind], args[0])

    def chosen(self, s: State, seat: int, pick: int) -> None:
        assert isinstance(s, TundraState)
        if s.top() & 0xFF != flow.TURN or not PUT.contains(pick):
            return
        board, row = PUT.first(pick), PUT.second(pick)
        upgraded = bool(s.is_upgraded(seat, board))
        self.take("side", side(board, upgraded), seat)
        verb = s.rules.boards[((board + int(BOARDS) * upgraded) * 7 + row + 1) * 2]
        self.use("action", f"{side(board, upgraded)}-{VERBS[verb]}", seat)
        self.dice += 1
        self.dice_on_trade += board == TRADE

    def over(self, s: State) -> None:
        assert isinstance(s, TundraState)
        n = self.players
        self.measures["dice"] = self.dice / n
        self.measures["dice-on-trade%"] = self.dice_on_trade / max(self.dice, 1)
        for name, count in (
            ("upgraded-boards", s.upgraded),
            ("towers", s.towers),
            ("workers-out", s.workers_out),
            ("city-cards", s.city_cards),
            ("resources-left", s.resources),
        ):
            self.measures[name] = sum(int(count(seat)) for seat in range(n)) / n
        winners = s.winners()
        self.measures["last-start-wins%"] = (self.last_first in winners) / len(winners)
        for number, source in enumerate(SOURCE_NAMES):
            self.sources[source] = [int(s.points[seat * int(SOURCES) + number]) for seat in range(n)]


def tables(players: int) -> Sequence[tuple[str, Mapping[str, str]]]:
    return [("basic", {}), ("modules", MODULES)]


def needed(players: int) -> Mapping[str, Sequence[str]]:
    base = ("build", "place"), ("move",), ("gather",), ("card", "upgrade")
    better = ("build", "place", "sell"), ("move",), ("any", "gather"), ("renew", "upgrade")
    actions = [f"{side(board, False)}-{verb}" for board, verbs in enumerate(base) for verb in verbs]
    actions += [f"{side(board, True)}-{verb}" for board, verbs in enumerate(better) for verb in verbs]
    return {"action": actions, "free-action": tuple(FREE_ACTIONS.values()), "goal-met": personal(players)}


def personal(players: int) -> Sequence[str]:
    return PERSONAL if players > 2 else PERSONAL[:FOR_TWO]


def force(thing: Thing, seat: int, players: int) -> Forced | None:
    """What is dealt to a seat: its title, its personal goal, the first of its starter cards."""
    sort, name = thing
    if sort == "title" and name in TITLES[1:]:
        return Forced("title.", f"title.{seat}", TITLES.index(name), {"titles": "yes"})
    if sort == "personal-goal" and name in personal(players):
        return Forced("secret.", f"secret.{seat}", PERSONAL.index(name), {"personal_goals": "yes"})
    if sort == "starter" and name in STARTERS[: 4 * players]:
        return Forced("starter.", f"starter.{seat}.0", STARTERS.index(name))
    return None


def forcible(players: int) -> Sequence[Thing]:
    return [
        *(("title", name) for name in TITLES[1:]),
        *(("personal-goal", name) for name in personal(players)),
        *(("starter", name) for name in STARTERS[: 4 * players]),
    ]


PREFIX = {"title": "title-", "personal-goal": "personal-", "goal-met": "personal-", "common-goal": "goal-"}


def label(thing: Thing) -> str:
    sort, name = thing
    if sort in PREFIX:
        return f"name:{PREFIX[sort]}{name}"
    if sort in ("city-card", "starter"):
        return f"name:{name}"
    return name


SUBJECT = Subject(
    TundraWatch,
    tables,
    needed,
    parts={
        "side": Limits(),
        "common-goal": Limits(),
        "city-card": Limits(),
        "starter": Limits(),
        "title": Limits(),
        "personal-goal": Limits(),
        "tower": Limits(),
    },
    force=force,
    forcible=forcible,
    label=label,
)
