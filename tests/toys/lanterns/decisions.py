"""All decisions of Lanterns, in the order of play."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tests.toys.lanterns import terms
from tests.toys.lanterns.state import LanternState
from tests.toys.lanterns.terms import (
    COLOURS,
    HANG_IT,
    HIDE,
    KINDS,
    LIGHT,
    LIGHTS,
    PEEK,
    STOP,
    TAKE,
)
from tutable.core.engine import (
    BITS,
    EVERYONE,
    LEGAL,
    NOT_NOW,
    Chance,
    Decision,
    Reckoning,
    Shown,
    a_of,
    b_of,
    frame,
    only,
    others,
    seat_of,
)


def colour(kind: int) -> str:
    return "name:" + COLOURS[kind]


def begin_round(s: LanternState) -> None:
    """LAN-2 Everybody with a lantern hangs one; without any the turns begin at once."""
    if any(s.hand_size(seat) > 0 for seat in range(s.box.players)):
        s.push(frame(terms.HANG))
    else:
        s.push(frame(terms.TURN))


def end_turn(s: LanternState, seat: int) -> None:
    """Clockwise; after the last seat the next round, or the end."""
    s.pop()
    s.turn += 1
    if seat + 1 < s.box.players:
        s.push(frame(terms.TURN, seat + 1))
        return
    s.round += 1
    if s.round == s.rules.rounds:
        s.push(frame(terms.RECKON))
    else:
        begin_round(s)


class FromDeck(Chance[LanternState]):
    """A lantern from the face-down deck."""

    def picks(self, s: LanternState, f: i64, out: vec[i64]) -> i64:
        n = 0
        for kind in range(KINDS):
            if s.deck[kind] > 0:
                out[n] = kind
                n += 1
        return n

    def weight(self, s: LanternState, f: i64, pick: i64) -> i64:
        return s.deck[pick]

    def give(self, s: LanternState, seat: int, pick: int) -> None:
        s.deck[pick] -= 1
        s.hands[seat * KINDS + pick] += 1
        s.tell(terms.DEALT, only(seat), seat, pick)
        s.tell(terms.DEALT_HIDDEN, others(seat), seat)


class Deal(FromDeck):
    """LAN-1 Three lanterns for everybody. Argument: how many are still to be dealt."""

    name = "deal"

    def key(self, s: LanternState, f: i64) -> str:
        seat = (a_of(f) - 1) % s.box.players
        return f"deal.{seat}.{(a_of(f) - 1) // s.box.players}"

    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        left = int(a_of(f))
        self.give(s, (left - 1) % int(s.box.players), int(pick))
        if left > 1:
            s.replace(frame(terms.DEAL, 0, left - 1))
        else:
            s.pop()
            begin_round(s)


class Hang(Decision[LanternState]):
    """LAN-2 Everybody with a lantern chooses one, sealed."""

    name = "hang"
    sealed = True

    def deciders(self, s: LanternState, f: i64) -> i64:
        mask = 0
        for seat in range(s.box.players):
            if s.hung[seat] == 0 and s.hand_size(seat) > 0:
                mask |= BITS[seat]
        return mask

    def picks(self, s: LanternState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = HANG_IT + kind
        return KINDS

    def why_not(self, s: LanternState, f: i64, pick: i64) -> i64:
        if not HANG_IT <= pick < HANG_IT + KINDS:
            return NOT_NOW
        return LEGAL if s.hands[seat_of(f) * KINDS + pick] > 0 else terms.HANG_NOT_IN_HAND

    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        s.hung[seat] = pick + 1
        if self.deciders(s, f) == 0:
            self.reveal(s)

    def reveal(self, s: LanternState) -> None:
        """All are turned over together; who is alone with a colour scores its value."""
        s.pop()
        chosen = [int(card) for card in s.hung]
        for seat, card in enumerate(chosen):
            s.hung[seat] = 0
            if card == 0:
                continue
            kind = card - 1
            s.hands[seat * KINDS + kind] -= 1
            s.discards[kind] += 1
            s.tell(terms.HUNG, EVERYONE, seat, kind)
            if chosen.count(card) == 1:
                s.points[seat] += s.rules.values[kind]
                s.tell(terms.ALONE, EVERYONE, seat, s.rules.values[kind])
        s.push(frame(terms.TURN))

    def show(self, s: LanternState, f: i64, pick: i64) -> Shown:
        return Shown("pick-hang", {"colour": colour(pick)}, ["hand." + COLOURS[pick]])

    def explain(self, s: LanternState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"colour": colour(pick)} if pick < KINDS else {}


class Turn(Decision[LanternState]):
    """LAN-3..5 Light, or draw; hide and look. Arguments: lanterns lit, whether one was looked at."""

    name = "turn"

    def picks(self, s: LanternState, f: i64, out: vec[i64]) -> i64:
        n = 0
        for pick in range(LIGHT, PEEK + int(s.box.players) - 1):
            out[n] = pick
            n += 1
        return n

    def why_not(self, s: LanternState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        if pick == STOP:
            return LEGAL
        if pick == TAKE:
            if a_of(f) > 0:
                return terms.HAS_LIT
            return LEGAL if s.deck_size() > 0 else terms.DECK_EMPTY
        if PEEK <= pick < PEEK + s.box.players - 1:
            return self.peek_why_not(s, f, victim(s, seat, pick))
        if HIDE <= pick < TAKE:
            if s.hidden[seat] > 0:
                return terms.HIDES_ALREADY
            return LEGAL if s.hands[seat * KINDS + pick - HIDE] > 0 else terms.HIDE_NOT_IN_HAND
        if LIGHT <= pick < HIDE:
            return LEGAL if s.hands[seat * KINDS + pick - LIGHT] > 0 else terms.LIGHT_NOT_IN_HAND
        return NOT_NOW

    def peek_why_not(self, s: LanternState, f: i64, other: i64) -> i64:
        if s.hidden[other] == 0:
            return terms.NOTHING_HIDDEN
        if (s.hidden[other] >> 3) & BITS[seat_of(f)] != 0:
            return terms.SEEN
        return LEGAL if b_of(f) == 0 else terms.ONCE

    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        if pick == STOP:
            self.stop(s, int(seat))
        elif pick == TAKE:
            s.push(frame(terms.DRAW, seat))
        elif pick >= PEEK:
            self.peek(s, f, int(seat), int(victim(s, seat, pick)))
        elif pick >= HIDE:
            self.hide(s, int(seat), int(pick - HIDE))
        else:
            self.light(s, f, int(seat), int(pick - LIGHT))

    def stop(self, s: LanternState, seat: int) -> None:
        s.tell(terms.STOPPED, EVERYONE, seat)
        end_turn(s, seat)

    def peek(self, s: LanternState, f: i64, seat: int, other: int) -> None:
        s.hidden[other] |= BITS[seat] << 3
        s.tell(terms.PEEKED, only(seat), seat, other, (s.hidden[other] & 7) - 1)
        s.tell(terms.PEEKED_HIDDEN, others(seat), seat, other)
        s.replace(frame(terms.TURN, seat, a_of(f), 1))

    def hide(self, s: LanternState, seat: int, kind: int) -> None:
        s.hands[seat * KINDS + kind] -= 1
        s.hidden[seat] = (kind + 1) | (only(seat) << 3)
        s.tell(terms.HID, only(seat), seat, kind)
        s.tell(terms.HID_HIDDEN, others(seat), seat)

    def light(self, s: LanternState, f: i64, seat: int, kind: int) -> None:
        """A point each; the second ends the turn, as everybody can see."""
        s.hands[seat * KINDS + kind] -= 1
        s.rows[seat * KINDS + kind] += 1
        s.points[seat] += 1
        s.tell(terms.LIT, EVERYONE, seat, kind)
        if a_of(f) + 1 == LIGHTS:
            end_turn(s, seat)
        else:
            s.replace(frame(terms.TURN, seat, a_of(f) + 1, b_of(f)))

    def show(self, s: LanternState, f: i64, pick: i64) -> Shown:
        if pick == STOP:
            return Shown("pick-stop", {}, [])
        if pick == TAKE:
            return Shown("pick-draw", {}, ["deck"])
        if pick >= PEEK:
            other = victim(s, seat_of(f), pick)
            return Shown("pick-peek", {"victim": f"seat:{other}"}, [f"seat{other}.hidden"])
        kind = int(pick) % KINDS
        message = "pick-hide" if pick >= HIDE else "pick-light"
        return Shown(message, {"colour": colour(kind)}, ["hand." + COLOURS[kind]])

    def explain(self, s: LanternState, f: i64, pick: i64) -> dict[str, str | int]:
        if pick >= PEEK:
            return {"victim": f"seat:{victim(s, seat_of(f), pick)}"}
        return {"colour": colour(int(pick) % KINDS)}


def victim(s: LanternState, seat: i64, pick: i64) -> i64:
    """The seat a peek is aimed at, counted to the left."""
    return (seat + 1 + pick - PEEK) % s.box.players


class Draw(FromDeck):
    """LAN-3 A lantern into the drawer's hand; the turn is over."""

    name = "draw"

    def key(self, s: LanternState, f: i64) -> str:
        return f"draw.{s.deck_size()}"

    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        self.give(s, int(seat_of(f)), int(pick))
        end_turn(s, int(seat_of(f)))


class Reckon(Reckoning[LanternState]):
    """LAN-6 Hidden lanterns are uncovered and score twice their value."""

    name = "reckon"

    def key(self, s: LanternState, f: i64) -> str:
        return "reckon"

    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        for owner in range(s.box.players):
            card = s.hidden[owner] & 7
            if card > 0:
                s.hidden[owner] = card | (EVERYONE << 3)
                s.points[owner] += 2 * s.rules.values[card - 1]
                s.tell(terms.UNCOVERED, EVERYONE, owner, card - 1)
        for winner in s.winners():
            s.tell(terms.WON, EVERYONE, winner)


DECISIONS: list[Decision[LanternState]] = [Deal(), Hang(), Turn(), Draw(), Reckon()]
