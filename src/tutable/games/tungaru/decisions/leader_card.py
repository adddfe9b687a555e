"""H Use your leader's actions (TUG-ACT-H), and the Chief's swap (TUG-BENEFIT-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means
from tutable.games.tungaru.names import die_ref, island, leader, leader_ref, nomad_ref, value
from tutable.games.tungaru.reasons import (
    DIE_USED,
    SPACE_CLOSED,
    SPACE_TAKEN,
    SPACE_WRONG,
    SPENDS_NOTHING,
    SWAP_EMPTY,
    SWAP_NOT_YOURS,
    SWAP_RESERVED,
    SWAP_USED,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    CHIEF,
    DICE,
    DIE_COUNT,
    FIRST_OF_PAIR,
    ISLE,
    KINDS,
    LEADER,
    LEADER_SPACES,
    NOMAD,
    PAIRS,
    RESERVED,
    SEAT,
    SECOND_OF_PAIR,
    SPACE,
    SWAP,
    USE_LEADER,
    USED,
)


def picks(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    for die in range(DIE_COUNT):
        if s.seats[seat * SEAT + DICE + die] > 0:
            for space in range(LEADER_SPACES):
                out[n] = USE_LEADER + die * LEADER_SPACES + space
                n += 1
    return n


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    """Each open space of the card takes one die a round, of a value it shows."""
    die = (pick - USE_LEADER) // LEADER_SPACES
    space = (pick - USE_LEADER) % LEADER_SPACES
    i = seat * SEAT
    row = (s.seats[i + LEADER] - 1) * LEADER_SPACES + space
    if s.seats[i + DICE + die] == 0:
        return DIE_USED
    if s.rules.space_open[row] == 0:
        return SPACE_CLOSED
    if s.seats[i + SPACE + space] > 0:
        return SPACE_TAKEN
    if s.shows(seat, die) & s.rules.space_faces[row] == 0:
        return SPACE_WRONG
    if equal:
        return SPENDS_NOTHING
    return LEGAL


def take(s: TungaruState, seat: i64, pick: i64) -> None:
    space = (pick - USE_LEADER) % LEADER_SPACES
    which = s.seats[seat * SEAT + LEADER] - 1
    flow.act(s, seat)
    s.seats[seat * SEAT + SPACE + space] = means.spend_die(s, seat, (pick - USE_LEADER) // LEADER_SPACES)
    s.tell(events.LEADER_USED, EVERYONE, seat, which, space)
    row = (which * LEADER_SPACES + space) * KINDS
    for kind in range(KINDS):
        if s.rules.space_goods[row + kind] > 0:
            s.gain(seat, kind, s.rules.space_goods[row + kind])
    flow.gained(s, seat, flow.INSIDE)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    die = (pick - USE_LEADER) // LEADER_SPACES
    space = (pick - USE_LEADER) % LEADER_SPACES
    args: dict[str, str | int] = {
        "die": value(s, seat, die),
        "leader": leader(s.seats[seat * SEAT + LEADER] - 1),
        "space": int(space) + 1,
    }
    return Shown("pick-use-leader", args, [die_ref(seat, die), f"{leader_ref(seat)}.space{space}"])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    return {
        "leader": leader(s.seats[seat * SEAT + LEADER] - 1),
        "die": value(s, seat, (pick - USE_LEADER) // LEADER_SPACES),
    }


# -- TUG-BENEFIT-5: two nomads change places --------------------------------------------------


def swap_picks(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    if s.leads_with(seat, CHIEF):
        for pair in range(PAIRS):
            if SECOND_OF_PAIR[pair] < s.rules.islands:
                out[n] = SWAP + pair
                n += 1
    return n


def swap_options(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    """The legal ones among `swap_picks`, in the same order."""
    if not flow.can_swap(s, seat):
        return n
    for pair in range(PAIRS):
        if flow.is_free(s, FIRST_OF_PAIR[pair]) and flow.is_free(s, SECOND_OF_PAIR[pair]):
            out[n] = SWAP + pair
            n += 1
    return n


def swap_why_not(s: TungaruState, seat: i64, pick: i64) -> i64:
    """TUG-R34 Two nomads on islands, neither of them reserved by anybody."""
    one = FIRST_OF_PAIR[pick - SWAP]
    two = SECOND_OF_PAIR[pick - SWAP]
    if two >= s.rules.islands:
        return NOT_NOW
    if not s.leads_with(seat, CHIEF):
        return SWAP_NOT_YOURS
    if s.seats[seat * SEAT + USED] == 1:
        return SWAP_USED
    if s.isles[one * ISLE + NOMAD] == 0 or s.isles[two * ISLE + NOMAD] == 0:
        return SWAP_EMPTY
    if s.isles[one * ISLE + RESERVED] > 0 or s.isles[two * ISLE + RESERVED] > 0:
        return SWAP_RESERVED
    return LEGAL


def swap(s: TungaruState, seat: i64, pick: i64) -> None:
    one = FIRST_OF_PAIR[pick - SWAP]
    two = SECOND_OF_PAIR[pick - SWAP]
    tile = s.isles[one * ISLE + NOMAD]
    s.isles[one * ISLE + NOMAD] = s.isles[two * ISLE + NOMAD]
    s.isles[two * ISLE + NOMAD] = tile
    s.seats[seat * SEAT + USED] = 1
    s.tell(events.SWAPPED, EVERYONE, seat, one, two)


def swap_show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    one = FIRST_OF_PAIR[pick - SWAP]
    two = SECOND_OF_PAIR[pick - SWAP]
    args: dict[str, str | int] = {"one": island(s.rules, one), "two": island(s.rules, two)}
    return Shown("pick-swap", args, [leader_ref(seat), nomad_ref(one), nomad_ref(two)])


def swap_explain(s: TungaruState, pick: i64) -> dict[str, str | int]:
    one = FIRST_OF_PAIR[pick - SWAP]
    two = SECOND_OF_PAIR[pick - SWAP]
    return {"one": island(s.rules, one), "two": island(s.rules, two)}
