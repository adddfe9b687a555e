"""Which fixtures Tuareg has, and what each of them shows."""

from __future__ import annotations

from functools import partial

from tests.fixtures.catalogue import Catalogue, counted, one_by_one
from tests.fixtures.matches import Plan, alike
from tests.fixtures.perft import Start
from tests.fixtures.playthroughs import Playthrough
from tests.fixtures.temperaments import Likes
from tutable.core.spans import Span
from tutable.games.tuareg.terms import (
    BUY,
    CAVE,
    COUNT,
    DONE,
    DRAW,
    HIDE,
    KINDS,
    LAY,
    LOAD,
    MAP,
    PASS,
    PAY,
    STEAL,
    TAKE,
    THIEF,
)

GAME = "tuareg"


def picks_of(span: Span) -> range:
    return range(int(span.base), int(span.end))


DRAWS = range(DRAW, DRAW + 1)
PASSES = range(PASS, PASS + 1)
PAYS = picks_of(PAY)
HIDES = picks_of(HIDE)

TEMPERAMENTS: dict[str, Likes] = {
    "hasty": (DRAWS, PASSES),
    "slow": (PAYS, HIDES, range(PASS, int(STEAL.end))),
    "trader": (picks_of(BUY), PAYS),
    "sly": (picks_of(STEAL), HIDES, range(int(BUY.pick(CAVE)), int(BUY.pick(THIEF)) + 1), PAYS),
    "collector": (range(int(BUY.pick(MAP)), int(BUY.pick(MAP)) + 1), PAYS),
    "loader": (picks_of(TAKE), picks_of(LOAD), DRAWS),
}

# Random games that end in a special way, by number of players.
UNCLAIMED = {2: 11, 3: 2, 4: 1, 5: 2}
TIE_BROKEN = {2: 3, 3: 35, 4: 3, 5: 20}
SHARED_WIN = {2: 71, 3: 3, 4: 22, 5: 8}

# Described positions, by number of players.
POSITIONS = {
    2: ("full-camels", "last-round"),
    3: ("thieves",),
    4: ("last-round-empty-hands",),
    5: ("stage-2",),
}


def matches(players: int) -> list[Plan]:
    plan = partial(Plan, GAME)
    mixed = ("random", "greedy", "trader", "sly", "slow")[:players]
    first = str(players - 1)
    all_options = {
        "first": str(players),
        "discards_return": "yes",
        "pass": "only_if_stuck",
        "overpay": "stop_when_paid",
    }
    found = [
        plan("everybody plays at random", alike("random", players), 100 + players),
        plan("everybody thinks one turn ahead", alike("greedy", players), 1),
        plan("greedy against random", tuple(("greedy", "random")[seat % 2] for seat in range(players)), 2),
        plan("everybody in another way", mixed, 3),
        plan("caves and thieves at every opportunity", alike("sly", players), 4),
        plan("everything is bought that can be paid", alike("trader", players), 5),
        plan("maps above all", alike("collector", players), 6),
        plan("loading before everything else", alike("loader", players), 7),
        plan("as short as can be: draw and pass, nothing loaded", alike("hasty", players), 8),
        plan("as long as can be: drawing only when nothing else is left", alike("slow", players), 9),
        plan("nobody has a card of some kind", alike("random", players), UNCLAIMED[players]),
        plan("tied, and the hands decide", alike("random", players), TIE_BROKEN[players]),
        plan("tied in everything: a shared win", alike("random", players), SHARED_WIN[players]),
        plan(f"player {first} begins", alike("random", players), 10, {"first": first}),
        plan("discards return in stage 2", alike("greedy", players), 11, {"discards_return": "yes"}),
        plan("passing only if stuck", alike("slow", players), 12, {"pass": "only_if_stuck"}),
        plan("overpaying up to the price", alike("trader", players), 13, {"overpay": "stop_when_paid"}),
        plan("all options at once", alike("sly", players), 14, all_options),
        plan("own components", alike("greedy", players), 15, own_components=True),
    ]
    for name in POSITIONS[players]:
        found.append(plan(f"from {name}, at random", alike("random", players), 16, position=name))
        found.append(plan(f"from {name}, greedy", alike("greedy", players), 17, position=name))
    return found


SOME_OPTIONS = {"discards_return": "yes", "pass": "only_if_stuck"}
OTHER_OPTIONS = {**SOME_OPTIONS, "overpay": "stop_when_paid"}

CATALOGUE = Catalogue(
    game=GAME,
    matches=matches,
    playthroughs=[
        Playthrough(GAME, "2", 2, 4, auto_end=True),
        Playthrough(GAME, "3", 3, 7, options=SOME_OPTIONS),
    ],
    starts=[
        Start(GAME, "start for two", 2, 8),
        Start(GAME, "start for five", 5, 7),
        Start(GAME, "start for three, player 2 begins", 3, 8, options={"first": "2"}),
        Start(GAME, "full camels", 2, 5, "full-camels"),
        Start(GAME, "full camels, other options", 2, 5, "full-camels", OTHER_OPTIONS),
        Start(GAME, "thieves", 3, 4, "thieves"),
        Start(GAME, "last round", 2, 5, "last-round"),
        Start(GAME, "last round, other options", 2, 5, "last-round", OTHER_OPTIONS),
        Start(GAME, "last round, empty hands", 4, 5, "last-round-empty-hands"),
        Start(GAME, "stage 2", 5, 4, "stage-2"),
    ],
    taken=one_by_one(
        DRAWS,
        PASSES,
        range(DONE, DONE + 1),
        range(int(COUNT.base), int(BUY.end)),
        picks_of(LAY),
        range(int(LOAD.base), int(LOAD.pick(3))),  # goods of all kinds, camels and donkeys
        range(int(TAKE.base), int(TAKE.pick(3))),
        range(int(PAY.base), int(PAY.pick(KINDS + 1))),  # from the hand and from an animal
        range(int(HIDE.base), int(HIDE.pick(0, KINDS + 1))),
        *(range(int(STEAL.pick(victim)), int(STEAL.pick(victim, 2))) for victim in range(4)),
    ),
    turns=(25, 95),
    rule_ids=counted("TUA-", 16),
    ruling_ids=counted("TUA-A", 20),
    bots=("random", "sly"),
    hiding={},
    walked=3,
    floors=[
        ("in-core", "interpreted in-core", 15.0),
        ("in-core", "backgammon", 40.0),
        ("driven", "go_fish", 2.0),
        ("driven", "backgammon", 8.0),
        ("clones", "hanabi clones", 2.0),
        ("interpreted in-core", "OpenSpiel in Python", 3.0),
    ],
    searched=80.0,
)
