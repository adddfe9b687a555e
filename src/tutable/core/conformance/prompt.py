"""Events come when what they tell has happened, so that a step brings its own change to the screen."""

from __future__ import annotations

from typing import Any

from tutable.core.conformance.report import Watch
from tutable.core.engine import State
from tutable.core.events import Ear, is_for


def check_prompt(watch: Watch, before: State, pick: int, seat: int) -> None:
    """What a pick changes for a seat is changed when the last is told of it. The order of play, which the
    stack and plain values of a view show, may go on in silence."""
    after, ear = before.clone(), Ear()
    ear.watched, ear.frame = after, before.top()
    after.listener = ear
    after.take(pick)
    told = [scene.state for scene in ear.scenes if scene.state is not None and is_for(scene.event, seat)]
    if told:
        last = told[-1]
        after.stack, after.depth, after.turn = last.stack[:], last.depth, last.turn
        late = [name for name, value in things(last, seat).items() if value != things(after, seat)[name]]
        name = before.decisions[before.top() & 0xFF].name
        watch.expect("prompt", not late, f"{name}: seat {seat} sees {late} change after all is told")


def things(s: State, seat: int) -> dict[str, Any]:
    """What lies on the table in a view."""
    return {name: value for name, value in s.knowledge(seat).view().items() if isinstance(value, dict | list)}
