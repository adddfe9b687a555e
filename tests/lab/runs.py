"""Small runs for the tests of the lab: random bots, and no judge, so that they are quick on the sources."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tutable.core.registry import get_game
from tutable.lab.figures import figures
from tutable.lab.rows import Row, pack
from tutable.lab.runner import Here, carry_out
from tutable.lab.spec import LETTERS, Spec, Variant, make
from tutable.lab.store import Held, Run

GAME = "tuareg"
Make = Callable[[Row, int], None]  # what is special about a game of this variant


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


def made_up(
    variants: int, games: int, special: Make, players: Sequence[int] = (2,), question: str | None = None
) -> dict[str, Any]:
    """Figures of games that nobody has played: what is not special about them is the same everywhere."""
    named = [Variant(f"edition {LETTERS[at]}", f"{at:016x}") for at in range(variants)]
    spec = spec_of(games=games, players=tuple(players), question=question)
    spec = msgspec.structs.replace(spec, variants=tuple(named))
    chunks = {}
    for chunk in spec.chunks():
        rows = []
        for deal in range(chunk.first, chunk.last):
            for variant in range(variants):
                id = f"{LETTERS[variant]}-{chunk.players}-{deal}"
                row = Row(
                    id, variant, chunk.players, deal, "usual", ["random"], deal % 2, [5, 4], [deal % 3 % 2],
                    10, 20, 15, 60, 9.0, 2, 0.5, 8, 2,
                )  # fmt: skip
                special(row, variant)
                rows.append(row)
        chunks[chunk.number] = pack(rows)
    return figures(Held(spec, chunks))
