"""`tutable rate`: a ladder of bots, played or read from what was played."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tutable.arena.budgets import by_the_clock, check_rated
from tutable.arena.ladder import Course, courses
from tutable.arena.ladder import run as play_ladder
from tutable.arena.meetings import Terms, pairings
from tutable.arena.raw import Raw, header_of, read
from tutable.arena.simulation import MAX_GAMES
from tutable.arena.standings import standings
from tutable.bots import own_bots
from tutable.cli import OK, editions
from tutable.cli.args import Args, BadCall, Command, Option, pairs, parse, whole
from tutable.cli.ladder.page import write_page
from tutable.cli.ladder.picture import picture
from tutable.cli.ladder.tables import told
from tutable.cli.language import language
from tutable.cli.progress import Bar
from tutable.core.errors import BadGames
from tutable.core.registry import get_game
from tutable.lang import Texts

COMMAND = Command(
    "rate",
    rest="game",
    options=(
        Option("bots", "BOT,BOT"),
        Option("players", "N"),
        Option("games", "N"),
        Option("claim", "PERCENT", optional=True),
        Option("all"),
        Option("seed", "N"),
        Option("seconds", "N"),
        Option("option", "NAME=VALUE", many=True),
        Option("components", "EDITION"),
        Option("out", "FILE", short="o"),
        Option("resume"),
        Option("jobs", "N"),
        Option("from", "FILE", many=True),
        Option("json"),
        Option("picture", "FILE"),
        Option("page", "FILE"),
    ),
)
GAMES_OF_TWO, GAMES_OF_MORE = 400, 150
SECONDS = 10
ONLY_PLAYING = ("bots", "players", "games", "claim", "all", "seed", "seconds", "option", "components", "out")


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    kept = [Path(name) for name in args.many("from")]
    if kept:
        for name in (*ONLY_PLAYING, "resume", "jobs"):
            if args.values.get(name) is not None:
                raise BadCall(problem="not-with", option=f"--{name}", other="--from")
    else:
        kept = [play(args, texts)]
    ladders = [(path.name, standings(*read(path))) for path in kept]
    show(args, ladders, texts)
    return OK


def play(args: Args, texts: Texts) -> Path:
    """Play what is missing; the file has it all."""
    words = args.many("game")
    if not words:
        raise BadCall(problem="missing", place="GAME", command="rate")
    terms = read_terms(args, words[0])
    bots = read_bots(args.text("bots"), terms.game)
    claim = read_claim(args.text("claim"), terms.players)
    games = args.number("games", 1) or (GAMES_OF_TWO if terms.players == 2 else GAMES_OF_MORE)
    if games > MAX_GAMES:
        raise BadGames(games=str(games), limit=MAX_GAMES)
    deals = -(-games // terms.players)
    path = Path(args.text("out") or f"ladder-{terms.game}-{terms.players}.jsonl")
    with Raw(path, header_of(terms, bots, claim), bool(args.flag("resume"))) as raw:
        pairs = pairings(bots, bool(args.flag("all")))
        made = courses(pairs, terms.players, deals, claim, raw.played)
        if by_the_clock(bots):
            print(texts.say("play-by-the-clock"), file=sys.stderr)
        watch = Watch(made, texts)
        try:
            play_ladder(terms, made, raw, args.number("jobs", 1) or os.cpu_count() or 1, watch.show)
        finally:
            watch.bar.clear()
    return path


def read_terms(args: Args, name: str) -> Terms:
    """Everything is checked before the first game."""
    game = get_game(name)
    own = args.text("components")
    players = args.number("players")
    seed = args.number("seed", 0)
    terms = Terms(
        game.id,
        game.check_players(2 if players is None else players),
        1 if seed is None else seed,
        game.check_options(pairs(args.many("option"), "--option")),
        None if own is None else editions.load(game, own).source,
        float(args.number("seconds", 1) or SECONDS),
    )
    terms.table()
    return terms


def read_bots(given: str | None, game: str) -> list[str]:
    """From the weakest to the strongest."""
    bots = [bot for bot in own_bots(game) if bot != "lab"] if given is None else given.split(",")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadCall(problem="bots", given=",".join(bots)[:80])
    return [check_rated(name, game) for name in bots]


def read_claim(given: str | None, players: int) -> float | None:
    """A share in percent; the fair share if none is named; None: no test, all games are played."""
    if given is None:
        return None
    percent = whole(given, "--claim") if given else 100 / players
    if not 0 < percent < 100:
        raise BadCall(problem="claim", given=given)
    return percent / 100


class Watch:
    """Progress: pairings that are settled early need no more games."""

    def __init__(self, made: Sequence[Course], texts: Texts) -> None:
        self.made = made
        self.bar = Bar(self.needed(), texts, before=self.done())

    def done(self) -> int:
        return sum(len(course.games) for course in self.made)

    def needed(self) -> int:
        return sum(
            len(course.games)
            if course.is_settled()
            else max(len(course.games), course.deals * course.players)
            for course in self.made
        )

    def show(self) -> None:
        self.bar.games = self.needed()
        self.bar.show(self.done())


def show(args: Args, ladders: list[tuple[str, dict[str, Any]]], texts: Texts) -> None:
    found = [ladder for _, ladder in ladders]
    if args.flag("json"):
        print(json.dumps(found[0] if len(found) == 1 else found))
    else:
        print("\n\n".join(told(ladder, texts) for ladder in found))
    image = args.text("picture")
    if image is not None:
        Path(image).write_text(picture(found[0], texts), "utf-8")
    page = args.text("page")
    if page is not None:
        write_page(Path(page), ladders, texts)
