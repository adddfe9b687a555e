"""`make setup`: everything to work on tutable with, the engine compiled. Again: only what has changed."""

from __future__ import annotations

import os
import sys

from scripts import client, environment, system
from scripts.engine import Engine, Outcome
from scripts.steps import Failed, die, last_words, say, step

GROUPS = ["run", "build", "dev"]


def announce(compiling: bool) -> None:
    wanted = environment.missing(GROUPS)
    if not wanted and client.is_current() and not compiling:
        return
    packages = system.for_environment() + (system.for_compiling() if compiling else [])
    say("Setting up tutable; everything goes into this folder:")
    environment.announce(GROUPS)
    if not client.is_current():
        say("  browser client: built from web/ with npm")
    if compiling:
        say(f"  engine: compiled with mypyc and {system.compiler() or 'a C compiler'}, a few minutes")
    system.announce(packages)
    system.install(packages)


def main() -> int:
    it = Engine()
    if stray := next((path for path in (it.root / "src").rglob("*.so")), None):
        die(f"{stray} would shadow its source: delete it (tutable is never built in place)")
    compiling = it.current() is None and os.environ.get("TUTABLE_COMPILE") != "0"
    announce(compiling)
    environment.ready(GROUPS)
    client.ready(environment.PYTHON)
    if not compiling:
        it.choose()
        return 0
    it.use(None)
    try:
        with step("engine (mypyc and the C compiler)"):
            if (outcome := it.compile()) is not Outcome.COMPILED:
                raise Failed(outcome.name)
    except Failed as why:
        say(last_words(it.log))
        say(f"NOT COMPILED ({why}): simulation and bots are about 30x slower. All that was said: {it.log}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
