"""`tutable sim`: many games between bots, with intervals."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from tutable import arena
from tutable.arena.budgets import by_the_clock
from tutable.bots import bot_names
from tutable.cli import OK, editions
from tutable.cli.args import Command, Option, pairs, parse
from tutable.cli.columns import aligned, percent
from tutable.cli.language import language, printable
from tutable.cli.progress import Bar
from tutable.core.registry import get_game
from tutable.lang import Texts

COMMAND = Command(
    "sim",
    places=("game",),
    options=(
        Option("games", "N"),
        Option("first", "N"),
        Option("seats", "BOT,BOT"),
        Option("seed", "N"),
        Option("option", "NAME=VALUE", many=True),
        Option("components", "EDITION"),
        Option("jobs", "N"),
        Option("json"),
    ),
)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    game = get_game(args.place("game"))
    own = args.text("components")
    components = None if own is None else editions.load(game, own)
    seats = args.text("seats")
    bots = seats.split(",") if seats else (bot_names(game.id) * game.min_players)[: game.min_players]
    seed = args.number("seed", 0)
    options = pairs(args.many("option"), "--option")
    plan = arena.plan(game.id, bots, 1 if seed is None else seed, options, components)
    games = args.number("games")
    if by_the_clock(bots):
        print(texts.say("play-by-the-clock"), file=sys.stderr)
    first = (args.number("first", 1) or 1) - 1
    bar = Bar(1000 if games is None else games, texts)
    started = time.perf_counter()
    try:
        results = arena.simulate(plan, bar.games, args.number("jobs", 1), bar.show, first)
    finally:
        bar.clear()
    seconds = time.perf_counter() - started
    found = arena.summary(plan, results) | {"seconds": seconds, "games_per_second": len(results) / seconds}
    if args.flag("json"):
        print(json.dumps(found))
        return OK
    print(told(found, texts))
    print(printable(editions.used(game, components or game.components(), texts)))
    return OK


def told(found: dict[str, Any], texts: Texts) -> str:
    """The summary as a table of plain text."""
    counts = {name: found[name] for name in ("game", "games", "players", "seed")}
    lines = [texts.say("sim-title", counts), ""]
    rows = [
        [
            texts.say(f"sim-{name}")
            for name in ("bot", "wins", "interval", "score", "interval", "spread", "range")
        ]
    ]
    for bot in found["bots"]:
        low, high = bot["wins_95"]
        least, most = bot["score_95"]
        rows.append(
            [
                bot["bot"],
                percent(bot["wins"]),
                f"{percent(low)} – {percent(high)}",
                f"{bot['score']:.2f}",
                f"{least:.2f} – {most:.2f}",
                f"{bot['score_spread']:.2f}",
                f"{bot['score_min']} / {bot['score_median']:g} / {bot['score_max']}",
            ]
        )
    lines += aligned(rows)
    rows = [[texts.say(f"sim-{name}") for name in ("seat", "wins", "interval")]]
    for seat in found["seats"]:
        low, high = seat["wins_95"]
        rows.append([str(seat["seat"]), percent(seat["wins"]), f"{percent(low)} – {percent(high)}"])
    lines += ["", *aligned(rows), ""]
    lines.append(
        texts.say(
            "sim-end",
            {
                "shared": percent(found["shared_wins"]),
                "turns": f"{found['turns']:.1f}",
                "rate": f"{found['games_per_second']:.1f}",
                "seconds": f"{found['seconds']:.1f}",
            },
        )
    )
    return "\n".join(lines)
