"""What a field says of its words is what its form takes: whoever picks words can write nothing else."""

from __future__ import annotations

import re

import pytest

from tests.fixtures import GAMES
from tutable.core.components import Text
from tutable.core.registry import get_game
from tutable.lang import messages

FIELDS = [
    pytest.param(game, field, id=f"{game}-{sheet.name}-{field.name}")
    for game in GAMES
    for sheet in get_game(game).sheets
    for field in sheet.fields
    if isinstance(field, Text)
]


def takes(field: Text, words: list[str]) -> bool:
    return re.fullmatch(field.form, " ".join(words)) is not None


@pytest.mark.parametrize(("game", "field"), FIELDS)
def test_every_text_that_can_be_picked_can_be_read(game: str, field: Text) -> None:
    known = list(field.words.known)
    assert takes(field, field.example.split(" "))
    if field.shape == "text":
        return
    assert takes(field, []) == (field.least == 0)
    match field.shape:
        case "choice":
            assert all(takes(field, [word]) for word in known)
            assert not takes(field, [known[0], known[0]])
        case "set":
            assert field.most <= len(known)
            assert takes(field, known[: field.most])
        case "list":
            assert takes(field, [known[-1]] * field.most)
            assert not takes(field, [known[-1]] * (field.most + 1))
        case "tally":
            assert takes(field, [f"{field.most}{word}" for word in known])
            assert not takes(field, [f"{field.most + 1}{known[0]}"])


@pytest.mark.parametrize(("game", "field"), FIELDS)
def test_every_word_has_a_name_or_says_itself(game: str, field: Text) -> None:
    known = messages("de") | messages("de", get_game(game).folder)
    assert set(field.words.said) <= known
    assert len(field.words.said) in (0, len(field.words.known))


@pytest.mark.parametrize("game", GAMES)
def test_all_values_of_the_box_can_be_picked(game: str) -> None:
    """A picker that cannot show what is there would have to be a field to type into."""
    found = get_game(game)
    for sheet in found.sheets:
        for entry in found.components().values[sheet.name].values():
            for field in sheet.fields:
                if isinstance(field, Text) and field.shape != "text":
                    words = entry[field.name].split()
                    plain = [word.lstrip("23456789") if field.shape == "tally" else word for word in words]
                    assert set(plain) <= set(field.words.known)
                    if field.shape in ("set", "tally"):
                        assert len(set(plain)) == len(plain)
