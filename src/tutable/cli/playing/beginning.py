"""`tutable play` alone: which game, how many players, and how strong the others are."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.bots import offered_bots, usual_bot
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
    return bots[chosen(texts.say("play-level"), bots, at, texts, screen)]


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
