"""The process in which bots think: a position comes in, a pick or a hint goes out.

It never learns a secret of the match: the server sends a table dealt at random from what the
bot's seat knows (`Knowledge.sample`), and a seat's knowledge of that table is its own again. Bots of ours are
made for every pick and follow from the job alone; those of others are kept for their match (`kept`).
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from tutable.arena.asking import is_ours
from tutable.bots import get_bot
from tutable.bots.hints import hints
from tutable.bots.levels import LEAST, Level, LevelBot
from tutable.core.codec import decode
from tutable.core.engine import State
from tutable.core.errors import BadBot
from tutable.core.registry import get_game
from tutable.server.bots.kept import Keeping
from tutable.server.sync.story import said
from tutable.server.wire.values import HintedPick, Said
from tutable.server.work.child import answer_all

MEMORY = 2 << 30
NICE = 5


class Position(msgspec.Struct, frozen=True):
    """A seat that is asked, and a table it cannot tell from the real one."""

    game: str
    players: int
    options: dict[str, str]
    components: str | None
    state: bytes
    seat: int


class Job(Position, frozen=True, tag="choose"):
    """One decision of a bot."""

    bot: str
    seed: int
    spent: int = 0  # choices of this turn that are made already
    table: str = ""
    steps: int = 0  # that this seat has made in the match
    seconds: float = 0.0  # that it may think; 0: it counts its iterations


class Advise(Position, frozen=True, tag="advise"):
    """What would a good player do?"""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The match of a table is over."""

    table: str


class Answer(msgspec.Struct, frozen=True):
    """A pick and how long it took, or what was wrong with somebody else's bot: `failed`, and in words."""

    pick: int
    thought: float = 0.0
    failed: str = ""
    words: str = ""


class Advice(msgspec.Struct, frozen=True):
    """The best few picks, the best first, and why it is the best; `by_rule`: by a rule of thumb."""

    picks: list[HintedPick]
    reasons: list[Said]
    by_rule: bool = False


class Ended(msgspec.Struct, frozen=True):
    """The bots of a table are gone."""


JOB: msgspec.msgpack.Decoder[Job | Advise | Over] = msgspec.msgpack.Decoder(Job | Advise | Over)


class Thinker:
    """Answers jobs; keeps the boards of the tables it has seen."""

    def __init__(self) -> None:
        self.blanks: dict[tuple[Any, ...], State] = {}
        self.keeping = Keeping()

    def answer(self, job: Job) -> Answer:
        began = time.monotonic()
        try:
            pick = self.pick(job)
        except BadBot as error:
            return Answer(-1, time.monotonic() - began, str(error.params["problem"]), str(error))
        return Answer(pick, time.monotonic() - began)

    def pick(self, job: Job) -> int:
        state, options = self.position(job)
        known = state.knowledge(job.seat)
        if not is_ours(job.bot, job.game):
            return self.keeping.choose(job, known, options)
        bot = get_bot(job.bot, job.game, job.seed, job.spent)
        if job.seconds and isinstance(bot, LevelBot):
            hurry(bot, job.seconds)
        return int(bot.choose(known, options))

    def advise(self, job: Advise) -> Advice:
        state, options = self.position(job)
        found = hints(job.game, state.knowledge(job.seat), options)
        picks = [HintedPick(hint.pick, hint.share, hint.points) for hint in found.picks]
        return Advice(picks, [said(reason) for reason in found.reasons], found.by_rule)

    def end(self, job: Over) -> Ended:
        self.keeping.end(job.table)
        return Ended()

    def position(self, job: Position) -> tuple[State, list[int]]:
        """The table, and what its seat may pick."""
        state = decode(self.blank(job).clone(), job.state)
        return state, state.options_of(job.seat)

    def blank(self, job: Position) -> State:
        key = (job.game, job.players, tuple(sorted(job.options.items())), job.components)
        if key not in self.blanks:
            if len(self.blanks) > 100:
                self.blanks.clear()
            game = get_game(job.game)
            parts = game.components() if job.components is None else game.own_components(job.components)
            self.blanks[key] = game.table(job.players, job.options, parts)
        return self.blanks[key]


def hurry(bot: LevelBot, seconds: float) -> None:
    """Where a level ponders by the clock: no longer than so many seconds about this choice."""
    level = bot.level
    most = seconds * (1 << min(int(bot.spent), LEAST))  # of which later choices of a turn get a part
    bot.level = Level(
        level.name, level.iterations, int(level.overlooked), min(level.seconds, most), level.beat
    )


def main() -> None:
    thinker = Thinker()

    def answer(data: bytes) -> bytes:
        job = JOB.decode(data)
        if isinstance(job, Over):
            return msgspec.msgpack.encode(thinker.end(job))
        return msgspec.msgpack.encode(thinker.advise(job) if isinstance(job, Advise) else thinker.answer(job))

    answer_all(answer, MEMORY, NICE)


if __name__ == "__main__":
    main()
