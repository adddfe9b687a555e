"""The rules as a page and beside a table: pictures, examples to play on from, search, the right place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import my_turn, play_now
from tests.browser.fixtures import Visit
from tests.browser.test_axe import violations
from tests.fixtures import GAMES
from tutable.core.registry import get_game
from tutable.face.examples import examples_of


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_illustrated_searched_and_played_on_from(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", phone=True, lang="de", color_scheme="dark")
    expect(page.locator("#chapter-goal .goal svg").first).to_be_attached()
    legend = page.locator("#chapter-legend li")
    expect(legend.first).to_be_visible()
    assert legend.count() > 8
    assert all(figure.inner_html() for figure in legend.locator(".figure").all()), "a sign without a drawing"

    example = examples_of(get_game(game))[0]
    box = page.locator(f"#{example.rule} #example-{example.id}")
    box.scroll_into_view_if_needed()
    expect(box.locator("[data-ref].pointed").first).to_be_attached()
    assert violations(page) == []

    page.locator("h1").click()
    page.keyboard.press("/")
    page.keyboard.type(example.rule.lower())
    expect(page.locator("article")).not_to_have_count(0)
    expect(page.locator("nav[aria-label] a[href^='#chapter']")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[role=status]")).to_contain_text("Treffer 1")
    page.keyboard.press("Escape")
    expect(page.locator("#chapter-goal")).to_be_visible()

    box.get_by_role("button").click()
    page.wait_for_url("**/t/*")
    my_turn(page)
    things = page.locator(f"[data-ref='{example.light[0]}']")
    expect(things.first).to_be_attached()


def test_beside_a_table_they_open_where_they_are_needed(visit: Visit) -> None:
    page = visit()
    play_now(page)
    my_turn(page)
    address = page.url
    page.locator("nav button[aria-expanded]").first.click()
    drawer = page.locator("aside.drawer")
    expect(drawer.locator(".here")).to_be_in_viewport()
    assert violations(page) == []
    drawer.locator("nav a[href='#chapter-legend']").click()
    expect(drawer.locator("#chapter-legend")).to_be_in_viewport()
    assert page.url == address, "the address belongs to the table"
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    page.locator(".thing.refused").first.click(force=True)
    page.locator(".why .rule").first.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button").first.click()
    expect(drawer.locator("article.here")).to_be_in_viewport()
