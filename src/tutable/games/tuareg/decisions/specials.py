"""Special cards and their meaning: hiding in caves (TUA-10) and stealing with thieves (TUA-11).

Both are free actions, before or after the main option (TUA-A5), so `Turn` and `After` share them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import (
    BITS,
    EVERYONE,
    LEGAL,
    NOT_NOW,
    Decision,
    Shown,
    a_of,
    b_of,
    frame,
    kind_of,
    only,
    others,
    seat_of,
)
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.cargo import uppermost
from tutable.games.tuareg.names import animal_args, animal_name, good, player, source_ref
from tutable.games.tuareg.reasons import (
    BUY_MAIN_DONE,
    CAVE_FULL,
    CAVE_ONCE,
    DRAW_MAIN_DONE,
    EMPTY_ANIMAL,
    EMPTY_HAND,
    HIDE_NO_CARGO,
    HIDE_NOT_IN_HAND,
    HIDE_OWED,
    LOAD_MAIN_DONE,
    MARKET_MAIN_DONE,
    NO_THIEF,
    PASS_MAIN_DONE,
    THIEVES_USED,
)
from tutable.games.tuareg.settling import leave_after, settle
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import (
    ANIMALS,
    BUY,
    CAVE_CARDS,
    DONE,
    DRAW,
    DRAWN,
    HIDE,
    KINDS,
    LOAD,
    LOOT,
    PASS,
    STEAL,
    TAKE,
    TARGETS,
)


def to_the_left(s: TuaregState, seat: i64, left: i64) -> i64:
    """The victim that a pick counts from the robber on: 0 is the left neighbour."""
    victim = seat + 1 + left
    if victim >= s.box.players:
        victim -= s.box.players
    return victim


def picks(s: TuaregState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Every card a cave could hide, everything a thief could reach."""
    for cave in range(s.caves(seat)):
        for kind in range(KINDS):
            if s.hand(seat, kind) > 0:
                out[n] = HIDE.pick(cave, kind)
                n += 1
        for animal in range(s.animals(seat)):
            if s.cargo(seat, animal) > 0:
                out[n] = HIDE.pick(cave, KINDS + animal)
                n += 1
    if s.thieves(seat) == 0:
        return n
    for left in range(s.box.players - 1):
        victim = to_the_left(s, seat, left)
        out[n] = STEAL.pick(left)
        n += 1
        for animal in range(s.animals(victim)):
            out[n] = STEAL.pick(left, 1 + animal)
            n += 1
    return n


def options(s: TuaregState, seat: i64, used: i64, owes: bool, out: vec[i64], n: i64) -> i64:
    """The legal ones among `picks`, in the same order."""
    hands = s.hands
    loads = s.loads
    for cave in range(s.caves(seat)):
        if used & BITS[cave] != 0 or s.in_cave(seat, cave) == CAVE_CARDS:
            continue
        pick = HIDE.pick(cave)
        if not (owes and s.hand_size(seat) == 1):
            for kind in range(KINDS):
                out[n] = pick + kind
                if hands[seat * KINDS + kind] > 0:
                    n += 1
        for animal in range(s.animals(seat)):
            out[n] = pick + KINDS + animal
            if loads[seat * ANIMALS + animal] > 0:
                n += 1
    if s.free_thief(seat) < 0:
        return n
    pick = STEAL.base
    for left in range(s.box.players - 1):
        victim = to_the_left(s, seat, left)
        out[n] = pick
        if s.hand_size(victim) > 0:
            n += 1
        for animal in range(s.animals(victim)):
            out[n] = pick + 1 + animal
            if loads[victim * ANIMALS + animal] > 0:
                n += 1
        pick += TARGETS
    return n


def hide_why_not(s: TuaregState, seat: i64, used: i64, owes: bool, pick: i64) -> i64:
    """TUA-10 One card per cave and turn, two per cave; TUA-A15 not the card owed to the market."""
    cave = HIDE.first(pick)
    source = HIDE.second(pick)
    if cave >= s.caves(seat) or source - KINDS >= s.animals(seat):
        return NOT_NOW
    if s.in_cave(seat, cave) == CAVE_CARDS:
        return CAVE_FULL
    if used & BITS[cave] != 0:
        return CAVE_ONCE
    if source >= KINDS:
        if s.cargo(seat, source - KINDS) > 0:
            return LEGAL
        return HIDE_NO_CARGO
    if s.hand(seat, source) == 0:
        return HIDE_NOT_IN_HAND
    if owes and s.hand_size(seat) == 1:
        return HIDE_OWED
    return LEGAL


def hide(s: TuaregState, f: i64, pick: i64) -> None:
    """A card goes face down into a cave; from an animal everybody has seen it."""
    seat = seat_of(f)
    cave = HIDE.first(pick)
    source = HIDE.second(pick)
    place = cave * CAVE_CARDS + s.in_cave(seat, cave)
    if source < KINDS:
        s.play_unseen(seat, source, seat, place, only(seat))
        s.tell(events.HID, only(seat), seat, source, cave)
        s.tell(events.HID_HIDDEN, others(seat), seat, cave)
    else:
        kind = s.unload(seat, source - KINDS)
        s.hide(seat, place, kind, EVERYONE)
        s.tell(events.HID_CARGO, EVERYONE, seat, kind, source - KINDS, cave)
    s.replace(frame(kind_of(f), seat, a_of(f) | BITS[cave], b_of(f)))


def steal_why_not(s: TuaregState, seat: i64, pick: i64) -> i64:
    """TUA-11 A thief that has not struck, and something to take (TUA-A12)."""
    left = STEAL.first(pick)
    target = STEAL.second(pick)
    if left >= s.box.players - 1:
        return NOT_NOW
    victim = to_the_left(s, seat, left)
    if target - 1 >= s.animals(victim):
        return NOT_NOW
    if s.free_thief(seat) < 0:
        if s.thieves(seat) == 0:
            return NO_THIEF
        return THIEVES_USED
    if target == 0:
        if s.hand_size(victim) > 0:
            return LEGAL
        return EMPTY_HAND
    if s.cargo(victim, target - 1) > 0:
        return LEGAL
    return EMPTY_ANIMAL


def steal(s: TuaregState, seat: i64, pick: i64) -> None:
    """Cargo is taken openly; from a hand chance decides."""
    victim = to_the_left(s, seat, STEAL.first(pick))
    target = STEAL.second(pick)
    thief = s.free_thief(seat)
    if target == 0:
        s.push(frame(flow.THEFT, seat, victim, thief))
        return
    kind = s.unload(victim, target - 1)
    s.hide(seat, LOOT + thief, kind, EVERYONE)
    s.tell(events.STOLE_CARGO, EVERYONE, seat, victim, target - 1, kind)


def show(s: TuaregState, seat: i64, pick: i64) -> Shown:
    if HIDE.contains(pick):
        cave = HIDE.first(pick)
        source = HIDE.second(pick)
        refs = [source_ref(seat, source), f"seat{seat}.cave{cave}"]
        args: dict[str, str | int] = {"cave": int(cave) + 1}
        if source < KINDS:
            args["good"] = good(source)
            return Shown("pick-hide-hand", args, refs)
        args["animal"] = animal_name(s.rules.camels, source - KINDS)
        args["good"] = top_good(s, seat, source - KINDS)
        return Shown("pick-hide-cargo", args, refs)
    victim = to_the_left(s, seat, STEAL.first(pick))
    target = STEAL.second(pick)
    if target == 0:
        refs = [f"seat{seat}.thief", f"seat{victim}.hand"]
        return Shown("pick-steal-hand", {"victim": player(victim)}, refs)
    args = animal_args(s, target - 1)
    args["victim"] = player(victim)
    args["good"] = top_good(s, victim, target - 1)
    return Shown("pick-steal-cargo", args, [f"seat{seat}.thief", f"seat{victim}.animal{target - 1}"])


def top_good(s: TuaregState, seat: i64, animal: i64) -> str:
    cargo = s.cargo(seat, animal)
    return good(uppermost(cargo)) if cargo > 0 else "name:nothing"


def explain(s: TuaregState, seat: i64, pick: i64) -> dict[str, str | int]:
    if HIDE.contains(pick):
        source = HIDE.second(pick)
        if source < KINDS:
            return {"good": good(source)}
        return animal_args(s, source - KINDS)
    victim = to_the_left(s, seat, STEAL.first(pick))
    target = STEAL.second(pick)
    args = animal_args(s, max(target - 1, 0))
    args["victim"] = player(victim)
    return args


def main_done_reason(pick: i64) -> i64:
    """Each main option is refused under its own rule once one of them has been chosen."""
    if pick == DRAW:
        return DRAW_MAIN_DONE
    if pick == PASS:
        return PASS_MAIN_DONE
    if LOAD.contains(pick):
        return LOAD_MAIN_DONE
    if TAKE.contains(pick):
        return MARKET_MAIN_DONE
    if BUY.contains(pick):
        return BUY_MAIN_DONE
    return NOT_NOW


class After(Decision[TuaregState]):
    """TUA-10, TUA-11 Caves and thieves after the main option. Arguments: caves used, cards drawn."""

    name = "after"

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        n = picks(s, seat_of(f), out, 0)
        out[n] = DONE
        return n + 1

    def why_not(self, s: TuaregState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        if pick == DONE:
            return LEGAL
        if HIDE.contains(pick):
            return hide_why_not(s, seat, a_of(f), b_of(f) == DRAWN, pick)
        if STEAL.contains(pick):
            return steal_why_not(s, seat, pick)
        return main_done_reason(pick)

    def options(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        n = options(s, seat_of(f), a_of(f), b_of(f) == DRAWN, out, 0)
        out[n] = DONE
        return n + 1

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            leave_after(s, f)
            return
        if HIDE.contains(pick):
            hide(s, f, pick)
        else:
            steal(s, seat, pick)
        settle(s)

    def show(self, s: TuaregState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-to-lay-back" if b_of(f) > 0 else "pick-end-turn", {}, [])
        return show(s, seat_of(f), pick)

    def explain(self, s: TuaregState, f: i64, pick: i64) -> dict[str, str | int]:
        if HIDE.contains(pick) or STEAL.contains(pick):
            return explain(s, seat_of(f), pick)
        return {}
