"""The host's page: signed in by a link, used by keyboard, readable on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import play_now
from tests.browser.fixtures import Visit
from tests.browser.launch import admin
from tests.browser.test_axe import LOOKS, violations


def link(data: Path) -> str:
    """A one-time link, as a host gets it at the terminal; without its server."""
    return "/host#" + admin(data, "link").strip().rpartition("#")[2]


def press(page: Page, name: str) -> None:
    """By keyboard alone."""
    page.get_by_role("button", name=name).first.focus()
    page.keyboard.press("Enter")


def test_everything_the_shell_can_do_is_on_the_page(visit: Visit, data: Path) -> None:
    """Also what concerns somebody who is not here, and no table."""
    gone = visit("/")
    gone.wait_for_load_state("networkidle")
    person = gone.context.request.get(f"{gone.url}api/me").json()["id"]
    page = visit(link(data))
    press(page, "Sign in as the host")
    page.get_by_label("Id of the person").first.fill(person)
    for name, done in ((f"Erase for good: {person}", person), ("Reckon all ratings again", "ratings")):
        press(page, name)
        press(page, "Yes")
        expect(page.locator("#host-deeds + ul li").first).to_contain_text(done)
    assert violations(page) == []
    assert gone.context.request.get(f"{gone.url}api/me").json()["id"] != person


@pytest.mark.parametrize("look", LOOKS, ids=["light", "dark-phone-de"])
def test_a_host_looks_after_the_house(visit: Visit, data: Path, look: dict[str, Any]) -> None:
    german = look.get("lang") == "de"
    guest = visit(**look)
    play_now(guest)
    table = guest.url.rpartition("/")[2]
    page = visit(link(data), **look)
    page.locator("h1").wait_for()
    assert violations(page) == []
    press(page, "Als Gastgeber anmelden" if german else "Sign in as the host")
    page.locator("#today").wait_for()
    assert "#" not in page.url
    page.locator(f"a[href$='{table}']").first.wait_for()
    expect(page.locator("#host-people + ul a").first).to_be_visible()
    assert violations(page) == []
    page.locator("#today").fill("Tea at five")
    page.locator("#today").press("Enter")
    guest.get_by_text("Tea at five").wait_for()
    assert violations(guest) == []
    close = f"Tisch schließen: {table}" if german else f"Close the table: {table}"
    press(page, close)
    sure = page.get_by_role("group", name=close)
    expect(sure.get_by_role("button").last).to_be_focused()  # the harmless answer first
    assert violations(page) == []
    sure.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    closed = "hat diesen Tisch geschlossen" if german else "has closed this table"
    guest.get_by_text(closed).first.wait_for()
    page.locator("#today").fill("")
    page.locator("#today").press("Enter")
    expect(guest.get_by_text("Tea at five")).to_have_count(0)
    again = visit(link(data).replace("#", "#x"), **look)  # not a link anybody made
    press(again, "Als Gastgeber anmelden" if german else "Sign in as the host")
    expect(again.get_by_role("alert")).to_be_visible()
    assert again.locator("#today").count() == 0
