"""What a seat at a Tuareg table knows, with perfect memory and by counting.

Public: market, discards, animals, specials, hand sizes, the size of the pile, what the pile held
when the stage began, what came into and left the hands, scores. Private: the own hand and draws, a
card put into a cave from the hand (its owner), a card stolen from a hand (robber and victim).

What a seat cannot see are the pile, the other hands and some hidden cards. `Memory` tells which of
these cards can have been carried over from stage 1; they never lie in the pile of stage 2. `sample`
deals both sorts apart: every table that a seat could not tell from the real one, as likely as if
each card of a hand had the same chance to leave it.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, Knower, Knowledge, State
from tutable.core.rng import Rng
from tutable.games.tuareg.box import TuaregBox
from tutable.games.tuareg.memory import FACE_DOWN_BITS, Memory, kinds_of, left_over, of_kind
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import DEALT, DISCARD, DREW, FACE_DOWN, HIDDEN, KINDS, MARKET, PILE
from tutable.games.tuareg.view import draw_view

UNSEEN: Final = 7  # a face-down card this seat has not seen, where a known one has kind + 1


class TuaregKnower(Knower):
    """Copies, piece by piece, everything a seat may know."""

    def knowledge(self, s: State, seat: i64) -> TuaregKnowledge:
        assert isinstance(s, TuaregState)
        k = TuaregKnowledge(seat, s.rules)
        n = s.box.players
        k.stack = s.stack[:]
        k.depth = s.depth
        k.turn = s.turn
        k.stage = s.stage
        k.last_turns = s.last_turns
        for i in range(MARKET, 4 * KINDS):
            k.goods[i] = s.goods[i]
        k.pile = s.pile
        for other in range(n):
            k.hand_sizes[other] = s.hand_size(other)
            for place in range(HIDDEN):
                card = s.hidden[other * HIDDEN + place]
                if card > 0:
                    seen = (card >> 3) & BITS[seat] != 0
                    k.hidden[other * HIDDEN + place] = card if seen else card | UNSEEN
        if seat < n:
            for kind in range(KINDS):
                k.hand[kind] = s.hands[seat * KINDS + kind]
                k.drawn[kind] = s.drawn[seat * KINDS + kind]
        k.loads = s.loads[:]
        k.held = s.held[:]
        k.points = s.points()
        k.story = s.story()
        k.told = s.told
        if s.depth == 0:
            announce(k, s)
        return k


def announce(k: TuaregKnowledge, s: TuaregState) -> None:
    """At the end everybody learns who has won, and what the hands of tied players are worth."""
    tied = s.tied()
    for seat in s.winners():
        k.ending[seat * 2] = 1
    if len(tied) > 1:
        for seat in tied:
            k.ending[seat * 2 + 1] = s.hand_worth(seat) + 1


class TuaregKnowledge(Knowledge):
    """One seat's knowledge of a Tuareg table."""

    def __init__(self, seat: int, rules: TuaregBox) -> None:
        super().__init__(seat)
        n = int(rules.players)
        self.rules = rules
        self.stack = vec[i64]()
        self.depth: i64 = 0
        self.turn: i64 = 0
        self.stage: i64 = 1
        self.last_turns: i64 = 0
        self.pile: i64 = 0
        self.goods = vec[i64]([0] * (4 * KINDS))  # as in the state, without the pile
        self.hand = vec[i64]([0] * KINDS)
        self.drawn = vec[i64]([0] * KINDS)
        self.hand_sizes = vec[i64]([0] * n)
        self.loads = vec[i64]()
        self.hidden = vec[i64]([0] * (n * HIDDEN))  # as in the state; who has seen a card is public
        self.held = vec[i64]()
        self.points = vec[i64]()
        self.story = vec[i64]()
        self.told: i64 = 0
        self.ending = vec[i64]([0] * (n * 2))
        self.memory: Memory | None = None  # made when it is asked for
        self.open_table: TuaregState | None = None
        self.others: list[int] = []  # the other seats, as `Memory` counts their hands
        self.face_down: list[int] = []  # hidden places with unseen cards, as it counts these
        self.laid_by: list[int] = []  # whose hands they came from

    def tables(self) -> list[vec[i64]]:
        marks = [self.seat, self.depth, self.turn, self.stage, self.last_turns, self.pile, self.told]
        return [
            vec[i64](marks),
            self.stack,
            self.goods,
            self.hand,
            self.drawn,
            self.hand_sizes,
            self.loads,
            self.hidden,
            self.held,
            self.points,
            self.story,
            self.ending,
        ]

    def view(self) -> dict[str, Any]:
        return draw_view(self)

    # -- counting -------------------------------------------------------------------------

    def unseen(self) -> vec[i64]:
        """Of each kind, how many cards this seat cannot see anywhere."""
        left = self.rules.counts[:]
        for kind in range(KINDS):
            left[kind] -= self.goods[MARKET + kind] + self.goods[DISCARD + kind] + self.hand[kind]
        for i in range(len(self.loads)):
            cargo = self.loads[i]
            while cargo > 0:
                left[cargo % 5 - 1] -= 1
                cargo //= 5
        for i in range(len(self.hidden)):
            card = self.hidden[i] & 7
            if 0 < card < UNSEEN:
                left[card - 1] -= 1
        return left

    def unknown(self) -> i64:
        left = self.unseen()
        return left[0] + left[1] + left[2] + left[3]

    def recall(self) -> Memory:
        """What the story of the other hands tells."""
        if self.memory is not None:
            return self.memory
        stories: list[list[int]] = [[] for _ in range(self.rules.players)]
        shown = [0] * int(KINDS)
        for i in range(self.told):
            seat = int(self.story[i] & 7)
            if seat != self.seat:
                what = self.read(seat, int(self.story[i] >> 3))
                stories[seat].append(what)
                if 0 <= what < KINDS:
                    shown[what] += 1
        left = self.unseen()
        drawn = [int(self.goods[DEALT + kind] - self.drawn[kind]) for kind in range(KINDS)]
        carried = [int(left[kind]) + shown[kind] - drawn[kind] for kind in range(KINDS)]
        memory = self.memory = Memory(carried, drawn, shown)
        for seat in range(int(self.rules.players)):
            if seat != self.seat:
                self.others.append(seat)
                gone = len(stories[seat]) - 2 * stories[seat].count(int(DREW))
                memory.follow(int(self.hand_sizes[seat]) + gone, stories[seat])
        return memory

    def read(self, seat: int, what: int) -> int:
        """An entry of the story as `Memory` reads it: a card that went away unseen may be known."""
        if what < FACE_DOWN:
            return what
        place = what - int(FACE_DOWN)
        card = int(self.hidden[place] & 7)
        if card != UNSEEN:
            return card - 1
        self.face_down.append(place)
        self.laid_by.append(seat)
        return -len(self.face_down)

    def certain_in_hand(self, seat: int) -> list[int]:
        """By kind, the cards that must be in another hand."""
        memory = self.recall()
        return memory.certain(self.others.index(seat), -1, int(self.hand_sizes[seat]))

    def certain_card(self, place: int) -> int:
        """What the unseen card in a hidden place must be, or -1."""
        memory = self.recall()
        card = self.face_down.index(place)
        certain = memory.certain(self.others.index(self.laid_by[card]), card, 1)
        return certain.index(1) if 1 in certain else -1

    # -- sampling -------------------------------------------------------------------------

    def sample(self, rng: Rng) -> TuaregState:
        """Say which cards were carried over, deal both sorts, and leave the rest in the pile."""
        if self.open_table is None:
            self.open_table = self.lay_open()
        s = self.open_table.clone()
        self.deal(s, rng)
        return s

    def lay_open(self) -> TuaregState:
        """The table as far as it is seen; what is not seen lies in the pile."""
        s = TuaregState(self.rules)
        s.lay_out()
        s.stack = self.stack[:]
        s.depth = self.depth
        s.turn = self.turn
        s.stage = self.stage
        s.last_turns = self.last_turns
        s.loads = self.loads[:]
        s.hidden = self.hidden[:]
        s.held = self.held[:]
        s.tell_story(self.story, self.told)
        s.set_goods(self.goods, self.points)
        left = self.unseen()
        for kind in range(KINDS):
            s.goods[PILE + kind] = left[kind]
            if self.seat < s.box.players:
                s.hands[self.seat * KINDS + kind] = self.hand[kind]
                s.drawn[self.seat * KINDS + kind] = self.drawn[kind]
        s.survey()
        return s

    def deal(self, s: TuaregState, rng: Rng) -> None:
        """Fill the other hands and the unseen hidden places."""
        memory = self.recall()
        ways = memory.sample(rng)
        pools = vec[i64]([0] * (2 * KINDS))  # cards drawn, then cards carried over
        for kind in range(KINDS):
            pools[kind] = memory.drawn[kind] - memory.shown[kind]
            pools[KINDS + kind] = memory.carried[kind]
        old_cards = 0  # a bit for each unseen hidden card that was carried over
        for i in range(len(ways)):
            old_cards |= ways[i] >> FACE_DOWN_BITS
            for kind in range(KINDS):
                old: i64 = of_kind(kinds_of(ways[i]), int(kind))
                pools[KINDS + kind] -= old
                pools[kind] += old
                s.drawn[self.others[i] * KINDS + kind] = memory.shown_by[i][kind] - old
        for i in range(len(ways)):
            seat: i64 = self.others[i]
            old_ones: i64 = memory.hands[i] - left_over(ways[i])
            for n in range(self.hand_sizes[seat]):
                kind = deal_one(s, seat, pools, n < old_ones, rng)
                s.hands[seat * KINDS + kind] += 1
        for n in range(len(self.face_down)):
            kind = deal_one(s, self.laid_by[n], pools, (old_cards >> n) & 1 == 1, rng)
            s.hidden[self.face_down[n]] += kind + 1 - UNSEEN


def deal_one(s: TuaregState, seat: i64, pools: vec[i64], old: bool, rng: Rng) -> i64:
    """An unseen card that a seat carried over, or has drawn."""
    row: i64 = 0
    if old:
        row = KINDS
    total = pools[row] + pools[row + 1] + pools[row + 2] + pools[row + 3]
    left = rng.below(total)
    kind: i64 = 0
    while left >= pools[row + kind]:
        left -= pools[row + kind]
        kind += 1
    pools[row + kind] -= 1
    s.from_pile(kind)
    if not old:
        s.drawn[seat * KINDS + kind] += 1
    return kind
