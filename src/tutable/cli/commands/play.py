"""`tutable play`: set up a match or take one up again, and play it."""

from __future__ import annotations

from pathlib import Path

from tutable.bots import is_program
from tutable.cli import files
from tutable.cli.args import Args, BadCall, Command, Option, pairs, parse, seed
from tutable.cli.language import language
from tutable.cli.playing.seats import HUMAN, read_seats
from tutable.cli.playing.session import Session
from tutable.cli.screen import open_screen
from tutable.core.match import Match
from tutable.core.position import read_position
from tutable.core.registry import get_game
from tutable.lang import Texts

COMMAND = Command(
    "play",
    rest="game",
    options=(
        Option("players", "N"),
        Option("seat", "N=WHO", many=True),
        Option("name", "NAME", many=True),
        Option("seed", "SEED"),
        Option("option", "NAME=VALUE", many=True),
        Option("components", "FILE"),
        Option("position", "FILE"),
        Option("save", "FILE"),
        Option("resume", "FILE", optional=True),
        Option("plain"),
        Option("auto-end", off=True),
    ),
)
ONLY_NEW = ("players", "name", "seed", "option", "components", "position", "save")


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    lang = language(argv)
    if args.text("resume") is not None:
        match, players, path = take_up(args)
    else:
        match, players, path = set_up(args, lang)
    texts = Texts(lang, match.game.id, match.names)
    return Session(match, players, texts, open_screen(args.flag("plain")), path).run()


def set_up(args: Args, lang: str) -> tuple[Match, tuple[str, ...], Path]:
    """A new match, saved before its first pick."""
    words = args.many("game")
    if not words:
        raise BadCall(problem="missing", place="GAME", command="play")
    if len(words) > 1:
        raise BadCall(problem="unknown", given=words[1][:40])
    game = get_game(words[0])
    count = args.number("players")
    described = args.text("position")
    position = files.read_text(described) if described is not None else ""
    if count is None:
        count = read_position(position).get("players", 3)
    players = game.check_players(count)
    seats = read_seats(pairs(args.many("seat"), "--seat"), players, game.id)
    texts = Texts(lang, game.id)
    names = args.many("name")
    own = args.text("components")
    match = Match.new(
        game,
        players,
        seed=seed(args.text("seed")),
        options=pairs(args.many("option"), "--option"),
        components=Path(own) if own is not None else None,
        names=names and names + [texts.player(seat) for seat in range(len(names), players)],
        auto_end=ending_by_themselves(seats, args.flag("auto-end")),
        position=position,
    )
    where = args.text("save")
    path = files.new_file(where) if where is not None else files.fresh_path(game.id)
    files.save(match, seats, path)
    return match, seats, path


def take_up(args: Args) -> tuple[Match, tuple[str, ...], Path]:
    """A saved match; its seats stay as they were unless said otherwise."""
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
    return match, seats, path


def refuse_programs(kept: dict[str, str], asked: dict[str, str]) -> None:
    """A file may come from anybody: what it wants to run is run only if the player names it again."""
    for number, who in kept.items():
        if is_program(who) and number not in asked:
            raise BadCall(problem="program", given=who, seat=number)


def ending_by_themselves(seats: tuple[str, ...], everybody: bool | None) -> set[int]:
    """Bots' turns end at once; a person's only if asked for, so that a whole turn can be undone."""
    return {seat for seat, who in enumerate(seats) if who != HUMAN or everybody}
