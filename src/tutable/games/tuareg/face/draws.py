"""Who has drawn what: the bookkeeping behind a described position (TUA-5).

Every card outside the pile of stage 1 was drawn by somebody, except the two that opened the
market. A card in a hand, hidden from a hand or stolen from a hand was drawn by the owner of that
hand; a card that lies open may have been drawn by anybody. Three are drawn at a time and one of
them goes into the market, so each draw leaves a player at most two cards that nobody else has
seen. In stage 2 the hands may also be left over from stage 1.

Unless a position says who has drawn what, each seat has made as many draws as its unseen cards
ask for; the other draws of stage 1 go to whoever has made the fewest, the first seat first.
In stage 2 there are no others, and a seat keeps its cards from stage 1 when too few cards lie
open to explain its draws.
"""

from __future__ import annotations

from tutable.core.errors import Problem
from tutable.games.tuareg.terms import DRAWN, KINDS

OPENING = 2  # cards that open the market (TUA-4)
KEPT = DRAWN - 1  # cards of one draw that need not go into the market


class Draws:
    """The draws of one stage. All lists are by kind; `private` is by seat and kind."""

    def __init__(
        self, stage: int, counts: list[int], pile: list[int], private: list[list[int]], public: list[int]
    ) -> None:
        self.stage = stage
        self.pile = pile
        self.private = private
        self.public = public
        self.start = sum(counts) - OPENING  # the pile of stage 1
        self.gone = self.start - sum(pile)  # cards drawn in stage 1
        self.least = [-(-sum(cards) // KEPT) for cards in private]  # draws each seat needs
        self.drawn: list[list[int]] = [list(cards) for cards in private]

    def dealt(self) -> list[int]:
        """What the pile held when the stage began."""
        return [self.pile[kind] + sum(seat[kind] for seat in self.drawn) for kind in range(KINDS)]

    def shortfall(self) -> int:
        """Stage 1: how many cards must leave the pile until the number of draws comes out."""
        return max(sum(self.least), -(-self.gone // DRAWN), 0) * DRAWN - self.gone

    # -- without being told ---------------------------------------------------------------

    def deal_out(self) -> list[Problem]:
        """Give every seat its draws; a list of the laws that forbid it."""
        if self.stage == 2:
            self._deal_out_stage_2()
            return []
        left = sum(self.pile)
        made = -(-self.gone // DRAWN)
        if self.gone < 0 or (self.gone % DRAWN and left > 0):
            return [Problem("threes", "pile", rule="TUA-A14", count=left, start=self.start)]
        draws = list(self.least)
        while sum(draws) < made:
            draws[draws.index(min(draws))] += 1
        sizes = [DRAWN * n for n in draws]
        short = DRAWN * made - self.gone  # own components only: the very last draw was short
        for seat, size in enumerate(sizes):
            if short and size - short >= sum(self.private[seat]):
                sizes[seat] -= short
                short = 0
        if sum(self.least) > made or short:
            needed = max(sum(self.least), made + (1 if short else 0))
            return [Problem("draws", "seat", rule="TUA-5", needed=needed, made=made)]
        pool = list(self.public)
        for _ in range(OPENING):
            self._from(pool)
        self._share(sizes, pool)
        return []

    def _deal_out_stage_2(self) -> None:
        sizes: list[int] = []
        free = sum(self.public)
        for seat, cards in enumerate(self.private):
            extra = DRAWN * self.least[seat] - sum(cards)
            if extra > free:
                self.drawn[seat] = [0] * KINDS
                sizes.append(0)
            else:
                free -= extra
                sizes.append(DRAWN * self.least[seat])
        self._share(sizes, list(self.public))

    def _share(self, sizes: list[int], pool: list[int]) -> None:
        """Fill every seat's draws up with cards that lie open."""
        for seat, size in enumerate(sizes):
            for _ in range(size - sum(self.drawn[seat])):
                self.drawn[seat][self._from(pool)] += 1

    @staticmethod
    def _from(pool: list[int]) -> int:
        """Take one of the most common cards of the pool."""
        kind = max(range(KINDS), key=lambda kind: pool[kind])
        pool[kind] -= 1
        return kind

    # -- told -----------------------------------------------------------------------------

    def check(self, told: list[list[int]]) -> list[Problem]:
        """Take over draws that a position lists; the laws they break."""
        problems: list[Problem] = []
        self.drawn = told
        uneven = [seat for seat, cards in enumerate(told) if sum(cards) % DRAWN]
        for seat in uneven:
            if len(uneven) > 1 or sum(self.pile) > 0:
                count = sum(told[seat])
                problems.append(Problem("drawn-threes", f"seat {seat + 1}.drawn", rule="TUA-5", count=count))
        if self.stage == 1:
            for seat, cards in enumerate(told):
                few = -(-sum(cards) // DRAWN) < self.least[seat]
                if few or any(cards[kind] < self.private[seat][kind] for kind in range(KINDS)):
                    problems.append(Problem("drawn-hand", f"seat {seat + 1}.drawn", rule="TUA-5"))
        if not problems and not self._fits_public():
            problems.append(Problem("drawn-open", "seat", rule="TUA-5"))
        return problems

    def _fits_public(self) -> bool:
        """Of the open cards somebody drew every one in stage 1 but those that opened the market."""
        over = 0
        for kind in range(KINDS):
            open_draws = sum(
                max(0, cards[kind] - own[kind]) for cards, own in zip(self.drawn, self.private, strict=True)
            )
            if open_draws > self.public[kind]:
                return False
            over += self.public[kind] - open_draws
        return self.stage == 2 or over == OPENING
