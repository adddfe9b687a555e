"""Dragging a thing onto another means the same as pressing both, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import Offers, by_pointing, look, moved_on, my_turn, play, sit_down
from tests.browser.fixtures import Visit
from tests.fixtures import table
from tests.fixtures.catalogue import Catalogue, catalogues

every = pytest.mark.parametrize("of", catalogues(), ids=lambda of: of.game)
STEPS = 40  # in which a pick of two things must come up
# The middle of a thing, if nothing else lies over it there.
MIDDLE = """(thing) => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return thing.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


def sit(page: Page, of: Catalogue) -> None:
    """Where picks of two things come up soon: at the larger games not at the very beginning."""
    more: dict[str, Any] = {"options": of.late, "position": table(of.game, "late")} if of.large else {}
    sit_down(page, 2, game=of.game, **more)
    my_turn(page)


def thing(page: Page, ref: str) -> Locator:
    return page.locator(f".thing[data-ref='{ref}']").first


def middle(page: Page, ref: str) -> tuple[float, float] | None:
    found = thing(page, ref).evaluate(MIDDLE)
    return None if found is None else (found[0], found[1])


def pair(page: Page, offers: Offers) -> tuple[str, str] | None:
    """Two things in sight that are a pick together, and nothing else is needed for it."""
    for offer in offers.placed(page):
        refs: list[Any] = list(dict.fromkeys(offer["shown"]["refs"]))
        if len(refs) == 2 and all(middle(page, ref) is not None for ref in refs):
            return refs[0], refs[1]
    return None


@every
def test_one_thing_onto_another_is_a_pick(visit: Visit, of: Catalogue) -> None:
    page = visit()
    offers = Offers(page)
    sit(page, of)
    rng = random.Random(1)
    for _ in range(STEPS):
        my_turn(page)
        found = pair(page, offers)
        if found is not None:
            break
        play([page], by_pointing, rng, steps=1)
    assert found is not None, "no pick of two things came up"
    one, other = found
    (x, y), (to_x, to_y) = middle(page, one) or (0, 0), middle(page, other) or (0, 0)
    version = look(page).version
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12, steps=3)
    expect(page.locator(".dragging")).to_have_count(1)
    expect(thing(page, other)).to_have_attribute("data-standing", "live")
    page.mouse.move(to_x, to_y, steps=5)
    page.mouse.up()
    expect(page.locator(".dragging")).to_have_count(0)
    moved_on(page, version)


@every
def test_dropped_on_nothing_it_goes_back(visit: Visit, of: Catalogue) -> None:
    page = visit()
    sit(page, of)
    live = page.locator(".thing.live").first
    version, before = look(page).version, page.locator(".thing.live").count()
    live.hover()
    page.mouse.down()
    page.mouse.move(5, 5, steps=5)
    page.mouse.up()
    expect(page.locator(".dragging")).to_have_count(0)
    expect(page.locator(".thing.live")).to_have_count(before)
    assert look(page).version == version
