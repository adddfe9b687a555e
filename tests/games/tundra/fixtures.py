"""Which fixtures Tundra has, and what each of them shows."""

from __future__ import annotations

from functools import partial

from tests.fixtures.catalogue import Catalogue
from tests.fixtures.matches import Plan, alike, tells
from tests.fixtures.perft import Start
from tests.fixtures.playthroughs import Playthrough
from tests.fixtures.temperaments import Likes
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
    PICKS,
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


def onto(board: int) -> range:
    return range(PUT + board * FACES, PUT + (board + 1) * FACES)


BUILDS = range(BUILD, SEND)
SENDS = range(SEND, SELL)
MOVES = range(MOVE, GAIN)
GOALS = range(GOAL, LAY)
UPGRADES = range(UPGRADE, SPEND)
ENDS = range(DONE, DONE + 1)
BONUSES = (range(GAIN, BONUS), range(BONUS, BUILD))
# Towers with fives and sixes, the upgrade with a three, goods, and then sales with ones and twos.
PEDDLED = ((ARCHITECTURE, 4, 6), (TRADE, 2, 3), (GATHERING, 2, 6), (ARCHITECTURE, 0, 2))
# Dice are changed only if nothing else is liked: free actions cost berries, so no turn is endless.
TEMPERAMENTS: dict[str, Likes] = {
    "hasty": (ENDS, range(PUT, REROLL)),
    "builder": (BUILDS, SENDS, *BONUSES, onto(ARCHITECTURE), range(GATHER, RENEW), onto(GATHERING), ENDS),
    "wanderer": (MOVES, *BONUSES, onto(TRAVEL), ENDS),
    "merchant": (
        range(RENEW, RENEW + 1),
        range(TUCK, UPGRADE),
        UPGRADES,
        onto(TRADE),
        range(HELP, ACT),
        ENDS,
    ),
    "upgrader": (UPGRADES, range(GATHER, RENEW), onto(TRADE), onto(GATHERING), range(SELL, GATHER), ENDS),
    "peddler": (
        range(SELL, GATHER),
        range(UPGRADE + ARCHITECTURE, UPGRADE + ARCHITECTURE + 1),
        BUILDS,
        range(GATHER, RENEW),
        *BONUSES,
        *(range(PUT + board * FACES + low, PUT + board * FACES + high) for board, low, high in PEDDLED),
    ),
    "achiever": (GOALS, BUILDS, MOVES, UPGRADES, range(TUCK, UPGRADE)),
    "gambler": (range(HELP, ACT), range(REROLL, HELP), range(HIRE, UPGRADE), onto(TRADE)),
}

# Described positions, by number of players.
POSITIONS = {2: ("towers", "last-dice"), 3: ("advisors", "no-place"), 4: ("empty-deck",)}


def matches(players: int) -> list[Plan]:
    plan = partial(Plan, GAME)
    mixed = ("builder", "merchant", "wanderer", "upgrader")[:players]
    modules = {"titles": "yes", "personal_goals": "yes"}
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
        plan("titles and personal goals", alike("gambler", players), 14, modules),
        plan("a free white die", alike("random", players), 15, {"titles": "yes", "white_die": "free"}),
        plan("chosen characters", alike("hasty", players), 26, {"characters": "chosen", "titles": "yes"}),
        plan("all modules, random play", alike("random", players), 16, {**modules, "white_die": "free"}),
    ]
    if players > 2:
        alternate = {"layout": "alternate"}
        found.append(plan("the other layout", mixed, 17, alternate))
        found.append(plan("the other layout, all modules", mixed, 18, {**alternate, **modules}))
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
        Playthrough(GAME, "3", 3, 7, first=40, last=30, options={"titles": "yes", "personal_goals": "yes"}),
        Playthrough(GAME, "4", 4, 11, first=30, last=20, options={"layout": "alternate"}, auto_end=True),
        Playthrough(GAME, "3-de", 3, 7, "de", 40, 30, options={"titles": "yes", "personal_goals": "yes"}),
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
        *(range(GOAL + goal * FACES, GOAL + (goal + 1) * FACES) for goal in range(4)),
        range(LAY, REROLL),
        range(REROLL, RAISE),
        range(RAISE, LOWER),
        range(LOWER, BUY),
        range(BUY, HELP),
        range(HELP, ACT),
        range(ACT, ACT + 1),
        range(ACT + 1, ACT + 2),
        range(ACT + 2, MOVE),
        MOVES,
        range(GAIN, JOIN),
        range(JOIN, BONUS),
        range(BONUS, BUILD),
        BUILDS,
        SENDS,
        range(SELL, GATHER),
        range(GATHER, RENEW),
        range(RENEW, TUCK),
        range(TUCK, HIRE),
        range(HIRE, UPGRADE),
        UPGRADES,
        range(SPEND, KEEP),
        range(KEEP, PLAY_AS),
        range(PLAY_AS, PICKS),
    ],
    turns=(45, 90),
    own={
        ("board", "travel", "rows"): "6-4: move 4; 3-1: move 2",
        ("board", "trade", "cost"): "2F",
        ("tile", "g01", "bonus"): "3V",
        ("advisor", "a01", "effect"): "3F",
        ("start", "goods", "berries"): 5,
    },
)
