"""Which fixtures Tungaru has, and what each of them shows."""

from __future__ import annotations

from functools import partial

from tests.fixtures.catalogue import Catalogue, Sealed, counted
from tests.fixtures.matches import Plan, alike, tells
from tests.fixtures.perft import Start
from tests.fixtures.playthroughs import Playthrough
from tests.fixtures.temperaments import Likes
from tutable.core.spans import Span
from tutable.games.tungaru import events
from tutable.games.tungaru.terms import (
    BEGGAR,
    BOAT,
    BUILD,
    BY_BENEFIT,
    BY_SETTLER,
    BY_SLOT,
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
    TRACK_SPOT,
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


def all_of(span: Span, first: int = 0, end: int | None = None) -> range:
    """The picks of a span, or some rows of it."""
    return range(span.pick(first), span.end if end is None else span.pick(end))


SAILS = all_of(SAIL)
HARVESTS = range(HARVEST.base, TWICE.end)
RECRUITS = all_of(RECRUIT)
SALES = all_of(SELL)
LEADERS_USED = all_of(USE_LEADER)
SWAPS = all_of(SWAP)
GAINS = (LEADERS_USED, HARVESTS, all_of(TRADE), SAILS)


def leads(leader: int) -> range:
    return all_of(LEAD, leader, leader + 1)


# Whoever recruits whenever possible ends a game in about ten rounds; random play may need all thirty.
TEMPERAMENTS: dict[str, Likes] = {
    "hasty": (PASSES,),
    "recruiter": (RECRUITS, *GAINS),
    "settler": (all_of(SETTLE), all_of(TRAVEL), RECRUITS, *GAINS),
    "seller": (SALES, all_of(COUNT, 1), RECRUITS, *GAINS),
    "trader": (leads(TRADER), EQUALS, all_of(FREE), RECRUITS, *GAINS),
    "beggar": (leads(BEGGAR), all_of(SPARE, 0, 4), RECRUITS, *GAINS),
    "chief": (leads(CHIEF), SWAPS, RECRUITS, *GAINS),
    "worker": (leads(WORKER), all_of(TWICE), RECRUITS, *GAINS),
    "tracker": (all_of(BUILD, TRACK_SPOT, UNREWARDED), RECRUITS, *GAINS),
    "traveller": (range(TO_TRAVELLERS, TO_TRAVELLERS + 1), RECRUITS, *GAINS),
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
        all_of(SAIL, BY_BENEFIT, BY_SLOT),  # with the Fisher's benefit
        all_of(SAIL, BY_SLOT),  # flipping a nomad
        all_of(HARVEST),
        all_of(TWICE),
        all_of(SETTLE, 0, 4),
        all_of(SETTLE, 4),  # flipping a nomad
        all_of(TRADE, 0, BY_SETTLER),
        all_of(TRADE, BY_SETTLER),  # with a settler
        all_of(TRAVEL, 0, BY_SETTLER),
        all_of(TRAVEL, BY_SETTLER),
        all_of(RECRUIT, 0, BY_SETTLER),
        all_of(RECRUIT, BY_SETTLER),
        SALES,
        LEADERS_USED,
        SWAPS,
        all_of(BOAT),
        all_of(RESERVE),
        *(leads(leader) for leader in range(5)),
        all_of(GIVE),
        all_of(FREE),
        range(PUT, PUT + 1),
        all_of(TAKE),
        all_of(GO),
        all_of(PAY),
        all_of(SPARE),
        all_of(BUILD, 0, UNREWARDED),
        all_of(BUILD, UNREWARDED),
        range(NO_MONUMENT, NO_MONUMENT + 1),
        all_of(WANT),
        all_of(PLACE),
        range(TO_TRAVELLERS, TO_TRAVELLERS + 1),
        all_of(REFILL),
        all_of(COUNT),
        all_of(DISCARD),
        range(KEEP, LOSE),
        range(LOSE, PICKS),
    ],
    turns=(120, 500),
    rule_ids=[
        *counted("TUG-SETUP-", 13),
        *counted("TUG-PHASE-", 4),
        *counted("TUG-LEADER-", 5),
        *(f"TUG-ACT-{letter}" for letter in "ABCDEFGHI"),
        *counted("TUG-BENEFIT-", 5),
        *counted("TUG-NOMAD-", 9),
        *counted("TUG-SCORE-", 6),
    ],
    ruling_ids=counted("TUG-R", 41),
    own={
        ("nomad", "N01", "cost"): "fish",
        ("nomad", "N07", "points"): "2",
        ("leader", "worker", "goods_1"): "pearl",
        ("reward", "track-1", "good"): "any",
        ("small-island", "marakei", "faces"): "1 2 5",
    },
    tables=[{}, {"islands": "set1", "deluxe_nomads": "yes"}],
    bots=("random", "tracker"),
    unusable={players: {("islands", "set2")} for players in (4, 5)},  # too few tiles for eight islands
    answers={
        "?": "On the table: fish, shell",
        "? fisher": "Fisher: A fish lies on the card",
        "? N07": "Kaure: Nomad 7, costs",
        "? nomad 14": "Toani: Nomad 14, costs",
        "? marakei": "Harvest a shell",
        "? monum": "Monument: Eight start",
        "? flower": "for every colour",
        "? TUG-ACT-F": "TUG-ACT-F  F Recruit",
    },
    sealed=Sealed(("Choose the Worker", "Choose the Chief"), before=1, setting_up=("1", "1", "1", "e")),
    large=True,
)
