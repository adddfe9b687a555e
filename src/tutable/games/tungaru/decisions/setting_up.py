"""Setting up: island tiles, nomads, start player, boats and reservations (TUG-SETUP-9 to TUG-SETUP-12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import (
    EVERYONE,
    LEGAL,
    NOT_NOW,
    Chance,
    Decision,
    FirstPlayer,
    Shown,
    a_of,
    b_of,
    frame,
    seat_of,
)
from tutable.core.rng import Rng
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import monuments
from tutable.games.tungaru.names import (
    boat_ref,
    ground_args,
    ground_ref,
    island,
    nomad,
    nomad_ref,
)
from tutable.games.tungaru.reasons import BOTH_RESERVED, GROUND_TAKEN, RESERVE_NOT_NEXT, RESERVE_TAKEN
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import BOAT, BUILD, IN_PILE, KINDS, MIGRATION, NOMADS, ON_BOARD, RESERVE


class TileLaid(Chance[TungaruState]):
    """TUG-SETUP-1 A random island tile onto each island. Arguments: island, replacing?

    With 2-3 players and a good that nobody could harvest, the sixth tile is replaced.
    """

    name = "tile-laid"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for tile in range(s.rules.set_size):
            if not self.is_laid(s, s.rules.set_first + tile):
                out[n] = tile
                n += 1
        return n

    def is_laid(self, s: TungaruState, land: i64) -> bool:
        for where in range(s.rules.islands):
            if s.land(where) == land:
                return True
        return False

    def key(self, s: TungaruState, f: i64) -> str:
        return "tile.again" if b_of(f) == 1 else f"tile.{a_of(f)}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        land = s.rules.set_first + pick
        where = a_of(f)
        s.set_land(where, land)
        if b_of(f) == 1:
            s.tell(events.TILE_REPLACED, EVERYONE, where, land)
            s.pop()
            return
        s.tell(events.TILE_LAID, EVERYONE, where, land)
        if where + 1 < s.rules.islands:
            s.replace(frame(flow.TILE_LAID, 0, where + 1))
        elif s.rules.small and s.rules.set_size > s.rules.islands and self.good_missing(s):
            s.replace(frame(flow.TILE_LAID, 0, where, 1))
        else:
            s.pop()

    def good_missing(self, s: TungaruState) -> bool:
        for good in range(KINDS):
            shown = False
            for where in range(s.rules.islands):
                if s.rules.harvest[s.land(where)] == good:
                    shown = True
            if not shown:
                return True
        return False


class FromPile(Chance[TungaruState]):
    """A nomad from the face-down migration pile, each as likely as the next."""

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for tile in range(NOMADS):
            if s.tiles[tile] == IN_PILE:
                out[n] = tile
                n += 1
        return n

    def draw(self, s: TungaruState, f: i64, rng: Rng, out: vec[i64]) -> i64:
        return out[rng.below(self.picks(s, f, out))]


class NomadsCome(FromPile):
    """TUG-SETUP-9, TUG-SETUP-10 Nomads onto the islands, then onto the migration spaces. Argument: place."""

    name = "nomads-come"

    def key(self, s: TungaruState, f: i64) -> str:
        return f"nomad.{a_of(f)}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        place = a_of(f)
        s.tiles[pick] = ON_BOARD
        if place < s.rules.islands:
            s.set_nomad_on(place, pick)
            s.tell(events.NOMAD_COMES, EVERYONE, pick, place)
        else:
            s.set_waiting(place - s.rules.islands, pick)
            s.tell(events.NOMAD_WAITS, EVERYONE, pick, place - s.rules.islands)
        if place + 1 < s.rules.islands + MIGRATION:
            s.replace(frame(flow.NOMADS_COME, 0, place + 1))
        else:
            s.pop()


class Beginning(FirstPlayer[TungaruState]):
    """TUG-SETUP-11 A given seat starts, or lots are drawn; boats come counter-clockwise (TUG-R3)."""

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.start = pick
        s.round = 1
        s.tell(events.FIRST, EVERYONE, pick)
        n = s.box.players
        s.replace(frame(flow.ROLLING))
        for place in range(n):
            s.push(frame(flow.BOAT, (pick + place) % n))


class PlacingBoat(Decision[TungaruState]):
    """TUG-SETUP-12 A boat onto an empty ground (TUG-R1) next to a nomad that can be reserved (TUG-R2)."""

    name = "boat"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for ground in range(s.rules.grounds):
            out[ground] = BOAT.pick(ground)
        return s.rules.grounds

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        ground = BOAT.first(pick)
        if not BOAT.contains(pick) or ground >= s.rules.grounds:
            return NOT_NOW
        if s.boats_at(ground) > 0:
            return GROUND_TAKEN
        for side in range(2):
            if s.reserved_by(s.rules.shores[ground * 2 + side]) < 0:
                return LEGAL
        return BOTH_RESERVED

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        ground = BOAT.first(pick)
        s.set_ground(seat, ground)
        s.tell(events.BOAT_PLACED, EVERYONE, seat, ground, ground)
        s.replace(frame(flow.RESERVING, seat))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        refs = [boat_ref(seat_of(f)), ground_ref(BOAT.first(pick))]
        return Shown("pick-boat", self.explain(s, f, pick), refs)

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return ground_args(s.rules, BOAT.first(pick))


class Reserving(Decision[TungaruState]):
    """TUG-SETUP-12 One of the two nomads next to the boat is reserved."""

    name = "reserving"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for which in range(s.rules.islands):
            out[which] = RESERVE.pick(which)
        return s.rules.islands

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        which = RESERVE.first(pick)
        if not RESERVE.contains(pick) or which >= s.rules.islands:
            return NOT_NOW
        if not s.is_next_to(seat_of(f), which):
            return RESERVE_NOT_NEXT
        if s.reserved_by(which) >= 0:
            return RESERVE_TAKEN
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.replace(frame(flow.PLEDGING, seat, RESERVE.first(pick)))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        which = RESERVE.first(pick)
        args: dict[str, str | int] = {
            "nomad": nomad(s.nomad_on(which)),
            "island": island(s.rules, which),
        }
        return Shown("pick-reserve", args, [nomad_ref(which)])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"island": island(s.rules, RESERVE.first(pick))}


class Pledging(Decision[TungaruState]):
    """TUG-SETUP-12 A monument from the culture board marks the reservation. Argument: island."""

    name = "pledging"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        return monuments.list_spots(out)

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not BUILD.contains(pick):
            return NOT_NOW
        return monuments.why_not(s, seat_of(f), BUILD.first(pick))

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        which = a_of(f)
        s.pop()
        s.set_reserved(which, seat)
        s.tell(events.RESERVES, EVERYONE, seat, s.nomad_on(which), which)
        monuments.remove(s, seat, BUILD.first(pick), flow.ALONE)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        return monuments.show(s, seat_of(f), BUILD.first(pick), a_of(f))

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-pledging", {"island": island(s.rules, a_of(f))}, [nomad_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return monuments.explain(pick)
