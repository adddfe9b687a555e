"""Activating actions using enhancement cards: what a die on a board sets off, in any order (TUN-13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, Decision, Shown, a_of, b_of, c_of, frame, kind_of, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.action import inside_reason
from tutable.games.tundra.decisions.movement import gain, grant, reward
from tutable.games.tundra.names import board, card, gains, slot_ref, spot_ref
from tutable.games.tundra.reasons import ACTION_DONE, NO_ACTION
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ACT,
    BERRIES,
    BOARDS,
    DO_ANY,
    DO_BUILD,
    DO_CARD,
    DO_GATHER,
    DO_MOVE,
    DO_PLACE,
    DO_RENEW,
    DO_SELL,
    DONE,
    FACES,
    FROM_CARDS,
    POWER,
    SPOTS,
    VERBS,
)


def begin(s: TundraState, seat: i64, board: i64, value: i64) -> None:
    """TUN-A12 The activation keeps the side the board lay on when the die was put there."""
    side = board
    if s.is_upgraded(seat, board):
        side += BOARDS
    s.push(frame(flow.ACTIVATE, seat, side, value))


def is_done(f: i64, action: i64) -> bool:
    return c_of(f) & POWER[action] != 0


def is_pending(s: TundraState, f: i64, action: i64) -> bool:
    """Action 0 is the board's, the others those of the cards in the spots under it."""
    if is_done(f, action):
        return False
    if action == 0:
        return True
    card = s.card_under(seat_of(f), a_of(f) % BOARDS, action - 1)
    return card >= 0 and acts(s, card, b_of(f))


def acts(s: TundraState, card: i64, value: i64) -> bool:
    """Has a card an action in this row?"""
    return s.rules.card_acts[card * (FACES + 1) + value] == 1


def start(s: TundraState, f: i64, action: i64) -> None:
    """Begin one action; nothing comes between its parts."""
    seat = seat_of(f)
    s.replace(frame(flow.ACTIVATE, seat, a_of(f), b_of(f), c_of(f) + POWER[action]))
    if action > 0:
        card = s.card_under(seat, a_of(f) % BOARDS, action - 1)
        grant(s, seat, s.rules.card_gains, s.rules.card_row(card, b_of(f)), FROM_CARDS)
        return
    row = s.rules.board_row(a_of(f), b_of(f))
    board_action(s, seat, s.rules.boards[row], s.rules.boards[row + 1])


def board_action(s: TundraState, seat: i64, verb: i64, number: i64) -> None:
    """TUN-18..24 What stands in the row of a board."""
    if verb == DO_MOVE:
        reward(s, seat, number, 0, 0, 0)
    elif verb == DO_ANY:
        reward(s, seat, 0, number, 0, 0)
    elif verb == DO_GATHER:
        s.push(frame(flow.GATHERING, seat, number))
    elif verb == DO_BUILD:
        s.set_due(0)
        s.push(frame(flow.BUILDING, seat, number))
    elif verb == DO_PLACE:
        s.set_received(0)
        s.push(frame(flow.SENDING, seat, number))
    elif verb == DO_SELL:
        s.push(frame(flow.SELLING, seat, s.towers(seat), number))
    elif verb in (DO_CARD, DO_RENEW):
        gain(s, seat, BERRIES, number)
        renewal: i64 = 0
        if verb == DO_RENEW:
            renewal = 1
        s.push(frame(flow.TRADING, seat, renewal))
    else:
        gain(s, seat, BERRIES, number)
        s.push(frame(flow.UPGRADING, seat))


def new_card(s: TundraState, seat: i64, board: i64, spot: i64) -> None:
    """TUN-26 A card put under the board that is being activated: its row counts."""
    if s.depth < 2:
        return
    below = s.stack[s.depth - 2]
    if kind_of(below) != flow.ACTIVATE or a_of(below) % BOARDS != board:
        return
    done = c_of(below)
    if is_done(below, spot + 1):
        done -= POWER[spot + 1]
    s.stack[s.depth - 2] = frame(flow.ACTIVATE, seat, a_of(below), b_of(below), done)


def settle_activation(s: TundraState, f: i64) -> bool:
    """Leave when nothing is pending, begin the only action that is."""
    found: i64 = -1
    count: i64 = 0
    for action in range(SPOTS + 1):
        if is_pending(s, f, action):
            found = action
            count += 1
    if count > 1:
        return False
    if count == 0:
        s.pop()
        return True
    if c_of(f) > 0:  # one of several: the log must not credit it to the one before
        s.tell(events.ACTED, EVERYONE, seat_of(f), found)
    start(s, f, found)
    return True


class Activating(Decision[TundraState]):
    """TUN-13 The board's action and its cards' in any order. Arguments: side, value, what is done."""

    name = "activating"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for action in range(SPOTS + 1):
            if action == 0 or s.card_under(seat_of(f), a_of(f) % BOARDS, action - 1) >= 0:
                out[n] = ACT.pick(action)
                n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if not ACT.contains(pick):
            return inside_reason(pick)
        if is_done(f, ACT.first(pick)):
            return ACTION_DONE
        if is_pending(s, f, ACT.first(pick)):
            return LEGAL
        return NO_ACTION

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        first = ACT.base
        n: i64 = 0
        for action in range(SPOTS + 1):
            if is_pending(s, f, action):
                out[n] = first + action
                n += 1
        out[n] = DONE
        return n + 1

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
        else:
            s.tell(events.ACTED, EVERYONE, seat, ACT.first(pick))
            start(s, f, ACT.first(pick))
        s.settle()

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        which = a_of(f) % BOARDS
        if pick == DONE:
            return Shown("pick-leave-rest", {}, [])
        if ACT.first(pick) == 0:
            row = s.rules.board_row(a_of(f), b_of(f))
            verb, number = VERBS[s.rules.boards[row]], int(s.rules.boards[row + 1])
            args: dict[str, str | int] = {"board": board(which), "verb": verb, "count": number}
            return Shown("pick-act-board", args, [slot_ref(seat, which, b_of(f))])
        spot = ACT.first(pick) - 1
        under = s.card_under(seat, which, spot)
        refs = [spot_ref(seat, which, spot)]
        if not acts(s, under, b_of(f)):
            return Shown("pick-act-none", {"card": card(under), "value": int(b_of(f))}, refs)
        given = gains(s.rules.card_gains, s.rules.card_row(under, b_of(f)))
        return Shown("pick-act-card", {"card": card(under), "gains": given}, refs)

    def ask(self, s: TundraState, f: i64) -> Shown:
        which = a_of(f) % BOARDS
        args: dict[str, str | int] = {"board": board(which), "value": int(b_of(f))}
        return Shown("ask-activating", args, [slot_ref(seat_of(f), which, b_of(f))])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"value": int(b_of(f))}
