"""A table of Tundra in the browser: every player count and every pick."""

from __future__ import annotations

import math
import random
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

import tutable
from tests.browser import at_table
from tests.browser.at_table import Offers, by_its_things, look, moved_on, my_turn, play
from tests.browser.fixtures import Visit
from tests.fixtures import table
from tests.games.tundra.fixtures import MODULES

LAYOUTS = [
    (2, "standard"),
    pytest.param(3, "standard", marks=pytest.mark.long),
    (3, "alternate"),
    pytest.param(4, "standard", marks=pytest.mark.long),
    (4, "alternate"),
]

LATE = table("tundra", "late")


sit_down = partial(at_table.sit_down, game="tundra", options=MODULES)


def round_of(page: Page) -> int:
    return page.locator(".stone.past").count() + page.locator(".stone.now").count()


# -- every player count, every pick ---------------------------------------------------------------


def above_the_middle(thing: Locator) -> None:
    """Workers stand in the middle of a tile."""
    box = thing.bounding_box()
    assert box is not None
    thing.click(position={"x": box["width"] / 2, "y": box["height"] * 0.2})


@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_a_round_where_every_pick_can_be_pointed_at(visit: Visit, players: int, layout: str) -> None:
    """Random picks, each made by pointing at its things: in any order, but a starter before its board."""
    page = visit()
    offers = Offers(page)
    sit_down(page, players, bot="random", options={**MODULES, "layout": layout})
    rng = random.Random(players)
    pointed = 0

    def step(page: Page, rng: random.Random) -> None:
        nonlocal pointed
        if not offers.picks:
            page.locator(".finish").click()
            return
        chosen = rng.choice(offers.placed(page))
        refs = list(chosen["shown"]["refs"])
        if chosen["shown"]["message"] != "pick-keep":
            rng.shuffle(refs)
        pointed += by_its_things(page, chosen["pick"], refs, above_the_middle)

    while not look(page).over and round_of(page) < 2:
        play([page], step, rng, steps=1)
    assert pointed > 8


@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_neighbours_on_the_map_are_neighbours(visit: Visit, players: int, layout: str) -> None:
    """Every place is drawn, and those that touch are those one step apart."""
    options = {**MODULES, "layout": layout}
    view = tutable.new("tundra", players=players, seed=1, options=options).view(0)
    at = {f"glade{i}": glade["at"] for i, glade in enumerate(view["glades"])}
    at |= {f"settlement{i}": home["at"] for i, home in enumerate(view["settlements"])}
    for size in ({}, {"phone": True}):
        page = visit(**size)
        sit_down(page, players, options=options)
        box = {ref: page.locator(f".thing[data-ref='{ref}']").bounding_box() for ref in at}
        for one, (q, r) in at.items():
            for two, (u, v) in at.items():
                mine, other = box[one], box[two]
                assert mine is not None and other is not None
                away = max(abs(q - u), abs(r - v), abs(q + r - u - v))
                far = math.hypot(mine["x"] - other["x"], mine["y"] - other["y"]) / mine["width"]
                assert (away == 1) == (0.9 < far < 1.1), (one, two)


def test_gathering_is_pointing_at_glades(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, position=LATE.replace('dice = "3 6"', 'dice = "2 6"'))
    my_turn(page)
    page.locator(".thing[data-ref='seat0.die2']").click()
    page.locator(".thing[data-ref='seat0.board2.slot2']").click()
    # Each glade under own pieces stands for its resource.
    glade = page.locator(".grounds .thing.live[data-ref='seat0.peat']").first
    before = look(page).version
    glade.click()
    moved_on(page, before)
    expect(page.locator(".goods .thing[data-ref='seat0.peat'] b").last).to_have_text("4")
