"""`tutable play`: set up a match or take one up again, and play it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tutable.arena.budgets import by_the_clock
from tutable.bots import is_program
from tutable.bots.names import bot_name
from tutable.cli import editions, files
from tutable.cli.args import Args, BadCall, Command, Option, pairs, parse, seed
from tutable.cli.language import language
from tutable.cli.playing.beginning import ask_game, ask_level, ask_players
from tutable.cli.playing.seats import HUMAN, read_seats
from tutable.cli.playing.session import Session
from tutable.cli.screen import Screen, open_screen
from tutable.core.game import Game
from tutable.core.match import Match
from tutable.core.position import read_position
from tutable.core.registry import get_game
from tutable.face.guide import guide_of
from tutable.lang import Texts

COMMAND = Command(
    "play",
    rest="game",
    options=(
        Option("guided"),
        Option("players", "N"),
        Option("seat", "N=WHO", many=True),
        Option("name", "NAME", many=True),
        Option("seed", "SEED"),
        Option("option", "NAME=VALUE", many=True),
        Option("components", "EDITION"),
        Option("position", "FILE"),
        Option("hints"),
        Option("save", "FILE"),
        Option("resume", "FILE", optional=True),
        Option("plain"),
        Option("auto-end", off=True),
    ),
)
ONLY_NEW = ("guided", "players", "name", "seed", "option", "components", "position", "hints", "save")
GIVEN_BY_GUIDE = ("players", "seat", "seed", "option", "components", "position")


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    lang = language(argv)
    screen = open_screen(args.flag("plain"))
    if args.text("resume") is not None:
        match, players, path, saved = take_up(args)
        lang = lang if args.text("lang") is not None else saved.lang or lang
        hints = saved.hints
    else:
        match, players, path = set_up(args, lang, screen)
        hints = bool(args.flag("hints"))
    texts = Texts(lang, match.game.id, match.names)
    if by_the_clock(players):
        screen.line(texts.say("play-by-the-clock"), "dim")
    return Session(match, players, texts, screen, path, hints).run()


def set_up(args: Args, lang: str, screen: Screen) -> tuple[Match, tuple[str, ...], Path]:
    """A new match."""
    words = args.many("game")
    if len(words) > 1:
        raise BadCall(problem="unknown", given=words[1][:40])
    count = args.number("players")
    described = args.text("position")
    given = pairs(args.many("seat"), "--seat")
    if words:
        game = get_game(words[0])
    elif somebody_answers():
        game = ask_game(Texts(lang), screen)
        is_free = described is None and not args.flag("guided")
        if count is None and is_free:
            can_guide = all(args.values.get(name) is None for name in GIVEN_BY_GUIDE)
            count = ask_players(game, Texts(lang), screen, can_guide)
            if count is None:
                return guided(game, args, lang)
        if count is not None and not given and is_free:
            level = ask_level(game, Texts(lang), screen)
            given = {str(seat): level for seat in range(2, count + 1)}
    else:
        raise BadCall(problem="missing", place="GAME", command="play")
    if args.flag("guided"):
        return guided(game, args, lang)
    position = files.read_text(described) if described is not None else ""
    if count is None:
        count = read_position(position).get("players", 3)
    players = game.check_players(count)
    seats = read_seats(given, players, game.id)
    texts = Texts(lang, game.id)
    own = args.text("components")
    match = Match.new(
        game,
        players,
        seed=seed(args.text("seed")),
        options=pairs(args.many("option"), "--option"),
        components=editions.load(game, own) if own is not None else None,
        names=names_of(seats, args.many("name"), texts),
        auto_end=ending_by_themselves(seats, args.flag("auto-end")),
        position=position,
    )
    return kept(match, seats, args, lang)


def names_of(seats: Sequence[str], given: list[str], texts: Texts) -> list[str]:
    """Whoever was given no name: bots have one, people are counted. Only people, and no names: none."""
    if not given and all(who == HUMAN for who in seats):
        return []
    others = [texts.player(seat) if who == HUMAN else bot_name(who, seat) for seat, who in enumerate(seats)]
    return given + others[len(given) :]


def guided(game: Game, args: Args, lang: str) -> tuple[Match, tuple[str, ...], Path]:
    """A first game with the deal and the opponents of the game's guide."""
    for name in GIVEN_BY_GUIDE:
        if args.values.get(name) is not None:
            raise BadCall(problem="not-with", option=f"--{name}", other="--guided")
    guide = guide_of(game)
    if guide is None:
        raise BadCall(problem="no-guide", game=game.id)
    seats = (HUMAN, *[guide.bot] * (guide.players - 1))
    me = args.many("name")[:1] or [Texts(lang, game.id).player(0)]
    match = Match.new(
        game,
        guide.players,
        seed=guide.seed,
        options=guide.options,
        names=[*me, *(bot_name(guide.bot, seat) for seat in range(1, guide.players))],
        auto_end=ending_by_themselves(seats, args.flag("auto-end")),
    )
    return kept(match, seats, args, lang)


def kept(match: Match, seats: tuple[str, ...], args: Args, lang: str) -> tuple[Match, tuple[str, ...], Path]:
    """Saved before its first pick."""
    where = args.text("save")
    path = files.new_file(where) if where is not None else files.fresh_path(match.game.id)
    files.save(match, seats, path, lang, bool(args.flag("hints")))
    return match, seats, path


def somebody_answers() -> bool:
    """A person at a terminal, not a script."""
    return sys.stdin.isatty()


def take_up(args: Args) -> tuple[Match, tuple[str, ...], Path, files.Saved]:
    """A saved match and what else the save says; its seats stay as they were unless said otherwise."""
    for name in ONLY_NEW:
        if args.values.get(name) is not None:
            raise BadCall(problem="only-new", option=f"--{name}")
    words = args.many("game")
    given = args.text("resume")
    path = Path(given) if given else files.latest()
    saved = files.load_file(path)
    match = saved.match
    if saved.is_report:
        path = files.fresh_path(match.game.id)
    if words and words != [match.game.id]:
        raise BadCall(problem="other-game", given=words[0][:40], game=match.game.id)
    asked = pairs(args.many("seat"), "--seat")
    kept = {str(seat + 1): who for seat, who in enumerate(saved.players)}
    refuse_programs(kept, asked)
    seats = read_seats({**kept, **asked}, match.players, match.game.id)
    if asked or args.flag("auto-end") is not None:
        match.auto_end = ending_by_themselves(seats, args.flag("auto-end"))
    return match, seats, path, saved


def refuse_programs(kept: dict[str, str], asked: dict[str, str]) -> None:
    """A file may come from anybody: what it wants to run is run only if the player names it again."""
    for number, who in kept.items():
        if is_program(who) and number not in asked:
            raise BadCall(problem="program", given=who, seat=number)


def ending_by_themselves(seats: tuple[str, ...], everybody: bool | None) -> set[int]:
    """Bots' turns end at once; a person's only if asked for, so that a whole turn can be undone."""
    return {seat for seat, who in enumerate(seats) if who != HUMAN or everybody}
