"""One thread that writes: what is urgent before everything that waits already.

A pool of one thread would do, if moves did not have to wait behind whatever else somebody writes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from itertools import count
from queue import PriorityQueue
from typing import Any, TypeVar

T = TypeVar("T")
URGENT, USUAL, LAST = range(3)


class Writer:
    """A line before one thread."""

    def __init__(self, name: str) -> None:
        self.line: PriorityQueue[tuple[int, int, Callable[[], None] | None]] = PriorityQueue()
        self.numbers = count()
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[], T], first: bool = False) -> Future[T]:
        """Do it when it is its turn."""
        future: Future[T] = Future()
        self.line.put((URGENT if first else USUAL, next(self.numbers), lambda: fulfil(future, work)))
        return future

    def shutdown(self) -> None:
        """Do what waits, then end."""
        self.line.put((LAST, next(self.numbers), None))
        self.thread.join()

    def _run(self) -> None:
        while (work := self.line.get()[2]) is not None:
            work()


def fulfil(future: Future[Any], work: Callable[[], Any]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(work())
    except BaseException as error:
        future.set_exception(error)
