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
    spot,
)
from tutable.games.tungaru.reasons import BOTH_RESERVED, GROUND_TAKEN, RESERVE_NOT_NEXT, RESERVE_TAKEN
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BOAT,
    BUILD,
    GROUND,
    IN_PILE,
    ISLE,
    KINDS,
    LAND,
    MIGRATION,
    NO_MONUMENT,
    NOMAD,
    NOMADS,
    RESERVE,
    RESERVED,
    SEAT,
    SPOTS,
    TRACK_SPOT,
    WAITING,
)


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
            if s.isles[where * ISLE + LAND] == land:
                return True
        return False

    def key(self, s: TungaruState, f: i64) -> str:
        return "tile.again" if b_of(f) == 1 else f"tile.{a_of(f)}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        land = s.rules.set_first + pick
        where = a_of(f)
        s.isles[where * ISLE + LAND] = land
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
                if s.rules.harvest[s.isles[where * ISLE + LAND]] == good:
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
        flow.come(s, pick)
        if place < s.rules.islands:
            s.isles[place * ISLE + NOMAD] = pick + 1
            s.tell(events.NOMAD_COMES, EVERYONE, pick, place)
        else:
            s.tiles[WAITING + place - s.rules.islands] = pick + 1
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
            out[ground] = BOAT + ground
        return s.rules.grounds

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        ground = pick - BOAT
        if not 0 <= ground < s.rules.grounds:
            return NOT_NOW
        if s.boats_at(ground) > 0:
            return GROUND_TAKEN
        for side in range(2):
            if s.isles[s.rules.shores[ground * 2 + side] * ISLE + RESERVED] == 0:
                return LEGAL
        return BOTH_RESERVED

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        ground = pick - BOAT
        s.seats[seat * SEAT + GROUND] = ground + 1
        s.tell(events.BOAT_PLACED, EVERYONE, seat, ground, ground)
        s.replace(frame(flow.RESERVING, seat))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        refs = [boat_ref(seat_of(f)), ground_ref(pick - BOAT)]
        return Shown("pick-boat", ground_args(s.rules, pick - BOAT), refs)

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return ground_args(s.rules, pick - BOAT)


class Reserving(Decision[TungaruState]):
    """TUG-SETUP-12 One of the two nomads next to the boat is reserved."""

    name = "reserving"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for which in range(s.rules.islands):
            out[which] = RESERVE + which
        return s.rules.islands

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        which = pick - RESERVE
        if not 0 <= which < s.rules.islands:
            return NOT_NOW
        if not s.is_next_to(seat_of(f), which):
            return RESERVE_NOT_NEXT
        if s.isles[which * ISLE + RESERVED] > 0:
            return RESERVE_TAKEN
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.replace(frame(flow.PLEDGING, seat, pick - RESERVE))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        which = pick - RESERVE
        args: dict[str, str | int] = {
            "nomad": nomad(s.isles[which * ISLE + NOMAD] - 1),
            "island": island(s.rules, which),
        }
        return Shown("pick-reserve", args, [nomad_ref(which)])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"island": island(s.rules, pick - RESERVE)}


class Pledging(Decision[TungaruState]):
    """TUG-SETUP-12 A monument from the culture board marks the reservation. Argument: island."""

    name = "pledging"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for which in range(SPOTS + 1):
            out[which] = BUILD + which
        return SPOTS + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not BUILD <= pick < NO_MONUMENT:
            return NOT_NOW
        return monuments.why_not(s, seat_of(f), pick - BUILD)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        which = a_of(f)
        s.pop()
        s.isles[which * ISLE + RESERVED] = seat + 1
        s.tell(events.RESERVES, EVERYONE, seat, s.isles[which * ISLE + NOMAD] - 1, which)
        monuments.remove(s, seat, pick - BUILD, flow.ALONE)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        return monuments.show(s, seat_of(f), pick - BUILD, a_of(f))

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-pledging", {"island": island(s.rules, a_of(f))}, [nomad_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"spot": spot(min(pick - BUILD, TRACK_SPOT))}
