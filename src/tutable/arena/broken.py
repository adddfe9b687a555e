"""A worker was ended from inside, and with it everything that was being played: which game was it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from tutable.core.children import end_at_once


def first_broken(play: Callable[..., object], games: Sequence[tuple[Any, ...]]) -> int | None:
    """The first of these games that ends a process in which nothing else is played; None: this time none did.

    Whatever else a game raises is what went wrong with it.
    """
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=end_at_once) as pool:
        for number, arguments in enumerate(games):
            try:
                pool.submit(play, *arguments).result()
            except BrokenProcessPool:
                return number
    return None
