"""Components as the client draws them: what has no picture of its own is a place on the chart of its side."""

from __future__ import annotations

import copy

import pytest

from tutable.core.registry import get_game
from tutable.games.tungaru.face.parts import drawn

VALUES = get_game("tungaru").components().values


def test_every_component_has_a_picture() -> None:
    for sheet, entries in VALUES.items():
        for entry in entries:
            assert drawn(VALUES, sheet, entry), f"{sheet}.{entry}"


def test_a_ground_is_marked_on_the_chart_of_its_side() -> None:
    for side in ("small", "large"):
        whole = drawn(VALUES, "side", side)
        assert whole["marked"] is None
        assert [ground["id"] for ground in whole["grounds"]] == list(VALUES[f"{side}-ground"])
        for at, (name, row) in enumerate(VALUES[f"{side}-ground"].items()):
            chart = drawn(VALUES, f"{side}-ground", name)
            assert chart == {**whole, "marked": at}
            shores = [whole["islands"][island]["name"] for island in whole["grounds"][at]["islands"]]
            assert shores == row["islands"].split()


@pytest.mark.parametrize("islands", ["butaritari", "butaritari atlantis", "butaritari marakei abaiang"])
def test_what_lies_nowhere_has_no_chart(islands: str) -> None:
    values = copy.deepcopy(VALUES)
    values["small-ground"]["g1"]["islands"] = islands
    with pytest.raises(ValueError):
        drawn(values, "small-ground", "g2")
