"""Free actions: reroll, change, buy (TUN-15), and advisors (TUN-16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, Shown, frame
from tutable.games.tundra import events, flow
from tutable.games.tundra.free import advisor_reason, effect, free_reason
from tutable.games.tundra.gains import gain, grant, pay
from tutable.games.tundra.names import advisor_ref, card, die_ref
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    BERRIES,
    BUY,
    DICE,
    FACES,
    FIRST_ADVISOR,
    FROM_ADVISORS,
    HELP,
    HELP_BUY,
    HELP_CHANGE,
    HELP_GAIN,
    HELP_SELL,
    HELP_TOWERS,
    ITEMS,
    LOWER,
    RAISE,
    REROLL,
    STRIDE,
    SUPPLY,
    UNROLLED,
)
from tutable.games.tundra.titles import BUY_COST, CHANGE_COST, MOST_ADVISORS, REROLL_COST
from tutable.games.tundra.trading import turn_advisor


def picks(s: TundraState, seat: i64, out: vec[i64], n: i64) -> i64:
    for value in range(FACES):
        if s.seats[seat * STRIDE + DICE + value] > 0:
            out[n] = REROLL + value
            out[n + 1] = RAISE + value
            out[n + 2] = LOWER + value
            n += 3
    out[n] = BUY
    n += 1
    for space in range(s.title_number(seat, MOST_ADVISORS)):
        if s.advisor(seat, space) >= 0:
            out[n] = HELP + space
            n += 1
    return n


def why_not(s: TundraState, seat: i64, pick: i64) -> i64:
    return free_reason(s, seat, pick)


def options(s: TundraState, seat: i64, out: vec[i64], n: i64) -> i64:
    """The legal free actions, in the order of `picks`."""
    berries = s.berries(seat)
    row = seat * STRIDE + DICE
    reroll = berries >= s.title_number(seat, REROLL_COST)
    change = berries >= s.title_number(seat, CHANGE_COST)
    if reroll or change:
        for value in range(FACES):
            if s.seats[row + value] > 0:
                if reroll:
                    out[n] = REROLL + value
                    n += 1
                if change and value < FACES - 1:
                    out[n] = RAISE + value
                    n += 1
                if change and value > 0:
                    out[n] = LOWER + value
                    n += 1
    if s.seats[seat * STRIDE + SUPPLY] > 0 and berries >= s.title_number(seat, BUY_COST):
        out[n] = BUY
        n += 1
    for space in range(ADVISORS):
        if s.advisor(seat, space) >= 0 and advisor_reason(s, seat, space) == LEGAL:
            out[n] = HELP + space
            n += 1
    return n


def take(s: TundraState, seat: i64, pick: i64) -> None:
    row = seat * STRIDE
    if pick >= HELP:
        advise(s, seat, pick - HELP)
    elif pick == BUY:
        cost = s.title_number(seat, BUY_COST)
        pay(s, seat, BERRIES, cost)
        s.seats[row + SUPPLY] -= 1
        s.seats[row + UNROLLED] += 1
        s.tell(events.BOUGHT_DIE, EVERYONE, seat, cost)
        s.push(frame(flow.ROLL_OWN, seat, 1))
    elif pick >= RAISE:
        cost = s.title_number(seat, CHANGE_COST)
        pay(s, seat, BERRIES, cost)
        change_die(s, seat, pick, cost)
    else:
        cost = s.title_number(seat, REROLL_COST)
        pay(s, seat, BERRIES, cost)
        s.seats[row + DICE + pick - REROLL] -= 1
        s.seats[row + UNROLLED] += 1
        s.tell(events.REROLLED, EVERYONE, seat, pick - REROLL + 1, cost)
        s.push(frame(flow.ROLL_OWN, seat, 1))


def change_die(s: TundraState, seat: i64, pick: i64, cost: i64) -> None:
    """TUN-A20 Only the own die changes."""
    value = (pick - RAISE) % FACES
    turned = value + 1
    if pick >= LOWER:
        turned = value - 1
    s.seats[seat * STRIDE + DICE + value] -= 1
    s.seats[seat * STRIDE + DICE + turned] += 1
    s.tell(events.CHANGED, EVERYONE, seat, value + 1, turned + 1, cost)


def advise(s: TundraState, seat: i64, space: i64) -> None:
    """TUN-16 The advisor is turned and does what stands on the card."""
    which = s.advisor(seat, space)
    turn_advisor(s, seat, space)
    s.tell(events.ADVISED, EVERYONE, seat, which)
    sort = effect(s, which, 0)
    cost = effect(s, which, 1)
    if sort == HELP_GAIN:
        if cost > 0:
            pay(s, seat, BERRIES, cost)
            s.tell(events.SPENT, EVERYONE, seat, BERRIES, cost)
        grant(s, seat, s.rules.advisors, (which - FIRST_ADVISOR) * (4 + ITEMS) + 4, FROM_ADVISORS)
    elif sort == HELP_TOWERS:
        berries = effect(s, which, 4 + BERRIES) + s.towers(seat) * effect(s, which, 2)
        gain(s, seat, BERRIES, min(berries, effect(s, which, 3)))
    elif sort == HELP_BUY:
        s.push(frame(flow.SWAPPING, seat, which, effect(s, which, 2), cost))
    elif sort == HELP_SELL:
        s.push(frame(flow.SWAPPING, seat, which, 1, 0))
    elif sort == HELP_CHANGE:
        s.push(frame(flow.TURNING, seat, which))
    else:
        s.push(frame(flow.SHAKING, seat, which))


def show(s: TundraState, seat: i64, pick: i64) -> Shown:
    if pick >= HELP:
        which = s.advisor(seat, pick - HELP)
        return Shown("pick-advisor", {"card": card(which)}, [advisor_ref(seat, pick - HELP)])
    if pick == BUY:
        return Shown("pick-buy-die", {"berries": int(s.title_number(seat, BUY_COST))}, ["dice-supply"])
    return show_die(seat, pick, s.title_number(seat, REROLL_COST), s.title_number(seat, CHANGE_COST))


def show_die(seat: i64, pick: i64, reroll: i64, change: i64) -> Shown:
    """A die that is rolled again, or turned by one."""
    value = (pick - REROLL) % FACES + 1
    args: dict[str, str | int] = {"value": int(value), "berries": int(change)}
    if pick < RAISE:
        args["berries"] = int(reroll)
        return Shown("pick-reroll", args, [die_ref(seat, value), "roll-again"])
    if pick < LOWER:
        args["now"] = int(value + 1)
        return Shown("pick-raise", args, [die_ref(seat, value), "up"])
    args["now"] = int(value - 1)
    return Shown("pick-lower", args, [die_ref(seat, value), "down"])


def explain(s: TundraState, seat: i64, pick: i64) -> dict[str, str | int]:
    if pick >= HELP:
        which = s.advisor(seat, pick - HELP)
        if which < 0:
            return {}
        return {"card": card(which), "berries": int(s.berries(seat)), "cost": int(effect(s, which, 1))}
    args: dict[str, str | int] = {"berries": int(s.berries(seat))}
    if pick == BUY:
        args["cost"] = int(s.title_number(seat, BUY_COST))
        return args
    args["value"] = int((pick - REROLL) % FACES + 1)
    args["cost"] = int(s.title_number(seat, CHANGE_COST))
    if pick < RAISE:
        args["cost"] = int(s.title_number(seat, REROLL_COST))
    return args
