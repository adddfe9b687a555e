"""The contract of the engine: a table (`State`), a stack of frames, and decisions.

A game is a fold: what happens next is the top frame of `State.stack`; its `Decision` says who
chooses, among what, why a choice is forbidden, and what it does. Nothing else holds rules.

Frames are packed integers (kind, seat, four arguments), so a state is a handful of flat
vectors: cheap to copy, easy to save. Chance is a seat. The same file runs interpreted (the
reference) and compiled with mypyc.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tutable.core.rng import Rng

LEGAL: Final = 0  # what why_not answers when nothing speaks against a pick
NOT_NOW: Final = 1  # this id is no part of the decision; the reasons of a game begin at 2

CHANCE: Final = -1  # the seat that rolls, draws, shuffles and reckons
NOBODY: Final = -2  # the seat to act when the game is over
SPECTATOR: Final = 6  # the "seat" of somebody who only watches

EVERYONE: Final = 0x7F  # audience: six seats and the spectators
# 1 << n, from a table: see docs/architecture.md
BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
LOWEST: Final = vec[i64]([max((mask & -mask).bit_length() - 1, 0) for mask in range(1024)])  # bit of a mask
HOW_MANY: Final = vec[i64]([mask.bit_count() for mask in range(1024)])  # bits of a mask

MAX_DEPTH: Final = 32
EMPTY: Final = vec[i64]()  # until something is laid there: cheaper than a new one, and clones are many

LOW: Final = 0xFFFFFFFF
CARRY: Final = 1_013_904_240  # CARRY * 2**32 - 1 is prime, and so is half of it
HIGH: Final = 625_341_585  # keeps the upper half of a number away from the number after it


def mixed(key: i64, number: i64) -> i64:
    """A key with one more number in it: multiply with carry, which counts modulo a prime of 62 bits.

    Every intermediate value stays below 2**63, so both builds find the same key.
    """
    return ((key ^ number) & LOW) * CARRY + (key >> 32) + (number >> 32) * HIGH


def only(seat: i64) -> i64:
    """The audience of one seat."""
    return BITS[seat]


def others(seat: i64) -> i64:
    """Everybody but one seat, spectators included."""
    return EVERYONE - BITS[seat]


def frame(kind: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """Pack a frame: its kind, the seat it belongs to and up to four arguments of 0..255."""
    return kind | (seat << 8) | (a << 12) | (b << 20) | (c << 28) | (d << 36)


def with_seat(f: i64, seat: i64) -> i64:
    """The same frame, asked of another seat."""
    return f - (f & 0xF00) + (seat << 8)


def kind_of(f: i64) -> i64:
    return f & 0xFF


def seat_of(f: i64) -> i64:
    return (f >> 8) & 0xF


def a_of(f: i64) -> i64:
    return (f >> 12) & 0xFF


def b_of(f: i64) -> i64:
    return (f >> 20) & 0xFF


def c_of(f: i64) -> i64:
    return (f >> 28) & 0xFF


def d_of(f: i64) -> i64:
    return (f >> 36) & 0xFF


class Shown:
    """What a pick or an event means: a message with arguments, and the things it concerns.

    Arguments are numbers, or strings naming something: `name:gold` (a component), `names:gold, camel-n 2`
    (several), `seat:2` (a player). References are the table's places (`hand.gold`, `seat2.animal0`).
    """

    def __init__(self, message: str, args: dict[str, str | int], refs: list[str]) -> None:
        self.message = message
        self.args = args
        self.refs = refs

    def __repr__(self) -> str:
        return f"Shown({self.message!r}, {self.args!r}, {self.refs!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shown):
            return False
        return self.message == other.message and self.args == other.args and self.refs == other.refs

    def __hash__(self) -> int:
        return hash(self.message)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears the events of one state; `Match` keeps them, a search has none."""

    def hear(self, event: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Knower:
    """Tells what a seat knows of a table: handed to the box, so that a state need not import it."""

    def knowledge(self, s: State, seat: i64) -> Knowledge:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What is the same for every copy of a table: components, options, seats, decisions."""

    def __init__(self, players: int, decisions: list[Decision[Any]], picks: int, first: int = -1) -> None:
        self.players: i64 = players
        self.first: i64 = first  # the seat that starts, or -1: by lot
        # A `vec` knows the type of what it holds; what comes out of a list is asked for it at every pick.
        self.decisions: vec[Decision[Any]] = vec[Decision](decisions)  # type: ignore[type-arg]
        self.picks = picks  # how many pick ids the game has
        self.buffer = vec[i64]([0] * (picks + 1))
        self.origin: Any = None  # what the table was made from: see `core.pickling`
        self.parts = ""  # the hash of its components
        for decision in decisions:
            # What an interpreted subclass sets in its body, compiled code does not see in the field.
            subclass: Any = decision
            decision.name = subclass.name
            decision.sealed = subclass.sealed
            decision.chance = subclass.chance


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One table at one moment: what lies where, and the stack of what happens next."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.decisions = box.decisions
        self.stack = EMPTY
        self.depth: i64 = 0
        self.turn: i64 = 0  # turns finished; Match asks for End when it grows
        self.listener: Listener | None = None

    # -- for the rules --------------------------------------------------------------------

    def push(self, f: i64) -> None:
        """What happens next, before everything already waiting."""
        depth = self.depth
        self.stack[depth] = f
        self.depth = depth + 1

    def pop(self) -> None:
        depth = self.depth - 1
        self.stack[depth] = 0
        self.depth = depth

    def replace(self, f: i64) -> None:
        """Put another frame in place of the top one."""
        top = self.depth - 1
        self.stack[top] = f

    def tell(self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Say what happened to those who may know it; costs nothing when nobody listens."""
        listener = self.listener
        if listener is not None:
            listener.hear(kind | (audience << 8) | (a << 15) | (b << 27) | (c << 39) | (d << 51))

    # -- for whoever drives the game ------------------------------------------------------

    def top(self) -> i64:
        top = self.depth - 1
        return self.stack[top]

    def is_over(self) -> bool:
        return self.depth == 0

    def deciders(self) -> i64:
        """The seats that may decide now as a bit mask, CHANCE, or NOBODY when the game is over."""
        if self.depth == 0:
            return NOBODY
        f = self.stack[self.depth - 1]
        return self.decisions[f & 0xFF].deciders(self, f)

    def seat(self) -> i64:
        """The seat whose pick `take` expects: CHANCE, NOBODY, or the lowest of the deciders."""
        if self.depth == 0:
            return NOBODY
        f = self.top()
        decision = self.decisions[f & 0xFF]
        if decision.chance:
            return CHANCE
        if not decision.sealed:
            return (f >> 8) & 0xF
        mask = decision.deciders(self, f)
        seat: i64 = 0
        while mask & 1 == 0:
            mask >>= 1
            seat += 1
        return seat

    def asked(self, seat: i64) -> i64:
        """The top frame as it is put to one seat: in a sealed decision every decider is asked."""
        f = self.stack[self.depth - 1]
        if self.decisions[f & 0xFF].sealed:
            return with_seat(f, seat)
        return f

    def options(self) -> list[int]:
        """The legal picks of `seat()`, in the game's order."""
        if self.depth == 0:
            return []
        f = self.stack[self.depth - 1]
        decision = self.decisions[f & 0xFF]
        if decision.sealed:
            f = with_seat(f, self.seat())
        buffer = self.box.buffer
        n = decision.options(self, f, buffer)
        return [buffer[i] for i in range(n)]

    def options_of(self, seat: i64) -> list[int]:
        """The legal picks of any of the deciders."""
        f = self.asked(seat)
        buffer = self.box.buffer
        n = self.decisions[f & 0xFF].options(self, f, buffer)
        return [buffer[i] for i in range(n)]

    def picks_of(self, seat: i64) -> list[int]:
        """Everything a person might try now, legal or not."""
        f = self.asked(seat)
        buffer = self.box.buffer
        n = self.decisions[f & 0xFF].picks(self, f, buffer)
        return [buffer[i] for i in range(n)]

    def why_not(self, seat: i64, pick: i64) -> i64:
        """LEGAL or a reason, for any pick id of the game."""
        f = self.asked(seat)
        return self.decisions[f & 0xFF].why_not(self, f, pick)

    def take(self, pick: i64) -> None:
        """Carry out a legal pick of `seat()`. Legality is the caller's business: see `Match.act`."""
        f = self.stack[self.depth - 1]
        self.decisions[f & 0xFF].take(self, f, self.seat(), pick)

    def take_as(self, seat: i64, pick: i64) -> None:
        """Carry out a legal pick of one of the deciders, whoever else is still to choose."""
        f = self.stack[self.depth - 1]
        self.decisions[f & 0xFF].take(self, f, seat, pick)

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance frame: (outcome, weight) for everything that can happen."""
        f = self.stack[self.depth - 1]
        decision = self.decisions[f & 0xFF]
        return [(pick, decision.weight(self, f, pick)) for pick in self.options()]

    def roll(self, rng: Rng) -> i64:
        """Settle chance with the fast generator until a player decides; how many outcomes that took."""
        buffer = self.box.buffer
        count: i64 = 0
        while self.depth > 0:
            f = self.top()
            decision = self.decisions[f & 0xFF]
            if not decision.chance:
                break
            decision.take(self, f, CHANCE, decision.draw(self, f, rng, buffer))
            count += 1
        return count

    # -- for other processes --------------------------------------------------------------

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> Any:
        from tutable.core.pickling import freeze

        return freeze(self)

    # -- to be written by each game -------------------------------------------------------

    def clone(self) -> State:
        """An independent copy without listener."""
        raise NotImplementedError

    def tables(self) -> list[vec[i64]]:
        """Everything this game keeps beyond the stack, in a fixed order."""
        raise NotImplementedError

    def set_tables(self, tables: list[vec[i64]]) -> None:
        """The inverse of `tables`."""
        raise NotImplementedError

    def knowledge(self, seat: i64) -> Knowledge:
        """What a seat (or SPECTATOR) with perfect memory knows."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """How many of each component there are anywhere on the table: never changes in a match."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points so far, seat by seat."""
        raise NotImplementedError

    def tie_break(self, seat: i64) -> i64:
        """Of those with the most points the highest wins; who is alike here shares the win."""
        return 0

    # -- who wins -------------------------------------------------------------------------

    def tied(self) -> list[int]:
        """The seats with the most points."""
        totals = self.scores()
        return [seat for seat in range(len(totals)) if totals[seat] == max(totals)]

    def winners(self) -> list[int]:
        """The seats that win (several share a win); empty before the game is over."""
        if self.depth > 0:
            return []
        tied = self.tied()
        best = max([self.tie_break(seat) for seat in tied])
        return [seat for seat in tied if self.tie_break(seat) == best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What one seat knows, with perfect memory and by counting.

    Built up by allow-list from a state, never stripped down from it. Views, logs and bots are
    made from this alone.
    """

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def __copy__(self) -> Knowledge:
        return self

    def __deepcopy__(self, memo: Any) -> Knowledge:
        return self

    def __reduce__(self) -> Any:
        from tutable.core.pickling import freeze_knowledge

        return freeze_knowledge(self)

    def tables(self) -> list[vec[i64]]:
        """Everything known, in a fixed order: two equal knowledges have equal tables."""
        raise NotImplementedError

    def key(self) -> i64:
        """A number that names what is known: equal knowledge has equal keys, on every machine, and two that
        differ share one only once in 10**18 times. Much cheaper than `codec.encode_knowledge`."""
        found: i64 = 1
        for table in self.tables():
            found = mixed(found, len(table))
            for i in range(len(table)):
                found = mixed(found, table[i])
        return found

    def unknown(self) -> i64:
        """How many cards or tiles on the table this seat cannot name."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> State:
        """A full state that this seat could not tell from the real one."""
        raise NotImplementedError

    def view(self) -> dict[str, Any]:
        """What a client draws for this seat, as plain JSON values."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One thing the rulebook lets somebody decide. Stateless: one instance per kind of frame.

    The frame `f` carries the deciding seat; in a sealed decision it is filled in for each seat.
    """

    name: str = ""  # the prompt's message id is `ask-<name>`
    chance: bool = False  # the table decides, not a seat: see `Chance`
    sealed: bool = False  # several seats choose at once, unseen until the last has chosen

    def deciders(self, s: S, f: i64) -> i64:
        """A bit mask of seats, or CHANCE. A frame that is not sealed belongs to its one seat."""
        return BITS[seat_of(f)]

    def picks(self, s: S, f: i64, out: vec[i64]) -> i64:
        """Write everything a person might try into `out`; return how many."""
        raise NotImplementedError

    def why_not(self, s: S, f: i64, pick: i64) -> i64:
        """LEGAL, or the reason that speaks against a pick: the only source of legality.

        Answers for every id of the game, not only for those that `picks` lists.
        """
        return LEGAL

    def options(self, s: S, f: i64, out: vec[i64]) -> i64:
        """The legal picks: `picks` filtered by `why_not`."""
        n = self.picks(s, f, out)
        legal: i64 = 0
        for i in range(n):
            pick = out[i]
            if self.why_not(s, f, pick) == LEGAL:
                out[legal] = pick
                legal += 1
        return legal

    def take(self, s: S, f: i64, seat: i64, pick: i64) -> None:
        """Change the table, tell what happened, push what comes next."""
        raise NotImplementedError

    def show(self, s: S, f: i64, pick: i64) -> Shown:
        """What a pick means, for people."""
        raise NotImplementedError

    def ask(self, s: S, f: i64) -> Shown:
        """What is asked of the decider."""
        return Shown("ask-" + self.name, {}, [])

    def explain(self, s: S, f: i64, pick: i64) -> dict[str, str | int]:
        """The parameters of the reason why a pick is forbidden."""
        return {}

    # Chance only: see `Chance`.

    def weight(self, s: S, f: i64, pick: i64) -> i64:
        """How many equally likely cases stand behind a chance outcome."""
        return 1

    def key(self, s: S, f: i64) -> str:
        """Names this chance event within the match: its luck depends on nothing else."""
        raise NotImplementedError

    def draw(self, s: S, f: i64, rng: Rng, out: vec[i64]) -> i64:
        """A chance outcome from the fast generator, by weight."""
        n = self.picks(s, f, out)
        if n == 1:
            return out[0]
        total: i64 = 0
        for i in range(n):
            total += self.weight(s, f, out[i])
        left = rng.below(total)
        for i in range(n):
            left -= self.weight(s, f, out[i])
            if left < 0:
                return out[i]
        return out[n - 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """What the table does by itself: rolls, draws, shuffles, reckoning. Everything listed can happen."""

    chance: bool = True

    def deciders(self, s: S, f: i64) -> i64:
        return CHANCE

    def options(self, s: S, f: i64, out: vec[i64]) -> i64:
        return self.picks(s, f, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Chance[S]):
    """Chance that favours nothing: one of so many, without asking each for its weight."""

    def draw(self, s: S, f: i64, rng: Rng, out: vec[i64]) -> i64:
        n = self.picks(s, f, out)
        if n == 1:
            return out[0]
        return out[rng.below(n)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reckoning(Chance[S]):
    """What happens without luck: one outcome, after the turn before it has been ended."""

    def picks(self, s: S, f: i64, out: vec[i64]) -> i64:
        out[0] = 0
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayer(Chance[S]):
    """Who begins: the seat that the table has named, or any, by lot. Games write `take`."""

    name: str = "first"

    def picks(self, s: S, f: i64, out: vec[i64]) -> i64:
        if s.box.first >= 0:
            out[0] = s.box.first
            return 1
        for seat in range(s.box.players):
            out[seat] = seat
        return s.box.players

    def key(self, s: S, f: i64) -> str:
        return "first"
