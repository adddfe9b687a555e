"""The table in the terminal: what one decides about is among what a low screen shows."""

from __future__ import annotations

import pytest

import tutable
from tests.cli.test_drawing import draw
from tutable.face import face_of

LOW = 9  # lines the table has on a screen of 24 while starters are chosen


@pytest.mark.parametrize("lang", ["en", "de"])
def test_tun_5_the_starters_to_choose_from_are_shown_with_what_they_do(lang: str) -> None:
    match = tutable.new("tundra", 3, seed=4)
    texts = tutable.Texts(lang, "tundra", match.names)
    view = match.view(0)
    picture = face_of("tundra").picture(view, 0, texts, 80, False)
    shown = "\n".join(draw(picture.framed(picture.fitting(LOW)[0]), 80))
    cards = view["seats"][0]["hand"]
    assert len(cards) == 4
    for card in cards:
        name = texts.say(f"name-{card['card']}")
        (line,) = [line for line in shown.splitlines() if name in line]
        assert any(char.isdigit() for char in line.partition(name)[2])
