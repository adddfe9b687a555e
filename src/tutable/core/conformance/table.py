"""One match with hesitations: undo, End, sealed choices, saving and loading, and who sees what of it."""

from __future__ import annotations

from random import Random

from tutable.core import journal as jrn
from tutable.core.chance import commitment
from tutable.core.codec import encode
from tutable.core.components import Components
from tutable.core.conformance.doors import Doors, difference, doors, is_sealed, viewers
from tutable.core.conformance.report import Watch
from tutable.core.conformance.samples import check_sample
from tutable.core.conformance.twins import check_twins
from tutable.core.errors import NothingToUndo
from tutable.core.game import Game
from tutable.core.match import Match

OFTEN = 0.3
NOW_AND_THEN = 0.07


class Table:
    """Plays one match at random, taking back now and then, and checks every door."""

    def __init__(self, watch: Watch, game: Game, components: Components, options: dict[str, str]) -> None:
        self.watch = watch
        self.random = Random(f"table {watch.players} {watch.seed}")
        auto_end = [seat for seat in range(watch.players) if self.random.random() < 0.5]
        self.match = Match.new(
            game, watch.players, seed=watch.seed, options=options, components=components, auto_end=auto_end
        )
        self.census = self.match.state.census()

    def play(self, limit: int) -> bool:
        """Play to the end; False if there is none within `limit` steps."""
        while not self.match.is_over:
            if not self.watch.expect("ends", self.watch.step < limit, f"not over after {limit} steps"):
                return False
            self.step()
            self.watch.step += 1
        self.saved()
        with self.watch.guard("replay"):
            kept = commitment(bytes.fromhex(self.match.seed)) == self.match.header.commitment
            self.watch.expect("replay", kept, "the seed shown at the end is not the one committed to")
        return True

    def step(self) -> None:
        match, random = self.match, self.random
        seat = match.deciders()[0]
        if random.random() < NOW_AND_THEN:
            self.saved()
        if random.random() < OFTEN:
            with self.watch.guard("samples"):
                check_sample(self.watch, match, random.choice(viewers(match.players)), self.census, random)
        if random.random() < NOW_AND_THEN:
            witness = seat if match.horizon(seat).steps else random.choice(viewers(match.players))
            with self.watch.guard("non-interference"):
                check_twins(self.watch, match, witness, random)
        if not match.horizon(seat).steps and is_sealed(match.state):
            self.sealed()
        elif match.horizon(seat).steps and random.random() < 0.15:
            self.undo(seat, 1 if random.random() < 0.7 else match.horizon(seat).steps)
        elif match.awaits_end():
            self.end(seat)
        else:
            self.act(seat)

    # -- acting and taking back -----------------------------------------------------------

    def act(self, seat: int) -> None:
        match, watch, random = self.match, self.watch, self.random
        pick = random.choice(match.state.options_of(seat))
        others = self.seen_by_others(seat)
        versions = [match.version(q) for q in viewers(match.players)]
        steps, tokens = match.horizon(seat).steps, len(match.journal)
        before = self.whole(seat) if random.random() < OFTEN else None
        told = len(match.events)
        match.act(seat, pick)
        after = match.horizon(seat)
        self.stand_still(seat, versions, others)
        chance = any(token.sort == "chance" for token in match.journal[tokens:])
        if after.steps == 0:
            self.cannot_undo(seat)
        else:
            shown = chance and len(match.events) > told
            watch.expect(
                "horizon", not shown, f"pick {pick} of seat {seat} showed luck and can be taken back"
            )
            watch.expect("horizon", after.steps == steps + 1, f"{after.steps} steps to undo after {steps}")
            self.unseen(seat, others, f"pick {pick}")
            if before is not None:
                self.there_and_back(seat, pick, before)

    def there_and_back(self, seat: int, pick: int, before: tuple[bytes, Doors]) -> None:
        match, watch = self.match, self.watch
        with watch.guard("undo"):
            there = self.whole(seat)
            match.undo(seat)
            self.same("undo", before, self.whole(seat), f"after pick {pick} of seat {seat} and undo")
            match.act(seat, pick)
            self.same("undo", there, self.whole(seat), f"after pick {pick} of seat {seat} taken again")

    def undo(self, seat: int, steps: int) -> None:
        """Take back some picks; all of them lead to where everybody else still is."""
        match, watch = self.match, self.watch
        others = self.seen_by_others(seat)
        with watch.guard("undo"):
            for _ in range(steps):
                match.undo(seat)
            self.unseen(seat, others, "taking back")
            if match.horizon(seat).steps == 0:
                tokens = jrn.canonical(match.journal)
                fresh = Match.load(match.canonical())
                same = encode(fresh.state) == encode(match.state) and fresh.journal == tokens
                watch.expect("undo", same, f"taking back all {steps} picks does not lead to the last commit")
                self.cannot_undo(seat)

    def cannot_undo(self, seat: int) -> None:
        match = self.match
        before = match.hash()
        try:
            match.undo(seat)
        except NothingToUndo:
            unchanged = match.hash() == before
            self.watch.expect("horizon", unchanged, "an undo that was refused changed the table")
        else:
            self.watch.fail("horizon", f"seat {seat} goes back beyond the horizon")

    def end(self, seat: int) -> None:
        others = self.seen_by_others(seat)
        versions = [self.match.version(q) for q in viewers(self.match.players)]
        self.match.end(seat)
        self.stand_still(seat, versions, others)
        self.cannot_undo(seat)

    # -- who sees what --------------------------------------------------------------------

    def whole(self, seat: int) -> tuple[bytes, Doors]:
        """The table, and all a seat sees of it."""
        return encode(self.match.state), doors(self.match, seat)

    def same(self, name: str, one: tuple[bytes, Doors], other: tuple[bytes, Doors], when: str) -> None:
        self.watch.expect(name, one[0] == other[0], f"{when}: another state")
        found = difference(one[1], other[1])
        self.watch.expect(name, not found, f"{when}: {found}")

    def seen_by_others(self, seat: int) -> dict[int, tuple[int, Doors]]:
        """Version and doors of everybody else; views and logs are long, so they are read only sometimes."""
        match = self.match
        full = self.random.random() < 0.2
        return {
            q: (match.version(q), doors(match, q, full=full)) for q in viewers(match.players) if q != seat
        }

    def unseen(self, seat: int, before: dict[int, tuple[int, Doors]], what: str) -> None:
        for q, (version, seen) in before.items():
            found = difference(seen, doors(self.match, q, full="log" in seen))
            self.watch.expect("tentative", not found, f"{what} of seat {seat} is seen by {q}: {found}")
            same = self.match.version(q) == version
            self.watch.expect("tentative", same, f"{what} of seat {seat} moves the version of {q}")

    def stand_still(self, seat: int, versions: list[int], before: dict[int, tuple[int, Doors]]) -> None:
        match = self.match
        for q, version in zip(viewers(match.players), versions, strict=True):
            if q == seat:
                self.watch.expect(
                    "versions", match.version(q) > version, f"seat {q} moves and stays at version {version}"
                )
            elif match.version(q) == version:
                found = difference(before[q][1], doors(match, q, full="log" in before[q][1]))
                self.watch.expect("versions", not found, f"version {version} of seat {q}, but {found}")

    # -- sealed choices -------------------------------------------------------------------

    def sealed(self) -> None:
        """All choose in any order, some twice; nothing shows before the last."""
        match, watch, random = self.match, self.watch, self.random
        at_first = match.save()
        asked = match.deciders()
        choices = {seat: random.choice(match.state.options_of(seat)) for seat in asked}
        order = random.sample(asked, len(asked))
        with watch.guard("sealed"):
            for seat in order[:-1]:
                others, table = self.seen_by_others(seat), encode(match.state)
                match.act(seat, random.choice(match.state.options_of(seat)))
                match.act(seat, choices[seat])
                for q, (version, seen) in others.items():
                    found = difference(seen, doors(match, q, full="log" in seen))
                    if match.version(q) != version:
                        found = "version"
                    watch.expect("sealed", not found, f"the choice of seat {seat} is seen by {q}: {found}")
                watch.expect(
                    "sealed", match.deciders() == asked, f"who is asked shows that {seat} has chosen"
                )
                watch.expect("sealed", encode(match.state) == table, f"the choice of {seat} is on the table")
            loaded = Match.load(match.save())
            watch.expect("sealed", loaded.sealed == match.sealed, "loading loses a sealed choice")
            self.saved()
            self.any_order(at_first, choices)
        self.match.act(order[-1], choices[order[-1]])

    def any_order(self, at_first: str, choices: dict[int, int]) -> None:
        ends = []
        for order in (sorted(choices), sorted(choices, reverse=True)):
            match = Match.load(at_first)
            for seat in order:
                match.act(seat, choices[seat])
            ends.append((match.hash(), match.journal, [match.log(q) for q in viewers(match.players)]))
        self.watch.expect("sealed", ends[0] == ends[1], "the order of choosing makes a difference")

    # -- saving ---------------------------------------------------------------------------

    def saved(self) -> None:
        match, watch = self.match, self.watch
        with watch.guard("replay"):
            loaded = Match.load(match.save())
            short = Match.load(match.canonical())
            watch.expect("replay", loaded.journal == match.journal, "another journal is loaded")
            watch.expect("replay", loaded.save() == match.save(), "a loaded match saves differently")
            watch.expect("replay", short.hash() == match.hash(), "the canonical form leads elsewhere")
            told = match.events == loaded.events == short.events
            watch.expect("replay", told, "a loaded match tells another story")
            for q in viewers(match.players):
                seen = doors(match, q)
                found = difference(seen, doors(loaded, q))
                watch.expect("replay", not found, f"seat {q} of the loaded match: {found}")
                one, other = match.version(q), loaded.version(q)
                watch.expect("replay", one == other, f"version {one} of seat {q} is loaded as {other}")
                found = difference(seen, doors(short, q))
                watch.expect("replay", not found, f"seat {q} of the canonical form: {found}")
            watch.expect("replay", encode(loaded.state) == encode(match.state), "another state is loaded")
            if match.journal == loaded.journal and match.hash() == loaded.hash():
                self.match = loaded
