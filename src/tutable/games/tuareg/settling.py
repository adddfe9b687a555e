"""What the table does by itself after a pick: it goes on where all can see that nothing is to be asked."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import BITS, a_of, b_of, frame, seat_of
from tutable.games.tuareg import flow
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import CAVE_CARDS, DRAWN


def settle(s: TuaregState) -> None:
    """Leave AFTER when everybody can see that no free action is left to its seat."""
    f = s.top()
    if f & 0xFF != flow.AFTER:
        return
    seat = seat_of(f)
    if not s.has_free_actions(seat) or not (can_hide(s, f) or can_steal(s, seat)):
        leave_after(s, f)


def can_hide(s: TuaregState, f: i64) -> bool:
    """A cave with room not used this turn, and a card for it: how many there are is public."""
    seat = seat_of(f)
    used = a_of(f)
    for cave in range(s.caves(seat)):
        if used & BITS[cave] == 0 and s.in_cave(seat, cave) < CAVE_CARDS:
            if s.has_cargo(seat):
                return True
            cards = s.hand_size(seat)
            return cards > 1 or (cards == 1 and b_of(f) != DRAWN)  # TUA-A15
    return False


def can_steal(s: TuaregState, seat: i64) -> bool:
    """A thief that has not struck, and somebody with a card in hand or on an animal."""
    if s.free_thief(seat) < 0:
        return False
    for other in range(s.box.players):
        if other != seat and (s.hand_size(other) > 0 or s.has_cargo(other)):
            return True
    return False


def leave_after(s: TuaregState, f: i64) -> None:
    """From AFTER on: the lay-back of a Draw (TUA-A5) if a card is left, else the end of the turn."""
    seat = seat_of(f)
    drawn = b_of(f)
    if drawn > 0 and s.hand_size(seat) > 0:
        s.replace(frame(flow.LAYING, seat, drawn, 0))
    else:
        flow.end_turn(s, seat)
