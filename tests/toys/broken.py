"""Lanterns, broken on purpose: one defect each, with the property that must catch it."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tests.toys.lanterns import terms
from tests.toys.lanterns.decisions import Deal, Draw, Hang, Reckon, Turn, end_turn
from tests.toys.lanterns.game import HERE, Lanterns
from tests.toys.lanterns.knowledge import LanternKnowledge
from tests.toys.lanterns.state import LanternState
from tests.toys.lanterns.terms import HIDE, KINDS, LIGHT, LIGHTS, STOP, TAKE
from tutable.core.engine import BITS, EVERYONE, Decision, a_of, b_of, frame, seat_of
from tutable.core.rng import Rng


class Broken(Lanterns):
    """A copy of Lanterns under its own name."""

    caught_by: ClassVar[str]
    replaced: ClassVar[dict[int, Decision[LanternState]]] = {}

    def __init__(self) -> None:
        super().__init__(HERE)
        self.id = type(self).__name__
        self.decisions: list[Decision[Any]] = [*Lanterns.decisions]
        for kind, decision in self.replaced.items():
            self.decisions[kind] = decision


# -- secrets ------------------------------------------------------------------------------


class OpenHands(LanternKnowledge):
    def __init__(self, s: LanternState, seat: int) -> None:
        super().__init__(s, seat)
        self.all_hands = s.hands[:]

    def tables(self) -> list[vec[i64]]:
        return [*super().tables(), self.all_hands]


class OpenHandsTable(LanternState):
    knowing = OpenHands


class LeakingKnowledge(Broken):
    """Everybody knows all hands."""

    caught_by = "samples"
    made_of = OpenHandsTable


class GlassHands(LanternKnowledge):
    def __init__(self, s: LanternState, seat: int) -> None:
        super().__init__(s, seat)
        self.all_hands = s.hands[:]

    def view(self) -> dict[str, Any]:
        return {**super().view(), "hands": [int(count) for count in self.all_hands]}


class GlassHandsTable(LanternState):
    knowing = GlassHands


class LeakingView(Broken):
    """The picture shows all hands, though knowledge as such does not hold them."""

    caught_by = "non-interference"
    made_of = GlassHandsTable


class LoudDraw(Draw):
    def give(self, s: LanternState, seat: int, pick: int) -> None:
        s.deck[pick] -= 1
        s.hands[seat * KINDS + pick] += 1
        s.tell(terms.DEALT, EVERYONE, seat, pick)


class LeakingEvent(Broken):
    """Everybody is told what is drawn."""

    caught_by = "told"
    replaced: ClassVar = {terms.DRAW: LoudDraw()}


class LoudStop(Turn):
    def stop(self, s: LanternState, seat: int) -> None:
        s.tell(terms.ALONE, EVERYONE, seat, s.hands[seat * KINDS])
        super().stop(s, seat)


class LeakingWords(Broken):
    """Whoever stops lets slip how many red lanterns are in hand: no pick of its own, no chance."""

    caught_by = "told"
    replaced: ClassVar = {terms.TURN: LoudStop()}


class OpenLight(Turn):
    def light(self, s: LanternState, f: i64, seat: int, kind: int) -> None:
        hidden = s.hidden[seat]
        s.hidden[seat] = hidden | (EVERYONE << 3) if hidden else 0
        super().light(s, f, seat, kind)
        s.hidden[seat] = hidden


class GlimpsedWhileTold(Broken):
    """A hidden lantern lies open while it is told that another is lit, and not before or after it."""

    caught_by = "steps"
    replaced: ClassVar = {terms.TURN: OpenLight()}


class Forgetful(LanternKnowledge):
    def seen(self, card: i64) -> i64:
        own = (card >> 3) & 0x7F == BITS[self.seat] or card >> 3 == EVERYONE
        return card if card == 0 or own else card | 7


class ForgetfulTable(LanternState):
    knowing = Forgetful


class ForgottenPeek(Broken):
    """Who has looked at a hidden lantern does not remember it."""

    caught_by = "told"
    made_of = ForgetfulTable


class ColourGuesses(LanternKnowledge):
    @staticmethod
    def deal(left: list[int], rng: Rng) -> int:
        colours = [kind for kind in range(KINDS) if left[kind] > 0]
        kind = colours[rng.below(len(colours))]
        left[kind] -= 1
        return kind


class ColourGuessesTable(LanternState):
    knowing = ColourGuesses


class BiasedSample(Broken):
    """Samples guess colours, not lanterns."""

    caught_by = "memory"
    made_of = ColourGuessesTable


class Fading(LanternKnowledge):
    def __init__(self, s: LanternState, seat: int) -> None:
        self.is_asked = s.depth > 0 and seat_of(s.top()) == seat
        super().__init__(s, seat)

    def seen(self, card: i64) -> i64:
        own = (card >> 3) & 0x7F == BITS[self.seat]
        return super().seen(card) if card == 0 or own or self.is_asked else card | 7


class FadingTable(LanternState):
    knowing = Fading


class FadingPeek(Broken):
    """What a look has shown is forgotten when the turn is over, though nothing could explain that."""

    caught_by = "memory"
    made_of = FadingTable


class HastyGuesses(LanternKnowledge):
    def sample(self, rng: Rng) -> LanternState:
        self.is_midway = self.marks[1] > 0 and a_of(self.stack[self.marks[1] - 1]) > 0
        return super().sample(rng)

    def deal(self, left: list[int], rng: Rng) -> int:  # type: ignore[override]
        return ColourGuesses.deal(left, rng) if self.is_midway else LanternKnowledge.deal(left, rng)


class HastyGuessesTable(LanternState):
    knowing = HastyGuesses


class BiasedAfterAPick(Broken):
    """Samples guess colours as soon as a lantern is lit, which tells nothing of the hidden ones."""

    caught_by = "memory"
    made_of = HastyGuessesTable


class SilentTurn(Turn):
    def light(self, s: LanternState, f: i64, seat: int, kind: int) -> None:
        s.hands[seat * KINDS + kind] -= 1
        s.rows[seat * KINDS + kind] += 1
        s.points[seat] += 1
        if a_of(f) + 1 == LIGHTS:
            end_turn(s, seat)
        else:
            s.replace(frame(terms.TURN, seat, a_of(f) + 1, b_of(f)))


class Untold(Broken):
    """Lanterns are lit for all to see, and nobody is told."""

    caught_by = "told"
    replaced: ClassVar = {terms.TURN: SilentTurn()}


class HastyTurn(Turn):
    def hide(self, s: LanternState, seat: int, kind: int) -> None:
        super().hide(s, seat, kind)
        if s.hands[seat * KINDS] == 0:
            end_turn(s, seat)


class SkippedOnSecretGrounds(Broken):
    """Who has hidden a lantern and holds no red one is not asked on."""

    caught_by = "skip"
    replaced: ClassVar = {terms.TURN: HastyTurn()}


class SloppyDealer(LanternKnowledge):
    def sample(self, rng: Rng) -> LanternState:
        s = super().sample(rng)
        if self.seat < self.rules.players:
            for kind in range(KINDS):
                one, other = self.seat * KINDS + kind, (self.seat + 1) % self.rules.players * KINDS + kind
                s.hands[one], s.hands[other] = s.hands[other], s.hands[one]
        return s


class SloppyTable(LanternState):
    knowing = SloppyDealer


class WrongSample(Broken):
    """Samples swap the own hand with a neighbour's."""

    caught_by = "samples"
    made_of = SloppyTable


class Oblivious(LanternKnowledge):
    def unknown(self) -> i64:
        return 0


class ObliviousTable(LanternState):
    knowing = Oblivious


class PeekAndUndo(Broken):
    """A look at a secret can be taken back, because nothing ever counts as unknown."""

    caught_by = "horizon"
    made_of = ObliviousTable


class Mirror(LanternKnowledge):
    def __init__(self, s: LanternState, seat: int) -> None:
        super().__init__(s, seat)
        self.rows = s.rows


class MirrorTable(LanternState):
    knowing = Mirror


class LiveKnowledge(Broken):
    """Knowledge keeps a vector of the table it was taken from."""

    caught_by = "snapshot"
    made_of = MirrorTable


class EagerTurn(Turn):
    def light(self, s: LanternState, f: i64, seat: int, kind: int) -> None:
        s.tell(terms.LIT, EVERYONE, seat, kind)
        listener, s.listener = s.listener, None
        super().light(s, f, seat, kind)
        s.listener = listener


class ToldTooSoon(Broken):
    """A lantern is said to burn before it does."""

    caught_by = "prompt"
    replaced: ClassVar = {terms.TURN: EagerTurn()}


# -- sealed choices -----------------------------------------------------------------------


class LoudHang(Hang):
    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        s.tell(terms.HUNG, EVERYONE, seat, pick)
        super().take(s, f, seat, pick)


class SealedChoiceTold(Broken):
    """A sealed choice is announced when it is made."""

    caught_by = "sealed"
    replaced: ClassVar = {terms.HANG: LoudHang()}


class Watchful(LanternKnowledge):
    def __init__(self, s: LanternState, seat: int) -> None:
        super().__init__(s, seat)
        self.hung = s.hung[:]


class WatchfulTable(LanternState):
    knowing = Watchful


class SealedChoiceSeen(Broken):
    """Everybody sees what the others have chosen."""

    caught_by = "sealed"
    made_of = WatchfulTable


# -- the table ----------------------------------------------------------------------------


class HungryHang(Hang):
    def reveal(self, s: LanternState) -> None:
        kept = s.discards[:]
        super().reveal(s)
        s.discards = kept


class LostCard(Broken):
    """Hung lanterns leave the game."""

    caught_by = "census"
    replaced: ClassVar = {terms.HANG: HungryHang()}


class SharedTable(LanternState):
    def clone(self) -> LanternState:
        c = super().clone()
        c.hands = self.hands
        return c


class SharedBuffer(Broken):
    """A copy shares the hands with its original."""

    caught_by = "clone"
    made_of = SharedTable


class ForgetfulCodecTable(LanternState):
    def set_tables(self, tables: list[vec[i64]]) -> None:
        points = self.points
        super().set_tables(tables)
        self.points = points

    def clone(self) -> LanternState:
        c = super().clone()
        c.points = self.points[:]
        return c


class WrongCodec(Broken):
    """Points are not read back."""

    caught_by = "codec"
    made_of = ForgetfulCodecTable


class RememberingTurn(Turn):
    """Holds state, which a decision must not."""

    def __init__(self) -> None:
        self.has_lit = False

    def why_not(self, s: LanternState, f: i64, pick: i64) -> i64:
        return terms.HAS_LIT if pick == TAKE and self.has_lit else super().why_not(s, f, pick)

    def light(self, s: LanternState, f: i64, seat: int, kind: int) -> None:
        self.has_lit = True
        super().light(s, f, seat, kind)

    def stop(self, s: LanternState, seat: int) -> None:
        self.has_lit = False
        super().stop(s, seat)


class WrongUndo(Broken):
    """A decision remembers what it did, and undo cannot take that back."""

    caught_by = "undo"
    replaced: ClassVar = {terms.TURN: RememberingTurn()}


class MoodyTurn(Turn):
    """Does what no journal says."""

    def __init__(self) -> None:
        self.mood = 0

    def stop(self, s: LanternState, seat: int) -> None:
        self.mood += 1
        s.points[seat] += self.mood % 3
        super().stop(s, seat)


class WrongReplay(Broken):
    """The same picks lead to other points the next time."""

    caught_by = "replay"
    replaced: ClassVar = {terms.TURN: MoodyTurn()}


class ScribblingTurn(Turn):
    def light(self, s: LanternState, f: i64, seat: int, kind: int) -> None:
        s.rules.values[0] += 1
        super().light(s, f, seat, kind)


class Nosy(LanternKnowledge):
    def view(self) -> dict[str, Any]:
        return {**super().view(), "value of red": self.rules.values[0]}

    def tables(self) -> list[vec[i64]]:
        return [*super().tables(), vec[i64]([self.rules.values[0]])]


class NosyTable(LanternState):
    knowing = Nosy


class WritesOnTheBox(Broken):
    """A tentative pick changes what all copies of the table share, so the others see it."""

    caught_by = "tentative"
    made_of = NosyTable
    replaced: ClassVar = {terms.TURN: ScribblingTurn()}


class MovesUnannounced(Broken):
    """The same, seen from the others' versions, which stand still."""

    caught_by = "versions"
    made_of = NosyTable
    replaced: ClassVar = {terms.TURN: ScribblingTurn()}


# -- legality -----------------------------------------------------------------------------


class GenerousTurn(Turn):
    def options(self, s: LanternState, f: i64, out: vec[i64]) -> i64:
        n = super().options(s, f, out)
        if s.hidden[seat_of(f)] > 0:
            out[n] = HIDE
            n += 1
        return n


class WrongOptions(Broken):
    """Offers something that why_not forbids."""

    caught_by = "legality"
    replaced: ClassVar = {terms.TURN: GenerousTurn()}


class NarrowTurn(Turn):
    def picks(self, s: LanternState, f: i64, out: vec[i64]) -> i64:
        out[0] = STOP
        out[1] = LIGHT
        return 2


class HiddenOption(Broken):
    """Something legal is not listed."""

    caught_by = "legality"
    replaced: ClassVar = {terms.TURN: NarrowTurn()}


class MumblingTurn(Turn):
    def why_not(self, s: LanternState, f: i64, pick: i64) -> i64:
        reason = super().why_not(s, f, pick)
        return 77 if reason == terms.LIGHT_NOT_IN_HAND else reason


class UnknownReason(Broken):
    """Refuses for a reason that is in no registry."""

    caught_by = "reasons"
    replaced: ClassVar = {terms.TURN: MumblingTurn()}


class UnlistedReason(Broken):
    """Refuses for a reason that the rulebook does not have."""

    caught_by = "reasons"
    reasons = {**terms.REASONS, terms.LIGHT_NOT_IN_HAND: "LAN-9.not-in-hand"}


class WordlessTurn(Turn):
    def explain(self, s: LanternState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"victim": f"seat:{[1, 2, 3][int(pick)]}"}


class NoExplanation(Broken):
    """Cannot explain what it refuses."""

    caught_by = "words"
    replaced: ClassVar = {terms.TURN: WordlessTurn()}


# -- chance and the end -------------------------------------------------------------------


class SameDraw(Draw):
    def key(self, s: LanternState, f: i64) -> str:
        return "draw"


class DuplicateKey(Broken):
    """All draws have the same luck."""

    caught_by = "chance"
    replaced: ClassVar = {terms.DRAW: SameDraw()}


class WeightlessDeal(Deal):
    def weight(self, s: LanternState, f: i64, pick: i64) -> i64:
        return s.deck[pick] - 1


class ZeroWeight(Broken):
    """The last lantern of a colour cannot be dealt, yet is listed."""

    caught_by = "chance"
    replaced: ClassVar = {terms.DEAL: WeightlessDeal()}


class BiasedDeal(Deal):
    def draw(self, s: LanternState, f: i64, rng: Rng, out: vec[i64]) -> i64:
        return out[rng.below(self.picks(s, f, out))]


class BiasedDraw(Broken):
    """The fast generator draws colours, not lanterns."""

    caught_by = "chance"
    replaced: ClassVar = {terms.DEAL: BiasedDeal()}


class EndlessReckon(Reckon):
    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.round = 0
        s.push(frame(terms.TURN))


class NeverEnding(Broken):
    """After the last round the first begins."""

    caught_by = "ends"
    replaced: ClassVar = {terms.RECKON: EndlessReckon()}


class StuckTurn(Turn):
    def why_not(self, s: LanternState, f: i64, pick: i64) -> i64:
        if pick == STOP and a_of(f) > 0:
            return terms.HAS_LIT
        return super().why_not(s, f, pick)


class Stuck(Broken):
    """Who has lit one lantern and has no other is left without an option."""

    caught_by = "ends"
    replaced: ClassVar = {terms.TURN: StuckTurn()}


class CrashingReckon(Reckon):
    def take(self, s: LanternState, f: i64, seat: i64, pick: i64) -> None:
        raise ZeroDivisionError("no winner")


class Crashing(Broken):
    """Raises at the end."""

    caught_by = "runs"
    replaced: ClassVar = {terms.RECKON: CrashingReckon()}


BROKEN: list[type[Broken]] = Broken.__subclasses__()
