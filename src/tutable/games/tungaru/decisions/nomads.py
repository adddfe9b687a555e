"""F Recruit, steps 4 and 5: where the nomad goes, and who comes after (TUG-ACT-F)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, seat_of
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions.setting_up import FromPile
from tutable.games.tungaru.names import island, island_ref, migration_ref, nomad, nomad_ref, slot_ref
from tutable.games.tungaru.reasons import BOARD_NOT_FULL, NOT_LINKED, SPACE_LOCKED
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    COUNT,
    ISLE,
    LOCK,
    MIGRATION,
    NOMAD,
    PLACE,
    RECRUITED,
    REFILL,
    SEAT,
    SLOT,
    SLOT_DIE,
    SLOTS,
    TO_TRAVELLERS,
    WAITING,
)


def is_locked(s: TungaruState, seat: i64, slot: i64) -> bool:
    """The two rightmost spaces open when their monument is gone."""
    return slot >= 2 and s.seats[seat * SEAT + LOCK + slot - 2] == 1


def has_free_space(s: TungaruState, seat: i64) -> bool:
    for slot in range(SLOTS):
        if s.seats[seat * SEAT + SLOT + slot] == 0 and not is_locked(s, seat, slot):
            return True
    return False


class Placing(Decision[TungaruState]):
    """TUG-ACT-F Step 4: face up, in place of another if all is full, or to the travellers (TUG-R28)."""

    name = "placing"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for slot in range(SLOTS + 1):
            out[slot] = PLACE + slot
        return SLOTS + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == TO_TRAVELLERS:
            return LEGAL
        if not PLACE <= pick < TO_TRAVELLERS:
            return NOT_NOW
        seat = seat_of(f)
        if is_locked(s, seat, pick - PLACE):
            return SPACE_LOCKED
        if s.seats[seat * SEAT + SLOT + pick - PLACE] > 0 and has_free_space(s, seat):
            return BOARD_NOT_FULL
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        where = a_of(f)
        tile = s.isles[where * ISLE + NOMAD] - 1
        s.pop()
        s.isles[where * ISLE + NOMAD] = 0
        s.tiles[tile] = RECRUITED + seat
        if pick == TO_TRAVELLERS:
            s.tell(events.TO_TRAVELLERS, EVERYONE, seat, tile)
        else:
            slot = pick - PLACE
            before = s.seats[seat * SEAT + SLOT + slot]
            if before > 0:
                s.tell(events.TO_TRAVELLERS, EVERYONE, seat, before - 1)
            s.seats[seat * SEAT + SLOT + slot] = tile + 1
            s.seats[seat * SEAT + SLOT_DIE + slot] = 0  # TUG-R27
            s.tell(events.FACE_UP, EVERYONE, seat, tile, slot)
        flow.gained(s, seat, flow.INSIDE)  # a storage nomad may be gone

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        tile = s.isles[a_of(f) * ISLE + NOMAD] - 1
        args: dict[str, str | int] = {"nomad": nomad(tile)}
        if pick == TO_TRAVELLERS:
            return Shown("pick-to-travellers", args, [nomad_ref(a_of(f)), f"seat{seat}.travellers"])
        slot = pick - PLACE
        refs = [nomad_ref(a_of(f)), slot_ref(seat, slot)]
        before = s.seats[seat * SEAT + SLOT + slot]
        if before > 0:
            args["other"] = nomad(before - 1)
            return Shown("pick-replace", args, refs)
        args["space"] = int(slot) + 1
        return Shown("pick-place", args, refs)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        tile = s.isles[a_of(f) * ISLE + NOMAD] - 1
        return Shown("ask-placing", {"nomad": nomad(tile)}, [nomad_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"space": int(pick - PLACE) + 1}


class Refilling(Decision[TungaruState]):
    """TUG-ACT-F Step 5: a nomad from a linked migration space moves on (TUG-R29). Argument: island.

    An island is linked with two spaces, and this is asked only when both are filled.
    """

    name = "refilling"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for space in range(MIGRATION):
            out[space] = REFILL + space
        return MIGRATION

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not REFILL <= pick < COUNT:
            return NOT_NOW
        if s.rules.links[a_of(f) * MIGRATION + pick - REFILL] == 0:
            return NOT_LINKED
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        flow.move_on(s, pick - REFILL, a_of(f))
        flow.settle(s)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        tile = s.tiles[WAITING + pick - REFILL]
        args: dict[str, str | int] = {
            "nomad": nomad(tile - 1) if tile > 0 else "name:nobody",
            "island": island(s.rules, a_of(f)),
        }
        return Shown("pick-refill", args, [migration_ref(pick - REFILL), island_ref(a_of(f))])

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-refilling", {"island": island(s.rules, a_of(f))}, [island_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"space": int(pick - REFILL) + 1, "island": island(s.rules, a_of(f))}


class Migrating(FromPile):
    """TUG-ACT-F Step 5: a new nomad from the pile onto the empty space. Argument: the space."""

    name = "migrating"

    def key(self, s: TungaruState, f: i64) -> str:
        return f"migration.{s.pile_size()}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        flow.come(s, pick)
        s.tiles[WAITING + a_of(f)] = pick + 1
        s.tell(events.ARRIVED, EVERYONE, pick, a_of(f))
        flow.settle(s)
