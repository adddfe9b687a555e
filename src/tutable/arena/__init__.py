"""Many games between bots: a series with everybody at one table (`simulation`), or a ladder of levels.

A ladder is made of pairings (`meetings`), each judged by what its deals show (`evidence`); every game is kept
in a file as it ends (`raw`), and all that is said about a ladder is read from such a file (`standings`).
"""

from tutable.arena.simulation import (
    MAX_GAMES,
    Plan,
    Result,
    interval,
    one_game,
    plan,
    play_out,
    simulate,
    summary,
)

__all__ = [
    "MAX_GAMES",
    "Plan",
    "Result",
    "interval",
    "one_game",
    "plan",
    "play_out",
    "simulate",
    "summary",
]
