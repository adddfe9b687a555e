"""The process in which bots think: a position comes in, a pick goes out.

It never learns a secret of the match: the server sends a table dealt at random from what the
bot's seat knows (`Knowledge.sample`), and a seat's knowledge of that table is its own again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tutable.bots import get_bot
from tutable.core.codec import decode
from tutable.core.engine import State
from tutable.core.registry import get_game
from tutable.server.work.child import answer_all

MEMORY = 2 << 30
NICE = 5


class Job(msgspec.Struct, frozen=True):
    """One decision."""

    game: str
    players: int
    options: dict[str, str]
    components: str | None
    state: bytes
    seat: int
    bot: str
    seed: int
    spent: int = 0  # choices of this turn that are made already


class Answer(msgspec.Struct, frozen=True):
    pick: int


class Thinker:
    """Answers jobs; keeps the boards of the tables it has seen."""

    def __init__(self) -> None:
        self.blanks: dict[tuple[Any, ...], State] = {}

    def answer(self, job: Job) -> Answer:
        state = decode(self.blank(job).clone(), job.state)
        options = state.options_of(job.seat)
        pick = get_bot(job.bot, job.game, job.seed, job.spent).choose(state.knowledge(job.seat), options)
        return Answer(int(pick))

    def blank(self, job: Job) -> State:
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
        return msgspec.msgpack.encode(thinker.answer(msgspec.msgpack.decode(data, type=Job)))

    answer_all(answer, MEMORY, NICE)


if __name__ == "__main__":
    main()
