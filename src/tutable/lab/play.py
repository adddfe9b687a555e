"""One game of a run, watched from its first chance event to its end."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from tutable.arena.budgets import get_rated
from tutable.arena.simulation import MAX_GAMES
from tutable.bots import Bot, checked, features_of
from tutable.bots.greedy import GreedyBot
from tutable.bots.levels import LevelBot
from tutable.bots.random import RandomBot
from tutable.bots.rarity import ONE
from tutable.bots.search import Search, room
from tutable.core.engine import CHANCE, State
from tutable.core.features import Features
from tutable.core.luck import Luck
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.core.watch import Forced, Watch
from tutable.lab.rows import Part, Row, pack
from tutable.lab.spec import (
    LETTERS,
    Chunk,
    Spec,
    check_version,
    components_of,
    forced,
    subject_of,
    table_of,
)

LOOKS = 160  # iterations of the judge
CLEAR = 0.05  # of a win, between the best pick and the next: the best is clear
# Seconds that people need, an estimate: for a turn, a pick, and every doubling of what there is to choose.
TURN_SECONDS, PICK_SECONDS, DOUBLING_SECONDS = 3.0, 2.0, 2.0

Told = Callable[[int, int, bool], None]  # a seat or CHANCE, its pick, and whether it was sealed


class ForcedLuck(Luck):
    """Luck with one thing that is certain."""

    def __init__(self, seed: int, force: Forced) -> None:
        super().__init__(seed)
        self.force = force
        self.given = False

    def draw(self, s: State) -> i64:
        f = s.top()
        decision = s.decisions[f & 0xFF]
        outcomes = s.options()
        key = decision.key(s, f) if len(outcomes) > 1 else ""
        if self.given or not key.startswith(self.force.family) or self.force.outcome not in outcomes:
            return super().draw(s)
        if key == self.force.key:
            self.given = True
            return self.force.outcome
        others = vec[i64]([i64(outcome) for outcome in outcomes if outcome != self.force.outcome])
        return self.highest(s, f, self.named(key), others, len(others))


@dataclass
class Course:
    """Who was ahead, turn by turn."""

    features: Features | None
    leader: int = -1
    changes: int = 0
    leaders: list[int] = field(default_factory=list)

    def note(self, s: State) -> None:
        standings = self.standings(s)
        best = max(standings)
        if self.leader < 0 or standings[self.leader] < best:
            leader = standings.index(best)
            if self.leader >= 0:
                self.changes += 1
            self.leader = leader
        self.leaders.append(self.leader)

    def standings(self, s: State) -> list[int]:
        """Points that the seats have and may expect; where a game does not say so, those they have."""
        if self.features is None:
            return s.scores()
        found = vec[i64]([0] * 8)
        self.features.at(s).standings(s, found)
        return [int(found[seat]) for seat in range(s.box.players)]

    def decided(self, winners: list[int]) -> float:
        """The part of the game after which a later winner was always ahead."""
        for turn in range(len(self.leaders) - 1, -1, -1):
            if self.leaders[turn] not in winners:
                return (turn + 1) / len(self.leaders)
        return 0.0


def play_chunk(spec: Spec, chunk: Chunk) -> bytes:
    """The games of a chunk, deal by deal with every variant: depends on nothing but its arguments."""
    rows = [
        play(spec, variant, chunk.players, deal)
        for deal in range(chunk.first, chunk.last)
        for variant in range(len(spec.variants))
    ]
    return pack(rows)


def play(
    spec: Spec, variant: int, players: int, deal: int, told: Told = lambda seat, pick, sealed: None
) -> Row:
    """One game; `told` hears of everything that is picked and drawn."""
    check_version(spec)
    game = get_game(spec.game)
    table, options = table_of(spec, players, deal)
    s = game.table(players, options, components_of(spec, spec.variants[variant]))
    s.box.parts = spec.weights
    seed = (spec.seed * MAX_GAMES + deal) * 16 + players
    force = forced(spec, players, deal)
    luck = Luck(seed) if force is None else ForcedLuck(seed, force)
    names = [spec.bots[(seat + deal) % len(spec.bots)] for seat in range(players)]
    bots = [get_rated(name, spec.game, seed * 16 + seat) for seat, name in enumerate(names)]
    watch = subject_of(spec.game).watch(s)
    s.listener = watch
    sitting = Sitting(spec, s, luck, bots, watch, Course(features_of(spec.game)), deal, told)
    sitting.play()
    row = Row(
        id=f"{LETTERS[variant]}-{players}-{deal}",
        variant=variant,
        players=players,
        deal=deal,
        table=table,
        bots=names,
        first=max(sitting.first, 0),
        scores=s.scores(),
        winners=s.winners(),
        turns=int(s.turn),
        picks=sitting.picks,
        choices=sitting.choices,
        options=sitting.options,
        minutes=round((sitting.seconds + TURN_SECONDS * int(s.turn)) / 60, 2),
        lead_changes=sitting.course.changes,
        decided=round(sitting.course.decided(s.winners()), 4),
        judged=sitting.judged,
        clear=sitting.clear,
    )
    if force is not None and force.owned:
        row.forced = deal % players
    note(row, watch)
    return row


def note(row: Row, watch: Watch) -> None:
    """What the game's own watch has seen."""
    row.sources = watch.sources
    row.measures = {name: round(value, 5) for name, value in watch.measures.items()}
    for (sort, name), since in watch.offered.items():
        owners = watch.taken.get((sort, name), {})
        brought = watch.brought
        taken = tuple((seat, turn, brought[(sort, name), seat]) for seat, turn in sorted(owners.items()))
        row.parts.setdefault(sort, {})[name] = Part(since, taken)
    for ((sort, name), seat), count in watch.uses.items():
        row.uses.setdefault(sort, {}).setdefault(name, [0] * row.players)[seat] += count


@dataclass
class Sitting:
    """A table while it is played."""

    spec: Spec
    s: State
    luck: Luck
    bots: list[Bot]
    watch: Watch
    course: Course
    deal: int
    told: Told
    first: int = -1
    picks: int = 0
    choices: int = 0
    options: int = 0
    seconds: float = 0.0
    judged: int = 0
    clear: int = 0

    def play(self) -> None:
        s = self.s
        turn = -1
        while not s.is_over():
            seat = int(s.seat())
            if seat == CHANCE:
                self.chance()
                continue
            if s.turn != turn:
                turn = int(s.turn)
                self.course.note(s)
            self.decide(seat)
        self.watch.over(s)

    def chance(self) -> None:
        s = self.s
        outcome = int(self.luck.draw(s))
        if s.decisions[s.top() & 0xFF].name == "first":
            self.first = outcome
        self.told(CHANCE, outcome, False)
        s.take(outcome)

    def decide(self, seat: int) -> None:
        s = self.s
        options = s.options()
        bot = self.bots[seat]
        knowledge = s.knowledge(seat)
        if len(options) > 1:
            self.choices += 1
            self.options += len(options)
            self.seconds += DOUBLING_SECONDS * math.log2(len(options))
            # What a bot guesses follows from deal, turn and choice, not from all it has guessed before: so
            # the bots of two variants think alike again when their tables are alike.
            number = int(self.luck.named(f"bot.{seat}.{s.turn}.{self.choices}"))
            if isinstance(bot, GreedyBot | LevelBot | RandomBot):
                bot.rng = Rng(number)
            if self.spec.judged and (self.choices + self.deal) % self.spec.judged == 0:
                self.judge(seat, options, number)
        self.picks += 1
        self.seconds += PICK_SECONDS
        pick = checked(type(bot).__name__, bot.choose(knowledge, options), options)
        self.watch.chosen(s, seat, pick)
        self.told(seat, pick, bool(s.decisions[s.top() & 0xFF].sealed))
        s.take(pick)

    def judge(self, seat: int, options: list[int], number: int) -> None:
        """Is one pick far better than all others? The same small search says so, whoever plays."""
        features = self.course.features
        if features is None:
            return
        search = Search(features, self.s.knowledge(seat), options, Rng(number), room(LOOKS))
        if len(search.options) > 1:
            search.run(LOOKS)
        found = [total / max(visits, 1) for _, visits, total in search.tried()[:2]]
        self.judged += 1
        if len(found) < 2 or found[0] - found[1] >= CLEAR * ONE:
            self.clear += 1
