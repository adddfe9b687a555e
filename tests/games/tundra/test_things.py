"""What Tundra's things are said to be, and what moves in its events, from what a seat sees."""

from __future__ import annotations

import copy

import pytest

import tutable
from tests.games.tundra.rules.table import Table, put
from tutable.cli.playing.explain import paragraphs
from tutable.core.engine import SPECTATOR, Shown
from tutable.face import face_of
from tutable.face.things import Move, touched
from tutable.lang import Texts

FACE = face_of("tundra")
MODULES = {"titles": "yes", "personal_goals": "yes"}


def explained(ref: str, match: tutable.Match, seat: int = 0) -> str:
    found = FACE.explain(ref, match.view(seat), seat)
    return paragraphs(found, Texts("en", "tundra", ["Ann", "Ben"]))[0] if found else ""


def table() -> Table:
    return Table(
        dice="6",
        upgraded=["travel"],
        starters=["s01 architecture"],
        cards=["e05 travel"],
        advisors=["a04", "a09 turned"],
        market=["a05", "e22", "", "e04"],
    )


def test_things_are_explained_with_what_is_printed_on_them() -> None:
    match = table().match
    assert "Once a round: 1 berry for 2 stone." in explained("market0", match)
    assert "In this row Kindling gives 1 berry." in explained("seat0.board0.slot6", match)
    assert "Turned: ready again" in explained("seat0.advisor1", match)
    assert "upgraded: Rows: 4 movement points on 6;" in explained("seat0.board1", match)
    assert "Upgraded, for 1 firewood and 3 stone:" in explained("seat0.board0", match)
    assert "plays Governor Polkan: Only pictures and words" in explained("seat1.character", match)


def test_own_components_are_explained_as_they_are() -> None:
    parts = copy.deepcopy(tutable.get_game("tundra").components())
    parts.values["advisor"]["a05"]["effect"] = "3B > 2S V"
    match = tutable.new("tundra", 2, seed=1, components=parts)
    assert "Once a round: 3 berries for 2 stone and 1 point." in explained("card.a05", match)


def test_an_offer_says_what_the_components_in_play_do() -> None:
    parts = copy.deepcopy(tutable.get_game("tundra").components())
    parts.values["starter"]["s01"]["rows"] = "6-5: 2F B; 4-1: V"
    parts.values["board"]["travel"]["rows"] = "6-1: move 9"
    parts.values["advisor"]["a05"]["effect"] = "3B > 2S V"
    match = Table(dice="6", starters=["s01 travel"], advisors=["a05"], berries=4, components=parts).match
    english, german = Texts("en", "tundra"), Texts("de", "tundra")
    assert "Ask the Quarry owner: 3 berries for 2 stone and 1 point" in said(match, english)
    assert "„Steinbruchbesitzer“ befragen: 3 Beeren gegen 2 Stein und 1 Punkt" in said(match, german)
    match.act(0, put("travel", 6))
    assert {"Use Kindling: 2 firewood and 1 berry", "Use Travel: 9 movement points"} <= said(match, english)
    assert "„Reisig“ nutzen: 2 Brennholz und 1 Beere" in said(match, german)


def said(match: tutable.Match, texts: Texts) -> set[str]:
    return {texts.show(offer.shown) for offer in match.options(0)}


def test_a_secret_goal_may_be_any_that_is_left() -> None:
    match = tutable.new("tundra", 2, seed=1, options=MODULES)
    own = match.view(0)["seats"][0]["personal"]["goal"]
    texts = Texts("en", "tundra")
    assert texts.say(f"name-personal-{own}") in explained("seat0.personal", match)
    assert texts.say(f"name-personal-{own}") not in explained("seat1.personal", match)


def test_a_hand_is_explained_to_its_owner_alone() -> None:
    match = tutable.new("tundra", 2, seed=1)
    assert "starter card" in explained("hand0", match)
    assert explained("hand0", match, SPECTATOR) == ""


@pytest.mark.parametrize(
    ("event", "args", "move"),
    [
        (
            "tucked",
            {"card": "name:e22", "board": "name:trade", "spot": 1},
            ("sign-card", "market1", "seat0.board3.spot1"),
        ),
        ("hired", {"card": "name:a05", "space": 3}, ("sign-card", "market0", "seat0.advisor2")),
        ("discarded", {"card": "name:e05"}, ("sign-card", "seat0.board1.spot1", "discards")),
        ("discarded", {"card": "name:a09"}, ("sign-card", "seat0.advisor1", "discards")),
        ("gained", {"good": "name:stone", "count": 1}, ("stone", "seat0.name", "seat0.stone")),
        ("put", {"value": 6, "board": "name:travel"}, ("sign-die", "seat0.die6", "seat0.board1.slot6")),
        ("sent", {"place": "name:settlement-n 1"}, ("worker-0", "seat0.idle", "settlement0")),
    ],
)
def test_what_moves(event: str, args: dict[str, str | int], move: tuple[str, str, str]) -> None:
    view = table().match.view(0)
    shown = Shown(f"event-{event}", {"player": "seat:0", **args}, [])
    assert FACE.move(shown, view, view, 0) == Move(*move)


def test_what_is_only_touched() -> None:
    view = table().match.view(0)
    walked = Shown("event-moved", {"player": "seat:0", "worker": 1, "place": "name:glade-n 3"}, [])
    assert FACE.move(walked, view, view, 0) == touched("glade2")
    advised = Shown("event-advised", {"player": "seat:0", "card": "name:a04"}, [])
    assert FACE.move(advised, view, view, 0) == touched("seat0.advisor0")
