"""Tundra for the balance check: sides of order boards, goals, cards, titles, and tiles with towers."""

from collections.abc import Mapping, Sequence

from bench.watch import Limits, Subject, Watch
from tutable.core.engine import State
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
    TILES,
    TITLES,
    TRADE,
    VERBS,
)

MODULES = {"titles": "yes", "personal_goals": "yes"}
FREE_ACTIONS = {
    events.REROLLED: "reroll",
    events.CHANGED: "change",
    events.BOUGHT_DIE: "buy a die",
    events.ADVISED: "advisor",
}


def side(board: int, upgraded: bool) -> str:
    return f"{BOARD_NAMES[board]}, upgraded" if upgraded else BOARD_NAMES[board]


class TundraWatch(Watch):
    """A part is its owner's from the first use on: a side by a die, a goal by scoring, a tile by a tower."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.tiles: dict[int, str] = {}  # by glade
        self.dice = 0
        self.dice_on_trade = 0
        self.last_first = -1  # who starts the last round
        for board in range(int(BOARDS)):
            self.offer("order board side", side(board, upgraded=False))
            self.offer("order board side", side(board, upgraded=True))

    def happened(self, kind: int, args: list[int]) -> None:
        if kind == events.TITLED:
            self.take("title", TITLES[args[2]], args[0])
        elif kind == events.SECRET:
            self.take("personal goal", PERSONAL[args[1]], args[0])
        elif kind == events.DEALT:
            self.offer("starter card", CARDS[args[1]])
        elif kind == events.KEPT:
            self.take("starter card", CARDS[args[1]], args[0])
        elif kind == events.MARKET:
            self.offer("city card", CARDS[args[0]])
        elif kind in (events.TUCKED, events.HIRED):
            self.take("city card", CARDS[args[1]], args[0])
        elif kind == events.GOAL:
            self.offer("common goal", GOALS[args[0]])
        elif kind == events.SCORED_GOAL:
            self.take("common goal", GOALS[args[2]], args[0])
        elif kind == events.OPENED:
            self.tiles[args[0]] = TILES[args[1]]
            self.offer("tower on a tile", TILES[args[1]])
        elif kind == events.BUILT:
            self.take("tower on a tile", self.tiles[args[1]], args[0])
        elif kind == events.PERSONAL:
            self.use("personal goal met", PERSONAL[args[1]], args[0])
        elif kind == events.ROUND:
            self.last_first = args[1]
        elif kind in FREE_ACTIONS:
            self.use("free action", FREE_ACTIONS[kind], args[0])

    def chosen(self, s: State, seat: int, pick: int) -> None:
        assert isinstance(s, TundraState)
        if s.top() & 0xFF != flow.TURN or not PUT.contains(pick):
            return
        board, row = PUT.first(pick), PUT.second(pick)
        upgraded = bool(s.is_upgraded(seat, board))
        self.take("order board side", side(board, upgraded), seat)
        verb = s.rules.boards[((board + int(BOARDS) * upgraded) * 7 + row + 1) * 2]
        self.use("action", f"{side(board, upgraded)}: {VERBS[verb]}", seat)
        self.dice += 1
        self.dice_on_trade += board == TRADE

    def over(self, s: State) -> None:
        assert isinstance(s, TundraState)
        n = self.players
        self.measures["dice of a player on boards"] = self.dice / n
        self.measures["of these on Trade %"] = self.dice_on_trade / self.dice
        for name, count in (
            ("upgraded boards of a player", s.upgraded),
            ("towers of a player", s.towers),
            ("workers of a player on the board", s.workers_out),
            ("city cards of a player", s.city_cards),
            ("resources of a player left over", s.resources),
        ):
            self.measures[name] = sum(int(count(seat)) for seat in range(n)) / n
        self.measures["who starts the last round wins %"] = (self.last_first in s.winners()) / len(
            s.winners()
        )
        total = max(sum(s.scores()), 1)
        for number, source in enumerate(SOURCE_NAMES):
            points = sum(int(s.points[seat * int(SOURCES) + number]) for seat in range(n))
            self.measures[f"points by {source} %"] = points / total


def tables(players: int) -> Sequence[tuple[str, Mapping[str, str]]]:
    return [("basic game", {}), ("titles and personal goals", MODULES)]


def needed(players: int) -> Mapping[str, Sequence[str]]:
    base = ("build", "place"), ("move",), ("gather",), ("card", "upgrade")
    better = ("build", "place", "sell"), ("move",), ("any", "gather"), ("renew", "upgrade")
    actions = [f"{side(board, False)}: {verb}" for board, verbs in enumerate(base) for verb in verbs]
    actions += [f"{side(board, True)}: {verb}" for board, verbs in enumerate(better) for verb in verbs]
    goals = PERSONAL if players > 2 else PERSONAL[:7]
    return {"action": actions, "free action": tuple(FREE_ACTIONS.values()), "personal goal met": goals}


NOTE = """\
## What these games have changed

All of it is reconstructed data; the component files say so value by value. Printed values are as they
were.

- **Workers**: the personal goals ask for up to ten pieces on the board (printed), and with few workers
  the goal for having none ("idle-workers", all numbers printed) was met for nothing: its owners won 40
  points over a fair share. So half of the glades now bring a worker to the tower on them, others two
  movement points. A player has about four workers on the board, and giving them up costs something.
- **Travel**: 4/3/1 steps and 6/5/4 on its better side (was 3/2/1 and 4/3/2; row 3 is printed). It was the
  board nobody used.
- **Towers**: most bonuses have a point more than in the first proposal. Before, whoever held the personal
  goal for building no tower won 30 points over a fair share, and the title "provident" 20.
- **Trade**: upgrading it costs 2F 2S 2P (was 2F S P), and its upgraded card row gives 2 berries (was 3).
  Its six berries for an upgrade pay for the next die (printed).
- **City cards**: e01 to e06 give a berry and a resource where they gave two resources, e07 and e08 a berry
  and a step where they gave two steps; e11 and e21 have a berry less, e16 and e24 a point less; a04, a05
  and a06 cost two berries and a10 three (was one), a08 gives at most three. Free cards (the title
  "provident") won too often.
- **Starters**: s01 to s08 have more berries; s06 and s07 had three empty rows and were never kept.

## What to read with care

Personal goals are dealt, not chosen, and belong to a module. Those for the most pieces on glades of a kind
("lead-...") stay below a fair share: they ask for half of all such glades for four points (printed).
The title "provident", a free card in every round (printed), is the best of the six.

These numbers were found by trying: seven sets of values, most of them judged by 1,000 games of four
players with seeds 1 to 3. Each of the six before this one failed a verdict, narrowly: the goals "edge" and
"idle-workers", the title "provident", a starter.

With the final values this page's run (seed 1), one more with four players (seed 3) and a fresh one with
three and four (seed 11) were played. All hold, but "edge" and "idle-workers" measure +13 to +18: near the
limit, not safely inside it.
"""


SUBJECT = Subject(
    "tundra",
    TundraWatch,
    tables,
    needed,
    parts={
        "order board side": Limits(),
        "common goal": Limits(),
        "city card": Limits(),
        "starter card": Limits(),
        "title": Limits(),
        "personal goal": Limits(),
        "tower on a tile": Limits(),
    },
    players=(2, 3, 4),
    note=NOTE,
)
