"""Start of round, dice roll, end of round: TUN-8, TUN-9, TUN-11, TUN-28."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, Chance, a_of, frame, seat_of
from tutable.core.rng import Rng
from tutable.games.tundra import events, flow, scoring
from tutable.games.tundra.settle import settle, use_title
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISOR,
    ADVISORS,
    ASIDE,
    DICE,
    FACES,
    GOAL_DIE,
    OPEN_GOALS,
    ROLLED,
    ROUNDS,
    SLOTS,
    STRIDE,
    SUPPLY,
    UNROLLED,
    USED,
)
from tutable.games.tundra.titles import MOST_DICE
from tutable.games.tundra.trading import clear_market, refill


class StartOfRound(Chance[TundraState]):
    """TUN-8 A seat's title, upgraded boards and towers, in this order. Argument: the step."""

    name = "start"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        out[0] = 0
        return 1

    def key(self, s: TundraState, f: i64) -> str:
        return f"start.{s.round}.{seat_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.tell(events.STARTS, EVERYONE, seat_of(f))
        s.replace(frame(flow.START, seat_of(f), 1))
        use_title(s, seat_of(f))
        settle(s)


class Rolling(Chance[TundraState]):
    """TUN-9 A die: every face is as likely as the next."""

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for value in range(FACES):
            out[value] = value
        return FACES

    def draw(self, s: TundraState, f: i64, rng: Rng, out: vec[i64]) -> i64:
        return rng.below(FACES)


class RollForAll(Rolling):
    """TUN-9 The first player rolls, all others copy; an own extra die is rolled after them (TUN-A26)."""

    name = "roll"

    def key(self, s: TundraState, f: i64) -> str:
        return f"roll.{s.round}.{a_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.tell(events.ROLLED, EVERYONE, pick + 1)
        for owner in range(s.box.players):
            s.seats[owner * STRIDE + UNROLLED] -= 1
            s.seats[owner * STRIDE + DICE + pick] += 1
        if a_of(f) + 1 < flow.shared_dice(s):
            s.replace(frame(flow.ROLL, 0, a_of(f) + 1))
            return
        s.pop()
        flow.begin_turns(s)
        for owner in range(s.box.players):
            extra = s.seats[owner * STRIDE + UNROLLED]
            if extra > 0:
                s.push(frame(flow.ROLL_OWN, owner, extra))


class RollOwn(Rolling):
    """TUN-15 Dice that one seat rolls for itself. Argument: how many."""

    name = "roll-own"

    def key(self, s: TundraState, f: i64) -> str:
        return f"own.{seat_of(f)}.{s.seats[seat_of(f) * STRIDE + ROLLED]}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        owner = seat_of(f)
        row = owner * STRIDE
        s.seats[row + ROLLED] += 1
        s.seats[row + UNROLLED] -= 1
        s.seats[row + DICE + pick] += 1
        s.tell(events.ROLLED_OWN, EVERYONE, owner, pick + 1)
        if a_of(f) > 1:
            s.replace(frame(flow.ROLL_OWN, owner, a_of(f) - 1))
        else:
            s.pop()
            settle(s)


class RoundEnd(Chance[TundraState]):
    """TUN-11 The table tidies up: one outcome. After round 4 comes the scoring (TUN-28)."""

    name = "round-end"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        out[0] = 0
        return 1

    def key(self, s: TundraState, f: i64) -> str:
        return f"round-end.{s.round}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.tell(events.ROUND_ENDS, EVERYONE, s.round)
        if s.round == ROUNDS:
            scoring.award_personal_goals(s)
            scoring.announce(s)
            return
        for owner in range(s.box.players):
            row = owner * STRIDE
            s.seats[row + SUPPLY] = s.title_number(owner, MOST_DICE)
            s.seats[row + SLOTS] = 0
            s.seats[row + ASIDE] = 0
            for space in range(ADVISORS):
                s.seats[row + ADVISOR + space] %= USED
        for goal in range(OPEN_GOALS):
            s.city[GOAL_DIE + goal] = 0
        s.first = (s.first + 1) % s.box.players
        flow.begin_round(s)
        clear_market(s)
        refill(s)
