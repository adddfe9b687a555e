"""Everything that lies on a Tungaru table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, EMPTY, EVERYONE, HOW_MANY, LOWEST, MAX_DEPTH, Knowledge, State
from tutable.games.tungaru import events
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.flow import CHOOSING
from tutable.games.tungaru.terms import (
    BASE_STORAGE,
    DICE_ONE,
    FISH,
    IN_PILE,
    ISLANDS,
    LEADS,
    LOCKS,
    MIGRATION,
    NOMADS,
    REACH,
    SIXTH,
    SLOTS,
    SOURCES,
    STORAGE,
    STORAGE_NOMAD,
    TRACK_LENGTH,
    UPRIGHT,
)

# `tiles`: where each nomad is, then the migration spaces.
WAITING: Final[i64] = NOMADS  # nomad + 1
TILE_ROWS: Final[i64] = WAITING + MIGRATION

# One island in `isles`.
NOMAD: Final[i64] = 0  # nomad + 1
RESERVED: Final[i64] = 1  # seat + 1
MARKET: Final[i64] = 2  # two spaces: good + 1
ON_ISLAND: Final[i64] = 4  # three dice spaces: seat * 6 + value
LAND: Final[i64] = 7
ISLE: Final[i64] = 8

# One seat in `seats`.
STORED: Final[i64] = 0  # four goods
CARD_FISH: Final[i64] = 4
GROUND: Final[i64] = 5  # ground + 1
DICE: Final[i64] = 6  # four
SLOT: Final[i64] = 10  # four: nomad + 1
SLOT_DIE: Final[i64] = 14
TRACK: Final[i64] = 18
LOCK: Final[i64] = 19  # three
SETTLER: Final[i64] = 22  # by island
TAMANA: Final[i64] = 30
MONUMENT: Final[i64] = 31  # by island
ASIDE: Final[i64] = 39
HAND: Final[i64] = 40  # by leader
LEADER: Final[i64] = 45  # leader + 1
SPACE: Final[i64] = 46  # two
USED: Final[i64] = 48
SAILED: Final[i64] = 49
POINTS: Final[i64] = 50  # by source
PASSED: Final[i64] = 58
SEAT: Final[i64] = 59

EIGHTS: Final[i64] = 0x010101010101  # times eight bits: the same six times

# A purse holds one good of each kind in eight bits, and the highest of them is set while none is lacking.
EACH_ENOUGH: Final[i64] = 0x80808080


class TungaruState(State):
    """A Tungaru table: islands, nomads and seats, each as one flat table with a stride.

    Where something may be missing (a nomad, a leader, a boat's ground), -1 stands for none.
    """

    def __init__(self, box: TungaruBox) -> None:
        super().__init__(box)
        self.rules = box
        self.round: i64 = 0
        self.start: i64 = 0  # the seat with the starting player token
        self.isles = EMPTY
        self.tiles = EMPTY
        self.seats = EMPTY
        # Kept beside the tables, because every turn asks for it: `survey` finds it in them.
        # Eight bits for each seat: the islands on which it has a settler, and those on which it is upright.
        self.settled: i64 = 0
        self.upright: i64 = 0
        self.full: i64 = 0  # the islands without a free settler space, as a mask
        # Eight bits each: islands with a nomad that nobody has reserved, then with one that a seat has.
        self.nomads: i64 = 0
        self.laden: i64 = 0  # the islands with a good on their market, as a mask
        self.asking: i64 = 0  # eight bits for each good: the islands that want it in trade

    def clone(self) -> TungaruState:
        c = TungaruState(self.rules)
        c.stack = self.stack[:]
        c.depth = self.depth
        c.turn = self.turn
        c.round = self.round
        c.start = self.start
        c.isles = self.isles[:]
        c.tiles = self.tiles[:]
        c.seats = self.seats[:]
        c.settled = self.settled
        c.upright = self.upright
        c.full = self.full
        c.nomads = self.nomads
        c.laden = self.laden
        c.asking = self.asking
        return c

    def lay_out(self) -> None:
        """An empty table with room for everything."""
        self.stack = vec[i64]([0] * MAX_DEPTH)
        self.isles = vec[i64]([0] * int(ISLANDS * ISLE))
        self.tiles = vec[i64]([0] * int(TILE_ROWS))
        self.seats = vec[i64]([0] * int(self.box.players * SEAT))

    def tables(self) -> list[vec[i64]]:
        return [vec[i64]([self.round, self.start]), self.isles, self.tiles, self.seats]

    def set_tables(self, tables: list[vec[i64]]) -> None:
        self.round = tables[0][0]
        self.start = tables[0][1]
        self.isles = tables[1][:]
        self.tiles = tables[2][:]
        self.seats = tables[3][:]
        self.survey()

    def survey(self) -> None:
        """Find out from the tables what is kept beside them."""
        for seat in range(self.box.players):
            for island in range(self.rules.islands):
                self.set_settler(seat, island, self.settler(seat, island))
        for island in range(ISLANDS):
            self.set_nomad_on(island, self.nomad_on(island))
            self.set_market(island, 0, self.market(island, 0))
            self.set_land(island, self.land(island))

    def knowledge(self, seat: i64) -> Knowledge:
        return self.rules.knower.knowledge(self, seat)

    # -- islands and migration ------------------------------------------------------------

    def nomad_on(self, island: i64) -> i64:
        i = island * ISLE + NOMAD
        return self.isles[i] - 1

    def set_nomad_on(self, island: i64, nomad: i64) -> None:
        self.isles[island * ISLE + NOMAD] = nomad + 1
        self.note_nomad(island)

    def note_nomad(self, island: i64) -> None:
        """One has come, has gone or is reserved."""
        v = self.isles
        i = island * ISLE
        bit = BITS[island]
        self.nomads &= ~(bit * EIGHTS)
        if v[i + NOMAD] > 0:
            self.nomads |= bit << (v[i + RESERVED] * 8)

    def free_nomads(self) -> i64:
        """The islands with a nomad that nobody has reserved, as a mask."""
        return self.nomads & 0xFF

    def nomads_for(self, seat: i64) -> i64:
        """Those with a nomad that nobody else has reserved."""
        return (self.nomads | (self.nomads >> (seat * 8 + 8))) & 0xFF

    def reserved_by(self, island: i64) -> i64:
        """TUG-SETUP-12 The seat that has reserved an island's nomad."""
        i = island * ISLE + RESERVED
        return self.isles[i] - 1

    def set_reserved(self, island: i64, seat: i64) -> None:
        self.isles[island * ISLE + RESERVED] = seat + 1
        self.note_nomad(island)

    def market(self, island: i64, space: i64) -> i64:
        i = island * ISLE + MARKET + space
        return self.isles[i] - 1

    def set_market(self, island: i64, space: i64, good: i64) -> None:
        v = self.isles
        i = island * ISLE + MARKET
        v[i + space] = good + 1
        self.laden &= ~BITS[island]
        if v[i] + v[i + 1] > 0:
            self.laden |= BITS[island]

    def island_die(self, island: i64, space: i64) -> i64:
        """Whose die lies there and what it shows, seat * 6 + value; 0 when there is none."""
        i = island * ISLE + ON_ISLAND + space
        return self.isles[i]

    def set_island_die(self, island: i64, space: i64, die: i64) -> None:
        self.isles[island * ISLE + ON_ISLAND + space] = die

    def land(self, island: i64) -> i64:
        """What an island offers: the printed land, or that of a tile."""
        i = island * ISLE + LAND
        return self.isles[i]

    def set_land(self, island: i64, land: i64) -> None:
        self.isles[island * ISLE + LAND] = land
        self.asking &= ~(BITS[island] * EIGHTS)
        self.asking |= BITS[island] << (self.rules.give[land] * 8)

    def waiting(self, space: i64) -> i64:
        """The nomad on a migration space."""
        i = WAITING + space
        return self.tiles[i] - 1

    def set_waiting(self, space: i64, nomad: i64) -> None:
        self.tiles[WAITING + space] = nomad + 1

    # -- seats ----------------------------------------------------------------------------

    def goods(self, seat: i64, good: i64) -> i64:
        """In storage."""
        i = seat * SEAT + STORED + good
        return self.seats[i]

    def store(self, seat: i64, good: i64, count: i64) -> None:
        """Goods come, or go if the count is negative; who tells of it is another matter."""
        self.seats[seat * SEAT + STORED + good] += count

    def card_fish(self, seat: i64) -> i64:
        """The fish on the Fisher's card."""
        i = seat * SEAT + CARD_FISH
        return self.seats[i]

    def set_card_fish(self, seat: i64, count: i64) -> None:
        self.seats[seat * SEAT + CARD_FISH] = count

    def ground(self, seat: i64) -> i64:
        """Where the boat lies."""
        i = seat * SEAT + GROUND
        return self.seats[i] - 1

    def set_ground(self, seat: i64, ground: i64) -> None:
        self.seats[seat * SEAT + GROUND] = ground + 1

    def die(self, seat: i64, die: i64) -> i64:
        """Its value, 0 when it is spent or was not rolled."""
        i = seat * SEAT + DICE + die
        return self.seats[i]

    def set_die(self, seat: i64, die: i64, value: i64) -> None:
        self.seats[seat * SEAT + DICE + die] = value

    def nomad(self, seat: i64, slot: i64) -> i64:
        """The face-up nomad on a nomad space."""
        i = seat * SEAT + SLOT + slot
        return self.seats[i] - 1

    def set_nomad(self, seat: i64, slot: i64, nomad: i64) -> None:
        self.seats[seat * SEAT + SLOT + slot] = nomad + 1

    def slot_die(self, seat: i64, slot: i64) -> i64:
        """The value of the die on a face-up nomad."""
        i = seat * SEAT + SLOT_DIE + slot
        return self.seats[i]

    def set_slot_die(self, seat: i64, slot: i64, value: i64) -> None:
        self.seats[seat * SEAT + SLOT_DIE + slot] = value

    def track(self, seat: i64) -> i64:
        """How many monuments have been taken from the culture track."""
        i = seat * SEAT + TRACK
        return self.seats[i]

    def set_track(self, seat: i64, taken: i64) -> None:
        self.seats[seat * SEAT + TRACK] = taken

    def is_locked(self, seat: i64, lock: i64) -> bool:
        """Does a monument stand there still? The locks are the first three of SPOT_NAMES."""
        i = seat * SEAT + LOCK + lock
        return self.seats[i] == 1

    def set_lock(self, seat: i64, lock: i64, count: i64) -> None:
        self.seats[seat * SEAT + LOCK + lock] = count

    def settler(self, seat: i64, island: i64) -> i64:
        """0 none, UPRIGHT or EXHAUSTED."""
        i = seat * SEAT + SETTLER + island
        return self.seats[i]

    def set_settler(self, seat: i64, island: i64, state: i64) -> None:
        self.seats[seat * SEAT + SETTLER + island] = state
        bit = BITS[island] << (seat * 8)
        self.settled &= ~bit
        self.upright &= ~bit
        if state > 0:
            self.settled |= bit
        if state == UPRIGHT:
            self.upright |= bit
        self.full &= ~BITS[island]
        if self.settlers_on(island) >= self.rules.settler_spaces:
            self.full |= BITS[island]

    def settled_by(self, seat: i64) -> i64:
        """The islands on which a seat has a settler, as a mask."""
        return (self.settled >> (seat * 8)) & 0xFF

    def upright_of(self, seat: i64) -> i64:
        """Those on which it is upright."""
        return (self.upright >> (seat * 8)) & 0xFF

    def stand_up(self) -> None:
        """TUG-PHASE-4 All settlers on the islands are upright again."""
        v = self.seats
        for seat in range(self.box.players):
            tired = self.settled_by(seat) & ~self.upright_of(seat)
            while tired > 0:
                v[seat * SEAT + SETTLER + LOWEST[tired]] = UPRIGHT
                tired &= tired - 1
        self.upright = self.settled

    def tamana(self, seat: i64) -> i64:
        """1 when the third settler of the 2-3 player side lies there."""
        i = seat * SEAT + TAMANA
        return self.seats[i]

    def set_tamana(self, seat: i64, count: i64) -> None:
        self.seats[seat * SEAT + TAMANA] = count

    def monuments(self, seat: i64, island: i64) -> i64:
        i = seat * SEAT + MONUMENT + island
        return self.seats[i]

    def add_monument(self, seat: i64, island: i64) -> None:
        self.seats[seat * SEAT + MONUMENT + island] += 1

    def aside(self, seat: i64) -> i64:
        """Monuments out of the game (TUG-R25)."""
        i = seat * SEAT + ASIDE
        return self.seats[i]

    def set_aside(self, seat: i64, count: i64) -> None:
        self.seats[seat * SEAT + ASIDE] = count

    def hand(self, seat: i64, leader: i64) -> i64:
        """Leader cards of a kind."""
        i = seat * SEAT + HAND + leader
        return self.seats[i]

    def add_card(self, seat: i64, leader: i64, count: i64) -> None:
        self.seats[seat * SEAT + HAND + leader] += count

    def leader(self, seat: i64) -> i64:
        """The leader chosen for this round."""
        i = seat * SEAT + LEADER
        return self.seats[i] - 1

    def set_leader(self, seat: i64, leader: i64) -> None:
        self.seats[seat * SEAT + LEADER] = leader + 1

    def space_die(self, seat: i64, space: i64) -> i64:
        """The value of the die on a space of the leader card."""
        i = seat * SEAT + SPACE + space
        return self.seats[i]

    def set_space_die(self, seat: i64, space: i64, value: i64) -> None:
        self.seats[seat * SEAT + SPACE + space] = value

    def is_used(self, seat: i64) -> bool:
        """Has the leader's benefit been used?"""
        i = seat * SEAT + USED
        return self.seats[i] == 1

    def set_used(self, seat: i64, count: i64) -> None:
        self.seats[seat * SEAT + USED] = count

    def sailed(self, seat: i64) -> i64:
        """The value of the die on the sailing space."""
        i = seat * SEAT + SAILED
        return self.seats[i]

    def set_sailed(self, seat: i64, value: i64) -> None:
        self.seats[seat * SEAT + SAILED] = value

    def points(self, seat: i64, source: i64) -> i64:
        i = seat * SEAT + POINTS + source
        return self.seats[i]

    def add_points(self, seat: i64, source: i64, points: i64) -> None:
        self.seats[seat * SEAT + POINTS + source] += points

    def has_passed(self, seat: i64) -> bool:
        i = seat * SEAT + PASSED
        return self.seats[i] == 1

    def set_passed(self, seat: i64, count: i64) -> None:
        self.seats[seat * SEAT + PASSED] = count

    # -- goods ----------------------------------------------------------------------------

    def stored(self, seat: i64) -> i64:
        """Goods in a seat's storage."""
        i = seat * SEAT + STORED
        v = self.seats
        return v[i] + v[i + 1] + v[i + 2] + v[i + 3]

    def storage(self, seat: i64) -> i64:
        """TUG-SETUP-6, TUG-NOMAD-4 Storage spaces of a seat."""
        spaces = BASE_STORAGE + STORAGE_NOMAD * self.face_up(seat, STORAGE)
        if self.is_locked(seat, SIXTH):
            return spaces
        return spaces + 1

    def overflows(self, seat: i64) -> bool:
        """TUG-SETUP-6 Are there more goods than storage spaces?"""
        stored = self.stored(seat)
        return stored > BASE_STORAGE and stored > self.storage(seat)

    def has(self, seat: i64, good: i64) -> i64:
        """How many of a good a seat can spend: the Fisher's fish counts (TUG-R13)."""
        v = self.seats
        i = seat * SEAT + STORED
        if good == FISH:
            return v[i] + v[i + CARD_FISH]
        return v[i + good]

    def purse(self, seat: i64) -> i64:
        """What a seat can spend, in one number: without the dues of a cost EACH_ENOUGH is left, or not."""
        v = self.seats
        i = seat * SEAT + STORED
        return EACH_ENOUGH + v[i] + v[i + CARD_FISH] + (v[i + 1] << 8) + (v[i + 2] << 16) + (v[i + 3] << 24)

    def gain(self, seat: i64, good: i64, count: i64) -> None:
        self.store(seat, good, count)
        self.tell(events.GAINED, EVERYONE, seat, good, count)

    def lose(self, seat: i64, good: i64, count: i64) -> None:
        """Goods leave a seat; the Fisher's fish goes last, as it fills no storage space."""
        if self.goods(seat, good) < count:  # only of fish more can be spent than is stored
            self.set_card_fish(seat, 0)
            count -= 1
        self.store(seat, good, -count)

    def spend(self, seat: i64, good: i64, count: i64) -> None:
        """Goods go back to the supply."""
        self.lose(seat, good, count)
        self.tell(events.SPENT, EVERYONE, seat, good, count)

    # -- people and dice ------------------------------------------------------------------

    def face_up(self, seat: i64, benefit: i64) -> i64:
        """How many face-up nomads with a benefit a seat has."""
        return HOW_MANY[self.slots_by_benefit(seat) >> (benefit * 4) & 0xF]

    def slots_by_benefit(self, seat: i64) -> i64:
        """The nomad spaces with a face-up nomad, four bits for each benefit."""
        bits = self.rules.benefits
        v = self.seats
        i = seat * SEAT + SLOT
        return bits[v[i]] + (bits[v[i + 1]] << 1) + (bits[v[i + 2]] << 2) + (bits[v[i + 3]] << 3)

    def benefits(self, seat: i64) -> i64:
        """The benefits of a seat's face-up nomads, as a mask."""
        mask: i64 = 0
        v = self.seats
        i = seat * SEAT + SLOT
        for slot in range(SLOTS):
            tile = v[i + slot]
            if tile > 0:
                mask |= BITS[self.rules.benefit[tile - 1]]
        return mask

    def does(self, seat: i64, slot: i64, benefit: i64) -> bool:
        """Does a nomad with this benefit lie face up on a nomad space?"""
        nomad = self.nomad(seat, slot)
        return nomad >= 0 and self.rules.benefit[nomad] == benefit

    def shows(self, seat: i64, die: i64) -> i64:
        """TUG-NOMAD-3 The faces a die can stand for, as a mask; 0 when it is spent."""
        return REACH[self.die(seat, die) * 5 + self.face_up(seat, DICE_ONE)]

    def settlers_on(self, island: i64) -> i64:
        count: i64 = 0
        standing = self.settled >> island
        while standing > 0:
            count += standing & 1
            standing >>= 8
        return count

    def settlers_of(self, seat: i64) -> i64:
        """Settlers a seat has brought into play, Tamana included."""
        count = self.seats[seat * SEAT + TAMANA]
        settled = self.settled_by(seat)
        while settled > 0:
            count += 1
            settled &= settled - 1
        return count

    def monuments_on(self, island: i64) -> i64:
        count: i64 = 0
        for seat in range(self.box.players):
            count += self.monuments(seat, island)
        return count

    def monuments_of(self, seat: i64) -> i64:
        """Monuments a seat has on the islands."""
        count: i64 = 0
        for island in range(ISLANDS):
            count += self.monuments(seat, island)
        return count

    def boats_at(self, ground: i64) -> i64:
        count: i64 = 0
        v = self.seats
        for seat in range(self.box.players):
            if v[seat * SEAT + GROUND] == ground + 1:
                count += 1
        return count

    def is_next_to(self, seat: i64, island: i64) -> bool:
        """Does a seat's boat lie next to an island?"""
        ground = self.ground(seat)
        return ground >= 0 and self.rules.next_to[ground * ISLANDS + island] == 1

    def leads_with(self, seat: i64, leader: i64) -> bool:
        return self.leader(seat) == leader

    def reservation(self, seat: i64) -> i64:
        """TUG-SETUP-12 The island whose nomad a seat has reserved, or -1 after its first recruit."""
        for island in range(ISLANDS):
            if self.reserved_by(island) == seat:
                return island
        return -1

    def pile_size(self) -> i64:
        count: i64 = 0
        for nomad in range(NOMADS):
            if self.tiles[nomad] == IN_PILE:
                count += 1
        return count

    def has_pile(self) -> bool:
        """Is any nomad left in the pile?"""
        for nomad in range(NOMADS):
            if self.tiles[nomad] == IN_PILE:
                return True
        return False

    # -- at any time ----------------------------------------------------------------------

    def is_choosing(self) -> bool:
        """Is the sealed choice of leaders open?"""
        return self.depth > 0 and self.top() & 0xFF == CHOOSING

    def census(self) -> list[int]:
        """Nomads, leader cards of each kind, then monuments and settlers of each seat."""
        totals = [sum(1 for nomad in range(NOMADS) if self.tiles[nomad] > 0)]
        n = self.box.players
        for leader in range(LEADS):
            cards: i64 = 0
            for seat in range(n):
                cards += self.hand(seat, leader)
                # An open sealed choice (no round has a leader on the table before) stays in the hand.
                if self.leads_with(seat, leader) and not self.is_choosing():
                    cards += 1
            totals.append(int(cards))
        for seat in range(n):
            monuments = TRACK_LENGTH - self.track(seat) + self.aside(seat) + self.monuments_of(seat)
            for lock in range(LOCKS):
                if self.is_locked(seat, lock):
                    monuments += 1
            if self.reservation(seat) >= 0:
                monuments += 1
            totals.append(int(monuments))
        return totals

    def scores(self) -> list[int]:
        totals: list[int] = []
        for seat in range(self.box.players):
            total: i64 = 0
            for source in range(SOURCES):
                total += self.points(seat, source)
            totals.append(int(total))
        return totals

    def tie_break(self, seat: i64) -> i64:
        """TUG-SCORE-6 The last in the final round's turn order."""
        return (seat - self.start) % self.box.players
