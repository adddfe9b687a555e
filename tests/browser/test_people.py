"""People around a table: invited by link, watching, talking."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import by_pointing, my_turn, play
from tests.browser.fixtures import Visit


def invited(visit: Visit, phone: bool = False) -> tuple[Page, Page]:
    """Two people at a table, the second by a link."""
    anna, boris = visit("/new", phone=phone), visit()
    anna.locator("form select").first.select_option("2")
    anna.locator("ol li").nth(1).locator("select").first.select_option("invite")
    anna.locator("form button[type=submit]").click()
    boris.goto(anna.locator(".seats input").input_value())
    boris.get_by_label("The name others see").fill("Boris")
    boris.get_by_role("button", name="Sit down here").click()
    boris.locator(".play").wait_for()
    anna.locator(".play").wait_for()
    return anna, boris


def test_an_invitation_is_a_link(visit: Visit) -> None:
    anna, boris = invited(visit)
    assert "invite" not in boris.url
    play([anna, boris], by_pointing, random.Random(41), steps=10)


def test_whoever_watches_sees_no_hand_and_no_picks(visit: Visit) -> None:
    anna, boris = invited(visit)
    play([anna, boris], by_pointing, random.Random(42), steps=12)
    watcher = visit(anna.url)
    watcher.locator(".play").wait_for()
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    assert watcher.locator("[data-ref^='hand.'], .pick, .thing.live, .thing.refused").count() == 0
    assert watcher.locator("[data-ref$='.hand']").count() == 2


def test_talk_at_the_table_and_a_mute(visit: Visit) -> None:
    anna, boris = invited(visit)
    nasty = "<b>hello</b> \u202e there"
    for page in (anna, boris):
        page.locator("#tab-chat").click()
    boris.locator("#chat-text").fill(nasty)
    boris.keyboard.press("Enter")
    expect(anna.locator(".chat li")).to_contain_text("<b>hello</b>")
    anna.locator("#side-panel summary").click()
    anna.locator("#side-panel .mute input").check()
    expect(anna.locator(".chat li")).to_have_count(0)
    boris.locator("#chat-text").fill("again")
    boris.keyboard.press("Enter")
    expect(boris.locator(".chat li")).to_have_count(2)
    expect(anna.locator(".chat li")).to_have_count(0)
    # A reload forgets nothing, and it can be taken back: what was said comes with it.
    anna.reload()
    anna.locator("#tab-chat").click()
    anna.locator("#side-panel summary").click()
    expect(anna.locator("#side-panel .mute input")).to_be_checked()
    expect(anna.locator(".chat li")).to_have_count(0)
    anna.locator("#side-panel .mute input").uncheck()
    expect(anna.locator(".chat li")).to_have_count(2)


def test_a_line_is_reported_by_keyboard_on_a_phone(visit: Visit) -> None:
    anna, boris = invited(visit, phone=True)
    for page in (anna, boris):
        page.locator("#tab-chat").click()
    boris.locator("#chat-text").fill("something nasty")
    boris.keyboard.press("Enter")
    flag = anna.locator(".chat li button")
    expect(flag).to_have_count(1)
    expect(boris.locator(".chat li button")).to_have_count(0)  # one's own lines are not reported
    flag.focus()
    anna.keyboard.press("Enter")
    dialog = anna.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.locator("#report-text").fill("please look at this")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("status")).to_be_visible()
    anna.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def players(page: Page) -> Locator:
    """The panel with the seats; what concerns who is asked is offered beside the question, too."""
    return page.locator("#side-panel")


def test_a_seat_is_given_up_and_taken_back_or_taken_over(visit: Visit) -> None:
    anna, boris = visit("/new"), visit()
    anna.locator("form select").first.select_option("2")
    anna.locator("ol li").nth(1).locator("select").first.select_option("open")
    anna.locator("form button[type=submit]").click()
    anna.locator(".seats").wait_for()
    boris.goto(anna.url)
    boris.get_by_role("button", name="Sit down here").click()
    for page in (anna, boris):
        page.locator(".play").wait_for()
        page.locator("#tab-people").click()
    boris.get_by_role("button", name="Give up my seat").click()
    expect(players(anna).get_by_role("button", name="Let a bot play on")).to_be_visible()
    players(boris).get_by_role("button", name="Come back to this seat").click()
    expect(boris.get_by_role("button", name="Give up my seat")).to_be_visible()
    expect(players(anna).get_by_role("button", name="Let a bot play on")).to_have_count(0)
    boris.get_by_role("button", name="Give up my seat").click()
    expect(players(anna).get_by_role("button", name="Let a bot play on")).to_be_visible()
    # Somebody new only when the others agree, and asked before looking on: afterwards it would be too late.
    players(anna).get_by_role("button", name="Offer the seat to somebody new").click()
    expect(players(anna).get_by_role("button", name="Offer the seat to somebody new")).to_have_count(0)
    clara = visit(anna.url, extra_http_headers={"X-Forwarded-For": "192.0.2.7"})  # not at their machine
    clara.get_by_role("button", name="Sit down here").click()
    clara.locator(".play").wait_for()
    clara.locator("#tab-people").click()
    expect(clara.get_by_role("button", name="Give up my seat")).to_be_visible()
    expect(players(boris).get_by_role("button", name="Come back to this seat")).to_have_count(0)


def test_the_home_page_says_whose_turn_it_is(visit: Visit) -> None:
    anna, boris = invited(visit)
    play([anna, boris], by_pointing, random.Random(43), steps=4)
    table = anna.url.rsplit("/", 1)[1]
    for page in (anna, boris):
        asked = page.locator(".play[data-asked=true]").count() > 0
        if asked:
            my_turn(page)
        page.goto("/")
        card = page.locator(f"li:has(a[href='/t/{table}'])")
        expect(card.get_by_text("Your turn")).to_have_count(1 if asked else 0)
