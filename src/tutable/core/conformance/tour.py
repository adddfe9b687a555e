"""One game at the level of `State`: what holds at every step, whoever drives it."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from fractions import Fraction
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.chance import ChanceSource, local_seed
from tutable.core.codec import decode, encode, encode_knowledge
from tutable.core.components import Components
from tutable.core.conformance.branches import TooManyBranches, branches
from tutable.core.conformance.doors import any_option, is_sealed, seats_of, viewers
from tutable.core.conformance.memory import check_memory
from tutable.core.conformance.prompt import check_prompt
from tutable.core.conformance.report import Watch
from tutable.core.engine import BITS, CHANCE, LEGAL, NOBODY, NOT_NOW, Shown, State
from tutable.core.events import Ear
from tutable.core.game import Game

MOST_OPTIONS = 40  # a step with more is not tried option by option
MOST_BRANCHES = 300
SEVERAL = 8  # ways in which a turn is finished
LONG_TURN = 12


class Tour:
    """Plays one game at random and checks the table at every step."""

    def __init__(self, watch: Watch, game: Game, components: Components, options: dict[str, str]) -> None:
        self.watch = watch
        self.game = game
        self.random = Random(f"tour {watch.players} {watch.seed}")
        self.source = ChanceSource(local_seed(watch.seed))
        self.keys: set[str] = set()
        self.state = game.start(watch.players, options, components)
        self.blank = self.state.clone()
        self.census = self.state.census()

    def play(self, limit: int) -> bool:
        """Play to the end; False if there is none within `limit` steps."""
        while not self.state.is_over():
            if not self.watch.expect("ends", self.watch.step < limit, f"not over after {limit} steps"):
                return False
            if not self.step():
                return False
            self.watch.step += 1
        self.at_the_end()
        return True

    def step(self) -> bool:
        self.table()
        mask = self.state.deciders()
        pick: int | None = None
        if mask == CHANCE:
            self.chance()
            pick = any_option(self.state, self.random)
        elif self.watch.expect("ends", 0 < mask < BITS[self.watch.players], f"nobody decides (mask {mask})"):
            for seat in seats_of(mask, self.watch.players):
                self.decision(seat)
            pick = any_option(self.state, self.random)
        if not self.watch.expect("ends", pick is not None, "nothing can be picked") or pick is None:
            return False
        if is_sealed(self.state):
            self.sealed()
        elif mask == CHANCE or self.random.random() < 0.3:
            self.told()
        elif self.random.random() < 0.3:
            self.turns()
        if not is_sealed(self.state) and self.random.random() < 0.15:
            with self.watch.guard("memory"):
                check_memory(self.watch, self.state, pick, self.random.choice(viewers(self.watch.players)))
        if self.random.random() < 0.3:
            with self.watch.guard("prompt"):
                check_prompt(self.watch, self.state, pick, self.random.choice(viewers(self.watch.players)))
        self.state.take(pick)
        return True

    # -- the table ------------------------------------------------------------------------

    def table(self) -> None:
        s, watch = self.state, self.watch
        before = encode(s)
        with watch.guard("census"):
            watch.expect("census", s.census() == self.census, f"{s.census()}, at first {self.census}")
        watch.expect("ends", 0 < s.depth <= len(s.stack), f"stack {s.depth} deep, room for {len(s.stack)}")
        with watch.guard("codec"):
            read = decode(self.blank.clone(), before)
            watch.expect("codec", encode(read) == before, "another state is read than was written")
            watch.expect("codec", read.options() == s.options(), "the state read has other options")
        with watch.guard("clone"):
            self.clone(before)
        if self.random.random() < 0.3:
            with watch.guard("snapshot"):
                self.snapshot(before)
        if encode(s) != before:  # so that one defect does not show up as many
            decode(s, before)

    def clone(self, before: bytes) -> None:
        s, watch = self.state, self.watch
        copy = s.clone()
        watch.expect("clone", encode(copy) == before, "the copy differs from the start")
        watch.expect("clone", copy.listener is None, "the copy keeps the listener")
        for _ in range(6):
            pick = None if copy.is_over() else any_option(copy, self.random)
            if pick is None:
                break
            copy.take(pick)
        watch.expect("clone", encode(s) == before, "playing on the copy changes the original")
        scribble(s.clone())
        watch.expect("clone", encode(s) == before, "writing on the copy changes the original")

    def snapshot(self, before: bytes) -> None:
        for seat in viewers(self.watch.players):
            original = self.state.clone()
            knowledge = original.knowledge(seat)
            known = encode_knowledge(knowledge)
            scribble(original)
            same = encode_knowledge(knowledge) == known
            self.watch.expect("snapshot", same, f"what seat {seat} knows changes with the table")
            overwrite(self.state.knowledge(seat).tables())
        self.watch.expect("snapshot", encode(self.state) == before, "writing on knowledge changes the table")

    def at_the_end(self) -> None:
        s, watch = self.state, self.watch
        with watch.guard("ends"):
            watch.expect("ends", s.deciders() == NOBODY and s.options() == [], "a finished game still asks")
            watch.expect("ends", len(s.scores()) == watch.players, "not every seat has a score")
            seats = set(range(watch.players))
            watch.expect("ends", bool(s.winners()) and seats >= set(s.winners()), f"winners {s.winners()}")
        watch.expect("census", s.census() == self.census, f"{s.census()}, at first {self.census}")

    # -- decisions ------------------------------------------------------------------------

    def decision(self, seat: int) -> None:
        s, watch, game = self.state, self.watch, self.game
        options, picks = s.options_of(seat), s.picks_of(seat)
        codes = [int(s.why_not(seat, pick)) for pick in range(game.picks)]
        legal = [pick for pick in range(game.picks) if codes[pick] == LEGAL]
        name = s.decisions[s.top() & 0xFF].name
        about = f"{name}, seat {seat}"
        known = all(0 <= pick < game.picks for pick in picks)
        watch.expect("legality", known, f"{about}: picks beyond {game.picks}: {picks}")
        watch.expect("legality", len(set(picks)) == len(picks), f"{about}: picks twice: {picks}")
        filtered = [pick for pick in picks if known and codes[pick] == LEGAL]
        watch.expect(
            "legality", options == filtered, f"{about}: options {options}, filtered picks {filtered}"
        )
        watch.expect("legality", sorted(options) == legal, f"{about}: options {options}, why_not {legal}")
        watch.expect("ends", bool(options), f"{about} is asked and has no option")
        with watch.guard("reasons"):
            for code in set(codes) - {LEGAL, NOT_NOW}:
                reason = game.reasons.get(code, "")
                listed = reason in game.rulebook.reasons()
                watch.expect("reasons", listed, f"{about}: reason {code} {reason!r} is in no rule")
        with watch.guard("words"):
            self.words(seat, codes, about)

    def words(self, seat: int, codes: list[int], about: str) -> None:
        s = self.state
        f = s.asked(seat)
        decision = s.decisions[f & 0xFF]
        self.watch.expect("words", is_said(decision.ask(s, f)), f"{about}: no question")
        for pick in s.picks_of(seat):
            self.watch.expect("words", is_said(decision.show(s, f, pick)), f"{about}: no words for {pick}")
        before = encode(s)
        for pick, code in enumerate(codes):
            if code not in (LEGAL, NOT_NOW):
                params = decision.explain(s, f, pick)
                plain = all(isinstance(v, (str, int)) for v in params.values())
                self.watch.expect("words", plain, f"{about}: {pick} is explained with {params}")
        self.watch.expect("words", encode(s) == before, f"{about}: asking changes the table")

    def sealed(self) -> None:
        """A sealed choice of the first decider changes nothing for the others."""
        s, watch = self.state, self.watch
        chooser, *waiting = seats_of(s.deciders(), watch.players)
        if not waiting:
            return
        seen: dict[int, set[tuple[object, ...]]] = defaultdict(set)
        for pick in s.options_of(chooser):
            after, ear = heard(s, pick)
            watch.expect("sealed", after.seat() == waiting[0], "the next decider is not asked after a choice")
            for seat in viewers(watch.players):
                if seat != chooser:
                    told = tuple(ear.heard_by(seat))
                    watch.expect("sealed", not told, f"seat {seat} is told of a choice before the reveal")
                    options = tuple(after.options_of(seat)) if seat in waiting else ()
                    seen[seat].add((encode_knowledge(after.knowledge(seat)), options))
        for seat, different in seen.items():
            watch.expect(
                "sealed", len(different) == 1, f"seat {seat} can tell what seat {chooser} has chosen"
            )

    # -- chance and what is told ----------------------------------------------------------

    def chance(self) -> None:
        s, watch = self.state, self.watch
        f = s.top()
        decision = s.decisions[f & 0xFF]
        about = decision.name
        with watch.guard("chance"):
            outcomes = s.outcomes()
            positive = bool(outcomes) and all(weight > 0 for _, weight in outcomes)
            watch.expect("chance", positive, f"{about}: weights {outcomes}")
            picks = [pick for pick, _ in outcomes]
            known = len(set(picks)) == len(picks) and all(0 <= pick < self.game.picks for pick in picks)
            watch.expect("chance", known, f"{about}: outcomes {picks}")
            key = decision.key(s, f)
            watch.expect("chance", key not in self.keys, f"{about}: the key {key!r} comes twice")
            self.keys.add(key)
            if positive:
                lucky = self.source.outcome(key, outcomes)
                copy = s.clone()
                again = self.source.outcome(decision.key(copy, copy.top()), copy.outcomes())
                watch.expect("chance", lucky == again, f"{about}: a copy of the table has other luck")
                self.draws(about, outcomes)

    def draws(self, about: str, outcomes: list[tuple[int, int]]) -> None:
        """The fast generator follows the weights, exactly."""
        s = self.state
        f = s.top()
        decision = s.decisions[f & 0xFF]
        total = sum(weight for _, weight in outcomes)
        found: dict[int, Fraction] = defaultdict(Fraction)
        try:
            for weight, pick in branches(lambda rng: decision.draw(s, f, rng, s.box.buffer), MOST_BRANCHES):
                found[int(pick)] += weight
        except TooManyBranches:
            return
        exact = {pick: Fraction(weight, total) for pick, weight in outcomes}
        self.watch.expect("chance", found == exact, f"{about}: drawn {dict(found)}, weights say {exact}")

    def told(self) -> None:
        """Try every option: what a seat is told and what it knows afterwards must match."""
        s, watch = self.state, self.watch
        options = s.options()
        mover = int(s.seat())
        if len(options) > MOST_OPTIONS:
            return
        tried = [heard(s, pick) for pick in options]
        whole = [encode(after) for after, _ in tried]
        for seat in (
            viewers(watch.players) if mover == CHANCE else self.random.sample(viewers(watch.players), 2)
        ):
            told = [tuple(ear.heard_by(seat)) for _, ear in tried]
            known = [encode_knowledge(after.knowledge(seat)) for after, _ in tried]
            if mover == CHANCE:
                self.nothing_untold(seat, told, known)
            self.nothing_forgotten(seat, options, told, known, whole)

    def turns(self) -> None:
        """Finish the turn in several ways: who is told the same of two of them knows the same."""
        s, watch = self.state, self.watch
        mover = int(s.seat())
        ends: list[tuple[State, Ear]] = []
        for _ in range(SEVERAL):
            after, ear = s.clone(), Ear()
            after.listener = ear
            for _ in range(LONG_TURN):
                pick = any_option(after, self.random)
                if pick is None or after.deciders() == CHANCE:
                    break
                after.take(pick)
                if is_done(s, after, mover):
                    ends.append((after, ear))
                    break
        for seat in viewers(watch.players):
            if seat != mover:
                told = [tuple(ear.heard_by(seat)) for _, ear in ends]
                self.nothing_untold(
                    seat, told, [encode_knowledge(after.knowledge(seat)) for after, _ in ends]
                )

    def nothing_untold(self, seat: int, told: list[tuple[int, ...]], known: list[bytes]) -> None:
        """Two things that a seat is told the same of leave it with the same knowledge."""
        first: dict[tuple[int, ...], bytes] = {}
        for words, knows in zip(told, known, strict=True):
            detail = f"seat {seat} knows more than it is told by {list(words)}"
            self.watch.expect("told", knows == first.setdefault(words, knows), detail)

    def nothing_forgotten(
        self,
        seat: int,
        options: list[int],
        told: list[tuple[int, ...]],
        known: list[bytes],
        whole: list[bytes],
    ) -> None:
        """What tells two tables apart when it is told is kept in knowledge.

        Equal knowledge after different words is right only if the words were about nothing that
        lasts: the same tables must then be possible after each of them.
        """
        tables: dict[bytes, dict[tuple[int, ...], Counter[bytes]]] = defaultdict(lambda: defaultdict(Counter))
        for i, words in enumerate(told):
            tables[known[i]][words][whole[i]] += 1
        for by_words in tables.values():
            sets = [set(counts) for counts in by_words.values()]
            same = all(one == other for one, other in itertools.pairwise(sets))
            detail = (
                f"seat {seat} is told apart tables (picks {options}) that its knowledge cannot tell apart"
            )
            self.watch.expect("told", same, detail)


def heard(s: State, pick: int) -> tuple[State, Ear]:
    """A copy after a pick, and what was said."""
    after, ear = s.clone(), Ear()
    after.listener = ear
    after.take(pick)
    return after, ear


def is_done(before: State, after: State, mover: int) -> bool:
    """Would the turn be over, so that everybody sees the table as it is now?"""
    mask = after.deciders()
    return bool(after.turn != before.turn or mask == NOBODY or (mask != CHANCE and mask & BITS[mover] == 0))


def is_said(shown: Shown) -> bool:
    return bool(shown.message)


def scribble(s: State) -> None:
    """Overwrite every number of a state in place."""
    overwrite([s.stack, *s.tables()])


def overwrite(tables: list[vec[i64]]) -> None:
    for table in tables:
        for i in range(len(table)):
            table[i] += 1
