"""A large drawing comes nearer by buttons, keys, wheel and fingers; dragging it is no click."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import look, play_now
from tests.browser.fixtures import Visit


def table(visit: Visit, **more: object) -> Page:
    page = visit(**more)
    play_now(page, game="tungaru")
    page.locator(".play[data-asked=true][data-busy=false]").wait_for()
    return page


def drawing(page: Page) -> Locator:
    return page.locator(".zoom .drawing").first


def scale(page: Page) -> float:
    said = drawing(page).evaluate("e => new DOMMatrix(getComputedStyle(e).transform).a")
    return float(said)


def offset(page: Page) -> tuple[float, float]:
    x, y = drawing(page).evaluate(
        "e => { const m = new DOMMatrix(getComputedStyle(e).transform); return [m.e, m.f]; }"
    )
    return float(x), float(y)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_by_buttons_and_back_to_the_whole(visit: Visit) -> None:
    page = table(visit)
    assert scale(page) == 1
    for _ in range(2):
        page.get_by_role("button", name="nearer").first.click()
    assert scale(page) > 1.9
    page.get_by_role("button", name="farther").first.click()
    assert 1.3 < scale(page) < 1.5
    page.get_by_role("button", name="whole drawing").first.click()
    assert scale(page) == 1


def test_by_keys_and_what_is_focused_comes_into_view(visit: Visit) -> None:
    page = table(visit)
    things = page.locator(".zoom .drawing .thing")
    things.first.focus()
    for _ in range(3):
        page.keyboard.press("+")
    assert scale(page) > 2.5
    frame = page.locator(".zoom .frame").first
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    for arrow in ("ArrowRight",) * 8 + ("ArrowDown",) * 8:
        page.keyboard.press(arrow)
        inside = page.evaluate(
            """() => {
              const frame = document.querySelector('.zoom .frame');
              const thing = document.activeElement;
              if (!frame.contains(thing)) return true;
              const a = frame.getBoundingClientRect(), b = thing.getBoundingClientRect();
              const x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
              return x > a.left && x < a.right && y > a.top && y < a.bottom;
            }"""
        )
        assert inside
    expect(frame).to_be_visible()
    things.first.focus()
    page.keyboard.press("0")
    assert scale(page) == 1


def test_by_wheel_with_ctrl_only(visit: Visit) -> None:
    page = table(visit)
    x, y = middle(drawing(page))
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    assert scale(page) == 1
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    expect(page.locator(".zoom").first).to_have_class(re.compile("near"))


def test_a_drag_moves_the_drawing_and_picks_nothing(visit: Visit) -> None:
    page = table(visit)
    for _ in range(3):
        page.get_by_role("button", name="nearer").first.click()
    page.locator(".zoom .drawing .thing.live").first.focus()
    before, version = offset(page), look(page).version
    x, y = middle(page.locator(".zoom .frame").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=5)
    page.mouse.up()
    assert offset(page) != before
    assert look(page).version == version
    expect(page.locator(".thing.chosen")).to_have_count(0)


def test_fingers_pinch_and_one_finger_scrolls_the_page(visit: Visit) -> None:
    page = table(visit, phone=True)
    frame = page.locator(".zoom .frame").first
    frame.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, 0)")
    x, y = middle(frame)
    y = min(y, 300)
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        wire.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(points)]},
        )

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x, y - 15 * step))
    touch("touchEnd")
    page.wait_for_function("() => scrollY > 20")
    assert scale(page) == 1

    touch("touchStart", (x - 20, 250))
    touch("touchStart", (x - 20, 250), (x + 20, 250))
    for step in range(1, 9):
        touch("touchMove", (x - 20 - 8 * step, 250), (x + 20 + 8 * step, 250))
    touch("touchEnd")
    page.wait_for_timeout(200)
    assert scale(page) > 1.5
