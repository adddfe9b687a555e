"""Setup, what the players decide: who plays whom (TUN-2), which starter cards to keep (TUN-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, EVERYONE, LEGAL, NOT_NOW, Decision, Shown, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.names import board, board_ref, card, character, player
from tutable.games.tundra.reasons import CHARACTER_TAKEN
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BOARD_FIRST,
    BOARD_PAIRS,
    BOARD_SECOND,
    CHARACTER_COUNT,
    HAND,
    KEEP,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PLAY_AS,
)


def played_by(s: TundraState, which: i64) -> i64:
    """The seat that plays a character, or -1."""
    for seat in range(s.box.players):
        if s.character(seat) == which:
            return seat
    return -1


def play_as(s: TundraState, seat: i64, which: i64) -> None:
    s.set_character(seat, which)
    s.tell(events.CHARACTER, EVERYONE, seat, which)


class Choosing(Decision[TundraState]):
    """TUN-2 Each player in turn chooses a character that nobody plays yet."""

    name = "character"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for which in range(CHARACTER_COUNT):
            out[which] = PLAY_AS.pick(which)
        return CHARACTER_COUNT

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not PLAY_AS.contains(pick):
            return NOT_NOW
        if played_by(s, PLAY_AS.first(pick)) >= 0:
            return CHARACTER_TAKEN
        return LEGAL

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        play_as(s, seat, PLAY_AS.first(pick))
        following = seat + 1
        if following + 1 == s.box.players == CHARACTER_COUNT:  # the last of four has no choice
            for which in range(CHARACTER_COUNT):
                if played_by(s, which) < 0:
                    play_as(s, following, which)
            following += 1
        if following < s.box.players:
            s.replace(frame(flow.CHARACTERS, following))
        else:
            s.pop()

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        return Shown("pick-character", {"character": character(PLAY_AS.first(pick))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if PLAY_AS.contains(pick):
            which = PLAY_AS.first(pick)
            return {"character": character(which), "player": player(played_by(s, which))}
        return {}


class Keeping(Decision[TundraState]):
    """TUN-5 Keep two cards under two different boards; the other two leave the game (TUN-A32)."""

    name = "keeping"
    sealed = True

    def deciders(self, s: TundraState, f: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.box.players):
            if s.choice(seat) < 0:
                mask += BITS[seat]
        return mask

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for i in range(PAIRS * BOARD_PAIRS):
            out[i] = KEEP.base + i
        return PAIRS * BOARD_PAIRS

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if KEEP.contains(pick):
            return LEGAL
        return NOT_NOW

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        return self.picks(s, f, out)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.set_choice(seat, pick - KEEP.base)
        if self.deciders(s, f) == 0:
            s.pop()
            for owner in range(s.box.players):
                self.reveal(s, owner, KEEP.base + s.choice(owner))

    def reveal(self, s: TundraState, seat: i64, pick: i64) -> None:
        """The kept cards are laid out; the others, in the order of their numbers, are out of the game."""
        s.set_choice(seat, -1)
        one = self.take_up(s, seat, PAIR_FIRST[KEEP.first(pick)])
        two = self.take_up(s, seat, PAIR_SECOND[KEEP.first(pick)])
        low: i64 = -1
        high: i64 = -1
        for i in range(HAND):
            left = self.take_up(s, seat, i)
            if left > high:
                low = high
                high = left
            elif left >= 0:
                low = left
        s.set_hand(seat, 0, low)
        s.set_hand(seat, 1, high)
        self.lay_out(s, seat, one, BOARD_FIRST[KEEP.second(pick)])
        self.lay_out(s, seat, two, BOARD_SECOND[KEEP.second(pick)])

    def take_up(self, s: TundraState, seat: i64, i: i64) -> i64:
        """A card out of the hand, or -1."""
        which = s.hand(seat, i)
        s.set_hand(seat, i, -1)
        return which

    def lay_out(self, s: TundraState, seat: i64, kept: i64, under: i64) -> None:
        s.set_card_under(seat, under, 0, kept)
        s.tell(events.KEPT, EVERYONE, seat, kept, under)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        one = PAIR_FIRST[KEEP.first(pick)]
        two = PAIR_SECOND[KEEP.first(pick)]
        first = BOARD_FIRST[KEEP.second(pick)]
        second = BOARD_SECOND[KEEP.second(pick)]
        args: dict[str, str | int] = {
            "card": card(s.hand(seat, one)),
            "board": board(first),
            "other": card(s.hand(seat, two)),
            "second": board(second),
        }
        refs = [f"hand{one}", board_ref(seat, first), f"hand{two}", board_ref(seat, second)]
        return Shown("pick-keep", args, refs)
