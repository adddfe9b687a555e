"""The worked examples of the rules: what they say of a position is what the rules do there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.fixtures import GAMES
from tutable.core.registry import get_game
from tutable.face import face_of
from tutable.face.examples import BadExample, Example, Told, examples_of, prove, read_examples
from tutable.lang import LANGUAGES, Texts

ALL = [(game, example) for game in GAMES for example in examples_of(get_game(game))]


@pytest.mark.parametrize(("game", "example"), ALL, ids=[f"{game}-{example.id}" for game, example in ALL])
def test_an_example_holds(game: str, example: Example) -> None:
    prove(example, get_game(game))


@pytest.mark.parametrize(("game", "example"), ALL, ids=[f"{game}-{example.id}" for game, example in ALL])
def test_what_an_example_lights_lies_on_its_table(game: str, example: Example) -> None:
    match = example.begin(get_game(game))
    assert match.deciders() == [0], "whoever reads it is to move"
    view = match.view(0)
    offered = {ref for offer in [*match.options(0), *match.forbidden(0)] for ref in offer.shown.refs}
    for ref in set(example.light) - offered:
        assert face_of(game).explain(ref, view, 0) is not None, ref


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_and_a_place_to_read_about_each_question(game: str) -> None:
    assert len(examples_of(get_game(game))) >= 5
    book = get_game(game).rulebook
    source = (get_game(game).folder / "text" / "en" / "table.ftl").read_text("utf-8")
    asks = {line.partition(" ")[0] for line in source.splitlines() if line.startswith("ask-")}
    assert set(book.asks) == asks


GAME, FIRST = ALL[0]
TAKEN = next(claim for claim in FIRST.claim if not claim.refused)
FILE = f"""
[[example]]
id = "{FIRST.id}"
rule = "{{rule}}"
position = ""
claim = []
"""
UNREADABLE = {
    "form": "[[example]]\nid = 1",
    "twice": (FILE + FILE).format(rule=FIRST.rule),
    "unknown": FILE.format(rule="NO-1"),
}
UNTRUE = {
    "not-offered": replace(TAKEN, pick="pick-nothing"),
    "not-told": replace(TAKEN, told=[Told("event-nothing")]),
    "not-refused": replace(TAKEN, refused="NO-1.reason"),
}


@pytest.mark.parametrize("problem", UNREADABLE)
def test_examples_that_cannot_be_read_say_why(problem: str) -> None:
    with pytest.raises(BadExample) as refused:
        read_examples(UNREADABLE[problem], get_game(GAME))
    explains(refused.value, problem)


@pytest.mark.parametrize("problem", UNTRUE)
def test_an_example_that_does_not_hold_says_why(problem: str) -> None:
    with pytest.raises(BadExample) as refused:
        prove(replace(FIRST, claim=[UNTRUE[problem]]), get_game(GAME))
    explains(refused.value, problem)


def explains(error: BadExample, problem: str) -> None:
    assert error.params["problem"] == problem
    for lang in LANGUAGES:
        assert GAME in Texts(lang).error(error)
