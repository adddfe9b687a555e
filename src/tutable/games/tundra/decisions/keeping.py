"""TUN-5 Which two of four starter cards, under which two boards: one sealed choice for everybody."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, EVERYONE, LEGAL, NOT_NOW, Decision, Shown, seat_of
from tutable.games.tundra import events
from tutable.games.tundra.names import board, board_ref, card
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BOARD_FIRST,
    BOARD_PAIRS,
    BOARD_SECOND,
    CHOSEN,
    HAND,
    IN_HAND,
    KEEP,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PICKS,
    SPOTS,
    STRIDE,
    UNDER,
)


class Keeping(Decision[TundraState]):
    """TUN-5 Keep two cards under two different boards; the other two leave the game (TUN-A32)."""

    name = "keeping"
    sealed = True

    def deciders(self, s: TundraState, f: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.box.players):
            if s.hidden[CHOSEN + seat] == 0:
                mask += BITS[seat]
        return mask

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for i in range(PAIRS * BOARD_PAIRS):
            out[i] = KEEP + i
        return PAIRS * BOARD_PAIRS

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if KEEP <= pick < PICKS:
            return LEGAL
        return NOT_NOW

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        return self.picks(s, f, out)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.hidden[CHOSEN + seat] = pick - KEEP + 1
        if self.deciders(s, f) == 0:
            s.pop()
            for owner in range(s.box.players):
                reveal(s, owner)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        one = PAIR_FIRST[(pick - KEEP) // BOARD_PAIRS]
        two = PAIR_SECOND[(pick - KEEP) // BOARD_PAIRS]
        first = BOARD_FIRST[(pick - KEEP) % BOARD_PAIRS]
        second = BOARD_SECOND[(pick - KEEP) % BOARD_PAIRS]
        args: dict[str, str | int] = {
            "card": card(s.hidden[IN_HAND + seat * HAND + one] - 1),
            "board": board(first),
            "other": card(s.hidden[IN_HAND + seat * HAND + two] - 1),
            "second": board(second),
        }
        refs = [f"hand{one}", board_ref(seat, first), f"hand{two}", board_ref(seat, second)]
        return Shown("pick-keep", args, refs)


def reveal(s: TundraState, seat: i64) -> None:
    """The kept cards are laid out; the others, in the order of their numbers, are out of the game."""
    choice = s.hidden[CHOSEN + seat] - 1
    s.hidden[CHOSEN + seat] = 0
    row = IN_HAND + seat * HAND
    lay_out(s, seat, row + PAIR_FIRST[choice // BOARD_PAIRS], BOARD_FIRST[choice % BOARD_PAIRS])
    lay_out(s, seat, row + PAIR_SECOND[choice // BOARD_PAIRS], BOARD_SECOND[choice % BOARD_PAIRS])
    low: i64 = 0
    high: i64 = 0
    for i in range(HAND):
        left = s.hidden[row + i]
        s.hidden[row + i] = 0
        if left > high:
            low = high
            high = left
        elif left > 0:
            low = left
    s.hidden[row] = low
    s.hidden[row + 1] = high


def lay_out(s: TundraState, seat: i64, place: i64, under: i64) -> None:
    kept = s.hidden[place] - 1
    s.hidden[place] = 0
    s.seats[seat * STRIDE + UNDER + under * SPOTS] = kept + 1
    s.tell(events.KEPT, EVERYONE, seat, kept, under)
