"""Which fixtures Tungaru has, and what each of them shows."""

from __future__ import annotations

from functools import partial

from tests.fixtures.catalogue import Catalogue
from tests.fixtures.matches import Plan, alike, tells
from tests.fixtures.perft import Start
from tests.fixtures.playthroughs import Playthrough
from tests.fixtures.temperaments import Likes
from tutable.games.tungaru import events
from tutable.games.tungaru.terms import (
    BEGGAR,
    BOAT,
    BUILD,
    CHIEF,
    COUNT,
    DISCARD,
    DONE,
    EQUAL,
    FREE,
    GIVE,
    GO,
    HARVEST,
    KEEP,
    LEAD,
    LOSE,
    NO_MONUMENT,
    PASS,
    PAY,
    PICKS,
    PLACE,
    PUT,
    RECRUIT,
    REFILL,
    RESERVE,
    SAIL,
    SELL,
    SETTLE,
    SPARE,
    SWAP,
    TAKE,
    TO_TRAVELLERS,
    TRADE,
    TRADER,
    TRAVEL,
    TWICE,
    UNREWARDED,
    USE_LEADER,
    WANT,
    WORKER,
)

GAME = "tungaru"
PASSES = range(PASS, PASS + 1)
EQUALS = range(EQUAL, EQUAL + 1)
SAILS = range(SAIL, HARVEST)
HARVESTS = range(HARVEST, SETTLE)
RECRUITS = range(RECRUIT, SELL)
SALES = range(SELL, USE_LEADER)
LEADERS_USED = range(USE_LEADER, SWAP)
SWAPS = range(SWAP, BOAT)
GAINS = (LEADERS_USED, HARVESTS, range(TRADE, TRAVEL), SAILS)


def leads(leader: int) -> range:
    return range(LEAD + leader, LEAD + leader + 1)


# Whoever recruits whenever possible ends a game in about ten rounds; random play may need all thirty.
TEMPERAMENTS: dict[str, Likes] = {
    "hasty": (PASSES,),
    "recruiter": (RECRUITS, *GAINS),
    "settler": (range(SETTLE, TRADE), range(TRAVEL, RECRUIT), RECRUITS, *GAINS),
    "seller": (SALES, range(COUNT + 1, DISCARD), RECRUITS, *GAINS),
    "trader": (leads(TRADER), EQUALS, range(FREE, PUT), RECRUITS, *GAINS),
    "beggar": (leads(BEGGAR), range(SPARE, SPARE + 4), RECRUITS, *GAINS),
    "chief": (leads(CHIEF), SWAPS, RECRUITS, *GAINS),
    "worker": (leads(WORKER), range(TWICE, SETTLE), RECRUITS, *GAINS),
    "tracker": (range(BUILD + 3, UNREWARDED), RECRUITS, *GAINS),
    "traveller": (range(TO_TRAVELLERS, REFILL), RECRUITS, *GAINS),
}

# Described positions, by number of players.
POSITIONS = {2: "benefits", 3: "full-boards", 4: "last-nomads", 5: "crowded"}


def matches(players: int) -> list[Plan]:
    plan = partial(Plan, GAME)
    mixed = ("random", "recruiter", "seller", "settler", "chief")[:players]
    first = str(players - 1)
    found = [
        plan("everybody plays at random", alike("random", players), 100 + players),
        plan("everybody recruits whenever possible", alike("recruiter", players), 1),
        plan("everybody in another way", mixed, 2),
        plan("settlers everywhere", alike("settler", players), 3),
        plan("goods are sold", alike("seller", players), 4),
        plan("everybody wants the Trader, and all goods are equal", alike("trader", players), 5),
        plan("everybody wants the Beggar", alike("beggar", players), 6),
        plan("everybody wants the Chief, and nomads are swapped", alike("chief", players), 7),
        plan("everybody wants the Worker", alike("worker", players), 8),
        plan("culture tracks are emptied", alike("tracker", players), 20),
        plan("nomads travel at once", alike("traveller", players), 9),
        plan("all pass: the game ends at the limit", alike("hasty", players), 10),
        plan(f"player {first} begins", alike("recruiter", players), 11, {"first": first}),
        plan("without a limit of rounds", alike("recruiter", players), 12, {"round_limit": "no"}),
        plan("deluxe nomads", alike("recruiter", players), 13, {"deluxe_nomads": "yes"}),
    ]
    for tiles in ("set1", "set2", "set3", "set4"):
        if tiles != "set2" or players < 4:
            found.append(plan(f"island tiles: {tiles}", alike("recruiter", players), 14, {"islands": tiles}))
    if players == 3:
        replaced = tells(events.TILE_REPLACED)
        options = {"islands": "set1", "deluxe_nomads": "yes", "round_limit": "no", "first": "1"}
        found.append(plan("an island tile is replaced", alike("seller", 3), 15, options, shows=replaced))
    if players == 2:
        found.append(plan("everybody thinks ahead", alike("greedy", players), 16))
        found.append(plan("own components", alike("recruiter", players), 17, own_components=True))
    name = POSITIONS[players]
    found.append(plan(f"from {name}, at random", alike("random", players), 18, position=name))
    set_aside = tells(events.SET_ASIDE) if name == "crowded" else None
    found.append(plan(f"from {name}", alike("recruiter", players), 19, position=name, shows=set_aside))
    return found


CATALOGUE = Catalogue(
    game=GAME,
    matches=matches,
    playthroughs=[
        Playthrough(GAME, "2", 2, 4, first=50, last=30, auto_end=True),
        Playthrough(GAME, "3", 3, 7, first=40, last=20, options={"islands": "set1"}),
        Playthrough(GAME, "5", 5, 11, first=30, last=20, auto_end=True),
        Playthrough(GAME, "3-de", 3, 7, "de", 40, 20, options={"islands": "set1"}),
    ],
    starts=[
        Start(GAME, "start for two", 2, 2),
        Start(GAME, "start for five", 5, 1),
        Start(GAME, "benefits", 2, 3, "benefits"),
        Start(GAME, "full boards", 3, 3, "full-boards"),
        Start(GAME, "last nomads", 4, 3, "last-nomads"),
        Start(GAME, "last nomads, without a limit", 4, 2, "last-nomads", {"round_limit": "no"}),
        Start(GAME, "crowded", 5, 3, "crowded"),
    ],
    taken=[
        PASSES,
        range(DONE, DONE + 1),
        EQUALS,
        SAILS,
        range(SAIL + 4 * 10, SAIL + 5 * 10),  # with the Fisher's benefit
        range(SAIL + 5 * 10, HARVEST),  # flipping a nomad
        range(HARVEST, TWICE),
        range(TWICE, SETTLE),
        range(SETTLE, SETTLE + 4 * 8),
        range(SETTLE + 4 * 8, TRADE),  # flipping a nomad
        range(TRADE, TRADE + 4 * 8),
        range(TRADE + 4 * 8, TRAVEL),  # with a settler
        range(TRAVEL, TRAVEL + 4 * 8),
        range(TRAVEL + 4 * 8, RECRUIT),
        range(RECRUIT, RECRUIT + 4 * 8),
        range(RECRUIT + 4 * 8, SELL),
        SALES,
        LEADERS_USED,
        SWAPS,
        range(BOAT, RESERVE),
        range(RESERVE, LEAD),
        *(leads(leader) for leader in range(5)),
        range(GIVE, FREE),
        range(FREE, PUT),
        range(PUT, TAKE),
        range(TAKE, GO),
        range(GO, PAY),
        range(PAY, SPARE),
        range(SPARE, BUILD),
        range(BUILD, UNREWARDED),
        range(UNREWARDED, NO_MONUMENT),
        range(NO_MONUMENT, WANT),
        range(WANT, PLACE),
        range(PLACE, TO_TRAVELLERS),
        range(TO_TRAVELLERS, REFILL),
        range(REFILL, COUNT),
        range(COUNT, DISCARD),
        range(DISCARD, KEEP),
        range(KEEP, LOSE),
        range(LOSE, PICKS),
    ],
    turns=(120, 500),
    own={
        ("nomad", "N01", "cost"): "fish",
        ("nomad", "N07", "points"): "2",
        ("leader", "worker", "goods_1"): "pearl",
        ("reward", "track-1", "good"): "any",
        ("small-island", "marakei", "faces"): "1 2 5",
    },
)
