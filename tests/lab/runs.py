"""Small runs for the tests of the lab: random bots, and no judge, so that they are quick on the sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutable.core.registry import get_game
from tutable.lab.runner import Here, carry_out
from tutable.lab.spec import Spec, Variant, make
from tutable.lab.store import Run

GAME = "tuareg"


def spec_of(game: str = GAME, games: int = 20, players: tuple[int, ...] = (2,), **more: Any) -> Spec:
    found = get_game(game)
    variants = more.pop("variants", [Variant("default", found.components().hash)])
    bots = more.pop("bots", ("random",))
    return make(found, variants, players, bots, games, **{"judged": 0, **more})


def played(folder: Path, spec: Spec, jobs: int = 1) -> Run:
    run = Run.begin(folder, spec)
    carry_out(run, Here(jobs))
    return run


def files(run: Run) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((run.folder / "chunks").iterdir())}
