"""One thread writes, and what is urgent does not wait behind the rest."""

from __future__ import annotations

import threading

import pytest

from tutable.server.store.writer import Writer


def test_what_is_urgent_comes_first_and_nothing_is_lost() -> None:
    writer = Writer("writes")
    begun, gate, done = threading.Event(), threading.Event(), []

    def hold() -> None:
        begun.set()
        gate.wait(30)

    writer.submit(hold)
    assert begun.wait(30)  # whatever comes now waits in line
    usual = [writer.submit(lambda n=n: done.append(n)) for n in range(3)]  # type: ignore[misc]
    urgent = [writer.submit(lambda n=n: done.append(n), first=True) for n in (10, 11)]  # type: ignore[misc]
    dropped = writer.submit(lambda: done.append(99))
    assert dropped.cancel()
    gate.set()
    writer.shutdown()
    assert all(future.done() for future in (*usual, *urgent))
    assert done == [10, 11, 0, 1, 2]


def test_what_goes_wrong_is_told_to_whoever_asked() -> None:
    writer = Writer("writes")
    wrong = writer.submit(lambda: 1 // 0)
    right = writer.submit(lambda: 1)
    with pytest.raises(ZeroDivisionError):
        wrong.result(30)
    assert right.result(30) == 1
    writer.shutdown()
