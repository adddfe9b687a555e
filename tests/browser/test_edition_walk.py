"""Going through one's own box: a component at a time, by keyboard."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Visit
from tests.browser.test_axe import violations

FAR_EAST = "Pacific/Kiritimati"  # where it is tomorrow for most of the day
AHEAD = timedelta(hours=14)


def begin(page: Page, name: str = "I own the box") -> None:
    page.get_by_role("button", name=name).click()
    expect(page.locator("section .primary").last).to_be_focused()


def verified(page: Page, done: int, of: int) -> None:
    expect(page.locator(".count")).to_have_text(f"{done} of {of} values verified")


def test_a_box_is_verified_by_one_key_and_says_who_and_on_which_day(visit: Visit) -> None:
    page = visit("/editions/tuareg", timezone_id=FAR_EAST)
    begin(page)
    page.get_by_label("Your name").fill("Ann")
    page.keyboard.press("Tab")
    while not page.locator("section .primary").last.evaluate("(node) => node === document.activeElement"):
        page.keyboard.press("Tab")
    for done in (2, 4, 6):
        page.keyboard.press("Enter")
        verified(page, done, 6)
    end = page.locator(".end")
    expect(end).to_contain_text("Complete: everything has been compared with your box")
    expect(end.get_by_role("heading")).to_be_focused()
    expect(end.get_by_role("button", name="Play this now")).to_be_enabled()
    assert violations(page) == []
    with page.expect_download() as saved:
        end.get_by_role("button", name="Save as a file").click()
    today = (datetime.now(UTC) + AHEAD).date()
    assert f'provenance = "box {today} by Ann"' in Path(saved.value.path()).read_text("utf-8")
    # The name is remembered, for every edition.
    page.reload()
    page.get_by_role("button", name="I own the box").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    expect(page.locator(".end")).to_be_visible()


def test_what_cannot_be_is_not_counted_and_not_left_behind(visit: Visit) -> None:
    page = visit("/editions/tuareg", phone=True)
    begin(page)
    first = page.locator("form h3").inner_text()
    dinars = page.get_by_label("dinars", exact=True)
    for value, said in (("99", "99 is not between 1 and 3"), ("abc", "“abc” is not a whole number")):
        dinars.fill(value)
        page.keyboard.press("Enter")
        expect(page.locator("form").get_by_role("alert")).to_contain_text(said)
        expect(dinars).to_be_focused()
        verified(page, 0, 6)
        expect(page.locator("form h3")).to_have_text(first)
    assert violations(page) == []
    # Skipped, it is not forgotten.
    page.get_by_role("button", name="Skip").click()
    for done in (2, 4):
        page.keyboard.press("Enter")
        verified(page, done, 6)
    expect(page.locator("form h3")).to_have_text(first)
    dinars.fill("2")
    page.keyboard.press("Enter")
    verified(page, 6, 6)
    expect(page.locator(".end").get_by_role("button", name="Play this now")).to_be_enabled()


def test_without_a_line_nothing_counts_as_checked(visit: Visit) -> None:
    page = visit("/editions/tuareg")
    begin(page)
    page.context.set_offline(True)
    page.keyboard.press("Enter")
    expect(page.locator("form").get_by_role("alert")).to_contain_text("could not check this")
    page.context.set_offline(False)
    page.keyboard.press("Enter")
    expect(page.locator("form").get_by_role("alert")).to_have_count(0)
