"""What a good player counts at a Tuareg table beyond prospects: who can still contest a majority, and room.

Everything is written down in thousandths, behind the parts of the standing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tuareg.scoring import used_specials
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import ANIMALS, CARGO, CAVE, CAVE_CARDS, DONKEY, GOODS, KINDS, MAP, THIEF

OF_A_KIND: Final = ("edge", "safe", "lost", "held")
OTHERS: Final = (
    "specials.maps",
    "specials.donkeys",
    "specials.caves",
    "specials.thieves",
    "specials.donkeys-to-come",
    "specials.caves-to-come",
    "specials.thieves-to-come",
    "specials.rivals-thieves",
    "hand.size",
    "hand.room",
    "hand.caves-room",
    "hand.rivals-size",
    "hand.next",
)
NAMES: Final = tuple(f"{good}.{name}" for good in GOODS for name in OF_A_KIND) + OTHERS


def look(s: TuaregState, counts: vec[i64], seat: i64, seen: vec[i64], at: i64) -> None:
    """Write everything down from `at` on."""
    players = s.box.players
    for kind in range(KINDS):
        most: i64 = 0  # the strongest rival
        loose = s.in_pile(kind) + s.in_market(kind)  # cards that nobody has counted yet
        held: i64 = 0
        for other in range(players):
            held += s.hand(other, kind)
            if other != seat and counts[other * KINDS + kind] > most:
                most = counts[other * KINDS + kind]
        loose += held
        own = s.hand(seat, kind)
        lead = counts[seat * KINDS + kind] - most
        points = s.rules.majority[kind] * 1000
        seen[at] = points * (2 * lead + 1 + own) // (loose + 3)
        seen[at + 1] = 0
        seen[at + 2] = 0
        if lead > loose - own:
            seen[at + 1] = points
        elif lead + loose < 0:
            seen[at + 2] = points
        seen[at + 3] = own * 1000
        at += 4
    donkeys = s.specials(seat, DONKEY) - used_specials(s, seat, DONKEY)
    caves = s.specials(seat, CAVE) - used_specials(s, seat, CAVE)
    thieves = s.specials(seat, THIEF) - used_specials(s, seat, THIEF)
    to_come: i64 = 0
    if s.stage == 1:
        to_come = 1000
    seen[at] = s.specials(seat, MAP) * 1000
    seen[at + 1] = donkeys * 1000
    seen[at + 2] = caves * 1000
    seen[at + 3] = thieves * 1000
    seen[at + 4] = s.specials(seat, DONKEY) * to_come
    seen[at + 5] = s.specials(seat, CAVE) * to_come
    seen[at + 6] = thieves * to_come
    threats: i64 = 0
    hands: i64 = 0
    for other in range(players):
        if other != seat:
            threats += s.specials(other, THIEF) - used_specials(s, other, THIEF)
            hands += s.hand_size(other)
    seen[at + 7] = threats * 1000
    seen[at + 8] = s.hand_size(seat) * 1000
    seen[at + 9] = room(s, seat) * 1000
    hidden: i64 = 0
    for cave in range(s.caves(seat)):
        hidden += CAVE_CARDS - s.in_cave(seat, cave)
    seen[at + 10] = hidden * 1000
    seen[at + 11] = hands * 1000 // (players - 1)
    seen[at + 12] = 0
    if s.seat() == seat:
        seen[at + 12] = 1000


def room(s: TuaregState, seat: i64) -> i64:
    """How many cards the animals of a seat can still carry."""
    free = s.animals(seat) * CARGO
    for animal in range(ANIMALS):
        cargo = s.cargo(seat, animal)
        while cargo > 0:
            free -= 1
            cargo //= 5
    return free
