"""Start of round, dice roll, end of round: TUN-8, TUN-9, TUN-11, TUN-28."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, Chance, Reckoning, a_of, frame, seat_of
from tutable.core.rng import Rng
from tutable.games.tundra import events, flow, scoring
from tutable.games.tundra.decisions.architecture import give_bonuses
from tutable.games.tundra.decisions.city_cards import clear_market, refill
from tutable.games.tundra.decisions.movement import grant, score
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    FACES,
    FREE_CARD,
    FROM_BOARDS,
    FROM_START,
    ITEMS,
    MOST_DICE,
    OPEN_GOALS,
    ROUNDS,
)


class StartOfRound(Reckoning[TundraState]):
    """TUN-8 A seat's title, upgraded boards and towers, in this order. Argument: the step.

    It begins by chance with one outcome, after the turn before it has been ended; the other steps settle.
    """

    name = "start"

    def key(self, s: TundraState, f: i64) -> str:
        return f"start.{s.round}.{seat_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        """(a) The title's gains, or a free market card."""
        owner = seat_of(f)
        s.tell(events.STARTS, EVERYONE, owner)
        s.replace(frame(flow.START, owner, 1))
        grant(s, owner, s.rules.title_gains, s.title(owner) * ITEMS, FROM_START)
        if s.title_number(owner, FREE_CARD) > 0:
            s.push(frame(flow.TRADING, owner, 0))
        s.settle()


def settle_start(s: TundraState, f: i64) -> bool:
    """(b) Upgraded boards, (c) towers, then the next seat: one step at a time, once it has begun."""
    seat = seat_of(f)
    step = a_of(f)
    if step == 0:
        return False
    if step == 3:
        flow.end_start(s, seat)
        return True
    s.replace(frame(flow.START, seat, step + 1))
    if step == 2:
        give_bonuses(s, seat, s.tower_mask(seat))
    elif s.upgraded(seat) > 0:
        s.tell(events.UPKEEP, EVERYONE, seat, s.upgraded(seat))
        score(s, seat, FROM_BOARDS, s.upgraded(seat))
    return True


class Rolling(Chance[TundraState]):
    """TUN-9 A die: every face is as likely as the next."""

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for face in range(FACES):
            out[face] = face
        return FACES

    def draw(self, s: TundraState, f: i64, rng: Rng, out: vec[i64]) -> i64:
        return rng.below(FACES)

    def roll(self, s: TundraState, owner: i64, value: i64) -> None:
        s.add_unrolled(owner, -1)
        s.add_die(owner, value, 1)


class RollForAll(Rolling):
    """TUN-9 The first player rolls, all others copy; an own extra die is rolled after them (TUN-A26)."""

    name = "roll"

    def key(self, s: TundraState, f: i64) -> str:
        return f"roll.{s.round}.{a_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        for owner in range(s.box.players):
            self.roll(s, owner, pick + 1)
        s.tell(events.ROLLED, EVERYONE, pick + 1)
        if a_of(f) + 1 < flow.shared_dice(s):
            s.replace(frame(flow.ROLL, 0, a_of(f) + 1))
            return
        s.pop()
        flow.next_turn(s, s.first)
        for owner in range(s.box.players):
            if s.unrolled(owner) > 0:
                s.push(frame(flow.ROLL_OWN, owner, s.unrolled(owner)))


class RollOwn(Rolling):
    """TUN-15 Dice that one seat rolls for itself. Argument: how many."""

    name = "roll-own"

    def key(self, s: TundraState, f: i64) -> str:
        return f"own.{seat_of(f)}.{s.rolled(seat_of(f))}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        owner = seat_of(f)
        s.set_rolled(owner, s.rolled(owner) + 1)
        self.roll(s, owner, pick + 1)
        s.tell(events.ROLLED_OWN, EVERYONE, owner, pick + 1)
        if a_of(f) > 1:
            s.replace(frame(flow.ROLL_OWN, owner, a_of(f) - 1))
        else:
            s.pop()
            s.settle()


class RoundEnd(Reckoning[TundraState]):
    """TUN-11 The table tidies up: one outcome. After round 4 comes the scoring (TUN-28)."""

    name = "round-end"

    def key(self, s: TundraState, f: i64) -> str:
        return f"round-end.{s.round}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        if s.round < ROUNDS:
            tidy_up(s)
        s.tell(events.ROUND_ENDS, EVERYONE, s.round)
        if s.round == ROUNDS:
            scoring.award_personal_goals(s)
            scoring.announce(s)
            return
        s.first = (s.first + 1) % s.box.players
        flow.begin_round(s)
        refill(s)


def tidy_up(s: TundraState) -> None:
    """TUN-11 Dice go back, advisors are turned back, the market is cleared."""
    for owner in range(s.box.players):
        s.set_supply(owner, s.title_number(owner, MOST_DICE))
        s.empty_slots(owner)
        s.set_aside(owner, 0)
        for space in range(ADVISORS):
            s.set_advisor(owner, space, s.advisor(owner, space))  # turned back
    for slot in range(OPEN_GOALS):
        s.set_goal_die(slot, -1, 0)
    clear_market(s)
