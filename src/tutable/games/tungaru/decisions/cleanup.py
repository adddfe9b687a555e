"""Phase 4: clean up, or final scoring (TUG-PHASE-4, TUG-LEADER-5)."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, Reckoning, frame
from tutable.games.tungaru import events, flow, scoring
from tutable.games.tungaru.state import (
    DICE,
    ISLE,
    ON_ISLAND,
    SEAT,
    SLOT_DIE,
    SPACE,
    TungaruState,
)
from tutable.games.tungaru.terms import (
    CHIEF,
    DICE_SPACES,
    DIE_COUNT,
    ISLANDS,
    LEADER_SPACES,
    MIGRATION,
    SLOTS,
)


class RoundEnd(Reckoning[TungaruState]):
    """TUG-PHASE-4 All have passed: the game ends, or the table is cleared for the next round."""

    name = "round-end"

    def key(self, s: TungaruState, f: i64) -> str:
        return f"round-end.{s.round}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        last = is_triggered(s)
        limited = 0 < s.rules.round_limit <= s.round  # TUG-R41
        if not last and not limited:
            take_back(s)
        s.tell(events.ROUND_ENDS, EVERYONE, s.round)
        if last:
            s.tell(events.GAME_ENDS, EVERYONE, s.round)
            scoring.score_all(s)
            return
        if limited:
            s.tell(events.LIMIT_REACHED, EVERYONE, s.round)
            scoring.score_all(s)
            return
        choose_start(s)
        pass_cards(s)
        s.round += 1
        s.push(frame(flow.ROLLING))


def is_triggered(s: TungaruState) -> bool:
    """TUG-R36 All four migration spaces are empty: the pile is, too."""
    for space in range(MIGRATION):
        if s.waiting(space) >= 0:
            return False
    return True


def take_back(s: TungaruState) -> None:
    """Dice return, settlers stand up; those on Tamana lie on."""
    isles = s.isles
    for island in range(ISLANDS):
        for space in range(DICE_SPACES):
            isles[island * ISLE + ON_ISLAND + space] = 0
    v = s.seats
    for seat in range(s.box.players):
        row = seat * SEAT
        for die in range(DIE_COUNT):
            v[row + DICE + die] = 0
        for slot in range(SLOTS):
            v[row + SLOT_DIE + slot] = 0
        for space in range(LEADER_SPACES):
            v[row + SPACE + space] = 0
        s.set_used(seat, 0)
        s.set_sailed(seat, 0)
        s.set_passed(seat, 0)
    s.stand_up()


def choose_start(s: TungaruState) -> None:
    """TUG-LEADER-5, TUG-R38 The last Chief in this round's order starts the next one."""
    n = s.box.players
    found: i64 = -1
    for place in range(n):
        seat = (s.start + place) % n
        if s.leads_with(seat, CHIEF):
            found = seat
    if found >= 0 and found != s.start:
        s.start = found
        s.tell(events.NEW_START, EVERYONE, found)


def pass_cards(s: TungaruState) -> None:
    """Every played leader card goes to the left neighbour's hand."""
    n = s.box.players
    for seat in range(n):
        left = (seat + 1) % n
        card = s.leader(seat)
        s.set_leader(seat, -1)
        s.add_card(left, card, 1)
        s.tell(events.CARD_PASSED, EVERYONE, seat, left, card)
