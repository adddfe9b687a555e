"""No screen has a violation that axe-core can find, light and dark, wide and narrow."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.at_table import by_pointing, look, my_turn, play, play_now
from tests.browser.fixtures import Visit
from tests.browser.launch import AXE
from tests.fixtures import GAMES

LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark", "phone": True, "lang": "de"},
]
LIGHT, DARK = LOOKS


PANEL, DIALOG = "#side-panel", "dialog[open]"


def violations(page: Page, within: str = "html") -> list[str]:
    """Of the whole page, or of the part that has changed: looking at a whole table takes axe seconds."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """async (within) => {
          const { violations } = await axe.run(within, { resultTypes: ['violations'] });
          const line = (v, n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary}`;
          return violations.flatMap((v) => v.nodes.map((n) => line(v, n)));
        }""",
        within,
    )
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the screen"
    assert "⟨" not in page.locator("body").inner_text(), "a message is missing"
    return [str(one) for one in found]


@pytest.mark.parametrize("look_", LOOKS, ids=["light", "dark-phone-de"])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        f"/new?game={GAMES[-1]}",
        f"/rules/{GAMES[0]}",
        "/about",
        f"/about/{GAMES[1]}",
        "/nowhere",
        "/t/unknown",
    ],
)
def test_pages(visit: Visit, path: str, look_: dict[str, Any]) -> None:
    page = visit(path, **look_)
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize(
    "look_", [LIGHT, pytest.param(DARK, marks=pytest.mark.long)], ids=["light", "dark-phone-de"]
)
def test_table_and_replay(visit: Visit, look_: dict[str, Any]) -> None:
    page = visit(**look_)
    play_now(page)
    play([page], by_pointing, random.Random(31), steps=10)
    my_turn(page)
    assert violations(page) == []
    for tab in ("scores", "people", "chat"):
        page.locator(f"#tab-{tab}").click()
        assert violations(page, PANEL) == []
    if page.locator(".thing.live").count() > 0:
        page.locator(".thing.live").first.click()
        assert violations(page) == []
    my_turn(page)
    if page.locator(".thing.refused").count() > 0:
        page.locator(".thing.refused").first.click(force=True)
        assert violations(page) == []
        if page.locator(".why .rule").count() > 0:
            page.locator(".why .rule").first.click()
            page.locator(DIALOG).wait_for()
            assert violations(page, DIALOG) == []
            page.keyboard.press("Escape")
    page.locator("body").press("k")
    page.locator(DIALOG).wait_for()
    assert violations(page, DIALOG) == []
    page.keyboard.press("Escape")
    page.locator(".ask-toggle").click()
    page.locator("[data-ref='market.gold']").click(force=True)
    page.locator("dialog.asked[open]").wait_for()
    assert violations(page, DIALOG) == []
    page.keyboard.press("Escape")
    page.locator(".ask-toggle").click()
    play([page], by_pointing, random.Random(32))
    assert look(page).over
    assert violations(page) == []
    table = page.url
    for seat, boards in (("0", 1), ("all", 2)):
        page.goto(f"{table}/replay?at=40&seat={seat}")
        page.locator(".replay").wait_for()
        assert page.locator(".replay .board").count() == boards
        # Whose hand lies open: with "all" everybody's.
        assert page.locator(".replay .board [class~=hand]").count() == boards
        assert violations(page) == []


@pytest.mark.parametrize("look_", LOOKS, ids=["light", "dark-phone-de"])
def test_waiting_and_cover(visit: Visit, look_: dict[str, Any]) -> None:
    page = visit("/new", **look_)
    page.locator("ol li").nth(1).locator("select").first.select_option("invite")
    page.locator("ol li").nth(2).locator("select").first.select_option("open")
    page.locator("form button[type=submit]").click()
    page.locator(".seats").wait_for()
    assert violations(page) == []
    page.goto("/new")
    page.locator("form select").first.select_option("2")
    page.locator("ol li").nth(1).locator("select").first.select_option("hotseat")
    page.locator("form button[type=submit]").click()
    page.locator(".cover").wait_for()
    assert violations(page) == []
