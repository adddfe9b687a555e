"""A bot in any language: a program that is asked by lines of JSON on stdin and answers on stdout.

It is named `exec:./mybot --flag`. docs/research.md describes the lines. The program gets the knowledge of the
seat it plays and nothing else, and lives no longer than the game: every seat has a process of its own, so
nothing one seat has seen reaches another. What it has started itself ends with it, also when the process
that plays is killed: then a guard ends them all.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from typing import Any, Final

from tutable.bots import checked
from tutable.core.engine import Knowledge, Shown
from tutable.core.errors import BadBot, SlowBot
from tutable.core.rng import Rng

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for one answer; the first includes the start
MAX_BYTES: Final = 65_536  # of an answer
MAX_MEMORY: Final = 2 << 30
LAST_WORDS: Final = 400  # bytes of what it wrote to stderr, for the error
DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG of Linux
GUARD: Final = 'read -r _; kill -s KILL -- "-$1"'  # a shell's: when its input ends, so does a process group


class LineBot:
    """Asks the program; starts it with the first question, and again after it was too slow."""

    def __init__(self, name: str, game: str, seed: int, seconds: float = SECONDS) -> None:
        self.name = name
        self.command = command_of(name)
        self.game = game
        self.seed = seed
        self.seconds = seconds
        self.program: Program | None = None

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        said = b""
        if self.program is None:
            self.program = Program(self.name, self.command)
            said = hello(self.game, knowledge, self.seed)
        said += question(knowledge, options)
        try:
            answer = self.program.ask(said, self.seconds)
        except BaseException:  # an answer that comes too late must not meet the next question
            self.program.end()
            self.program = None
            raise
        return checked(self.name, self.pick_in(answer), options)

    def pick_in(self, answer: bytes) -> object:
        try:
            return json.loads(answer)["pick"]
        except (ValueError, TypeError, LookupError, RecursionError):
            raise BadBot(bot=self.name[:80], problem="answer", detail=repr(answer[:80])) from None


def command_of(name: str) -> list[str]:
    """The words of the command, if there is such a program."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadBot(bot=name[:80], problem="command")
    return words


# -- what is said -----------------------------------------------------------------------------


def line(values: dict[str, Any]) -> bytes:
    return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def hello(game: str, knowledge: Knowledge, seed: int) -> bytes:
    box = knowledge.sample(Rng(0)).box
    return line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game,
            "players": int(box.players),
            "options": {} if box.origin is None else dict(box.origin.options),
            "seed": seed,
        }
    )


def question(knowledge: Knowledge, options: Sequence[int]) -> bytes:
    """A decision: what the seat sees, what it is asked, and what each pick means.

    The words come from a table dealt from the seat's knowledge, so they cannot say more than it knows.
    """
    seat = int(knowledge.seat)
    s = knowledge.sample(Rng(0))
    f = s.asked(seat)
    decision = s.decisions[f & 0xFF]
    return line(
        {
            "type": "decide",
            "seat": seat,
            "view": knowledge.view(),
            "asked": meant(decision.ask(s, f)),
            "options": [{"pick": pick, **meant(decision.show(s, f, pick))} for pick in options],
        }
    )


def meant(shown: Shown) -> dict[str, Any]:
    return {"message": shown.message, "args": shown.args, "refs": shown.refs}


# -- the program ------------------------------------------------------------------------------


class Program:
    """A running program. It ends with this object, with this process, or when it breaks the rules."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name[:80]
        try:
            self.process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that what it starts itself ends with it
                preexec_fn=restrict,
            )
        except OSError as error:
            raise BadBot(bot=self.name, problem="crashed", detail=str(error.strerror)) from None
        process = self.process
        self.stdin, self.stdout, self.stderr = (
            pipe.fileno() for pipe in (process.stdin, process.stdout, process.stderr) if pipe
        )
        for number in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(number, False)
        self.heard = b""
        self.words = b""  # the last ones on stderr
        self.end = weakref.finalize(self, end_process, self.process, guard(self.process))

    def ask(self, said: bytes, seconds: float) -> bytes:
        """Say something and hear one line; BadBot if it does anything else."""
        self._expect_silence()
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as watch:
            watch.register(self.stdin, selectors.EVENT_WRITE)
            watch.register(self.stdout, selectors.EVENT_READ)
            watch.register(self.stderr, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                if time.monotonic() >= until:
                    raise SlowBot(bot=self.name, problem="slow", seconds=f"{seconds:g}")
                for key, _ in watch.select(max(until - time.monotonic(), 0)):
                    if key.fd == self.stdin:
                        said = self._tell(said)
                        if not said:
                            watch.unregister(self.stdin)
                    elif key.fd == self.stdout:
                        self._hear()
                    elif not self._overhear():
                        watch.unregister(self.stderr)
        answer, _, more = self.heard.partition(b"\n")
        if more or said:
            raise BadBot(bot=self.name, problem="flood")
        self.heard = b""
        return answer

    def _expect_silence(self) -> None:
        """What was said unasked must not pass for an answer."""
        with contextlib.suppress(BlockingIOError):
            if os.read(self.stdout, MAX_BYTES):
                raise BadBot(bot=self.name, problem="flood")
            raise self._crashed()

    def _tell(self, said: bytes) -> bytes:
        try:
            return said[os.write(self.stdin, said) :]
        except BrokenPipeError:
            raise self._crashed() from None

    def _hear(self) -> None:
        data = os.read(self.stdout, MAX_BYTES)
        if not data:
            raise self._crashed()
        self.heard += data
        if len(self.heard) > MAX_BYTES:
            raise BadBot(bot=self.name, problem="flood")

    def _overhear(self) -> bool:
        data = os.read(self.stderr, MAX_BYTES)
        self.words = (self.words + data)[-LAST_WORDS:]
        return bool(data)

    def _crashed(self) -> BadBot:
        """It has closed its mouth: its last words say why, or else how it ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        with contextlib.suppress(BlockingIOError):
            while self._overhear():
                pass
        lines = self.words.decode("utf-8", "replace").strip().splitlines()
        code = self.process.poll()
        if not lines and code is None:
            return BadBot(bot=self.name, problem="closed")
        return BadBot(
            bot=self.name, problem="crashed", detail=lines[-1][:200] if lines else f"exit code {code}"
        )


def guard(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """Waits until the pipe to it is closed: if not by us, then because this process was killed."""
    return subprocess.Popen(
        ["/bin/sh", "-c", GUARD, "guard", str(process.pid)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # an interrupt at the terminal is not for it
    )


def end_process(process: subprocess.Popen[bytes], guard: subprocess.Popen[bytes]) -> None:
    guard.kill()  # before the number of the group can be somebody else's
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr, guard.stdin):
        if pipe:
            pipe.close()
    process.wait()
    guard.wait()


def restrict() -> None:
    """In the program's process, before it begins: who eats memory dies alone, and nobody outlives us."""
    import resource

    resource.setrlimit(resource.RLIMIT_DATA, (MAX_MEMORY, MAX_MEMORY))
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
