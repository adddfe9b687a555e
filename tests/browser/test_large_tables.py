"""Tables of the larger games: whole matches, every thing that lies there, and what axe finds."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tutable
from tests.browser.at_table import (
    by_keys,
    by_pointing,
    by_tapping,
    end_turns_alone,
    look,
    my_turn,
    open_all,
    play,
    sit_down,
)
from tests.browser.fixtures import LANGS, Visit
from tests.browser.test_axe import DARK, DIALOG, LIGHT, PANEL, violations
from tests.fixtures import table
from tests.fixtures.catalogue import Catalogue, catalogues

large = pytest.mark.parametrize("of", [of for of in catalogues() if of.large], ids=lambda of: of.game)


def sit_late(page: Page, of: Catalogue) -> None:
    """At a table that is nearly over."""
    sit_down(page, 2, game=of.game, options=of.late, position=table(of.game, "late"))


@large
def test_no_pick_is_part_of_another(of: Catalogue) -> None:
    """Whoever points at all things of a pick means this one; where two have the same, their order tells."""
    for players in range(of.rules.min_players, of.rules.max_players + 1):
        match = tutable.new(of.game, players=players, seed=players, options=of.late, auto_end=True)
        rng = random.Random(players)
        while not match.is_over:
            seat = rng.choice(match.deciders())
            options = match.options(seat)
            refs = [option.shown.refs for option in options if option.shown.refs]
            for mine in refs:
                assert all(set(other) == set(mine) for other in refs if set(mine) <= set(other)), mine
                assert refs.count(mine) == 1, mine
            match.act(seat, rng.choice(options).pick)


# -- whole matches --------------------------------------------------------------------------------


@pytest.mark.long
@large
def test_a_match_by_mouse(visit: Visit, of: Catalogue) -> None:
    page = visit()
    sit_down(page, 2, game=of.game, options=of.late)
    end_turns_alone(page)
    play([page], by_pointing, random.Random(1))
    assert look(page).over
    expect(page.locator("#question")).to_contain_text("win")
    assert page.locator("#side-panel tbody tr:visible").count() > 6
    expect(page.locator("#side-panel tr.total")).to_be_visible()


@large
def test_a_whole_match_by_keys_alone(visit: Visit, of: Catalogue) -> None:
    page = visit()
    sit_down(page, 2, game=of.game)
    play([page], by_keys, random.Random(4))
    assert look(page).over


# Elsewhere than on the map, which can be made larger.
SMALL = """() => [...document.querySelectorAll('button, a, summary')]
  .filter((e) => e.checkVisibility() && !e.closest('.drawing, .visually-hidden, .rule'))
  .map((e) => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.height, box.width) < 44 && box.width > 1)
  .map(([html, box]) => `${html} ${box.width} ${box.height}`)"""
LARGE_ENOUGH = """() => [...document.querySelectorAll('.drawing .thing')]
  .map((e) => e.getBoundingClientRect()).every((box) => Math.min(box.height, box.width) >= 44)"""


@large
def test_a_match_to_its_end_in_german_by_touch(visit: Visit, of: Catalogue) -> None:
    page = visit(phone=True, lang="de")
    sit_late(page, of)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(SMALL) == []
    for _ in range(4):
        page.locator(".zoom-buttons button").first.tap()
    page.wait_for_function(LARGE_ENOUGH)
    # Whoever wants to press what then lies outside moves the drawing, or lets it fit again.
    page.locator(".zoom-buttons button").last.tap()
    play([page], by_tapping, random.Random(3))
    assert look(page).over
    expect(page.locator("#question")).to_contain_text(re.compile("gewinnt|Sieg"))


@large
def test_a_whole_match_by_touch(visit: Visit, of: Catalogue) -> None:
    page = visit(phone=True)
    sit_down(page, 2, game=of.game)
    play([page], by_tapping, random.Random(5))
    assert look(page).over


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
    const found = () => document.querySelector('dialog.asked[open] h2')?.closest('.text');
    await until(found);
    const text = found();
    const count = (what) => text?.querySelectorAll(what).length ?? 0;
    answers[thing.dataset.ref] = [text?.querySelector('h2')?.textContent ?? '', count('p'), count('li')];
    document.querySelector('dialog.asked')?.close();
    await until(() => !document.querySelector('dialog.asked'));
  }
  return answers;
}"""


@pytest.mark.parametrize("lang", LANGS)
@large
def test_every_thing_says_what_it_is(visit: Visit, lang: str, of: Catalogue) -> None:
    page = visit(lang=lang)
    sit_late(page, of)
    open_all(page)
    refs = set(page.eval_on_selector_all(".thing", "all => all.map((e) => e.dataset.ref)"))
    assert len(refs) > 70
    unnamed = "all => all.filter((e) => !e.textContent.trim()).map((e) => e.dataset.ref)"
    assert page.eval_on_selector_all(".thing", unnamed) == []
    answers = page.evaluate(ASK_ALL, lang == "de")
    for ref, (title, lines, rules) in answers.items():
        assert title and lines + rules >= 2, ref
        assert "⟨" not in title, ref
    kinds = {re.sub(r"\d+", "", ref) for ref in refs}
    assert len(answers) == (len(kinds) if lang == "de" else len(refs))


@pytest.mark.parametrize("look_", [pytest.param(LIGHT, marks=pytest.mark.long), DARK], ids=["light", "dark"])
@large
def test_axe(visit: Visit, look_: dict[str, Any], of: Catalogue) -> None:
    page = visit(**look_)
    sit_down(page, of.rules.max_players, game=of.game, options=of.late, bot="random")
    my_turn(page)
    assert violations(page) == []
    sit_late(page, of)
    my_turn(page)
    open_all(page)
    assert violations(page) == []
    page.keyboard.press("Escape")  # what was opened lies over the table
    page.locator(".thing.live[data-ref^='seat0.']").first.click()
    assert violations(page) == []
    refused = page.locator(".thing.refused")
    if refused.count() == 0:
        page.keyboard.press("Escape")
    refused.first.click(force=True)
    assert violations(page) == []
    page.locator(".thing").first.focus()
    page.keyboard.press("i")
    page.locator("dialog.asked[open]").wait_for()
    assert violations(page, DIALOG) == []
    page.keyboard.press("Escape")
    page.locator("#tab-scores").click()
    assert violations(page, PANEL) == []
    play([page], by_pointing, random.Random(32))
    assert look(page).over
    assert violations(page) == []
    page.goto(page.url + "/replay?at=10&seat=0")
    page.locator(".replay").wait_for()
    assert violations(page) == []
