""" "What is this?": by mouse, by keys, by a long press, and while the asking is on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import look, my_turn, play_now
from tests.browser.fixtures import Visit


def answer(page: Page) -> Locator:
    return page.locator("dialog.asked[open]")


def table(visit: Visit, **more: object) -> Page:
    page = visit(**more)
    play_now(page)
    my_turn(page)
    return page


def held_until_it_answers(page: Page, thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    answer(page).wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_right_button_asks_and_does_nothing_else(visit: Visit) -> None:
    page = table(visit)
    before = look(page).version
    page.locator("[data-ref='market.gold']").click(button="right", force=True)
    expect(answer(page).locator("h2")).to_have_text("Gold")
    expect(answer(page)).to_contain_text("2 dinars")
    expect(answer(page).locator(".picture svg").first).to_be_visible()
    answer(page).locator("ul .button").first.click()
    expect(page.locator("dialog[open] #rule-title")).to_contain_text("TUA-1")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert look(page).version == before
    expect(page.locator(".thing.chosen")).to_have_count(0)


def test_the_picture_is_larger_than_on_the_board(visit: Visit) -> None:
    page = table(visit)
    page.locator("[data-ref='stock.cave']").click(button="right", force=True)
    small = page.locator(".play [data-ref='stock.cave'] > .art").bounding_box()
    large = answer(page).locator(".picture").bounding_box()
    assert small is not None and large is not None
    assert large["width"] > 1.5 * small["width"]


def test_the_key_i_asks_about_what_is_focused(visit: Visit) -> None:
    page = table(visit)
    page.keyboard.press("b")
    focused = page.evaluate("document.activeElement.dataset.ref")
    page.keyboard.press("i")
    expect(answer(page).locator("h2")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.ref") == focused


def test_things_no_pick_concerns_are_reached_by_arrows_and_asked(visit: Visit) -> None:
    page = table(visit)
    page.keyboard.press("b")
    for _ in range(30):
        if page.evaluate("document.activeElement.dataset.ref") == "discards":
            break
        page.keyboard.press("End")
        for arrow in ("ArrowUp", "ArrowRight", "ArrowUp"):
            page.keyboard.press(arrow)
            if page.evaluate("document.activeElement.dataset.ref") == "discards":
                break
    page.locator("[data-ref='discards']").focus()
    expect(page.locator("[data-ref='discards']")).to_have_attribute("data-standing", "still")
    expect(page.locator("[data-ref='discards']")).to_have_attribute("tabindex", "0")
    page.keyboard.press("i")
    expect(answer(page).locator("h2")).to_contain_text("Discards")


def test_while_the_asking_is_on_a_press_asks(visit: Visit) -> None:
    page = table(visit)
    before = look(page).version
    page.locator(".ask-toggle").click()
    page.locator("[data-ref=pile]").click()
    expect(answer(page).locator("h2")).to_contain_text("Draw pile")
    answer(page).get_by_role("button", name="Close").click()
    page.locator("[data-ref=pile]").press("Enter")
    expect(answer(page)).to_be_visible()
    page.keyboard.press("Escape")
    assert look(page).version == before
    page.locator(".ask-toggle").click()
    page.locator("[data-ref=pile]").click()
    expect(page.locator(".play")).not_to_have_attribute("data-version", re.compile(rf"^{before}$"))


def test_a_long_press_asks_and_a_short_one_picks(visit: Visit) -> None:
    page = table(visit, phone=True, lang="de")
    before = look(page).version
    pile = page.locator("[data-ref=pile]")
    held_until_it_answers(page, pile)
    expect(answer(page).locator("h2")).to_contain_text("Nachziehstapel")
    answer(page).get_by_role("button", name="Schließen").tap()
    expect(answer(page)).to_have_count(0)
    assert look(page).version == before
    pile.tap()
    expect(page.locator(".play")).not_to_have_attribute("data-version", re.compile(rf"^{before}$"))
