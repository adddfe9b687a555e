"""`tutable sim`: many games between bots, with intervals."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from tutable import arena
from tutable.bots import bot_names
from tutable.cli import OK
from tutable.cli.args import Command, Option, pairs, parse
from tutable.cli.language import language
from tutable.core.registry import get_game
from tutable.lang import Texts

COMMAND = Command(
    "sim",
    places=("game",),
    options=(
        Option("games", "N"),
        Option("seats", "BOT,BOT"),
        Option("seed", "N"),
        Option("option", "NAME=VALUE", many=True),
        Option("components", "FILE"),
        Option("jobs", "N"),
        Option("json"),
    ),
)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    game = get_game(args.place("game"))
    own = args.text("components")
    components = None if own is None else game.own_components(Path(own))
    seats = args.text("seats")
    bots = seats.split(",") if seats else (bot_names(game.id) * game.min_players)[: game.min_players]
    seed = args.number("seed", 0)
    options = pairs(args.many("option"), "--option")
    plan = arena.plan(game.id, bots, 1 if seed is None else seed, options, components)
    games = args.number("games")
    bar = Bar(1000 if games is None else games, texts)
    started = time.perf_counter()
    results = arena.simulate(plan, bar.games, args.number("jobs", 1), bar.show)
    seconds = time.perf_counter() - started
    bar.clear()
    found = arena.summary(plan, results) | {"seconds": seconds, "games_per_second": len(results) / seconds}
    print(json.dumps(found) if args.flag("json") else told(found, texts))
    return OK


class Bar:
    """Progress on stderr, where somebody watches."""

    WIDTH = 30

    def __init__(self, games: int, texts: Texts) -> None:
        self.games = games
        self.texts = texts
        self.started = time.perf_counter()
        self.watched = sys.stderr.isatty()

    def show(self, done: int) -> None:
        if not self.watched:
            return
        filled = self.WIDTH * done // self.games
        left = (time.perf_counter() - self.started) / done * (self.games - done)
        words = self.texts.say("sim-progress", {"done": done, "games": self.games, "seconds": round(left)})
        print(
            f"\r[{'#' * filled}{'.' * (self.WIDTH - filled)}] {words} \033[K",
            end="",
            file=sys.stderr,
            flush=True,
        )

    def clear(self) -> None:
        if self.watched:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


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


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def aligned(rows: list[list[str]]) -> list[str]:
    """Columns side by side; the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
