"""`tutable play` alone: which game, how many players, and how strong the others are."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.bots import offered_bots, usual_bot
from tutable.bots.names import NAMES, character, level_of
from tutable.cli.screen import Screen
from tutable.core.game import Game
from tutable.core.registry import game_ids, get_game
from tutable.face.guide import guide_of
from tutable.lang import Texts


def ask_game(texts: Texts, screen: Screen) -> Game:
    games = [get_game(name) for name in game_ids()]
    lines = [
        texts.say("play-which-line", {"title": one.title, "low": one.min_players, "high": one.max_players})
        for one in games
    ]
    return games[chosen(texts.say("play-which"), lines, 0, texts, screen)]


def ask_players(game: Game, texts: Texts, screen: Screen, can_guide: bool) -> int | None:
    """How many play; none: the guided first game, which says itself."""
    counts: list[int | None] = list(range(game.min_players, game.max_players + 1))
    usual = min(1, len(counts) - 1)
    lines = [texts.say("play-players-line", {"count": count}) for count in counts]
    if can_guide and guide_of(game) is not None:
        counts.append(None)
        lines.append(texts.say("play-guided-line"))
    return counts[chosen(texts.say("play-players"), lines, usual, texts, screen)]


def ask_level(game: Game, texts: Texts, screen: Screen) -> str:
    bots = offered_bots(game.id)
    usual = usual_bot(game.id)
    at = bots.index(usual) if usual in bots else 0
    return bots[chosen(texts.say("play-level"), [level_line(bot, texts) for bot in bots], at, texts, screen)]


def level_line(bot: str, texts: Texts) -> str:
    """What a level is called, and how it plays."""
    args = {"level": texts.say(f"ui-bot-{bot}"), "about": texts.say(f"ui-bot-{bot}", attribute="about")}
    return texts.say("play-level-line", args)


def introduced(seats: Sequence[str], names: Sequence[str], texts: Texts) -> list[str]:
    """The bots at a table: how their levels play, and who they are."""
    lines = []
    levels = [level_of(who) for who in seats]
    for level in dict.fromkeys(one for one in levels if one in NAMES):
        lines.append(level_line(level, texts))
        for seat, name in enumerate(names):
            who = character(seats[seat], seat)
            if levels[seat] == level and who is not None and name == texts.say(who):
                args = {"name": name, "character": texts.say(who, attribute="about")}
                lines.append(texts.say("play-bot-line", args))
    return lines


def chosen(question: str, lines: Sequence[str], usual: int, texts: Texts, screen: Screen) -> int:
    """One of several lines by its number; Enter takes the usual one."""
    screen.line(question, "bold")
    for number, line in enumerate(lines, 1):
        screen.line(f" {number}  {line}")
    while True:
        answer = screen.ask(texts.say("play-choose", {"usual": usual + 1}))
        if not answer:
            return usual
        if answer.isascii() and answer.isdigit() and len(answer) < 4 and 1 <= int(answer) <= len(lines):
            return int(answer) - 1
        screen.line(texts.say("play-no-such-number", {"given": answer[:20], "last": len(lines)}))
