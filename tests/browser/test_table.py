"""At the table: narrowing in any order, why not, undo and its horizon, the cover, the settings."""

from __future__ import annotations

import random
import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    Offers,
    by_pointing,
    look,
    moved_on,
    my_turn,
    play,
    play_now,
    sit_down,
)
from tests.browser.fixtures import Visit
from tests.fixtures.catalogue import catalogue
from tests.games.tundra.test_browser_match import LATE


def until_loadable(page: Page, offers: Offers) -> tuple[str, str]:
    """Play on, at another table if need be, until a card fits several animals and an animal several cards."""
    rng = random.Random(7)
    for _ in range(300):
        page.locator(".play[data-over=true], .play[data-asked=true][data-busy=false]").first.wait_for()
        if look(page).over:
            page.goto("/")
            play_now(page)
            continue
        page.keyboard.press("Escape")
        pairs = [one["shown"]["refs"] for one in offers.picks if one["shown"]["message"] == "pick-load"]
        often = Counter(ref for pair in pairs for ref in pair)
        # Where the pile is lit, nothing of this turn has been done yet.
        if page.locator("[data-ref=pile].live").count():
            for card, animal in pairs:
                if min(often[card], often[animal]) > 1:
                    return card, animal
        play([page], by_pointing, rng, steps=1)
    raise AssertionError("nothing to load in three hundred steps")


def thing(ref: str) -> str:
    return f"[data-ref='{ref}'].thing"


def name_of(page: Page, ref: str) -> str:
    return page.locator(f"{thing(ref)} > .visually-hidden").inner_text()


def test_things_in_either_order_and_back_again(visit: Visit) -> None:
    page = visit()
    offers = Offers(page)
    play_now(page)
    card, animal = until_loadable(page, offers)
    for first, second in ((card, animal), (animal, card)):
        before = look(page).version
        label = name_of(page, animal)
        page.locator(thing(first)).click()
        expect(page.locator(thing(first))).to_have_attribute("aria-pressed", "true")
        page.locator(thing(second)).click()
        moved_on(page, before)
        assert name_of(page, animal) != label
        undo = page.locator(".controls .button").first
        expect(undo).to_be_enabled()
        before = look(page).version
        undo.click()
        moved_on(page, before)
        expect(undo).to_be_disabled()
        assert name_of(page, animal) == label


def test_why_not_by_mouse_and_by_keys_with_the_rule(visit: Visit) -> None:
    page = visit()
    play_now(page)
    my_turn(page)
    # Many refusals are folded away under one line.
    for folded in page.locator("#picks .refusals > summary").all():
        folded.click()
    for press in ("click", "keys"):
        refused = page.locator("#picks .pick.refused").first
        if press == "click":
            refused.click(force=True)  # it says it is disabled, and answers all the same
        else:
            refused.focus()
            page.keyboard.press("Enter")
        expect(page.locator(".why p").first).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(page.locator(".why")).to_have_count(0)
    page.locator(".thing.refused").first.click(force=True)
    page.locator(".why .rule").first.click()
    expect(page.locator("dialog[open] h2")).to_contain_text("TUA-")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_what_cannot_be_undone_is_marked(visit: Visit) -> None:
    page = visit()
    play_now(page)
    my_turn(page)
    expect(page.locator("[data-ref=pile]")).to_have_class(re.compile("final"))
    page.locator("[data-ref=pile]").click()
    expect(page.locator(".horizon")).not_to_be_empty()
    expect(page.locator(".controls .button").first).to_be_disabled()


FLOWN = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const piece of changes.flatMap((change) => [...change.addedNodes])) {
      const art = piece.querySelector('use').getAttribute('href');
      window.flown.push([art, document.querySelector(`symbol${art}`) !== null]);
    }
  }).observe(document.querySelector('.sky'), { childList: true });
}"""


def test_what_moves_flies_from_place_to_place(visit: Visit) -> None:
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    play_now(page)
    my_turn(page)
    page.evaluate(FLOWN)
    page.locator("[data-ref=pile]").click()
    page.wait_for_function("() => window.flown.length >= 3")
    # Three cards from the pile, each drawn as what it is.
    assert all(known for _, known in page.evaluate("window.flown"))
    page.wait_for_function("() => document.querySelector('.flying') === null")


def test_turns_end_by_themselves_if_wished(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.locator("#tab-people").click()
    page.get_by_role("checkbox", name="End my turns by themselves").check()
    page.reload()
    page.locator("#tab-people").click()
    expect(page.get_by_role("checkbox", name="End my turns by themselves")).to_be_checked()
    play([page], by_pointing, random.Random(8), steps=40)
    expect(page.get_by_text("Your turn is complete")).to_have_count(0)


def test_a_shared_screen_is_covered_between_turns(visit: Visit) -> None:
    page = visit("/new")
    page.locator("form select").first.select_option("2")
    second = page.locator("ol li").nth(1)
    second.locator("select").first.select_option("hotseat")
    second.locator("input").fill("Zora")
    page.locator("form button[type=submit]").click()
    shown = set()
    rng = random.Random(9)
    for _ in range(30):
        page.locator(".cover, .play[data-asked=true][data-busy=false]").first.wait_for()
        if look(page).covered:
            # Nothing of anybody's cards is on the page.
            assert page.locator(".thing, #picks, .log").count() == 0
            shown.add(page.locator(".cover h1").inner_text())
            page.locator(".cover button").click()
            page.locator(".play").wait_for()
        else:
            play([page], by_pointing, rng, steps=1)
    assert len(shown) == 2


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.locator("#settings select").first.select_option("de")
    expect(page.locator("#tab-log")).to_have_text("Verlauf")
    page.locator("#settings select").first.select_option("en")
    expect(page.locator("#tab-log")).to_have_text("Log")


def test_the_shortcuts_are_listed(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.locator("body").press("k")
    expect(page.locator("dialog[open] dt")).to_have_count(14)


def test_a_table_that_did_not_begin_from_the_box_says_so(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, game="tundra", position=LATE, options=catalogue("tundra").late)
    page.locator("#tab-people").click()
    expect(page.get_by_text("begins from a described position")).to_be_visible()
