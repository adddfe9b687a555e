"""Non-interference: two matches that differ only in what one seat cannot know.

From a moment a seat knows, a sample of its knowledge is set up beside the real table, and both
are driven with the same picks and the same luck. As long as the seat is told the same of both,
it must not be able to tell them apart: not by knowledge, view, log, version, deciders, questions,
options, reasons or scores (`non-interference`), nor by who is asked what next (`skip`).

Where it is told different things, something hidden has been shown. Then its knowledge must differ
as well (`told`: what was told is remembered; an event that says more than knowledge may hold is a
leak), and if the seat itself did it, it must be beyond undo (`horizon`). One exception: when more
becomes hidden in the same step, what was shown has been shuffled away and need not be remembered.

A turn is shown event by event. So the picture at each event must be the same, too, up to the first event
that differs (`steps`), though the table may stand in the middle of something then.
"""

from __future__ import annotations

from random import Random

from tutable.core.codec import encode_knowledge
from tutable.core.conformance.doors import Doors, brief, difference, doors, is_sealed
from tutable.core.conformance.report import Watch
from tutable.core.engine import CHANCE, State, kind_of, seat_of
from tutable.core.events import Scene, is_for
from tutable.core.match import Match
from tutable.core.rng import Rng

FAR = 40  # steps two twins are driven


def check_twins(watch: Watch, match: Match, seat: int, random: Random) -> None:
    """Drive the match and a twin from here, as long as a seat cannot tell them apart."""
    if match.awaits_end():
        return
    state = match.state
    twins = Twins(watch, match, seat, state.knowledge(seat).sample(Rng(random.getrandbits(32))))
    for _ in range(FAR):
        if not twins.step(random):
            return


class Twins:
    """Two matches, and the seat that must not tell them apart."""

    def __init__(self, watch: Watch, match: Match, seat: int, sample: State) -> None:
        self.watch = watch
        self.seat = seat
        self.real = set_up(match, match.state)
        self.twin = set_up(match, sample)
        self.past = ""

    def step(self, random: Random) -> bool:
        """One step in both; False when the twins part or have no common step."""
        real, twin = self.real, self.twin
        if not self.alike() or real.is_over:
            return False
        state = real.state
        hidden = state.knowledge(self.seat).unknown()
        before = [len(said(match)) for match in (real, twin)]
        chance = state.deciders() == CHANCE
        mover = CHANCE if chance else real.deciders()[0]
        if not self.drive(random):
            return False
        told = [heard_since(match, n, self.seat) for match, n in zip((real, twin), before, strict=True)]
        with self.watch.guard("steps"):
            self.same_scenes(before)
        if told[0] == told[1]:
            return self.same_frame()
        self.parted(told, hidden, mover)
        return False

    def drive(self, random: Random) -> bool:
        """The same picks, or the same luck, in both."""
        real, twin = self.real, self.twin
        if real.state.deciders() == CHANCE:
            common = [pick for pick in real.state.options() if pick in twin.state.options()]
            if common:
                pick = random.choice(common)
                self.past += f" c{pick}"
                settle(real, pick)
                settle(twin, pick)
            return bool(common)
        asked = real.deciders()
        for seat in asked if is_sealed(real.state) else asked[:1]:
            common = [p for p in real.state.options_of(seat) if p in twin.state.options_of(seat)]
            if not common:
                return False
            pick = random.choice(common)
            self.past += f" {pick}"
            real.act(seat, pick)
            twin.act(seat, pick)
        return True

    # -- what must hold -------------------------------------------------------------------

    def alike(self) -> bool:
        """Nothing the seat is shown differs."""
        seen: list[Doors] = []
        for match in (self.real, self.twin):
            seen.append(doors(match, self.seat))
            seen[-1]["version"] = match.version(self.seat)
            seen[-1]["knows"] = encode_knowledge(match.state.knowledge(self.seat))
        found = difference(seen[0], seen[1])
        return self.watch.expect("non-interference", not found, f"seat {self.seat},{self.past}: {found}")

    def same_frame(self) -> bool:
        """Told the same, the seat must not see another frame come next, or another seat asked."""
        tops = []
        for match in (self.real, self.twin):
            state = match.state
            tops.append(None if state.is_over() else (int(kind_of(state.top())), int(seat_of(state.top()))))
        detail = (
            f"seat {self.seat} is told the same, but (frame, seat) {tops[0]} or {tops[1]} follows:{self.past}"
        )
        return self.watch.expect("skip", tops[0] == tops[1], detail)

    def same_scenes(self, before: list[int]) -> None:
        """As long as the seat is told the same, it sees the same at every event."""
        scenes = [scenes_since(match, n) for match, n in zip((self.real, self.twin), before, strict=True)]
        theirs = [[scene for scene in found if is_for(scene.event, self.seat)] for found in scenes]
        for one, other in zip(*theirs, strict=False):
            if plain(one.event) != plain(other.event):
                return
            seen = [picture(scene, self.seat) for scene in (one, other)]
            words = brief(self.words([one.event]))
            detail = f"seat {self.seat}, {words} in{self.past}: {difference(seen[0], seen[1])}"
            self.watch.expect("steps", seen[0] == seen[1], detail)

    def parted(self, told: list[list[int]], hidden: int, mover: int) -> None:
        """Something hidden was shown to the seat."""
        knows = [match.state.knowledge(self.seat) for match in (self.real, self.twin)]
        if knows[0].unknown() <= hidden:
            detail = f"seat {self.seat} is told {brief(self.words(told[0]))} or {brief(self.words(told[1]))}"
            kept = encode_knowledge(knows[0]) != encode_knowledge(knows[1])
            self.watch.expect("told", kept, f"{detail}, and knows the same after{self.past}")
        if mover == self.seat:
            back = max(match.horizon(self.seat).steps for match in (self.real, self.twin))
            detail = f"seat {self.seat} was shown something hidden and can take it back:{self.past}"
            self.watch.expect("horizon", back == 0, detail)

    def words(self, events: list[int]) -> list[str]:
        return [repr(self.real.game.describe(event, self.real.state.box)) for event in events]


def set_up(match: Match, state: State) -> Match:
    """A match like this one that begins with a given state, without luck of its own."""
    table = Match(match.game, match.header, match.components, None, range(match.players))
    table._state = state.clone()
    table._state.listener = table._ear
    table._settled = state.clone()
    table.watch(True)
    return table


def settle(match: Match, outcome: int) -> None:
    """Chance gives this outcome."""
    match._chance(outcome)
    match._run()


def said(match: Match) -> list[int]:
    """Every event so far, committed or not."""
    return [*match.events, *match._ear.heard]


def scenes_since(match: Match, since: int) -> list[Scene]:
    """How the table stood at each event of the last step, committed or not."""
    found = match.scenes(match._mover, since)
    return found if found is not None else []


def picture(scene: Scene, seat: int) -> Doors:
    assert scene.state is not None
    return {"view": scene.state.knowledge(seat).view()}


def plain(event: int) -> int:
    """An event without the audience it was told in."""
    return event & ~(0x7F << 8)


def heard_since(match: Match, since: int, seat: int) -> list[int]:
    """What a seat was, or will be, told of the last step, without the audience it was told in."""
    return [plain(event) for event in said(match)[since:] if is_for(event, seat)]
