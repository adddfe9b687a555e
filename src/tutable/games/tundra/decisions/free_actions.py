"""Free actions, before and after the die: reroll, change, buy (TUN-15), and advisors (TUN-16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, Shown, frame
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.movement import gain, grant
from tutable.games.tundra.names import advisor_ref, card, die_ref, gains, some
from tutable.games.tundra.places import DICE, STRIDE
from tutable.games.tundra.reasons import (
    ADVISOR_NO_DICE,
    ADVISOR_NONE,
    ADVISOR_POOR,
    ADVISOR_TURNED,
    FREE_BERRIES,
    FREE_NO_DIE,
    FREE_WRAP,
    NO_SUPPLY,
)
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVICE_COST,
    ADVICE_GAINS,
    ADVICE_LIMIT,
    ADVICE_SORT,
    ADVICE_TIMES,
    ADVISORS,
    ANY,
    BERRIES,
    BUY,
    BUY_COST,
    CHANGE_COST,
    FACES,
    FROM_ADVISORS,
    HELP,
    HELP_BUY,
    HELP_CHANGE,
    HELP_GAIN,
    HELP_REROLL,
    HELP_SELL,
    HELP_TOWERS,
    LOWER,
    MOST_ADVISORS,
    RAISE,
    REROLL,
    REROLL_COST,
)


def is_free_action(pick: i64) -> bool:
    return REROLL.base <= pick < HELP.end


def value_of(pick: i64) -> i64:
    """The value of the die that is rolled again or turned."""
    return (pick - REROLL.base) % FACES + 1


def picks(s: TundraState, seat: i64, out: vec[i64], n: i64) -> i64:
    for face in range(FACES):
        if s.dice_of(seat, face + 1) > 0:
            out[n] = REROLL.pick(face)
            out[n + 1] = RAISE.pick(face)
            out[n + 2] = LOWER.pick(face)
            n += 3
    out[n] = BUY
    n += 1
    for space in range(s.title_number(seat, MOST_ADVISORS)):
        if s.advisor(seat, space) >= 0:
            out[n] = HELP.pick(space)
            n += 1
    return n


def why_not(s: TundraState, seat: i64, pick: i64) -> i64:
    """LEGAL, or why this free action is not possible now."""
    if HELP.contains(pick):
        return advisor_reason(s, seat, HELP.first(pick))
    if pick == BUY:
        if s.supply(seat) == 0:
            return NO_SUPPLY
    elif s.dice_of(seat, value_of(pick)) == 0:
        return FREE_NO_DIE
    elif pick in (RAISE.pick(FACES - 1), LOWER.pick(0)):  # a six cannot rise, a one cannot fall
        return FREE_WRAP
    if s.berries(seat) < cost_of(s, seat, pick):
        return FREE_BERRIES
    return LEGAL


def cost_of(s: TundraState, seat: i64, pick: i64) -> i64:
    """TUN-15 Berries, as the title says."""
    if pick == BUY:
        return s.title_number(seat, BUY_COST)
    if REROLL.contains(pick):
        return s.title_number(seat, REROLL_COST)
    return s.title_number(seat, CHANGE_COST)


def advisor_reason(s: TundraState, seat: i64, space: i64) -> i64:
    """TUN-16 Once a round each; what it asks for must be there."""
    which = s.advisor(seat, space)
    if which < 0:
        return ADVISOR_NONE
    if s.is_turned(seat, space):
        return ADVISOR_TURNED
    sort = s.rules.advice(which, ADVICE_SORT)
    if sort in (HELP_CHANGE, HELP_REROLL):
        if s.dice(seat) == 0:
            return ADVISOR_NO_DICE
    elif sort in (HELP_GAIN, HELP_BUY):
        if s.berries(seat) < s.rules.advice(which, ADVICE_COST):
            return ADVISOR_POOR
    elif sort == HELP_SELL:
        if s.resources(seat) == 0:
            return ADVISOR_POOR
    return LEGAL


def has_any(s: TundraState, seat: i64) -> bool:
    """Is a free action left? Everything it looks at lies open."""
    berries = s.berries(seat)
    if berries > 0:
        if s.supply(seat) > 0 and berries >= s.title_number(seat, BUY_COST):
            return True
        if berries >= min(s.title_number(seat, REROLL_COST), s.title_number(seat, CHANGE_COST)):
            if s.dice(seat) > 0:
                return True
    for space in range(ADVISORS):
        if s.is_ready(seat, space) and advisor_reason(s, seat, space) == LEGAL:
            return True
    return False


def options(s: TundraState, seat: i64, out: vec[i64], n: i64) -> i64:
    """The legal free actions, in the order of `picks`; in one pass, for speed."""
    berries = s.berries(seat)
    if berries > 0:  # nothing is for nothing
        seats = s.seats
        row = seat * STRIDE + DICE
        reroll = berries >= s.title_number(seat, REROLL_COST)
        change = berries >= s.title_number(seat, CHANGE_COST)
        if reroll or change:
            first_reroll = REROLL.base
            first_raise = RAISE.base
            first_lower = LOWER.base
            for face in range(FACES):
                if seats[row + face] > 0:
                    if reroll:
                        out[n] = first_reroll + face
                        n += 1
                    if change and face < FACES - 1:
                        out[n] = first_raise + face
                        n += 1
                    if change and face > 0:
                        out[n] = first_lower + face
                        n += 1
        if s.supply(seat) > 0 and berries >= s.title_number(seat, BUY_COST):
            out[n] = BUY
            n += 1
    for space in range(ADVISORS):
        if s.is_ready(seat, space) and advisor_reason(s, seat, space) == LEGAL:
            out[n] = HELP.pick(space)
            n += 1
    return n


def take(s: TundraState, seat: i64, pick: i64) -> None:
    if HELP.contains(pick):
        advise(s, seat, HELP.first(pick))
        return
    cost = cost_of(s, seat, pick)
    s.add_good(seat, BERRIES, -cost)
    if pick == BUY:
        s.set_supply(seat, s.supply(seat) - 1)
        s.add_unrolled(seat, 1)
        s.tell(events.BOUGHT_DIE, EVERYONE, seat, cost)
        s.push(frame(flow.ROLL_OWN, seat, 1))
    elif REROLL.contains(pick):
        pick_up(s, seat, value_of(pick))
        s.tell(events.REROLLED, EVERYONE, seat, value_of(pick), cost)
        s.push(frame(flow.ROLL_OWN, seat, 1))
    else:
        change_die(s, seat, pick, cost)


def pick_up(s: TundraState, seat: i64, value: i64) -> None:
    """A die that is rolled again has no value until then."""
    s.add_die(seat, value, -1)
    s.add_unrolled(seat, 1)


def turned(pick: i64) -> i64:
    """The value of a die once it is turned up or down."""
    if LOWER.contains(pick):
        return value_of(pick) - 1
    return value_of(pick) + 1


def change_die(s: TundraState, seat: i64, pick: i64, cost: i64) -> None:
    """TUN-A20 Only the own die changes."""
    s.add_die(seat, value_of(pick), -1)
    s.add_die(seat, turned(pick), 1)
    s.tell(events.CHANGED, EVERYONE, seat, value_of(pick), turned(pick), cost)


def advise(s: TundraState, seat: i64, space: i64) -> None:
    """TUN-16 The advisor is turned and does what stands on the card."""
    which = s.advisor(seat, space)
    s.turn_advisor(seat, space)
    s.tell(events.ADVISED, EVERYONE, seat, which)
    sort = s.rules.advice(which, ADVICE_SORT)
    cost = s.rules.advice(which, ADVICE_COST)
    times = s.rules.advice(which, ADVICE_TIMES)
    if sort == HELP_GAIN:
        if cost > 0:
            s.add_good(seat, BERRIES, -cost)
            s.tell(events.SPENT, EVERYONE, seat, BERRIES, cost)
        grant(s, seat, s.rules.advisors, s.rules.advice_row(which), FROM_ADVISORS)
    elif sort == HELP_TOWERS:
        berries = s.rules.advice(which, ADVICE_GAINS + BERRIES) + s.towers(seat) * times
        gain(s, seat, BERRIES, min(berries, s.rules.advice(which, ADVICE_LIMIT)))
    elif sort == HELP_BUY:
        s.push(frame(flow.SWAPPING, seat, which, times, cost))
    elif sort == HELP_SELL:
        s.push(frame(flow.SWAPPING, seat, which, 1, 0))
    elif sort == HELP_CHANGE:
        s.push(frame(flow.TURNING, seat, which))
    else:
        s.push(frame(flow.SHAKING, seat, which))


def show(s: TundraState, seat: i64, pick: i64) -> Shown:
    if HELP.contains(pick):
        space = HELP.first(pick)
        which = s.advisor(seat, space)
        return Shown("pick-advisor", {"card": card(which), **advice(s, which)}, [advisor_ref(seat, space)])
    cost = cost_of(s, seat, pick)
    if pick == BUY:
        return Shown("pick-buy-die", {"berries": int(cost)}, ["dice-supply"])
    if not REROLL.contains(pick):
        return show_change(seat, pick, cost)
    value = value_of(pick)
    args: dict[str, str | int] = {"value": int(value), "berries": int(cost)}
    return Shown("pick-reroll", args, [die_ref(seat, value), "roll-again"])


def advice(s: TundraState, which: i64) -> dict[str, str | int]:
    """What an advisor does, for people."""
    sort = s.rules.advice(which, ADVICE_SORT)
    cost = s.rules.advice(which, ADVICE_COST)
    times = s.rules.advice(which, ADVICE_TIMES)
    given = gains(s.rules.advisors, s.rules.advice_row(which))
    if sort == HELP_TOWERS:
        most = some(BERRIES, s.rules.advice(which, ADVICE_LIMIT))
        return {"effect": "towers", "first": given, "each": some(BERRIES, times), "most": most}
    if sort == HELP_BUY:
        return {"effect": "buy", "pay": some(BERRIES, cost), "gains": given, "count": int(times)}
    if sort == HELP_SELL:
        return {"effect": "pay", "pay": some(ANY, 1), "gains": given}
    if sort != HELP_GAIN:
        return {"effect": "change" if sort == HELP_CHANGE else "reroll"}
    if cost > 0:
        return {"effect": "pay", "pay": some(BERRIES, cost), "gains": given}
    return {"effect": "gain", "gains": given}


def show_change(seat: i64, pick: i64, cost: i64) -> Shown:
    """A die that is turned by one."""
    value = value_of(pick)
    args: dict[str, str | int] = {"value": int(value), "now": int(turned(pick)), "berries": int(cost)}
    if RAISE.contains(pick):
        return Shown("pick-raise", args, [die_ref(seat, value), "up"])
    return Shown("pick-lower", args, [die_ref(seat, value), "down"])


def explain(s: TundraState, seat: i64, pick: i64) -> dict[str, str | int]:
    args: dict[str, str | int] = {"berries": int(s.berries(seat))}
    if HELP.contains(pick):
        which = s.advisor(seat, HELP.first(pick))
        if which < 0:
            return {}
        return {**args, "card": card(which), "cost": int(s.rules.advice(which, ADVICE_COST))}
    args["cost"] = int(cost_of(s, seat, pick))
    if pick != BUY:
        args["value"] = int(value_of(pick))
    return args
