"""Which fixtures Tundra has, and what each of them shows."""

from __future__ import annotations

from functools import partial

from tests.fixtures.catalogue import Catalogue, Sealed, counted
from tests.fixtures.matches import Plan, alike, tells
from tests.fixtures.perft import Start
from tests.fixtures.playthroughs import Playthrough
from tests.fixtures.temperaments import Likes
from tutable.core.spans import Span
from tutable.games.tundra import events
from tutable.games.tundra.terms import (
    ACT,
    ARCHITECTURE,
    BONUS,
    BUILD,
    BUY,
    DONE,
    FACES,
    GAIN,
    GATHER,
    GATHERING,
    GOAL,
    HELP,
    HIRE,
    JOIN,
    KEEP,
    LAY,
    LOWER,
    MOVE,
    PLAY_AS,
    PUT,
    RAISE,
    RENEW,
    REROLL,
    SELL,
    SEND,
    SPEND,
    TRADE,
    TRAVEL,
    TUCK,
    UPGRADE,
)

GAME = "tundra"


def ids(*spans: Span) -> range:
    """The picks of neighbouring spans."""
    return range(spans[0].base, spans[-1].end)


def one(pick: int) -> range:
    return range(pick, pick + 1)


def onto(board: int, low: int = 0, high: int = int(FACES)) -> range:
    return range(PUT.pick(board, low), PUT.pick(board, high))


ENDS = one(DONE)
BONUSES = (ids(GAIN, BONUS), ids(BONUS))
# Towers with fives and sixes, the upgrade with a three, goods, and then sales with ones and twos.
PEDDLED = ((ARCHITECTURE, 4, 6), (TRADE, 2, 3), (GATHERING, 2, 6), (ARCHITECTURE, 0, 2))
# Dice are changed only if nothing else is liked: free actions cost berries, so no turn is endless.
TEMPERAMENTS: dict[str, Likes] = {
    "hasty": (ENDS, ids(PUT, LAY)),
    "builder": (ids(BUILD), ids(SEND), *BONUSES, onto(ARCHITECTURE), ids(GATHER), onto(GATHERING), ENDS),
    "wanderer": (ids(MOVE), *BONUSES, onto(TRAVEL), ENDS),
    "merchant": (one(RENEW), ids(TUCK, HIRE), ids(UPGRADE), onto(TRADE), ids(HELP), ENDS),
    "upgrader": (ids(UPGRADE), ids(GATHER), onto(TRADE), onto(GATHERING), ids(SELL), ENDS),
    "peddler": (
        ids(SELL),
        one(UPGRADE.pick(ARCHITECTURE)),
        ids(BUILD),
        ids(GATHER),
        *BONUSES,
        *(onto(*slots) for slots in PEDDLED),
    ),
    "achiever": (ids(GOAL), ids(BUILD), ids(MOVE), ids(UPGRADE), ids(TUCK, HIRE)),
    "gambler": (ids(HELP), range(REROLL.base, HELP.base), ids(HIRE), onto(TRADE)),
}

MODULES = {"titles": "yes", "personal_goals": "yes"}
# Described positions, by number of players.
POSITIONS = {2: ("towers", "last-dice"), 3: ("advisors", "no-place"), 4: ("empty-deck",)}


def matches(players: int) -> list[Plan]:
    plan = partial(Plan, GAME)
    mixed = ("builder", "merchant", "wanderer", "upgrader")[:players]
    first = str(players - 1)
    found = [
        plan("everybody plays at random", alike("random", players), 100 + players),
        plan("everybody in another way", mixed, 1),
        plan("towers and workers", alike("builder", players), 2),
        plan("workers see the whole map", alike("wanderer", players), 3),
        plan("cards from the market", alike("merchant", players), 4),
        plan("boards are upgraded", alike("upgrader", players), 5),
        plan("resources are sold", alike("peddler", players), 23),
        plan("goals above all", alike("achiever", players), 6),
        plan("dice are rolled again and again", alike("gambler", players), 7),
        plan("as short as can be: dice without effect", alike("hasty", players), 8),
        plan("tied, and resources decide", alike("random", players), 9, shows=tells(events.TIED)),
        plan("tied in everything", alike("hasty", players), 10, shows=tells(events.SHARED_WIN)),
        plan(f"player {first} begins", alike("random", players), 11, {"first": first}),
        plan("titles", mixed, 12, {"titles": "yes"}),
        plan("personal goals", alike("builder", players), 13, {"personal_goals": "yes"}),
        plan("titles and personal goals", alike("gambler", players), 14, MODULES),
        plan("a free white die", alike("random", players), 15, {"titles": "yes", "white_die": "free"}),
        plan("chosen characters", alike("hasty", players), 26, {"characters": "chosen", "titles": "yes"}),
        plan("all modules, random play", alike("random", players), 16, {**MODULES, "white_die": "free"}),
    ]
    if players > 2:
        alternate = {"layout": "alternate"}
        found.append(plan("the other layout", mixed, 17, alternate))
        found.append(plan("the other layout, all modules", mixed, 18, {**alternate, **MODULES}))
        found.append(plan("the second other layout", mixed, 24, {"layout": "alternate-2"}))
    if players == 3:
        found.append(plan("the third other layout", mixed, 25, {"layout": "alternate-3"}))
    if players == 2:
        found.append(plan("everybody thinks ahead", alike("greedy", players), 19))
        found.append(plan("own components", mixed, 20, own_components=True))
    for name in POSITIONS[players]:
        found.append(plan(f"from {name}, at random", alike("random", players), 21, position=name))
        shows = tells(events.RESHUFFLED) if name == "empty-deck" else None
        found.append(plan(f"from {name}", mixed[::-1], 22, position=name, shows=shows))
    return found


CATALOGUE = Catalogue(
    game=GAME,
    matches=matches,
    playthroughs=[
        Playthrough(GAME, "2", 2, 4, first=50, last=30, auto_end=True),
        Playthrough(GAME, "3", 3, 7, first=40, last=30, options=MODULES),
    ],
    starts=[
        Start(GAME, "start for two", 2, 3),
        Start(GAME, "start for four, with titles", 4, 4, options={"titles": "yes"}),
        Start(GAME, "towers", 2, 4, "towers"),
        Start(GAME, "towers, a free white die", 2, 3, "towers", {"white_die": "free"}),
        Start(GAME, "advisors", 3, 4, "advisors"),
        Start(GAME, "empty deck", 4, 4, "empty-deck"),
        Start(GAME, "no place", 3, 5, "no-place"),
        Start(GAME, "last dice", 2, 5, "last-dice"),
    ],
    taken=[
        ENDS,
        *(onto(board) for board in range(4)),
        *(range(GOAL.pick(goal), GOAL.pick(goal + 1)) for goal in range(4)),
        *(ids(span) for span in (LAY, REROLL, RAISE, LOWER, HELP, MOVE, GAIN, BONUS, BUILD, SEND, SELL)),
        *(ids(span) for span in (GATHER, TUCK, HIRE, UPGRADE, SPEND, KEEP, PLAY_AS)),
        *(one(pick) for pick in (BUY, ACT.pick(0), ACT.pick(1), JOIN, RENEW)),
        range(ACT.pick(2), ACT.end),
    ],
    turns=(45, 90),
    rule_ids=counted("TUN-", 28),
    ruling_ids=counted("TUN-A", 34),
    own={
        ("board", "travel", "rows"): "6-4: move 4; 3-1: move 2",
        ("board", "trade", "cost"): "2F",
        ("tile", "g01", "bonus"): "3V",
        ("advisor", "a01", "effect"): "3F",
        ("start", "goods", "berries"): 5,
    },
    tables=[{**MODULES, "characters": "chosen"}, {"layout": "alternate"}],
    bots=("random", "peddler", "gambler", "builder"),
    unusable={  # layouts that some numbers of players do not have
        2: {("layout", "alternate"), ("layout", "alternate-2"), ("layout", "alternate-3")},
        4: {("layout", "alternate-3")},
    },
    answers={
        "?": "On the table: firewood, stone",
        "? glade": "Glade: A space of the map",
        "? gathering": "Upgraded, for",
        "? kindling": "Kindling, starter card",
        "? gambler": "The Gambler, advisor",
        "? the gambler": "The Gambler, advisor",
        "? garrison": "personal goal: 2/4/6 workers",
        "? wisdom": "at most 8",
        "? towers": "A mark in brackets.",
        "? TUN-17": "TUN-17  Moving workers",
    },
    sealed=Sealed(("Keep Walking stick", "and Worn boots"), steps=2),
    hiding={"personal_goals": "yes"},
    late=MODULES,
    large=True,
    searched=60.0,
)
