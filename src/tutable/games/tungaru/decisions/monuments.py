"""Monuments leave the culture board, and what that brings: TUG-SETUP-12, TUG-ACT-F steps 2 and 3."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.names import good, island, island_ref, spot, spot_ref, supply_ref
from tutable.games.tungaru.reasons import MONUMENT_GONE
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    ANY_GOOD,
    BUILD,
    KINDS,
    NO_MONUMENT,
    SPOTS,
    TRACK_LENGTH,
    TRACK_SPOT,
    UNREWARDED,
    WANT,
)


def list_spots(out: vec[i64]) -> i64:
    """Every monument of a culture board, as picks; how many."""
    for which in range(SPOTS + 1):
        out[which] = BUILD.pick(which)
    return SPOTS + 1


def why_not(s: TungaruState, seat: i64, which: i64) -> i64:
    """Available are those on the nomad spaces and the storage space, and the topmost of the track."""
    if which >= TRACK_SPOT:
        if s.track(seat) < TRACK_LENGTH:
            return LEGAL
    elif s.is_locked(seat, which):
        return LEGAL
    return MONUMENT_GONE


def remove(s: TungaruState, seat: i64, which: i64, alone: i64) -> None:
    """TUG-R4 Its reward comes at once: a space to use, or a good, which may be refused."""
    if which < TRACK_SPOT:
        s.set_lock(seat, which, 0)
        s.tell(events.MONUMENT_TAKEN, EVERYONE, seat, which)
        settling.finish(s, alone)
        return
    reward = s.rules.rewards[s.track(seat)]
    s.set_track(seat, s.track(seat) + 1)
    s.tell(events.MONUMENT_TAKEN, EVERYONE, seat, TRACK_SPOT)
    if which == UNREWARDED:
        s.tell(events.REWARD_LEFT, EVERYONE, seat)
        settling.finish(s, alone)
    elif reward == ANY_GOOD:
        s.push(frame(flow.WISHING, seat, alone))
    else:
        s.gain(seat, reward, 1)
        settling.gained(s, seat, alone)


def show(s: TungaruState, seat: i64, which: i64, where: i64) -> Shown:
    args: dict[str, str | int] = {"spot": spot(min(which, TRACK_SPOT)), "island": island(s.rules, where)}
    message = "pick-monument"
    if which == UNREWARDED:  # rare, and no place of its own on the board
        return Shown("pick-monument-unrewarded", args, [])
    if which == TRACK_SPOT and s.track(seat) < TRACK_LENGTH:
        reward = s.rules.rewards[s.track(seat)]
        args["good"] = good(reward) if reward < ANY_GOOD else "name:any-good"
        message = "pick-monument-track"
    return Shown(message, args, [spot_ref(seat, which), island_ref(where)])


def explain(pick: i64) -> dict[str, str | int]:
    return {"spot": spot(min(BUILD.first(pick), TRACK_SPOT))}


class Building(Decision[TungaruState]):
    """TUG-ACT-F Step 2: a monument onto the island, or none. Argument: island."""

    name = "building"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        n = list_spots(out)
        out[n] = NO_MONUMENT
        return n + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == NO_MONUMENT:
            return LEGAL
        if not BUILD.contains(pick):
            return NOT_NOW
        return why_not(s, seat_of(f), BUILD.first(pick))

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        if pick == NO_MONUMENT:
            settling.settle(s)
            return
        s.add_monument(seat, a_of(f))
        s.tell(events.BUILT, EVERYONE, seat, a_of(f))
        remove(s, seat, BUILD.first(pick), flow.INSIDE)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        if pick == NO_MONUMENT:
            return Shown("pick-no-monument", {}, [])
        return show(s, seat_of(f), BUILD.first(pick), a_of(f))

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-building", {"island": island(s.rules, a_of(f))}, [island_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return explain(pick)


class Wishing(Decision[TungaruState]):
    """TUG-ACT-F Step 3: a reward of any good. Argument: whether this is a turn of its own."""

    name = "wishing"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = WANT.pick(kind)
        return KINDS

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if WANT.contains(pick):
            return LEGAL
        return NOT_NOW

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.gain(seat, WANT.first(pick), 1)
        settling.gained(s, seat, a_of(f))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        kind = WANT.first(pick)
        return Shown("pick-want", {"good": good(kind)}, [supply_ref(kind)])
