"""The process in which bots think: a position comes in, a pick or a hint goes out.

It never learns a secret of the match: the server sends a table dealt at random from what the
bot's seat knows (`Knowledge.sample`), and a seat's knowledge of that table is its own again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tutable.bots import get_bot
from tutable.bots.hints import hints
from tutable.core.codec import decode
from tutable.core.engine import State
from tutable.core.registry import get_game
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


class Advise(Position, frozen=True, tag="advise"):
    """What would a good player do?"""


class Answer(msgspec.Struct, frozen=True):
    pick: int


class Advice(msgspec.Struct, frozen=True):
    """The best few picks, the best first, and why it is the best; `by_rule`: by a rule of thumb."""

    picks: list[HintedPick]
    reasons: list[Said]
    by_rule: bool = False


JOB: msgspec.msgpack.Decoder[Job | Advise] = msgspec.msgpack.Decoder(Job | Advise)


class Thinker:
    """Answers jobs; keeps the boards of the tables it has seen."""

    def __init__(self) -> None:
        self.blanks: dict[tuple[Any, ...], State] = {}

    def answer(self, job: Job) -> Answer:
        state, options = self.position(job)
        bot = get_bot(job.bot, job.game, job.seed, job.spent)
        return Answer(int(bot.choose(state.knowledge(job.seat), options)))

    def advise(self, job: Advise) -> Advice:
        state, options = self.position(job)
        found = hints(job.game, state.knowledge(job.seat), options)
        picks = [HintedPick(hint.pick, hint.share, hint.points) for hint in found.picks]
        return Advice(picks, [said(reason) for reason in found.reasons], found.by_rule)

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


def main() -> None:
    thinker = Thinker()

    def answer(data: bytes) -> bytes:
        job = JOB.decode(data)
        return msgspec.msgpack.encode(thinker.advise(job) if isinstance(job, Advise) else thinker.answer(job))

    answer_all(answer, MEMORY, NICE)


if __name__ == "__main__":
    main()
