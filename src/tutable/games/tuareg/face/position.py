"""A described Tuareg table, always at the beginning of a turn. The README shows the format.

    players = 2                          # everything has a default: an empty table, stage 1, seat 1
    market = "G M"                       # W G S M, or the words; spaces optional
    discards = "W ..."                   # the dots: and what the law of draws still asks for
    [[seat]]
    hand = "GSSS"
    animals = ["G", "", "", "GGWG"]      # camels, then donkeys; bottom card first
    caves = ["W M*", ""]                 # * seen by all: it came from an animal
    thieves = ["G<2", "S*", ""]          # <2 from the hand of player 2; "" has not struck
    maps = 1

Laws that concern one moment are checked: how many cards there are, what a place may hold, how a
camel is loaded, how many draws hands and hidden cards need. Whether some play leads there is not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from tutable.core.engine import EVERYONE, LEGAL, frame
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import Reader
from tutable.games.tuareg import flow
from tutable.games.tuareg.box import TuaregBox
from tutable.games.tuareg.cargo import camel_reason, cargo_of
from tutable.games.tuareg.face.draws import Draws
from tutable.games.tuareg.face.story import LETTERS, holds, read_story
from tutable.games.tuareg.reasons import ANIMAL_FULL, REASONS
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import (
    ANIMALS,
    CARGO,
    CAVE_CARDS,
    DEALT,
    DISCARD,
    DREW,
    FACE_DOWN,
    GOODS,
    HAND_LIMIT,
    HIDDEN,
    KINDS,
    LOOT,
    MARKET,
    PILE,
    SPECIALS,
)

DOTS: Final = "..."
MAX_TURN: Final = 10_000
SPACE: Final = re.compile(r"[\s,]*")
CARD: Final = re.compile(r"(water|gold|salt|millet|[wgsm])(\*|<\d)?", re.IGNORECASE)


@dataclass
class Card:
    """A card as written: its kind and the mark that says who has seen it."""

    kind: int
    mark: str = ""


@dataclass
class Seat:
    """One player's places as written."""

    hand: list[int] = field(default_factory=list)
    animals: list[list[int]] = field(default_factory=list)
    caves: list[list[Card]] = field(default_factory=list)
    thieves: list[list[Card]] = field(default_factory=list)
    maps: int = 0
    majorities: list[int] = field(default_factory=list)
    drawn: list[int] | None = None

    def hidden(self) -> list[tuple[int, Card]]:
        """The cards in caves and under thieves, each with its place."""
        found = [
            (CAVE_CARDS * n + i, card) for n, cave in enumerate(self.caves) for i, card in enumerate(cave)
        ]
        return found + [(LOOT + n, card) for n, loot in enumerate(self.thieves) for card in loot]


def place(data: dict[str, Any], rules: TuaregBox) -> TuaregState:
    """The described table; BadPosition lists every law it breaks."""
    plan = Plan(data, rules)
    if plan.problems:
        raise BadPosition(plan.problems)
    return plan.build()


class Plan:
    """A description being read and checked."""

    def __init__(self, data: dict[str, Any], rules: TuaregBox) -> None:
        self.problems: list[Problem] = []
        self.rules = rules
        self.players = int(rules.players)
        self.counts = [int(count) for count in rules.counts]
        r = self.reader = Reader(data, "", self.problems)
        r.number("players", self.players, self.players, self.players)
        self.stage = r.number("stage", 1, 1, 2)
        self.to_move = r.number("to_move", 1, 1, self.players)
        self.turn = r.number("turn", 0, 0, MAX_TURN)
        self.last_turns = r.number("last_turns", 0, 0, self.players)
        self.market = self.goods(r, "market", r.text("market"))
        thrown = r.text("discards").rstrip()
        self.dots = thrown.endswith(DOTS)
        self.discards = self.goods(r, "discards", thrown.removesuffix(DOTS))
        self.given_pile = self.goods(r, "pile", r.text("pile")) if r.has("pile") else None
        readers = r.tables("seat")
        if readers and len(readers) != self.players:
            r.wrong("seats", "seat", count=len(readers), players=self.players)
        self.seats = [self.seat(reader) for reader in readers[: self.players]]
        self.seats += [Seat() for _ in range(self.players - len(self.seats))]
        r.known.append("pile")
        self.story = read_story(r.text("story"), self.players)
        r.finish()
        self.pile = [0] * KINDS
        self.draws: Draws | None = None
        self.check_specials()
        if self.check_goods():
            self.check_last_round()
            self.check_draws()

    # -- reading --------------------------------------------------------------------------

    def cards(self, r: Reader, key: str, text: str) -> list[Card]:
        """Cards as letters or words, each with its mark."""
        found: list[Card] = []
        at = SPACE.match(text).end()  # type: ignore[union-attr]
        while at < len(text):
            match = CARD.match(text, at)
            if match is None:
                r.wrong("unknown-card", key, card=text[at : at + 10], known=" ".join(LETTERS))
                break
            found.append(Card(LETTERS.index(match[1][0].upper()), match[2] or ""))
            at = SPACE.match(text, match.end()).end()  # type: ignore[union-attr]
        return found

    def goods(self, r: Reader, key: str, text: str) -> list[int]:
        """Cards of a place where a mark makes no sense."""
        found = self.cards(r, key, text)
        for card in found:
            if card.mark:
                r.wrong("mark", key, card=LETTERS[card.kind] + card.mark)
        return [card.kind for card in found]

    def seat(self, r: Reader) -> Seat:
        """One [[seat]], held against the limits of its places."""
        seat = Seat(maps=r.number("maps", 0, 0, 99))
        seat.hand = self.goods(r, "hand", r.text("hand"))
        if len(seat.hand) > HAND_LIMIT:
            r.wrong("limit", "hand", rule="TUA-5", count=len(seat.hand), limit=HAND_LIMIT)
        camels = int(self.rules.camels)
        for n, text in enumerate(r.texts("animals")):
            key = f"animals[{n + 1}]"
            seat.animals.append(self.goods(r, key, text))
            self.check_load(r, key, seat.animals[n], n >= camels)
        seat.animals += [[] for _ in range(camels - len(seat.animals))]
        for n, text in enumerate(r.texts("caves")):
            seat.caves.append(self.cave(r, f"caves[{n + 1}]", text))
        for n, text in enumerate(r.texts("thieves")):
            seat.thieves.append(self.loot(r, f"thieves[{n + 1}]", text))
        seat.majorities = self.goods(r, "majorities", r.text("majorities"))
        if seat.majorities and self.stage == 1:
            r.wrong("stage-1", "majorities", rule="TUA-13")
        for kind in sorted(set(seat.majorities)):
            if seat.majorities.count(kind) > 1:
                r.wrong("twice", "majorities", rule="TUA-13", card=LETTERS[kind])
        drawn = self.goods(r, "drawn", r.text("drawn"))
        seat.drawn = drawn if r.has("drawn") else None
        r.finish()
        return seat

    def check_load(self, r: Reader, key: str, load: list[int], donkey: bool) -> None:
        """TUA-9 The first card that does not fit tells the reason."""
        for n, kind in enumerate(load):
            reason = (ANIMAL_FULL if n >= CARGO else LEGAL) if donkey else camel_reason(load[:n], kind)
            if reason != LEGAL:
                r.wrong("load", key, rule="TUA-9", reason=REASONS[reason], card=LETTERS[kind], n=n + 1)
                return

    def cave(self, r: Reader, key: str, text: str) -> list[Card]:
        found = self.cards(r, key, text)
        if len(found) > CAVE_CARDS:
            r.wrong("limit", key, rule="TUA-10", count=len(found), limit=CAVE_CARDS)
        for card in found:
            if card.mark.startswith("<"):
                r.wrong("mark", key, card=LETTERS[card.kind] + card.mark)
        return found

    def loot(self, r: Reader, key: str, text: str) -> list[Card]:
        """What lies under a thief must say where it comes from: two players may have seen it, or all."""
        found = self.cards(r, key, text)
        if len(found) > 1:
            r.wrong("limit", key, rule="TUA-11", count=len(found), limit=1)
        own = r.place.removeprefix("seat ")
        for card in found:
            if card.mark == "":
                r.wrong("whence", key, rule="TUA-11", card=LETTERS[card.kind])
            elif card.mark == "<" + own:
                r.wrong("own-victim", key, rule="TUA-A12", card=LETTERS[card.kind] + card.mark)
            elif card.mark != "*" and not 1 <= int(card.mark[1:]) <= self.players:
                r.wrong("out-of-range", key, value=card.mark, low=1, high=self.players)
        return found

    # -- the laws -------------------------------------------------------------------------

    def held(self, seat: Seat) -> list[int]:
        """Special cards of a seat: donkeys, caves, thieves, maps."""
        return [len(seat.animals) - int(self.rules.camels), len(seat.caves), len(seat.thieves), seat.maps]

    def check_specials(self) -> None:
        """TUA-3 No more of a special card than the stock had for this number of players."""
        for special, name in enumerate(SPECIALS):
            count = sum(self.held(seat)[special] for seat in self.seats)
            limit = int(self.rules.stock[special])
            if count > limit:
                self.problems.append(
                    Problem("count", "seat", rule="TUA-3", thing=name, count=count, limit=limit)
                )

    def face_down(self, seat: int) -> dict[int, int]:
        """Cards that left this seat's hand unseen: where each lies, as the story writes it, and its kind."""
        return {
            int(FACE_DOWN + owner * HIDDEN) + place: card.kind
            for owner, other in enumerate(self.seats)
            for place, card in other.hidden()
            if card.mark == f"<{seat + 1}" or (owner == seat and not card.mark)
        }

    def private(self, seat: int) -> list[int]:
        """By kind: cards that came straight from this seat's hand, so this seat has drawn them."""
        return tally([*self.seats[seat].hand, *self.face_down(seat).values()])

    def public(self) -> list[int]:
        """By kind: cards that lie open, or were seen by all before they were hidden."""
        kinds = [*self.market, *self.discards]
        for seat in self.seats:
            kinds += [kind for load in seat.animals for kind in load]
            kinds += [card.kind for _, card in seat.hidden() if card.mark == "*"]
        return tally(kinds)

    def check_goods(self) -> bool:
        """TUA-1 Every good is somewhere, and the pile is what is left."""
        before = len(self.problems)
        used = self.public()
        for seat in range(self.players):
            used = [a + b for a, b in zip(used, self.private(seat), strict=True)]
        left = [count - n for count, n in zip(self.counts, used, strict=True)]
        pile = tally(self.given_pile) if self.given_pile is not None else None
        if pile is None and self.last_turns > 0 and self.dots:
            pile = [0] * KINDS
        self.pile = left
        if pile is not None:
            if self.dots:
                for kind in range(KINDS):
                    self.discards += [kind] * (left[kind] - pile[kind])
            self.pile = pile
        for kind in range(KINDS):
            count = used[kind] + (pile[kind] if pile is not None else 0)
            short = pile is not None and not self.dots and count < self.counts[kind]
            if count > self.counts[kind] or short:
                limit = self.counts[kind]
                self.problems.append(
                    Problem("count", "position", rule="TUA-1", thing=GOODS[kind], count=count, limit=limit)
                )
        return len(self.problems) == before

    def check_last_round(self) -> None:
        """TUA-12 The last round is when the pile is empty."""
        if self.dots and self.given_pile is None and self.last_turns == 0 and self.stage == 1:
            self.fill_up()
        left = sum(self.pile)
        if self.last_turns > 0 and left > 0:
            self.problems.append(Problem("pile-left", "last_turns", rule="TUA-12", count=left))
        if self.last_turns == 0 and left == 0:
            if self.reader.has("last_turns"):
                self.problems.append(Problem("last-round", "last_turns", rule="TUA-12", players=self.players))
            self.last_turns = self.players

    def fill_up(self) -> None:
        """Put cards of the most common kinds into the discards until the draws of stage 1 come out."""
        wanted = Draws(1, self.counts, self.pile, self.private_all(), self.public()).shortfall()
        for _ in range(min(wanted, sum(self.pile))):
            most = max(range(KINDS), key=lambda kind: (self.pile[kind], kind))
            self.pile[most] -= 1
            self.discards.append(most)

    def private_all(self) -> list[list[int]]:
        return [self.private(seat) for seat in range(self.players)]

    def check_draws(self) -> None:
        """TUA-5 Hands were drawn in threes, and each time a card went into the market."""
        self.draws = Draws(self.stage, self.counts, self.pile, self.private_all(), self.public())
        told = [tally(seat.drawn) for seat in self.seats if seat.drawn is not None]
        if told and len(told) < self.players:
            self.problems.append(Problem("drawn-by-all", "seat", rule="TUA-5"))
        elif told:
            self.problems += self.draws.check(told)
        else:
            self.problems += self.draws.deal_out()
        if self.story is None or (self.story and not all(self.holds(seat) for seat in range(self.players))):
            self.problems.append(Problem("story", "story", rule="TUA-5"))

    def holds(self, seat: int) -> bool:
        """Is the story true of what this seat has drawn and holds?"""
        assert self.draws is not None and self.story is not None
        story = [what for teller, what in self.story if teller == seat]
        return holds(story, self.stage, self.draws.drawn[seat], self.private(seat), self.face_down(seat))

    # -- building -------------------------------------------------------------------------

    def build(self) -> TuaregState:
        s = TuaregState(self.rules)
        s.lay_out()
        s.turn = self.turn
        s.stage = self.stage
        s.last_turns = self.last_turns
        assert self.draws is not None
        goods = {PILE: self.pile, MARKET: tally(self.market), DISCARD: tally(self.discards)}
        goods[DEALT] = self.draws.dealt()
        for row, counts in goods.items():
            for kind in range(KINDS):
                s.goods[row + kind] = counts[kind]
        s.survey()
        for special in range(4):
            s.held[self.players * 4 + special] = self.rules.stock[special]
        for n, seat in enumerate(self.seats):
            for kind in range(KINDS):
                s.hands[n * KINDS + kind] = seat.hand.count(kind)
                s.drawn[n * KINDS + kind] = self.draws.drawn[n][kind]
                s.score(n, kind, self.points(kind) if kind in seat.majorities else 0)
            for animal, load in enumerate(seat.animals):
                s.loads[n * ANIMALS + animal] = cargo_of(load)
            for where, card in seat.hidden():
                victim = 1 << (int(card.mark[1:]) - 1) if card.mark.startswith("<") else 0
                s.hide(n, where, card.kind, EVERYONE if card.mark == "*" else 1 << n | victim)
            for special, count in enumerate(self.held(seat)):
                s.held[n * 4 + special] = count
                s.held[self.players * 4 + special] -= count
        s.push(frame(flow.TURN, self.to_move - 1))
        for entry in self.story or [entry for n in range(self.players) for entry in self.likely_story(n)]:
            s.remember(*entry)
        return s

    def likely_story(self, seat: int) -> list[tuple[int, int]]:
        """Unless it is told: a seat drew first, then laid open what it holds no more, then hid the rest."""
        assert self.draws is not None
        drawn, private = self.draws.drawn[seat], self.private(seat)
        gone = [kind for kind in range(KINDS) for _ in range(drawn[kind] - private[kind])]
        story = [int(DREW)] * sum(drawn) + gone + list(self.face_down(seat))
        return [(seat, what) for what in story]

    def points(self, kind: int) -> int:
        """TUA-13 Stage 1's points for a kind: one less when several seats have it."""
        alone = sum(kind in seat.majorities for seat in self.seats) == 1
        return int(self.rules.majority[kind]) - (0 if alone else 1)


def tally(kinds: list[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(KINDS)]
