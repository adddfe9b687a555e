"""Tungaru in the lab: what nomads score can be turned, number by number."""

from __future__ import annotations

import pytest

from tutable.core.registry import get_game
from tutable.lab.errors import BadLab
from tutable.lab.knobs import read_knob, turned


def test_numbers_of_a_text_can_be_turned_each_by_itself() -> None:
    """What nomads score is a text: one number, or one for each good."""
    game = get_game("tungaru")
    parts = game.components()
    nomads = parts.values["nomad"]
    many = next(name for name, nomad in nomads.items() if " " in nomad["points"])
    one = next(name for name, nomad in nomads.items() if nomad["points"].isdigit())
    knobs = [read_knob(f"nomad.{many}.points.2=1..9", parts), read_knob(f"nomad.{one}.points=1..9", parts)]
    assert knobs[0].now(parts) == int(nomads[many]["points"].split()[1])
    made = turned(game, parts, {knob.place: 7 for knob in knobs}, "turned")
    words = nomads[many]["points"].split()
    assert made.values["nomad"][many]["points"] == " ".join([words[0], "7", *words[2:]])
    assert made.values["nomad"][one]["points"] == "7"
    for place in (
        f"nomad.{many}.points",
        f"nomad.{many}.points.9",
        f"nomad.{one}.cost",
        f"nomad.{one}.cost.1",
    ):
        with pytest.raises(BadLab, match="There is no number"):
            read_knob(f"{place}=1..2", parts)
