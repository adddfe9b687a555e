"""What goals ask for, and the end of the game: TUN-14, TUN-28."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE
from tutable.games.tundra import events
from tutable.games.tundra.places import TILE, TOWER
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    FROM_PERSONAL,
    GLADES,
    KINDS,
    PIECES,
    POWER,
    SEATS,
    SIDES,
    STEP_POINTS,
    TOWERS,
)


def goal_count(s: TundraState, seat: i64, goal: i64) -> i64:
    """TUN-14 How much a seat has of what a common goal counts; nothing is spent."""
    if goal == 0:
        return s.city_cards(seat)
    if goal == 1:
        return s.upgraded(seat)
    if goal == 2:
        return s.berries(seat)
    if goal == 3:
        return s.towers(seat)
    if goal == 4:
        return s.workers_out(seat)
    if goal == 5:
        return s.resources(seat)
    return glades_held(s, seat, goal - 6)


def glades_held(s: TundraState, seat: i64, kind: i64) -> i64:
    """Glades of a sort with pieces of a seat."""
    held = s.workers_mask(seat)
    land = s.land
    kinds = s.rules.tile_kind
    count: i64 = 0
    bit: i64 = 1
    for glade in range(s.rules.glades):
        if held & bit != 0 or land[TOWER + glade] == seat + 1:
            tile = land[TILE + glade] - 1
            if (tile < 0 and kind == KINDS) or (tile >= 0 and kinds[tile] == kind):
                count += 1
        bit += bit
    return count


def goal_points(s: TundraState, seat: i64, goal: i64) -> i64:
    """TUN-14 Points for the highest condition met; 0 below the lowest."""
    count = goal_count(s, seat, goal)
    needs = s.rules.goal_needs
    points: i64 = 0
    for step in range(3):
        if count >= needs[goal * 3 + step]:
            points = STEP_POINTS[step]
    return points


def personal_count(s: TundraState, seat: i64, goal: i64) -> i64:
    """TUN-28 How much a seat has of what a personal goal counts."""
    if goal == 0:
        return longest_chain(s, seat)
    if goal == 1:
        return varied_types(s, seat)
    if goal == 2:
        return PIECES - s.workers_out(seat)
    if goal == 3:
        return garrison(s, seat)
    if goal == 4:
        return on_the_edge(s, seat)
    if goal == 5:
        return s.city_cards(seat) + s.upgraded(seat)
    if goal == 6:
        return TOWERS - s.towers(seat)
    return majorities(s, seat, goal - 7)


def personal_points(s: TundraState, seat: i64, goal: i64) -> i64:
    """TUN-28 The highest step only."""
    count = personal_count(s, seat, goal)
    points: i64 = 0
    for step in range(3):
        if count >= s.rules.personal_needs[goal * 3 + step]:
            points = s.rules.personal_points[goal * 3 + step]
    return points


def longest_chain(s: TundraState, seat: i64) -> i64:
    """TUN-A30 The largest connected group of own towers."""
    left = s.tower_mask(seat)
    best: i64 = 0
    for glade in range(GLADES):
        if left & POWER[glade] == 0:
            continue
        group = POWER[glade]
        size: i64 = 0
        grown = True
        while grown:
            grown = False
            size = 0
            for member in range(GLADES):
                if group & POWER[member] == 0:
                    continue
                size += 1
                for side in range(SIDES):
                    other = s.rules.neighbours[member * SIDES + side]
                    if 0 <= other < GLADES and left & POWER[other] != 0 and group & POWER[other] == 0:
                        group += POWER[other]
                        grown = True
        best = max(best, size)
    return best


def varied_types(s: TundraState, seat: i64) -> i64:
    """Tile types with two or more own pieces: settlements, the three resources, no resource."""
    types: i64 = 0
    for kind in range(KINDS + 1):
        count: i64 = 0
        for glade in range(s.rules.glades):
            if s.kind_at(glade) == kind:
                count += s.pieces_on(seat, glade)
        if count >= 2:
            types += 1
    at_home: i64 = 0
    for owner in range(SEATS):
        at_home += s.workers_on(seat, GLADES + owner)
    if at_home >= 2:
        types += 1
    return types


def garrison(s: TundraState, seat: i64) -> i64:
    """Own workers on glades with own towers."""
    count: i64 = 0
    for glade in range(s.rules.glades):
        if s.tower_at(glade) == seat:
            count += s.workers_on(seat, glade)
    return count


def on_the_edge(s: TundraState, seat: i64) -> i64:
    """TUN-A29 Own pieces on edge glades."""
    count: i64 = 0
    for glade in range(s.rules.glades):
        if s.rules.edge[glade] == 1:
            count += s.pieces_on(seat, glade)
    return count


def majorities(s: TundraState, seat: i64, kind: i64) -> i64:
    """TUN-A31 Glades of a sort where a seat has more pieces than every single opponent."""
    count: i64 = 0
    for glade in range(s.rules.glades):
        if s.kind_at(glade) != kind or s.tile(glade) < 0:
            continue
        own = s.pieces_on(seat, glade)
        leads = own > 0
        for other in range(s.box.players):
            leads = leads and (other == seat or s.pieces_on(other, glade) < own)
        if leads:
            count += 1
    return count


def award_personal_goals(s: TundraState) -> None:
    """TUN-28 Personal goals are uncovered and scored."""
    for seat in range(s.box.players):
        goal = s.secret(seat)
        if goal < 0:
            continue
        points = personal_points(s, seat, goal)
        if points > 0:
            s.add_points(seat, FROM_PERSONAL, points)
            s.tell(events.PERSONAL, EVERYONE, seat, goal, points)
        else:
            s.tell(events.UNCOVERED, EVERYONE, seat, goal)


def announce(s: TundraState) -> None:
    """TUN-28 Who has won; tied players count their resources and berries."""
    if s.listener is None:
        return
    best = max(s.scores())
    tied = s.tied()
    if len(tied) > 1:
        for seat in tied:
            s.tell(events.TIED, EVERYONE, seat, s.resources(seat), s.berries(seat))
    winners = s.winners()
    event: i64 = events.WON if len(winners) == 1 else events.SHARED_WIN
    for seat in winners:
        s.tell(event, EVERYONE, seat, best)
