"""F Recruit (TUG-ACT-F, TUG-BENEFIT-2): paying (step 1), the nomad's place (4), who comes after (5).

Monuments (steps 2 and 3) stand in `monuments`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, LOWEST, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.decisions import paying
from tutable.games.tungaru.decisions.action import OnIsland, use_benefit
from tutable.games.tungaru.decisions.setting_up import FromPile
from tutable.games.tungaru.names import (
    good,
    good_ref,
    island,
    island_ref,
    leader_ref,
    migration_ref,
    nomad,
    nomad_ref,
    player,
    slot_ref,
)
from tutable.games.tungaru.reasons import (
    BOARD_NOT_FULL,
    NO_NOMAD,
    NOMAD_RESERVED,
    NOT_IN_COST,
    NOT_LINKED,
    SPACE_LOCKED,
    TOO_POOR,
)
from tutable.games.tungaru.state import EACH_ENOUGH, ISLE, NOMAD, TungaruState
from tutable.games.tungaru.terms import (
    BEGGAR,
    KINDS,
    MIGRATION,
    ON_BOARD,
    PLACE,
    RECRUIT,
    RECRUITED,
    REFILL,
    SLOTS,
    SPARE,
    TO_TRAVELLERS,
)

NOTHING_SPARED: Final[i64] = KINDS
ALWAYS_OPEN: Final[i64] = 2  # nomad spaces without a monument on them


class Recruit(OnIsland):
    """TUG-R23 Pay, monument, reward, place the nomad, refill: the last of these lies lowest."""

    def there_why_not(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> i64:
        return nomad_why_not(s, seat, where, equal)

    def places(self, s: TungaruState, seat: i64, equal: bool, stored: i64, islands: i64) -> i64:
        """As `nomad_why_not` has it."""
        purse = s.purse(seat)
        spares = can_spare(s, seat)
        isles = s.isles
        price = s.rules.price
        dues = s.rules.dues
        found: i64 = 0
        lowest = LOWEST
        islands &= s.nomads_for(seat)
        while islands > 0:
            tile = isles[lowest[islands] * ISLE + NOMAD] - 1
            if equal:
                if price[tile] <= stored:
                    found |= islands & -islands
            elif is_enough(purse - dues[tile], spares):
                found |= islands & -islands
            islands &= islands - 1
        return found

    def begin(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> None:
        tile = s.nomad_on(where)
        s.tell(events.RECRUITS, EVERYONE, seat, tile, where)
        s.push(frame(flow.REFILLING, seat, where))
        s.push(frame(flow.PLACING, seat, where))
        s.push(frame(flow.BUILDING, seat, where))
        if equal:
            paying.pay_any(s, seat, s.rules.price[tile])
        elif can_spare(s, seat):
            if missing(s, seat, tile) == 0:
                s.push(frame(flow.SPARING, seat, where))
                return
            pay_cost(s, seat, tile, short_of(s, seat, tile))
        else:
            pay_cost(s, seat, tile, NOTHING_SPARED)
        settling.settle(s)

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        shown = super().show(s, seat, pick)
        tile = s.nomad_on(RECRUIT.second(pick))
        shown.args["nomad"] = nomad(tile) if tile >= 0 else "name:nobody"
        if tile >= 0 and can_spare(s, seat) and missing(s, seat, tile) == 1:
            shown.message = "pick-recruit-spared"
            shown.args["good"] = good(short_of(s, seat, tile))
        return shown

    def place_ref(self, where: i64) -> str:
        return nomad_ref(where)

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        where = RECRUIT.second(pick)
        tile = s.nomad_on(where)
        args: dict[str, str | int] = {"island": island(s.rules, where)}
        if tile >= 0:
            args["nomad"] = nomad(tile)
            args["missing"] = int(missing(s, seat, tile))
            args["price"] = int(s.rules.price[tile])
        if s.reserved_by(where) >= 0:
            args["player"] = player(s.reserved_by(where))
        return args


def missing(s: TungaruState, seat: i64, tile: i64) -> i64:
    """How many goods a seat lacks for a nomad's cost."""
    total: i64 = 0
    for kind in range(KINDS):
        short = s.rules.cost[tile * KINDS + kind] - s.has(seat, kind)
        if short > 0:
            total += short
    return total


def is_enough(rest: i64, spares: bool) -> bool:
    """Does a purse without a nomad's dues lack nothing, or one good that the Beggar spares?"""
    if rest & EACH_ENOUGH == EACH_ENOUGH:
        return True
    if spares:
        one: i64 = 1
        while one < EACH_ENOUGH:
            if (rest + one) & EACH_ENOUGH == EACH_ENOUGH:
                return True
            one <<= 8
    return False


def short_of(s: TungaruState, seat: i64, tile: i64) -> i64:
    """The first kind a seat has too few of for a nomad's cost; there must be one."""
    kind: i64 = 0
    while s.rules.cost[tile * KINDS + kind] <= s.has(seat, kind):
        kind += 1
    return kind


def can_spare(s: TungaruState, seat: i64) -> bool:
    """TUG-BENEFIT-2 The Beggar recruits for one good fewer, once a round."""
    return s.leads_with(seat, BEGGAR) and not s.is_used(seat)


def nomad_why_not(s: TungaruState, seat: i64, where: i64, equal: bool) -> i64:
    """A nomad that nobody else has reserved, and goods to pay for it."""
    tile = s.nomad_on(where)
    if tile < 0:
        return NO_NOMAD
    owner = s.reserved_by(where)
    if owner >= 0 and owner != seat:
        return NOMAD_RESERVED
    if equal:
        if s.stored(seat) >= s.rules.price[tile]:
            return LEGAL
        return TOO_POOR
    spare: i64 = 0
    if can_spare(s, seat):
        spare = 1
    for kind in range(KINDS):
        short = s.rules.cost[tile * KINDS + kind] - s.has(seat, kind)
        if short > spare:
            return TOO_POOR
        if short > 0:
            spare -= short
    return LEGAL


def pay_cost(s: TungaruState, seat: i64, tile: i64, spared: i64) -> None:
    if spared != NOTHING_SPARED:
        use_benefit(s, seat, BEGGAR)
    for kind in range(KINDS):
        count = s.rules.cost[tile * KINDS + kind]
        if kind == spared:
            count -= 1
        if count > 0:
            s.spend(seat, kind, count)


class Sparing(Decision[TungaruState]):
    """TUG-BENEFIT-2 Which good of the cost is spared, or none. Argument: island."""

    name = "sparing"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS + 1):
            out[kind] = SPARE.pick(kind)
        return KINDS + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not SPARE.contains(pick):
            return NOT_NOW
        kind = SPARE.first(pick)
        if kind != NOTHING_SPARED and s.rules.cost[s.nomad_on(a_of(f)) * KINDS + kind] == 0:
            return NOT_IN_COST
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        pay_cost(s, seat, s.nomad_on(a_of(f)), SPARE.first(pick))
        settling.settle(s)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        kind = SPARE.first(pick)
        if kind == NOTHING_SPARED:
            return Shown("pick-spare-nothing", {}, [])
        refs = [leader_ref(seat_of(f)), good_ref(seat_of(f), kind)]
        return Shown("pick-spare", {"good": good(kind)}, refs)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-sparing", {"nomad": nomad(s.nomad_on(a_of(f)))}, [nomad_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"good": good(SPARE.first(pick))}


# -- steps 4 and 5 ----------------------------------------------------------------------------


def is_shut(s: TungaruState, seat: i64, slot: i64) -> bool:
    """The two rightmost nomad spaces open when their monument is gone."""
    return slot >= ALWAYS_OPEN and s.is_locked(seat, slot - ALWAYS_OPEN)


def has_free_space(s: TungaruState, seat: i64) -> bool:
    for slot in range(SLOTS):
        if s.nomad(seat, slot) < 0 and not is_shut(s, seat, slot):
            return True
    return False


class Placing(Decision[TungaruState]):
    """TUG-ACT-F Step 4: face up, in place of another if all is full, or to the travellers (TUG-R28)."""

    name = "placing"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for slot in range(SLOTS):
            out[slot] = PLACE.pick(slot)
        out[SLOTS] = TO_TRAVELLERS
        return SLOTS + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == TO_TRAVELLERS:
            return LEGAL
        if not PLACE.contains(pick):
            return NOT_NOW
        seat = seat_of(f)
        slot = PLACE.first(pick)
        if is_shut(s, seat, slot):
            return SPACE_LOCKED
        if s.nomad(seat, slot) >= 0 and has_free_space(s, seat):
            return BOARD_NOT_FULL
        return LEGAL

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not, for speed."""
        seat = seat_of(f)
        full = not has_free_space(s, seat)
        n: i64 = 0
        for slot in range(SLOTS):
            if (full or s.nomad(seat, slot) < 0) and not is_shut(s, seat, slot):
                out[n] = PLACE.base + slot
                n += 1
        out[n] = TO_TRAVELLERS
        return n + 1

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        tile = s.nomad_on(a_of(f))
        s.pop()
        s.set_nomad_on(a_of(f), -1)
        s.tiles[tile] = RECRUITED + seat
        if pick == TO_TRAVELLERS:
            s.tell(events.TO_TRAVELLERS, EVERYONE, seat, tile)
        else:
            slot = PLACE.first(pick)
            before = s.nomad(seat, slot)
            if before >= 0:
                s.tell(events.TO_TRAVELLERS, EVERYONE, seat, before)
            s.set_nomad(seat, slot, tile)
            s.set_slot_die(seat, slot, 0)  # TUG-R27
            s.tell(events.FACE_UP, EVERYONE, seat, tile, slot)
        settling.gained(s, seat, flow.INSIDE)  # a storage nomad may be gone

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        args: dict[str, str | int] = {"nomad": nomad(s.nomad_on(a_of(f)))}
        if pick == TO_TRAVELLERS:
            return Shown("pick-to-travellers", args, [nomad_ref(a_of(f)), f"seat{seat}.travellers"])
        slot = PLACE.first(pick)
        refs = [nomad_ref(a_of(f)), slot_ref(seat, slot)]
        before = s.nomad(seat, slot)
        if before >= 0:
            args["other"] = nomad(before)
            return Shown("pick-replace", args, refs)
        args["space"] = int(slot) + 1
        return Shown("pick-place", args, refs)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-placing", {"nomad": nomad(s.nomad_on(a_of(f)))}, [nomad_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"space": int(PLACE.first(pick)) + 1}


class Refilling(Decision[TungaruState]):
    """TUG-ACT-F Step 5: a nomad from a linked migration space moves on (TUG-R29). Argument: island.

    An island is linked with two spaces, and this is asked only when both are filled.
    """

    name = "refilling"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for space in range(MIGRATION):
            out[space] = REFILL.pick(space)
        return MIGRATION

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not REFILL.contains(pick):
            return NOT_NOW
        if s.rules.links[a_of(f) * MIGRATION + REFILL.first(pick)] == 0:
            return NOT_LINKED
        return LEGAL

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not, for speed."""
        links = s.rules.links
        row = a_of(f) * MIGRATION
        base = REFILL.base
        n: i64 = 0
        for space in range(MIGRATION):
            if links[row + space] == 1:
                out[n] = base + space
                n += 1
        return n

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        settling.move_on(s, REFILL.first(pick), a_of(f))
        settling.settle(s)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        space = REFILL.first(pick)
        tile = s.waiting(space)
        args: dict[str, str | int] = {
            "nomad": nomad(tile) if tile >= 0 else "name:nobody",
            "island": island(s.rules, a_of(f)),
        }
        return Shown("pick-refill", args, [migration_ref(space), island_ref(a_of(f))])

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-refilling", {"island": island(s.rules, a_of(f))}, [island_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"space": int(REFILL.first(pick)) + 1, "island": island(s.rules, a_of(f))}


class Migrating(FromPile):
    """TUG-ACT-F Step 5: a new nomad from the pile onto the empty space. Argument: the space."""

    name = "migrating"

    def key(self, s: TungaruState, f: i64) -> str:
        return f"migration.{s.pile_size()}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.tiles[pick] = ON_BOARD
        s.set_waiting(a_of(f), pick)
        s.tell(events.ARRIVED, EVERYONE, pick, a_of(f))
        settling.settle(s)


RECRUIT_ACTION: Final = Recruit(RECRUIT, "pick-recruit")
