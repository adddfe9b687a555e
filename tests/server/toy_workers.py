"""Workers of `tests.server.toys`: they know Lanterns, and fail when the environment asks for it."""

from __future__ import annotations

import copy
import os
import sys
import time
from dataclasses import replace

from tests.toys.lanterns.game import GAME
from tutable.core.registry import get_game, register

THINKER = [sys.executable, "-m", "tests.server.toy_workers", "thinker"]
READER = [sys.executable, "-m", "tests.server.toy_workers", "reader"]

register(GAME)


def retune() -> None:
    """The default edition of a game has other values than when its tables were made."""
    if "TOY_RETUNED" not in os.environ:
        return
    retuned = get_game(os.environ["TOY_RETUNED"])
    values = copy.deepcopy(retuned.components().values)
    entry = next(iter(next(iter(values.values())).values()))
    entry["points"] += 1
    retuned._components = replace(retuned.components(), values=values, source="")


def think() -> None:
    from tutable.server.bots import worker

    answer = worker.Thinker.answer

    def troubled(self: worker.Thinker, job: worker.Job) -> worker.Answer:
        misbehave()
        return answer(self, job)

    worker.Thinker.answer = troubled  # type: ignore[method-assign]
    worker.main()


def misbehave() -> None:
    """What the environment asks of the bot, once for each table it sees."""
    how = os.environ.get("TOY_BOT", "")
    if how == "crash":
        os._exit(3)
    if how == "raise":
        raise RuntimeError("what a bot says when it fails\nis more than a line")
    if how == "stall":
        time.sleep(3600)
    end = time.process_time() + (0.3 if how == "ponder" else 0)  # of the processor, on a machine of any speed
    while time.process_time() < end:
        pass


def read() -> None:
    from tutable.server.work import worker
    from tutable.server.work.jobs import AnyJob, Check

    done = worker.Reader.done

    def tricked(self: worker.Reader, job: AnyJob) -> bytes:
        if isinstance(job, Check):
            hang_or_crash(job.components)
        return done(self, job)

    worker.Reader.done = tricked  # type: ignore[method-assign]
    worker.main()


def hang_or_crash(text: str | None) -> None:
    """A component file that defeats whoever reads it."""
    if text == "# crash":
        os._exit(3)
    if text == "# hang":
        time.sleep(3600)
    while text == "# compute":
        pass
    if text == "# fault":
        raise ValueError


if __name__ == "__main__":
    retune()
    if sys.argv[1] == "thinker":
        think()
    else:
        read()
