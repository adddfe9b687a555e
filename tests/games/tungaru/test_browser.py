"""A table of Tungaru in the browser: every player count and every pick."""

from __future__ import annotations

import math
import random
import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

import tutable
from tests.browser import at_table
from tests.browser.at_table import Offers, by_its_things, by_pointing, look, my_turn, play
from tests.browser.fixtures import Visit
from tests.browser.test_sealed import one_screen
from tests.fixtures import table

LATE = table("tungaru", "late")
sit_down = partial(at_table.sit_down, game="tungaru")


def round_of(page: Page) -> int:
    found = re.search(r"Round (\d+)", page.locator(".round").inner_text())
    return int(found.group(1)) if found else 0


# -- every player count, every pick ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"islands": "set2"}),
        pytest.param(3, {"deluxe_nomads": "yes"}, marks=pytest.mark.long),
        pytest.param(4, {"islands": "set4", "deluxe_nomads": "yes"}, marks=pytest.mark.long),
        (5, {}),
    ],
)
def test_two_rounds_where_every_pick_can_be_pointed_at(
    visit: Visit, players: int, options: dict[str, str]
) -> None:
    """Random picks, each made by pointing at its things in any order."""
    page = visit()
    offers = Offers(page)
    sit_down(page, players, bot="random", options=options)
    rng = random.Random(players)
    pointed = 0

    def step(page: Page, rng: random.Random) -> None:
        nonlocal pointed
        if not offers.picks:
            page.locator(".finish").click()
            return
        picks = offers.placed(page)
        # Passing ends the round before anything has happened.
        chosen = rng.choice([one for one in picks if one["shown"]["message"] != "pick-pass"] or picks)
        refs = list(chosen["shown"]["refs"])
        rng.shuffle(refs)
        pointed += by_its_things(
            page, chosen["pick"], refs, lambda thing: thing.click(position={"x": 3, "y": 3})
        )

    while not look(page).over and round_of(page) < 3:
        play([page], step, rng, steps=1)
    assert pointed > 10


@pytest.mark.parametrize("players", [2, 5])
def test_the_map_is_the_graph_of_the_components(visit: Visit, players: int) -> None:
    view = tutable.new("tungaru", players=players, seed=1).view(0)
    for size in ({}, {"phone": True}):
        page = visit(**size)
        sit_down(page, players)
        box = {
            ref: page.locator(f".thing[data-ref='{ref}']").bounding_box()
            for ref in [f"island{i}" for i in range(len(view["islands"]))]
            + [f"ground{g}" for g in range(len(view["grounds"]))]
        }
        middle = {ref: (b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for ref, b in box.items() if b}
        assert len(middle) == len(view["islands"]) + len(view["grounds"])
        for g, ground in enumerate(view["grounds"]):
            x, y = middle[f"ground{g}"]
            away = {i: math.dist((x, y), middle[f"island{i}"]) for i in range(len(view["islands"]))}
            nearest = sorted(away, key=away.__getitem__)[:2]
            assert sorted(nearest) == ground["islands"]
            for other in ground["borders"]:
                one, two = sorted((g, other))
                assert page.locator(f"[data-border='{one}-{two}']").count() > 0
        for i, island in enumerate(view["islands"]):
            for other in island["walkways"]:
                one, two = sorted((i, other))
                assert page.locator(f"[data-walkway='{one}-{two}']").count() == 1
        for space in range(4):
            expect(page.locator(f".thing[data-ref='migration{space}']")).to_be_visible()


# -- leaders --------------------------------------------------------------------------------------


def test_leaders_at_one_screen(visit: Visit) -> None:
    """Chosen behind the cover, like every sealed choice, once the boats are placed."""
    page = one_screen(visit, "tungaru")
    rng = random.Random(4)
    while page.locator(".act .sealed").count() == 0:
        page.locator(".cover, .play[data-asked=true][data-busy=false]").first.wait_for()
        if look(page).covered:
            page.locator(".cover button").click()
        elif look(page).is_mine:
            by_pointing(page, rng)
        page.wait_for_timeout(20)
    assert not look(page).covered
    expect(page.locator(".thing.kept")).to_have_count(1)
    page.locator(".controls .button.primary").click()
    page.locator(".cover").wait_for()


# The middle of what is lit, as far as it is on the screen: what lies there that can do nothing?
COVERED = """() => [...document.querySelectorAll('.board .thing.live')].map((lit) => {
  const { left, top: upper, width, height } = lit.getBoundingClientRect();
  const top = document.elementFromPoint(left + width / 2, upper + height / 2)?.closest('.thing');
  const swallows = top && top !== lit && !top.matches('.live, .chosen, .other') && !lit.contains(top);
  return swallows ? `${top.dataset.ref} on ${lit.dataset.ref}` : '';
}).filter(Boolean)"""


def test_nothing_that_can_do_nothing_lies_on_what_is_lit(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 1440, "height": 1000})
    sit_down(page, 3, position=table("tungaru", "picture"))
    rng = random.Random(3)
    for _ in range(25):
        my_turn(page)
        die = page.locator(".thing.live[data-ref*='.die']")
        if die.count() > 0:
            die.nth(rng.randrange(die.count())).click()
        assert page.evaluate(COVERED) == []
        by_pointing(page, rng)


# How wide the narrowest monument on one's own track is, and the colour of the stones between islands.
TRACK = """() => [
  Math.min(...[...document.querySelectorAll('.mine .track svg')].map((e) => e.getBoundingClientRect().width)),
  getComputedStyle(document.querySelector('.sea .stone')).fill,
]"""


def test_the_culture_track_is_seen_and_the_sea_keeps_its_colours_on_every_screen(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    page.locator(".mine .track").wait_for()
    stones = set()
    for width, height in [(1280, 720), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        track, stone = page.evaluate(TRACK)
        assert track >= 16
        stones.add(stone)
    assert len(stones) == 1
