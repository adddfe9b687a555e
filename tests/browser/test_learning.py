"""Learning by playing: the guided first game on a small screen, and hints that make room again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import my_turn, sit_down
from tests.browser.fixtures import Visit
from tests.fixtures import GAMES, table
from tests.fixtures.catalogue import catalogue

# Is all of it in sight, and does a press on its middle and near its ends reach it?
IN_REACH = """(e) => {
  const box = e.getBoundingClientRect();
  const near = [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]];
  return near.every(([x, y]) => e.contains(document.elementFromPoint(
    box.left + x * box.width, box.top + y * box.height)));
}"""


def in_reach(button: Locator) -> bool:
    expect(button).to_be_visible()
    return bool(button.evaluate(IN_REACH))


def learn(page: Page, game: str) -> None:
    page.locator(f"label[data-game={game}]").click()
    page.locator("form button[type=button].big").click()
    page.locator("dialog[open] .foot .button").wait_for()


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1280, 720)], ids=["upright", "low", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_what_leads_on_is_in_reach_without_scrolling(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(phone=True, lang="de")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    learn(page, game)
    expect(page.locator("dialog[open] svg").first).to_be_attached()
    begin = page.locator("dialog[open] .foot .button")
    assert in_reach(begin)
    begin.tap()
    lesson = page.locator(".coach .foot .button")
    expect(lesson).to_have_count(2)  # it was read, and no more of this
    assert all(in_reach(button) for button in lesson.all())
    lesson.first.tap()
    expect(page.locator(".again:not(.button)")).to_be_visible()


def test_a_hint_makes_room_and_comes_back_without_a_new_one(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, game=GAMES[0])
    my_turn(page)
    button, advice = page.locator("[data-hint]"), page.locator(".advice.open ul")
    button.click()
    expect(advice).to_be_visible()
    told = advice.inner_text()
    page.locator(".advice .away").click()
    expect(advice).to_be_hidden()
    expect(page.locator(".thing.advised")).to_have_count(0)
    button.click()
    expect(advice).to_have_text(told, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(advice).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_of_a_hint_are_in_sight_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(phone=True, lang="de")
    sit_down(page, 2, game=game, position=table(game, "late"), options=catalogue(game).late)
    for _ in range(8):
        my_turn(page)
        button = page.locator("[data-hint]")
        button.click()
        expect(page.locator(".advice.open ul")).to_be_visible()
        for _ in range(2):
            if button.is_enabled():
                button.click()
        if page.locator(".advice .reasons p").count() > 0:
            break
        page.locator(".advice.open li button").first.click()
    # Where they are longer than the room, one reads them from their beginning.
    expect(page.locator(".advice .reasons p").first).to_be_visible()
    page.wait_for_function(f"() => ({IN_REACH})(document.querySelector('.advice .reasons p'))")
