"""The server looks for unreachable cycles at its own pace."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tests.server.inside import awaited
from tutable.server import garbage

LOOKS = 200  # at most, each a moment long


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def own_pace(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "YOUNG_SECONDS", 0.001)
    monkeypatch.setattr(garbage, "QUIET_SHARE", 1e9)  # whatever else this process does
    monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.0)
    garbage.take_over()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


async def gone(knot: weakref.ref[Knot]) -> bool:
    looking = asyncio.create_task(garbage.collect())
    for _ in range(LOOKS):
        if knot() is None:
            break
        await asyncio.sleep(0.005)
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    return knot() is None


def test_what_is_young_goes_at_the_next_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "WHOLE_SECONDS", (1e9, 1e9))
    knot = weakref.ref(Knot())
    assert not gc.isenabled() and knot() is not None
    assert awaited(gone(knot))


def test_what_has_come_since_goes_when_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "WHOLE_SECONDS", (1e9, 1e9))
    monkeypatch.setattr(garbage, "GROWN_SECONDS", 0.0)
    held = Knot()
    knot = weakref.ref(held)
    gc.collect(0)  # no longer among the youngest
    del held
    gc.collect(0)
    assert knot() is not None
    assert awaited(gone(knot))


@pytest.mark.parametrize("whole", [(0.0, 1e9), (1e9, 0.0)], ids=["when it is quiet", "at the latest"])
def test_what_is_old_goes_too(whole: tuple[float, float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "WHOLE_SECONDS", whole)
    held = Knot()
    knot = weakref.ref(held)
    gc.collect()  # as old as an object can be
    del held
    gc.collect(0)
    assert knot() is not None
    assert awaited(gone(knot))
