"""Whole matches: by mouse, by keys alone, in German on a small screen, and between two browsers."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.at_table import by_keys, by_pointing, by_tapping, look, over, play, play_now
from tests.browser.fixtures import Visit


def test_a_match_by_mouse(visit: Visit) -> None:
    page = visit()
    play_now(page, bots=2)
    play([page], by_pointing, random.Random(1))
    assert look(page).over
    expect(page.locator("#question")).to_contain_text("win")
    expect(page.locator("#side-panel tr.total")).to_be_visible()


def test_a_match_by_keys_alone(visit: Visit) -> None:
    page = visit()
    page.locator("form button[type=submit].big").wait_for()
    for _ in range(40):
        if page.evaluate("document.activeElement?.classList.contains('big')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".play").wait_for()
    play([page], by_keys, random.Random(2))
    assert look(page).over


def test_a_match_in_german_on_a_small_screen(visit: Visit) -> None:
    page = visit(phone=True, lang="de")
    play_now(page)
    play([page], by_tapping, random.Random(3), steps=12)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select')]
             .filter((e) => e.checkVisibility() && !e.closest('.visually-hidden'))
             .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
             .filter(([, box]) => box.height < 44 && box.width > 1)
             .map(([html, box]) => `${html} ${box.height}`)"""
    )
    assert [one for one in small if "checkbox" not in one and 'class="rule"' not in one] == []
    play([page], by_tapping, random.Random(4))
    assert look(page).over
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#question")).to_contain_text(re.compile("gewinnt|Sieg"))


def test_two_browsers_against_each_other(visit: Visit) -> None:
    anna, boris = visit("/new"), visit()
    anna.locator("form select").first.select_option("2")
    anna.locator("ol li").nth(1).locator("select").first.select_option("open")
    anna.locator("form button[type=submit]").click()
    anna.locator(".seats").wait_for()
    boris.goto(anna.url)
    boris.locator(".seats button.primary").click()
    for page in (anna, boris):
        page.locator(".play").wait_for()
    play([anna, boris], by_pointing, random.Random(5))
    for page in (anna, boris):
        over(page)
    assert anna.locator("tr.total").inner_text() == boris.locator("tr.total").inner_text()
