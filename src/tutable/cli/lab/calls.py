"""What the words of `tutable lab` mean: editions, who plays, how long it takes."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tutable.cli import editions
from tutable.cli.args import Args, BadCall, pairs, whole
from tutable.core.registry import get_game
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.core.components import Components
    from tutable.core.game import Game
    from tutable.lab.runner import Crew
    from tutable.lab.spec import Spec, Variant

GAMES = 1000
BOT = "lab"  # the named level: see `arena.budgets`


def read_spec(args: Args, name: str) -> Spec:
    """Everything is checked before the first game."""
    from tutable.lab.sequel import check_question
    from tutable.lab.spec import make

    game = get_game(name)
    variants = [variant_of(game, args.text("edition"))]
    against = args.text("against")
    if args.many("vary") and not args.many("want"):
        from tutable.lab.knobs import read_knob, sweep

        if against is not None:
            raise BadCall(problem="not-with", option="--against", other="--vary")
        parts = edition_of(game, variants[0])
        knobs = [read_knob(given, parts) for given in args.many("vary")]
        variants = sweep(game, variants[0], parts, knobs)
    if against is not None:
        variants.append(variant_of(game, against))
    given = args.text("players")
    counts = range(game.min_players, game.max_players + 1)
    players = tuple(counts) if given is None else tuple(whole(n, "--players") for n in given.split(","))
    force = args.text("force")
    options = args.many("option")
    seed = args.number("seed", 0)
    sort, _, part = (force or "").partition(":")
    spec = make(
        game,
        variants,
        players,
        tuple((args.text("bots") or BOT).split(",")),
        args.number("games", 1) or GAMES,
        1 if seed is None else seed,
        pairs(options, "--option") if options else None,
        None if force is None else (sort, part),
        args.text("until"),
    )
    check_question(spec)
    return spec


def variant_of(game: Game, given: str | None) -> Variant:
    """What somebody means: the default, a file, an own edition, or a released one."""
    from tutable.lab.editions import DEFAULT, of_components

    if given is None or given == DEFAULT:
        return of_components(DEFAULT, game.components(), game)
    return of_components(Path(given).stem[:40], editions.load(game, given), game)


def edition_of(game: Game, variant: Variant) -> Components:
    found = game.named_components(variant.source, variant.hash)
    assert found is not None
    return found


def crew_of(args: Args) -> Crew:
    from tutable.lab.cluster import Cluster
    from tutable.lab.runner import Here

    address = args.text("cluster")
    jobs = args.number("jobs", 1) or os.cpu_count() or 1
    return Here(jobs) if address is None else Cluster(address)


def lasting(seconds: float, texts: Texts) -> str:
    if seconds < 90:
        return texts.say("lab-seconds", {"seconds": round(seconds)})
    minutes = round(seconds / 60)
    if minutes < 90:
        return texts.say("lab-minutes", {"minutes": minutes})
    return texts.say("lab-hours", {"hours": minutes // 60, "minutes": minutes % 60})


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
