"""Everything that lies on a Tungaru table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, MAX_DEPTH, Knowledge, State
from tutable.games.tungaru import events
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.terms import (
    ASIDE,
    BASE_STORAGE,
    CARD_FISH,
    DICE,
    DICE_ONE,
    FISH,
    GROUND,
    HAND,
    ISLANDS,
    ISLE,
    LEADER,
    LEADS,
    LOCK,
    LOCKS,
    MONUMENT,
    NOMADS,
    POINTS,
    REACH,
    RESERVED,
    SEAT,
    SETTLER,
    SIXTH,
    SLOT,
    SLOTS,
    SOURCES,
    STORAGE,
    STORAGE_NOMAD,
    STORED,
    TAMANA,
    TILE_ROWS,
    TRACK,
    TRACK_LENGTH,
)


class TungaruState(State):
    """A Tungaru table: islands, nomads and seats, each as one flat table with a stride."""

    def __init__(self, box: TungaruBox) -> None:
        super().__init__(box)
        self.rules = box
        self.round: i64 = 0
        self.start: i64 = 0  # the seat with the starting player token
        self.isles = vec[i64]()  # island, see terms: nomad, reservation, market, dice, land
        self.tiles = vec[i64]()  # where each nomad is, then the migration spaces
        self.seats = vec[i64]()  # seat, see terms

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

    def knowledge(self, seat: i64) -> Knowledge:
        from tutable.games.tungaru.knowledge import know

        return know(self, seat)

    # -- goods ----------------------------------------------------------------------------

    def stored(self, seat: i64) -> i64:
        """Goods in a seat's storage."""
        i = seat * SEAT + STORED
        v = self.seats
        return v[i] + v[i + 1] + v[i + 2] + v[i + 3]

    def storage(self, seat: i64) -> i64:
        """TUG-SETUP-6, TUG-NOMAD-4 Storage spaces of a seat."""
        return (
            BASE_STORAGE + 1 - self.seats[seat * SEAT + SIXTH] + STORAGE_NOMAD * self.face_up(seat, STORAGE)
        )

    def has(self, seat: i64, good: i64) -> i64:
        """How many of a good a seat can spend: the Fisher's fish counts (TUG-R13)."""
        i = seat * SEAT
        if good == FISH:
            return self.seats[i + STORED] + self.seats[i + CARD_FISH]
        return self.seats[i + STORED + good]

    def gain(self, seat: i64, good: i64, count: i64) -> None:
        self.seats[seat * SEAT + STORED + good] += count
        self.tell(events.GAINED, EVERYONE, seat, good, count)

    def lose(self, seat: i64, good: i64, count: i64) -> None:
        """Goods leave a seat; the Fisher's fish goes last, as it fills no storage space."""
        i = seat * SEAT
        if self.seats[i + STORED + good] < count:  # only of fish more can be spent than is stored
            self.seats[i + CARD_FISH] = 0
            count -= 1
        self.seats[i + STORED + good] -= count

    def spend(self, seat: i64, good: i64, count: i64) -> None:
        """Goods go back to the supply."""
        self.lose(seat, good, count)
        self.tell(events.SPENT, EVERYONE, seat, good, count)

    # -- people and dice ------------------------------------------------------------------

    def face_up(self, seat: i64, benefit: i64) -> i64:
        """How many face-up nomads with a benefit a seat has."""
        count: i64 = 0
        kinds = self.rules.benefit
        v = self.seats
        i = seat * SEAT + SLOT
        for slot in range(SLOTS):
            tile = v[i + slot]
            if tile > 0 and kinds[tile - 1] == benefit:
                count += 1
        return count

    def shows(self, seat: i64, die: i64) -> i64:
        """TUG-NOMAD-3 The faces a die can stand for, as a mask; 0 when it is spent."""
        return REACH[self.seats[seat * SEAT + DICE + die] * 5 + self.face_up(seat, DICE_ONE)]

    def settlers_on(self, island: i64) -> i64:
        count: i64 = 0
        v = self.seats
        for seat in range(self.box.players):
            if v[seat * SEAT + SETTLER + island] > 0:
                count += 1
        return count

    def settlers_of(self, seat: i64) -> i64:
        """Settlers a seat has brought into play, Tamana included."""
        i = seat * SEAT
        v = self.seats
        count = v[i + TAMANA]
        for island in range(ISLANDS):
            if v[i + SETTLER + island] > 0:
                count += 1
        return count

    def monuments_on(self, island: i64) -> i64:
        count: i64 = 0
        for seat in range(self.box.players):
            count += self.seats[seat * SEAT + MONUMENT + island]
        return count

    def monuments_of(self, seat: i64) -> i64:
        """Monuments a seat has on the islands."""
        count: i64 = 0
        i = seat * SEAT + MONUMENT
        for island in range(ISLANDS):
            count += self.seats[i + island]
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
        ground = self.seats[seat * SEAT + GROUND]
        return ground > 0 and self.rules.next_to[(ground - 1) * 8 + island] == 1

    def leads_with(self, seat: i64, leader: i64) -> bool:
        return self.seats[seat * SEAT + LEADER] == leader + 1

    def reservation(self, seat: i64) -> i64:
        """TUG-SETUP-12 The island whose nomad a seat has reserved, or -1 after its first recruit."""
        for island in range(ISLANDS):
            if self.isles[island * ISLE + RESERVED] == seat + 1:
                return island
        return -1

    def pile_size(self) -> i64:
        count: i64 = 0
        for nomad in range(NOMADS):
            if self.tiles[nomad] == 1:
                count += 1
        return count

    # -- at any time ----------------------------------------------------------------------

    def census(self) -> list[int]:
        """Nomads, leader cards of each kind, then monuments and settlers of each seat."""
        totals = [sum(1 for nomad in range(NOMADS) if self.tiles[nomad] > 0)]
        n = self.box.players
        for leader in range(LEADS):
            cards: i64 = 0
            for seat in range(n):
                cards += self.seats[seat * SEAT + HAND + leader]
                # An open sealed choice (no round has a leader on the table before) stays in the hand.
                if self.seats[seat * SEAT + LEADER] == leader + 1 and not self.is_choosing():
                    cards += 1
            totals.append(int(cards))
        for seat in range(n):
            i = seat * SEAT
            monuments = TRACK_LENGTH - self.seats[i + TRACK] + self.seats[i + ASIDE] + self.monuments_of(seat)
            for lock in range(LOCKS):
                monuments += self.seats[i + LOCK + lock]
            if self.reservation(seat) >= 0:
                monuments += 1
            totals.append(int(monuments))
        return totals

    def is_choosing(self) -> bool:
        """Is the sealed choice of leaders open?"""
        from tutable.games.tungaru.flow import CHOOSING

        return self.depth > 0 and self.top() & 0xFF == CHOOSING

    def scores(self) -> list[int]:
        totals: list[int] = []
        for seat in range(self.box.players):
            total: i64 = 0
            for source in range(SOURCES):
                total += self.seats[seat * SEAT + POINTS + source]
            totals.append(int(total))
        return totals

    def winners(self) -> list[int]:
        """TUG-SCORE-6 Most points; of tied players the last in the final round's turn order."""
        if self.depth > 0:
            return []
        totals = self.scores()
        best = max(totals)
        n = int(self.box.players)
        start = int(self.start)
        winner = -1
        for place in range(n):
            seat = (start + place) % n
            if totals[seat] == best:
                winner = seat
        return [winner]
