"""A table of Tundra in the browser: whole matches, every player count, every thing and every pick."""

from __future__ import annotations

import math
import random
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tutable
from tests.browser import at_table
from tests.browser.at_table import (
    Offers,
    by_keys,
    by_pointing,
    by_tapping,
    end_turns_alone,
    look,
    moved_on,
    my_turn,
    play,
)
from tests.browser.fixtures import LANGS, Visit
from tests.browser.test_axe import DARK, LIGHT, violations
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


# -- without a browser ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_pick_is_part_of_another(players: int) -> None:
    """Whoever points at all things of a pick means this one; of starters the order tells which lies where."""
    match = tutable.new("tundra", players=players, seed=players, options=MODULES, auto_end=True)
    rng = random.Random(players)
    while not match.is_over:
        seat = rng.choice(match.deciders())
        options = match.options(seat)
        refs = [set(option.shown.refs) for option in options]
        for option, mine in zip(options, refs, strict=True):
            alike = 2 if option.shown.message == "pick-keep" else 1
            assert not mine or [other for other in refs if mine <= other] == [mine] * alike, option.shown
        match.act(seat, rng.choice(options).pick)


# -- whole matches --------------------------------------------------------------------------------


@pytest.mark.long
def test_a_match_by_mouse(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    end_turns_alone(page)
    play([page], by_pointing, random.Random(1))
    assert look(page).over
    expect(page.locator("#question")).to_contain_text("win")
    for kind in ("Upgraded boards", "Towers", "Common goals", "Enhancement cards", "Personal goal", "Total"):
        expect(page.locator("#side-panel").get_by_role("rowheader", name=kind, exact=True)).to_be_visible()


def test_a_match_to_its_end_by_keys_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, position=LATE)
    play([page], by_keys, random.Random(2))
    assert look(page).over


SMALL = """() => [...document.querySelectorAll('button, a, summary')]
  .filter((e) => e.checkVisibility() && !e.closest('.grounds') && !e.closest('.visually-hidden'))
  .map((e) => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.height, box.width) < 44 && box.width > 1)
  .map(([html, box]) => `${html} ${box.width} ${box.height}`)"""
NARROW = """() => [...document.querySelectorAll('.grounds .thing')]
  .map((e) => [e.dataset.ref, e.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.height, box.width) < 44).map(([ref, box]) => `${ref} ${box.width}`)"""


def test_a_match_to_its_end_in_german_by_touch(visit: Visit) -> None:
    page = visit(phone=True, lang="de")
    sit_down(page, 2, position=LATE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert [one for one in page.evaluate(SMALL) if 'class="rule"' not in one] == []
    # On the map things grow to a finger's size.
    for _ in range(4):
        page.locator(".map .zoom-buttons button").first.tap()
    page.wait_for_function(f"() => ({NARROW})().length === 0")
    play([page], by_tapping, random.Random(3))
    assert look(page).over
    expect(page.locator("#question")).to_contain_text(re.compile("gewinnt|Sieg"))


# -- every player count, every pick ---------------------------------------------------------------


def open_all(page: Page) -> None:
    folded = page.locator(".rival details:not([open]) > summary")
    while folded.count() > 0:
        folded.first.click(position={"x": 10, "y": 10})


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
        if page.locator(".controls .button.primary").count() > 0:
            page.locator(".controls .button.primary").first.click()
            return
        picks = offers.picks
        placed = set(page.eval_on_selector_all(".thing", "all => all.map((e) => e.dataset.ref)"))
        for option in picks:
            assert set(option["shown"]["refs"]) <= placed, option
        chosen = rng.choice(picks)
        refs = list(chosen["shown"]["refs"])
        if chosen["shown"]["message"] != "pick-keep":
            rng.shuffle(refs)
        version = look(page).version
        if not refs:
            page.locator(f"#picks [data-pick='{chosen['pick']}']").click()
        for ref in refs:
            standing = look(page)
            if standing.version == version and not standing.busy:
                thing = page.locator(f".thing[data-ref='{ref}']").first
                box = thing.bounding_box()
                assert box is not None
                # Workers stand in the middle of a tile.
                thing.click(position={"x": box["width"] / 2, "y": box["height"] * 0.2})
                pointed += 1
        moved_on(page, version)

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


# -- what is this, and axe ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_says_what_it_is(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    sit_down(page, 2, position=LATE)
    if lang == "en":  # the other player's things are the same sorts of things
        open_all(page)
    seen = "all => all.filter((e) => e.checkVisibility()).map((e) => e.dataset.ref)"
    refs = dict.fromkeys(page.eval_on_selector_all(".thing", seen))
    assert len(refs) > 70
    unnamed = page.eval_on_selector_all(
        ".thing", "all => all.filter((e) => !e.textContent.trim()).map((e) => e.dataset.ref)"
    )
    assert unnamed == []
    for ref in refs:
        page.locator(f".thing[data-ref='{ref}']:visible").first.evaluate("e => e.focus()")
        page.keyboard.press("i")
        dialog = page.locator("dialog.asked[open]")
        dialog.wait_for()
        assert dialog.locator("h2").inner_text() != ""
        assert dialog.locator(".text p").count() >= 1, ref
        assert dialog.locator(".text li").count() >= 1, ref
        assert "⟨" not in dialog.inner_text()
        page.keyboard.press("Escape")
        page.locator("dialog.asked").wait_for(state="detached")


@pytest.mark.parametrize("look_", [pytest.param(LIGHT, marks=pytest.mark.long), DARK], ids=["light", "dark"])
def test_axe(visit: Visit, look_: dict[str, Any]) -> None:
    page = visit(**look_)
    sit_down(page, 4)
    my_turn(page)
    assert violations(page) == []
    sit_down(page, 2, position=LATE)
    my_turn(page)
    open_all(page)
    assert violations(page) == []
    page.locator("[data-ref='seat0.die3']").first.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".thing.goal.refused").first.click(force=True)
    assert violations(page) == []
    page.locator("[data-ref='glade0']").focus()
    page.keyboard.press("i")
    page.locator("dialog.asked[open]").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#tab-scores").click()
    assert violations(page) == []
    play([page], by_pointing, random.Random(32))
    assert look(page).over
    assert violations(page) == []
    page.goto(page.url + "/replay?at=10&seat=0")
    page.locator(".replay").wait_for()
    assert violations(page) == []
