"""`make play`: what playing needs and nothing else, then the table. The engine is compiled meanwhile.

Until that is done play goes on interpreted: the same game with slower bots. The bots' processes take up the
compiled engine as soon as it is there, everything else at the next start.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys

from scripts import client, engine, environment, system
from scripts.engine import Engine, Outcome
from scripts.steps import say

GROUPS = ["run"]
SERVE = [str(environment.PYTHON), "-m", "tutable", "serve", "--open"]

ENDINGS = {
    Outcome.COMPILED: "The engine is compiled: bots use it from now on, everything else from the next start.",
    Outcome.FAILED: "Compiling failed ({log}): play goes on interpreted.",
    Outcome.NO_COMPILER: "No C compiler with Python's headers was found: play goes on interpreted.",
    Outcome.CHANGED: "The sources have changed while they were compiled: play goes on interpreted.",
    Outcome.ELSEWHERE: "The engine is already being compiled elsewhere: play goes on interpreted.",
}


def announce() -> None:
    """What will be done, before it is."""
    if not environment.missing(GROUPS) and client.is_current():
        return
    say("Tutable gets ready; everything goes into this folder:")
    environment.announce(GROUPS)
    if not client.is_current():
        own = client.node_folder(environment.PYTHON) is not None
        say(f"  browser client: built from web/ with npm{'' if own else ', with Node from PyPI'}")
    if is_compiling_wanted():
        say(f"  engine: compiled in the background, with {environment.names('build')}")
    needed = system.for_environment()
    system.announce(needed + (system.for_compiling() if is_compiling_wanted() else []))
    system.install(needed)


def is_compiling_wanted() -> bool:
    return os.environ.get("TUTABLE_COMPILE") != "0"


def table(it: Engine, serve: list[str]) -> int:
    """The server, and beside it the compiler where there is something to compile."""
    compiling: subprocess.Popen[bytes] | None = None
    if it.choose():
        say("The engine is compiled.")
    elif not is_compiling_wanted():
        say("The engine is interpreted (TUTABLE_COMPILE=0).")
    elif it.has_failed():
        say(f"Compiling failed before ({it.log}): play is interpreted. `make setup` tries again.")
    else:
        say(f"{before(it)}Play is interpreted while the engine is compiled in the background ({it.log}).")
        compiling = engine.in_background(it)
    awaited = str(it.folder(it.fingerprint())) if compiling else ""
    server = subprocess.Popen(serve, env={**os.environ, "TUTABLE_BUILD": awaited})
    try:
        while server.poll() is None:
            if compiling and compiling.poll() is not None:
                say(ending(it, compiling.returncode))
                compiling = None
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(0.5)
    except KeyboardInterrupt:  # the server has heard it too
        server.wait()
    finally:
        if server.poll() is None:
            server.terminate()
            server.wait()
        if compiling and compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGKILL)
            compiling.wait()
            say("Compiling was stopped; the next start begins it again.")
    return server.returncode


def before(it: Engine) -> str:
    """Why there is no build to use."""
    if it.was_interrupted():
        return "The last compilation did not come to its end. "
    return "The sources have changed since the engine was compiled. " if it.has_older() else ""


def ending(it: Engine, code: int) -> str:
    if code not in [outcome.value for outcome in Outcome]:
        return "Compiling was killed: play goes on interpreted."
    return ENDINGS[Outcome(code)].format(log=it.log)


def main(argv: list[str]) -> int:
    announce()
    environment.ready(GROUPS)
    client.ready(environment.PYTHON)
    return table(Engine(), [*SERVE, *argv])


def leave(*_: object) -> None:
    """Told to end: once is enough, what was started has to be ended too."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(143)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, leave)
    sys.exit(main(sys.argv[1:]))
