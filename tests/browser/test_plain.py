"""A game without drawings of its own: its table in words, with everything its picks concern to be pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import by_pointing, look, my_turn, play, play_now
from tests.browser.fixtures import Visit
from tests.browser.launch import serving
from tests.browser.test_axe import LOOKS, violations


@pytest.fixture(scope="module")
def toys(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the toy game Lanterns; `address` says whether there is a browser at all."""
    with serving(tmp_path_factory.mktemp("toys"), module="tests.server.toys") as found:
        yield found


@pytest.mark.parametrize("look_", LOOKS, ids=["light", "dark-phone-de"])
def test_a_match_in_words(visit: Visit, toys: str, look_: dict[str, object]) -> None:
    page = visit(toys, **look_)
    play_now(page, game="lanterns")
    my_turn(page)
    # What the first choice is about lies in the hand, and on no picture.
    expect(page.locator(".plain dl")).not_to_have_count(0)
    assert page.locator(".plain .thing.live[data-ref^='hand.']").count() > 0
    assert violations(page) == []
    play([page], by_pointing, random.Random(6))
    assert look(page).over
    expect(page.locator("#side-panel .scores tbody td")).to_have_count(2)
    assert violations(page) == []
    page.goto(f"{page.url}/replay?at=8&seat=0")
    expect(page.locator(".replay .plain")).to_be_visible()
    assert violations(page) == []
