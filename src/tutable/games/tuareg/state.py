"""Everything that lies on a Tuareg table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, EMPTY, MAX_DEPTH, Knowledge, State
from tutable.games.tuareg.box import TuaregBox
from tutable.games.tuareg.cargo import COUNTED, uppermost
from tutable.games.tuareg.terms import (
    ANIMALS,
    CAVE,
    CAVE_CARDS,
    DEALT,
    DISCARD,
    DONKEY,
    DREW,
    FACE_DOWN,
    HIDDEN,
    KINDS,
    LOOT,
    MARKET,
    PILE,
    POINTS,
    SCORED,
    SORTS,
    STORY,
    THIEF,
)


def kinds_among(counts: vec[i64], row: i64) -> i64:
    """A mask of the kinds of which there is at least one, among four counts."""
    mask: i64 = 0
    if counts[row] > 0:
        mask = 1
    if counts[row + 1] > 0:
        mask += 2
    if counts[row + 2] > 0:
        mask += 4
    if counts[row + 3] > 0:
        mask += 8
    return mask


class TuaregState(State):
    """A Tuareg table. Cards of a kind are alike, so most places are counts by kind."""

    def __init__(self, box: TuaregBox) -> None:
        super().__init__(box)
        self.rules = box
        self.stage: i64 = 1
        self.last_turns: i64 = 0  # turns left in the last round of the stage, 0 before it
        # Kept beside the tables, because every turn asks for it: `survey` finds it in them.
        self.pile: i64 = 0  # how many cards there are in it
        self.on_offer: i64 = 0  # the kinds in the market, as a mask
        # Pile, market, discards, what the pile held at first: 4 kinds each. From SCORED on: seat, source of
        # points. Every vector costs a clone more than its numbers do.
        self.goods = EMPTY
        self.hands = EMPTY  # seat, kind
        # Of this stage. Seat, kind: drawn from the pile, known to the seat. From STORY on: what came into the
        # hands and left them, in order, four entries to a number; public.
        self.drawn = EMPTY
        self.told: i64 = 0  # entries of the story
        self.loads = EMPTY  # seat, animal: its cargo
        self.hidden = EMPTY  # seat, place: 0, or kind + 1 and (from bit 3) who has seen it
        self.held = EMPTY  # seat, special; the last row is the stock

    def clone(self) -> TuaregState:
        c = TuaregState(self.rules)
        c.stack = self.stack[:]
        c.depth = self.depth
        c.turn = self.turn
        c.stage = self.stage
        c.last_turns = self.last_turns
        c.pile = self.pile
        c.on_offer = self.on_offer
        c.goods = self.goods[:]
        c.hands = self.hands[:]
        c.drawn = self.drawn[:]
        c.loads = self.loads[:]
        c.hidden = self.hidden[:]
        c.held = self.held[:]
        c.told = self.told
        return c

    def lay_out(self) -> None:
        """An empty table with room for everything."""
        n = int(self.box.players)
        nothing = self.rules.nothing
        self.stack = nothing[:MAX_DEPTH]
        self.goods = nothing[: SCORED + n * POINTS]
        self.hands = nothing[: n * KINDS]
        self.drawn = nothing[: self.rules.drawn_length]
        self.loads = nothing[: n * ANIMALS]
        self.hidden = nothing[: n * HIDDEN]
        self.held = nothing[: (n + 1) * SORTS]

    def tables(self) -> list[vec[i64]]:
        return [
            vec[i64]([self.stage, self.last_turns, self.told]),
            self.goods[:SCORED],
            self.hands,
            self.drawn[: int(self.box.players * KINDS)],
            self.loads,
            self.hidden,
            self.held,
            self.points(),
            self.story(),
        ]

    def set_tables(self, tables: list[vec[i64]]) -> None:
        self.stage = tables[0][0]
        self.last_turns = tables[0][1]
        self.set_goods(tables[1], tables[7])
        self.hands = tables[2][:]
        self.drawn = self.rules.nothing[: self.rules.drawn_length]
        for i in range(len(tables[3])):
            self.drawn[i] = tables[3][i]
        self.loads = tables[4][:]
        self.hidden = tables[5][:]
        self.held = tables[6][:]
        self.told = 0
        self.tell_story(tables[8], tables[0][2])

    def set_goods(self, goods: vec[i64], points: vec[i64]) -> None:
        self.goods = self.rules.nothing[: SCORED + len(points)]
        for i in range(SCORED):
            self.goods[i] = goods[i]
        for i in range(len(points)):
            self.goods[SCORED + i] = points[i]
        self.survey()

    def survey(self) -> None:
        """Find out from the tables what is kept beside them."""
        g = self.goods
        self.pile = g[PILE] + g[PILE + 1] + g[PILE + 2] + g[PILE + 3]
        self.on_offer = kinds_among(g, MARKET)

    def knowledge(self, seat: i64) -> Knowledge:
        return self.rules.knower.knowledge(self, seat)

    # -- what lies where ------------------------------------------------------------------

    def in_pile(self, kind: i64) -> i64:
        i = PILE + kind
        return self.goods[i]

    def in_market(self, kind: i64) -> i64:
        i = MARKET + kind
        return self.goods[i]

    def hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        i = seat * KINDS + kind
        return self.hands[i]

    def cargo(self, seat: i64, animal: i64) -> i64:
        i = seat * ANIMALS + animal
        return self.loads[i]

    def hidden_kind(self, seat: i64, place: i64) -> i64:
        """The card in a cave or under a thief, or -1."""
        i = seat * HIDDEN + place
        return (self.hidden[i] & 7) - 1

    def specials(self, seat: i64, special: i64) -> i64:
        """How many special cards of a sort a seat has."""
        i = seat * SORTS + special
        return self.held[i]

    def stock(self, special: i64) -> i64:
        return self.held[self.box.players * SORTS + special]

    # -- counting -------------------------------------------------------------------------

    def kinds_in_hand(self, seat: i64) -> i64:
        """A mask of the kinds a seat holds."""
        return kinds_among(self.hands, seat * KINDS)

    def hand_size(self, seat: i64) -> i64:
        h = self.hands
        i = seat * KINDS
        return h[i] + h[i + 1] + h[i + 2] + h[i + 3]

    def animals(self, seat: i64) -> i64:
        """How many camels and donkeys a seat has."""
        i = seat * SORTS + DONKEY
        return self.rules.camels + self.held[i]

    def is_donkey(self, animal: i64) -> bool:
        return animal >= self.rules.camels

    def has_cargo(self, seat: i64) -> bool:
        """Does any animal of a seat carry something?"""
        loads = self.loads
        for i in range(seat * ANIMALS, seat * ANIMALS + self.animals(seat)):
            if loads[i] > 0:
                return True
        return False

    def caves(self, seat: i64) -> i64:
        i = seat * SORTS + CAVE
        return self.held[i]

    def in_cave(self, seat: i64, cave: i64) -> i64:
        """How many cards lie in a cave."""
        i = seat * HIDDEN + cave * CAVE_CARDS
        if self.hidden[i] == 0:
            return 0
        i += 1
        if self.hidden[i] == 0:
            return 1
        return 2

    def thieves(self, seat: i64) -> i64:
        i = seat * SORTS + THIEF
        return self.held[i]

    def has_free_actions(self, seat: i64) -> bool:
        """Has a seat caves or thieves?"""
        caves = seat * SORTS + CAVE
        thieves = seat * SORTS + THIEF
        return self.held[caves] + self.held[thieves] > 0

    def free_thief(self, seat: i64) -> i64:
        """The first thief of a seat that has not struck yet, or -1."""
        i = seat * SORTS + THIEF
        thieves = self.held[i]
        i = seat * HIDDEN + LOOT
        for thief in range(thieves):
            if self.hidden[i] == 0:
                return thief
            i += 1
        return -1

    def hand_worth(self, seat: i64) -> i64:
        """Dinars in a hand."""
        h = self.hands
        d = self.rules.dinars
        i = seat * KINDS
        return h[i] * d[0] + h[i + 1] * d[1] + h[i + 2] * d[2] + h[i + 3] * d[3]

    def counts(self) -> vec[i64]:
        """TUA-13 Cards on a seat's animals, in its caves and under its thieves: seat, kind."""
        n = self.box.players
        counts = self.rules.nothing[: int(n * KINDS)]
        loads = self.loads
        hidden = self.hidden
        counted = COUNTED  # a single card is a cargo, too
        for seat in range(n):
            total: i64 = 0
            for animal in range(ANIMALS):
                total += counted[loads[seat * ANIMALS + animal]]
            for place in range(HIDDEN):
                total += counted[hidden[seat * HIDDEN + place] & 7]
            for kind in range(KINDS):
                counts[seat * KINDS + kind] = total & 0xFF
                total >>= 8
        return counts

    def census(self) -> list[int]:
        """Cards of each kind, then special cards of each sort."""
        n = self.box.players
        totals: list[int] = []
        counts = self.counts()
        for kind in range(KINDS):
            total = self.goods[PILE + kind] + self.goods[MARKET + kind] + self.goods[DISCARD + kind]
            for seat in range(n):
                total += self.hands[seat * KINDS + kind] + counts[seat * KINDS + kind]
            totals.append(int(total))
        for special in range(SORTS):
            held: i64 = 0
            for row in range(n + 1):
                held += self.held[row * SORTS + special]
            totals.append(int(held))
        return totals

    def points(self) -> vec[i64]:
        """Seat by seat, by source."""
        return self.goods[SCORED:]

    def points_of(self, seat: i64) -> i64:
        """Points a seat has so far."""
        total: i64 = 0
        for source in range(POINTS):
            total += self.goods[SCORED + seat * POINTS + source]
        return total

    def scores(self) -> list[int]:
        return [int(self.points_of(seat)) for seat in range(self.box.players)]

    def tie_break(self, seat: i64) -> i64:
        """TUA-16 The most valuable hand; then a shared win (TUA-A10)."""
        return self.hand_worth(seat)

    # -- moving cards ---------------------------------------------------------------------

    def from_pile(self, kind: i64) -> None:
        self.goods[PILE + kind] -= 1
        self.pile -= 1

    def pile_is_dealt(self) -> None:
        """Everybody has seen what the pile of this stage begins with."""
        for kind in range(KINDS):
            self.goods[DEALT + kind] = self.goods[PILE + kind]

    def to_market(self, kind: i64, count: i64) -> None:
        self.goods[MARKET + kind] += count
        self.on_offer |= BITS[kind]

    def from_market(self, kind: i64, count: i64) -> None:
        i = MARKET + kind
        self.goods[i] -= count
        if self.goods[i] == 0:
            self.on_offer -= BITS[kind]

    def discard(self, kind: i64) -> None:
        self.goods[DISCARD + kind] += 1

    def to_hand(self, seat: i64, kind: i64) -> None:
        self.hands[seat * KINDS + kind] += 1

    def from_hand(self, seat: i64, kind: i64) -> None:
        self.hands[seat * KINDS + kind] -= 1

    def load(self, seat: i64, animal: i64, kind: i64) -> None:
        i = seat * ANIMALS + animal
        self.loads[i] = self.loads[i] * 5 + kind + 1

    def unload(self, seat: i64, animal: i64) -> i64:
        """Take the uppermost card off an animal and return its kind."""
        i = seat * ANIMALS + animal
        kind = uppermost(self.loads[i])
        self.loads[i] //= 5
        return kind

    def hide(self, seat: i64, place: i64, kind: i64, seen_by: i64) -> None:
        """Put a card face down into a cave or under a thief."""
        self.hidden[seat * HIDDEN + place] = (kind + 1) | (seen_by << 3)

    def from_stock(self, seat: i64, special: i64, count: i64) -> None:
        self.held[self.box.players * SORTS + special] -= count
        self.held[seat * SORTS + special] += count

    def score(self, seat: i64, source: i64, points: i64) -> None:
        self.goods[SCORED + seat * POINTS + source] = points

    def clear_away(self) -> None:
        """TUA-15 Animals and hidden places are empty, and the story of the hands begins anew."""
        nothing = self.rules.nothing
        self.loads = nothing[: len(self.loads)]
        self.hidden = nothing[: len(self.hidden)]
        self.drawn = nothing[: len(self.drawn)]
        self.told = 0

    # -- cards that come into a hand and leave it, for all to remember --------------------

    def remember(self, seat: i64, what: i64) -> None:
        """Add to the story what happened to a hand."""
        told = self.told
        entry = seat | (what << 3)
        self.drawn[STORY + (told >> 2)] |= entry << ((told & 3) << 4)
        self.told = told + 1

    def story(self) -> vec[i64]:
        """The entries one by one: a seat and (from bit 3) what happened to its hand; then zeros."""
        story = self.rules.nothing[: self.rules.story_length]
        for i in range(self.told):
            story[i] = (self.drawn[STORY + (i >> 2)] >> ((i & 3) << 4)) & 0xFFFF
        return story

    def tell_story(self, story: vec[i64], count: i64) -> None:
        """Remember the first entries of a story."""
        for i in range(count):
            self.remember(story[i] & 7, story[i] >> 3)

    def draw(self, seat: i64, kind: i64) -> None:
        """A card comes from the pile."""
        self.from_pile(kind)
        self.drawn[seat * KINDS + kind] += 1
        self.hands[seat * KINDS + kind] += 1
        self.remember(seat, DREW)

    def play(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand, for all to see."""
        self.hands[seat * KINDS + kind] -= 1
        self.remember(seat, kind)

    def play_unseen(self, seat: i64, kind: i64, owner: i64, place: i64, seen_by: i64) -> None:
        """A card leaves a hand face down: into a cave of its own, or under somebody's thief."""
        self.hands[seat * KINDS + kind] -= 1
        self.hide(owner, place, kind, seen_by)
        self.remember(seat, FACE_DOWN + owner * HIDDEN + place)
