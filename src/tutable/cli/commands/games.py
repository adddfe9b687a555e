"""`tutable games`: what can be played here."""

from __future__ import annotations

from tutable.cli import OK
from tutable.cli.args import Command, parse
from tutable.cli.language import language
from tutable.core.registry import game_ids, get_game
from tutable.lang import Texts

COMMAND = Command("games")


def run(argv: list[str]) -> int:
    parse(COMMAND, argv)
    texts = Texts(language(argv))
    for name in game_ids():
        game = get_game(name)
        args = {"game": game.id, "title": game.title, "low": game.min_players, "high": game.max_players}
        line = texts.say("games-line", args)
        about = game.about
        if about.get("authors") and about.get("publisher") and about.get("year"):
            by = {
                "authors": ", ".join(about["authors"]),
                "publisher": about["publisher"],
                "year": str(about["year"]),
            }
            line += ", " + texts.say("games-by", by)
        print(line)
    return OK
