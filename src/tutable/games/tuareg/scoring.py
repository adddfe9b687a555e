"""What happens when a stage or the game ends: TUA-13 to TUA-16, in the rulebook's order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE
from tutable.games.tuareg import events
from tutable.games.tuareg.box import TuaregBox
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import (
    CAVE,
    DISCARD,
    DONKEY,
    EACH_MAP,
    EACH_UNUSED,
    HIDDEN,
    KINDS,
    LOOT,
    MAP,
    MAP_POINTS,
    PILE,
    THIEF,
    UNUSED_POINTS,
)


def uncover(s: TuaregState) -> None:
    """TUA-13 Cards in caves and under thieves are turned over."""
    s.tell(events.STAGE_ENDS, EVERYONE, s.stage)
    hidden = s.hidden
    for seat in range(s.box.players):
        for place in range(HIDDEN):
            if hidden[seat * HIDDEN + place] > 0:
                kind = s.hidden_kind(seat, place)
                s.hide(seat, place, kind, EVERYONE)
                s.tell(events.UNCOVERED, EVERYONE, seat, kind)


def holders(counts: vec[i64], kind: i64) -> list[int]:
    """TUA-13 The seats that have the most cards of a kind; none if nobody has one (TUA-A9)."""
    most: i64 = 1
    found: list[int] = []
    players: i64 = len(counts) // KINDS
    for seat in range(players):
        count = counts[seat * KINDS + kind]
        if count > most:
            most = count
            found = []
        if count == most:
            found.append(seat)
    return found


def majority_points(rules: TuaregBox, kind: i64, sharers: i64) -> i64:
    """TUA-13 The most cards of a kind earn its points once; tied players earn one point less."""
    points = rules.majority[kind]
    if sharers > 1:
        points -= 1
    return points


def award_majorities(s: TuaregState) -> None:
    """TUA-13 Kind by kind, for whoever has the most cards of it."""
    counts = s.counts()
    for kind in range(KINDS):
        winners = holders(counts, kind)
        if len(winners) == 0:
            s.tell(events.UNCLAIMED, EVERYONE, kind)
            continue
        points = majority_points(s.rules, kind, len(winners))
        event: i64 = events.MAJORITY
        if len(winners) > 1:
            event = events.SHARED
        for seat in winners:
            s.score(seat, (s.stage - 1) * KINDS + kind, points)
            s.tell(event, EVERYONE, seat, kind, counts[seat * KINDS + kind], points)


def used_specials(s: TuaregState, seat: i64, special: i64) -> i64:
    """TUA-14, TUA-A19 Donkeys with cargo, caves and thieves holding cards."""
    used: i64 = 0
    if special == DONKEY:
        for donkey in range(s.specials(seat, DONKEY)):
            if s.cargo(seat, s.rules.camels + donkey) > 0:
                used += 1
    elif special == CAVE:
        for cave in range(s.caves(seat)):
            if s.in_cave(seat, cave) > 0:
                used += 1
    elif special == THIEF:
        for thief in range(s.thieves(seat)):
            if s.hidden_kind(seat, LOOT + thief) >= 0:
                used += 1
    return used


def return_used(s: TuaregState) -> None:
    """TUA-14 Used donkeys, caves and thieves go back to the stock; unused ones and maps stay."""
    for seat in range(s.box.players):
        for special in range(MAP):
            used = used_specials(s, seat, special)
            if used > 0:
                s.from_stock(seat, special, -used)
                s.tell(events.RETURNED, EVERYONE, seat, special, used)


def new_pile(s: TuaregState) -> None:
    """TUA-15 The counted cards are the new pile; hands and market stay."""
    counts = s.counts()
    for kind in range(KINDS):
        for seat in range(s.box.players):
            s.goods[PILE + kind] += counts[seat * KINDS + kind]
        if s.rules.discards_return:  # TUA-A1
            s.goods[PILE + kind] += s.goods[DISCARD + kind]
            s.goods[DISCARD + kind] = 0
    s.survey()
    s.pile_is_dealt()
    s.clear_away()
    s.stage = 2
    s.tell(events.NEW_PILE, EVERYONE, s.pile)


def award_specials(s: TuaregState) -> None:
    """TUA-16 Each unused donkey, cave and thief one point, each map two (TUA-A7, TUA-A8)."""
    for seat in range(s.box.players):
        unused: i64 = 0
        for special in range(MAP):
            unused += s.specials(seat, special) - used_specials(s, seat, special)
        if unused > 0:
            s.score(seat, UNUSED_POINTS, unused * EACH_UNUSED)
            s.tell(events.UNUSED, EVERYONE, seat, unused, unused * EACH_UNUSED)
        maps = s.specials(seat, MAP)
        if maps > 0:
            s.score(seat, MAP_POINTS, maps * EACH_MAP)
            s.tell(events.MAPS, EVERYONE, seat, maps, maps * EACH_MAP)


def announce(s: TuaregState) -> None:
    """TUA-16 Who has won; tied players show what their hands are worth."""
    if s.listener is None:
        return
    best = max(s.scores())
    tied = s.tied()
    if len(tied) > 1:
        for seat in tied:
            s.tell(events.HAND_WORTH, EVERYONE, seat, s.hand_worth(seat))
    winners = s.winners()
    event: i64 = events.WON if len(winners) == 1 else events.SHARED_WIN
    for seat in winners:
        s.tell(event, EVERYONE, seat, best)
