"""A table of Tungaru in the browser: whole matches, every player count, every thing and every pick."""

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
from tests.browser.test_sealed import one_screen
from tests.fixtures import table

LATE = table("tungaru", "late")
sit_down = partial(at_table.sit_down, game="tungaru")


def round_of(page: Page) -> int:
    found = re.search(r"Round (\d+)", page.locator(".round").inner_text())
    return int(found.group(1)) if found else 0


# -- without a browser ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_pick_is_part_of_another(players: int) -> None:
    """Whoever points at all things of a pick means this one: no other pick concerns them all, too."""
    match = tutable.new("tungaru", players=players, seed=players, auto_end=True)
    rng = random.Random(players)
    while not match.is_over:
        seat = rng.choice(match.deciders())
        options = match.options(seat)
        refs = [set(option.shown.refs) for option in options]
        for option, mine in zip(options, refs, strict=True):
            assert not mine or [other for other in refs if mine <= other] == [mine], option.shown
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
    for kind in ("Storage nomads", "Monuments", "Settlers", "Nomads", "Goods", "Flowers"):
        expect(page.locator("#side-panel").get_by_role("rowheader", name=kind, exact=True)).to_be_visible()


def test_a_match_to_its_end_by_keys_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, position=LATE)
    play([page], by_keys, random.Random(2))
    assert look(page).over


def test_a_match_to_its_end_in_german_by_touch(visit: Visit) -> None:
    page = visit(phone=True, lang="de")
    sit_down(page, 2, position=LATE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, summary')]
             .filter((e) => e.checkVisibility() && !e.closest('.sheet') && !e.closest('.visually-hidden'))
             .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
             .filter(([, box]) => box.height < 44 && box.width > 1)
             .map(([html, box]) => `${html} ${box.height}`)"""
    )
    assert [one for one in small if 'class="rule"' not in one] == []
    # On the map things grow to a finger's size.
    for _ in range(4):
        page.get_by_role("group", name="Die Inselwelt").locator(".zoom-buttons button").first.tap()
    page.wait_for_function(
        """() => [...document.querySelectorAll('.sheet .thing')].map((e) => e.getBoundingClientRect())
             .every((box) => Math.min(box.height, box.width) >= 44)"""
    )
    play([page], by_tapping, random.Random(3))
    assert look(page).over
    expect(page.locator("#question")).to_contain_text(re.compile("gewinnt|Sieg"))


# -- every player count, every pick ---------------------------------------------------------------


def open_all(page: Page) -> None:
    folded = page.locator(".opponent details:not([open]) > summary")
    while folded.count() > 0:
        folded.first.click()


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
    open_all(page)
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
        # Passing ends the round before anything has happened.
        picks = [one for one in picks if one["shown"]["message"] != "pick-pass"] or picks
        chosen = rng.choice(picks)
        refs = list(chosen["shown"]["refs"])
        rng.shuffle(refs)
        version = look(page).version
        if not refs:
            page.locator(f"#picks [data-pick='{chosen['pick']}']").click()
        for ref in refs:
            # What every pick concerns need not be pointed at: then it is done already.
            standing = look(page)
            if standing.version == version and not standing.busy:
                page.locator(f".thing[data-ref='{ref}']").click(position={"x": 3, "y": 3})
                pointed += 1
        moved_on(page, version)

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


# -- what is this, and axe ------------------------------------------------------------------------


# Asks every thing on the board, or one of each kind, with the key for it. A missing message is an error on
# the console, too.
ASK_ALL = """async (kinds) => {
  const until = async (met) => {
    for (let i = 0; i < 2000 && !met(); i += 1) await new Promise((done) => setTimeout(done, 5));
  };
  const answers = {}, asked = new Set();
  for (const thing of document.querySelectorAll('.thing')) {
    const kind = thing.dataset.ref.replace(/\\d+/g, '');
    if (kinds && asked.has(kind)) continue;
    asked.add(kind);
    thing.focus();
    thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true }));
    await until(() => document.querySelector('dialog.asked[open]'));
    const text = document.querySelector('dialog.asked .text');
    const count = (what) => text?.querySelectorAll(what).length ?? 0;
    answers[thing.dataset.ref] = [text?.querySelector('h2')?.textContent ?? '', count('p'), count('li')];
    document.querySelector('dialog.asked')?.close();
    await until(() => !document.querySelector('dialog.asked'));
  }
  return answers;
}"""


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_says_what_it_is(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    sit_down(page, 2, position=LATE)
    open_all(page)
    refs = page.eval_on_selector_all(".thing", "all => all.map((e) => e.dataset.ref)")
    assert len(refs) > 100
    unnamed = page.eval_on_selector_all(
        ".thing", "all => all.filter((e) => !e.innerText.trim()).map((e) => e.dataset.ref)"
    )
    assert unnamed == []
    answers = page.evaluate(ASK_ALL, lang == "de")
    for ref, (title, lines, rules) in answers.items():
        assert title and lines + rules >= 2, ref
        assert "⟨" not in title, ref
    kinds = {re.sub(r"\d+", "", ref) for ref in refs}
    assert len(answers) == (len(kinds) if lang == "de" else len(refs))


@pytest.mark.parametrize("look_", [LIGHT, pytest.param(DARK, marks=pytest.mark.long)], ids=["light", "dark"])
def test_axe(visit: Visit, look_: dict[str, Any]) -> None:
    page = visit(**look_)
    sit_down(page, 5, bot="random")
    my_turn(page)
    assert violations(page) == []
    sit_down(page, 2, position=LATE)
    my_turn(page)
    open_all(page)
    assert violations(page) == []
    page.locator("[data-ref='seat0.die0']").click()
    assert violations(page) == []
    page.locator(".sheet .thing.refused").first.click(force=True)
    assert violations(page) == []
    page.locator("[data-ref='island0.nomad']").focus()
    page.keyboard.press("i")
    page.locator("dialog.asked[open]").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#tab-scores").click()
    assert violations(page) == []
    play([page], by_pointing, random.Random(32))
    assert look(page).over
    assert violations(page) == []
    page.goto(page.url + "/replay?at=40&seat=0")
    page.locator(".replay").wait_for()
    assert violations(page) == []
