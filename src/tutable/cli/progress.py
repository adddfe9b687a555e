"""How far many games have come."""

from __future__ import annotations

import sys
import time

from tutable.lang import Texts


class Bar:
    """Progress on stderr, where somebody watches."""

    WIDTH = 30

    def __init__(self, games: int, texts: Texts, before: int = 0) -> None:
        self.games = games
        self.before = before  # games that were there already
        self.texts = texts
        self.started = time.perf_counter()
        self.watched = sys.stderr.isatty()

    def show(self, done: int) -> None:
        if not self.watched:
            return
        filled = self.WIDTH * done // self.games
        left = (time.perf_counter() - self.started) / (done - self.before) * (self.games - done)
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
