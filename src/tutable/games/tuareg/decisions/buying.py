"""Buying special cards: TUA-8. A payment holds no card that could be left out (TUA-A4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, b_of, c_of, frame, seat_of
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.cargo import UPPERMOST, uppermost
from tutable.games.tuareg.names import animal_name, good, source_ref, special
from tutable.games.tuareg.reasons import PAY_NO_CARGO, PAY_NOT_IN_HAND, PAY_SUPERFLUOUS, SOLD_OUT, TOO_POOR
from tutable.games.tuareg.settling import settle
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import ANIMALS, BUY, KINDS, PAY, SORTS, SPECIALS


def picks(s: TuaregState, out: vec[i64], n: i64) -> i64:
    for which in range(SORTS):
        out[n] = BUY.pick(which)
        n += 1
    return n


def why_not(s: TuaregState, seat: i64, pick: i64) -> i64:
    """TUA-8 One is left in stock, and hand and cargo together are worth its price."""
    if s.stock(BUY.first(pick)) == 0:
        return SOLD_OUT
    if wealth(s, seat, s.animals(seat), s.hand_worth(seat), s.rules.price) < s.rules.price:
        return TOO_POOR
    return LEGAL


def options(s: TuaregState, seat: i64, animals: i64, in_hand: i64, out: vec[i64], n: i64) -> i64:
    """The legal purchases; `in_hand`: dinars."""
    price = s.rules.price
    if in_hand >= price or wealth(s, seat, animals, in_hand, price) >= price:
        held = s.held
        stock = s.box.players * SORTS
        base = BUY.base
        for which in range(SORTS):
            out[n] = base + which
            if held[stock + which] > 0:
                n += 1
    return n


def wealth(s: TuaregState, seat: i64, animals: i64, total: i64, enough: i64) -> i64:
    """Dinars in hand (the `total` to begin with) and on so many animals, as long as it is not `enough`."""
    loads = s.loads
    values = s.rules.worth
    i = seat * ANIMALS
    end = i + animals
    while total < enough and i < end:
        total += values[loads[i]]
        i += 1
    return total


def show(s: TuaregState, pick: i64) -> Shown:
    which = BUY.first(pick)
    return Shown("pick-buy", {"special": special(which)}, ["stock." + SPECIALS[which]])


def explain(s: TuaregState, seat: i64, pick: i64) -> dict[str, str | int]:
    dinars = int(wealth(s, seat, s.animals(seat), s.hand_worth(seat), 1000))
    return {"special": special(BUY.first(pick)), "dinars": dinars, "price": int(s.rules.price)}


# A paid card is noted as 1 + source * KINDS + kind. No price is above three and every card is
# worth at least one, so a payment that is still open holds two cards at most.


def note(source: i64, kind: i64) -> i64:
    return 1 + source * KINDS + kind


def worth(s: TuaregState, paid: i64) -> i64:
    if paid == 0:
        return 0
    kind = (paid - 1) % KINDS
    return s.rules.dinars[kind]


def same_source(paid: i64, other: i64) -> bool:
    return other > 0 and (paid - 1) // KINDS == (other - 1) // KINDS


def offered(s: TuaregState, seat: i64, source: i64) -> i64:
    """The kind a source can pay with now, or -1."""
    if source < KINDS:
        if s.hand(seat, source) > 0:
            return source
        return -1
    cargo = s.cargo(seat, source - KINDS)
    if cargo > 0:
        return uppermost(cargo)
    return -1


def on_offer(s: TuaregState, seat: i64) -> i64:
    """A mask of the kinds that a seat can pay with now, from its hand or from the top of a cargo."""
    kinds = s.kinds_in_hand(seat)
    loads = s.loads
    top = UPPERMOST
    row = seat * ANIMALS
    for animal in range(s.animals(seat)):
        kinds |= top[loads[row + animal]]
    return kinds


def hand_over(s: TuaregState, seat: i64, source: i64) -> i64:
    """Take the card a source pays with, and return its kind."""
    if source < KINDS:
        s.from_hand(seat, source)
        return source
    return s.unload(seat, source - KINDS)


def take_back(s: TuaregState, seat: i64, source: i64, kind: i64) -> None:
    if source < KINDS:
        s.to_hand(seat, kind)
    else:
        s.load(seat, source - KINDS, kind)


def could_stay(s: TuaregState, paid: i64, later: i64, last: i64, total: i64) -> bool:
    """Would the rest pay without this card? From an animal only the deepest card paid can stay."""
    if paid == 0 or total - worth(s, paid) < s.rules.price:
        return False
    from_hand = paid - 1 < KINDS * KINDS
    return from_hand or not (same_source(paid, later) or same_source(paid, last))


def leads_to_payment(s: TuaregState, seat: i64, source: i64, one: i64, two: i64, paid: i64) -> bool:
    """Cards one and two are `paid` dinars: can this source's card still lead to a payment without excess?"""
    kind = offered(s, seat, source)
    if kind < 0:
        return False
    card = note(source, kind)
    total = paid + s.rules.dinars[kind]
    if total >= s.rules.price:
        if total == s.rules.price or one == 0 or s.rules.stop_when_paid:
            return True
        return not (could_stay(s, one, two, card, total) or could_stay(s, two, card, 0, total))
    if one == 0:
        one = card
    else:
        two = card
    hand_over(s, seat, source)
    # A card worth just what is missing makes none before it superfluous.
    missing = s.rules.price - total
    found = on_offer(s, seat) & s.rules.kinds_worth[missing] != 0
    following = KINDS + s.animals(seat)
    while not found and following > 0:
        following -= 1
        found = leads_to_payment(s, seat, following, one, two, total)
    take_back(s, seat, source, kind)
    return found


class Paying(Decision[TuaregState]):
    """TUA-8 Pay card by card until the price is reached. Arguments: special, cards paid so far."""

    name = "paying"

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for source in range(KINDS + s.animals(seat_of(f))):
            if offered(s, seat_of(f), source) >= 0:
                out[n] = PAY.base + source
                n += 1
        return n

    def why_not(self, s: TuaregState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        source = pick - PAY.base
        if not PAY.contains(pick) or source - KINDS >= s.animals(seat):
            return NOT_NOW
        if offered(s, seat, source) >= 0:
            paid = worth(s, b_of(f)) + worth(s, c_of(f))
            if leads_to_payment(s, seat, source, b_of(f), c_of(f), paid):
                return LEGAL
            return PAY_SUPERFLUOUS
        if source < KINDS:
            return PAY_NOT_IN_HAND
        return PAY_NO_CARGO

    def options(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        seat = seat_of(f)
        one = b_of(f)
        two = c_of(f)
        paid = worth(s, one) + worth(s, two)
        base = PAY.base
        n: i64 = 0
        hands = s.hands
        row = seat * KINDS
        for kind in range(KINDS):
            if hands[row + kind] > 0 and leads_to_payment(s, seat, kind, one, two, paid):
                out[n] = base + kind
                n += 1
        loads = s.loads
        row = seat * ANIMALS - KINDS
        for source in range(KINDS, KINDS + s.animals(seat)):
            if loads[row + source] > 0 and leads_to_payment(s, seat, source, one, two, paid):
                out[n] = base + source
                n += 1
        return n

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        source = pick - PAY.base
        kind = hand_over(s, seat, source)
        if source < KINDS:
            s.remember(seat, kind)
        s.discard(kind)
        s.tell(events.PAID, EVERYONE, seat, kind, source)
        card = note(source, kind)
        if worth(s, b_of(f)) + worth(s, c_of(f)) + worth(s, card) < s.rules.price:
            if b_of(f) == 0:
                s.replace(frame(flow.PAYING, seat, a_of(f), card))
            else:
                s.replace(frame(flow.PAYING, seat, a_of(f), b_of(f), card))
            return
        s.from_stock(seat, a_of(f), 1)
        s.tell(events.BOUGHT, EVERYONE, seat, a_of(f))
        s.pop()
        settle(s)

    def show(self, s: TuaregState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        source = pick - PAY.base
        kind = offered(s, seat, source)
        args: dict[str, str | int] = {"good": good(kind), "dinars": int(s.rules.dinars[kind])}
        if source < KINDS:
            return Shown("pick-pay-hand", args, [source_ref(seat, source)])
        args["animal"] = animal_name(s.rules.camels, source - KINDS)
        return Shown("pick-pay-cargo", args, [source_ref(seat, source)])

    def ask(self, s: TuaregState, f: i64) -> Shown:
        paid = int(worth(s, b_of(f)) + worth(s, c_of(f)))
        args: dict[str, str | int] = {"special": special(a_of(f)), "paid": paid, "price": int(s.rules.price)}
        return Shown("ask-paying", args, ["stock." + SPECIALS[a_of(f)]])

    def explain(self, s: TuaregState, f: i64, pick: i64) -> dict[str, str | int]:
        seat = seat_of(f)
        source = pick - PAY.base
        args: dict[str, str | int] = {"price": int(s.rules.price)}
        if source >= KINDS:
            args["animal"] = animal_name(s.rules.camels, source - KINDS)
        kind = offered(s, seat, source)
        if kind < 0:
            if source < KINDS:
                args["good"] = good(source)
            return args
        spare = note(source, kind)  # nothing paid yet: this card could not but become superfluous
        if c_of(f) > 0 and not same_source(c_of(f), spare):
            spare = c_of(f)
        elif b_of(f) > 0:
            spare = b_of(f)
        args["good"] = good((spare - 1) % KINDS)
        return args
