"""Two and three people in browsers of their own: waiting room, rematch, lobby, one screen for all, plans."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    by_pointing,
    end_turns_alone,
    look,
    over,
    play,
    play_unseen,
    sit_down,
)
from tests.browser.fixtures import Visit
from tests.browser.launch import admin
from tests.browser.test_axe import violations
from tests.fixtures.catalogue import catalogues

PARTS = (
    "all => all.map((e) => (e.matches('[data-dock], :has([data-dock])') ? 'own' : e.outerHTML.slice(0, 80)))"
)


@dataclass(frozen=True)
class Box:
    top: float
    bottom: float


def box(page: Page, what: str) -> Box:
    """Where something stands on the screen."""
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return Box(found["y"], found["y"] + found["height"])


def wide(page: Page) -> bool:
    """Does the page have to be moved sideways?"""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def opened(visit: Visit, seats: int, **more: object) -> Page:
    """A table with one person and open seats, not shown in the lobby."""
    page = visit("/new", **more)
    page.locator("form select").first.select_option(str(seats))
    for at in range(1, seats):
        page.locator("ol li").nth(at).locator("select").first.select_option("open")
    page.locator("form button[type=submit]").click()
    page.locator(".seats").wait_for()
    return page


def joined(visit: Visit, address: str, name: str, **more: object) -> Page:
    page = visit(address, **more)
    sit = page.get_by_role("button", name="Sit down here")
    sit.first.click()
    expect(sit).to_have_count(0)  # the room is drawn anew for who sits in it
    page.get_by_label("The name others see").fill(name)
    page.keyboard.press("Enter")
    expect(page.locator(".seats")).to_contain_text(name)
    return page


def test_a_waiting_room_fills_and_begins_early(visit: Visit) -> None:
    anna = opened(visit, 4)
    boris = joined(visit, anna.url, "Boris")
    clara = joined(visit, anna.url, "Clara", phone=True)
    assert violations(clara) == [] and violations(anna) == []
    # The code leads here, and is drawn by the server.
    anna.get_by_text("Show a code to scan").click()
    assert (
        anna.locator("figure img").evaluate("async (img) => { await img.decode(); return img.naturalWidth; }")
        > 20
    )
    # Sent away, asked once more in its place.
    anna.get_by_role("button", name="Send away: Boris").click()
    anna.get_by_role("button", name="Yes").click()
    expect(boris.get_by_role("alert")).to_contain_text("sent away")
    expect(anna.locator(".seats")).not_to_contain_text("Boris")
    # All who are here are ready: the button is the one to press, and anybody may.
    for page in (anna, clara):
        page.get_by_label("I am ready").check()
    expect(anna.locator(".seats .ready")).to_have_count(2)
    clara.get_by_role("button", name="Begin with 2 seats").click()
    for page in (anna, clara):
        page.locator(".play").wait_for()
    play([anna, clara], by_pointing, random.Random(51), steps=4)


def test_a_name_without_gaps_makes_no_page_wider(visit: Visit) -> None:
    name = "W" * 40
    anna = opened(visit, 2, phone=True, lang="en")
    anna.get_by_label("The name others see").fill(name)
    anna.keyboard.press("Enter")
    expect(anna.locator(".seats")).to_contain_text(name)
    assert not wide(anna)
    boris = visit(anna.url)
    expect(boris.locator(".seats")).to_contain_text(name)
    assert not wide(boris)
    boris.get_by_role("button", name="Sit down here").click()
    for page in (anna, boris):
        page.locator(".play").wait_for()
        for size in ((360, 740), (1280, 800)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert not wide(page)


def test_once_more_with_the_same_people(visit: Visit) -> None:
    anna = opened(visit, 2)
    boris = visit(anna.url)
    boris.get_by_role("button", name="Sit down here").click()
    for page in (anna, boris):
        page.locator(".play").wait_for()
    play_unseen({0: anna, 1: boris}, 52)
    for page in (anna, boris):
        over(page)
    first = anna.url
    anna.get_by_role("button", name="Play again").click()
    anna.locator(".seats").wait_for()
    assert anna.url != first
    expect(boris.get_by_text("Somebody would like to play again.")).to_be_visible()
    assert violations(boris) == []
    # In the lobby too: a seat is kept.
    lobby = boris.context.new_page()
    lobby.goto("/")
    expect(lobby.locator("li.turn")).to_contain_text("A seat is kept for you")
    assert violations(lobby) == []
    boris.get_by_role("button", name="Sit down", exact=True).click()
    for page in (anna, boris):
        page.locator(".play[data-over=false]").wait_for()
    assert boris.url == anna.url
    # The finished match is put away, for this person alone.
    lobby.reload()
    old = lobby.locator(f"li:has(a[href='/t/{first.rsplit('/', 1)[1]}/replay'])")
    old.get_by_role("button", name="To the archive").click()
    expect(lobby.get_by_text("Archive (1)")).to_be_visible()
    expect(old).to_be_hidden()


def test_one_screen_for_all_and_a_phone_with_what_is_mine(visit: Visit) -> None:
    anna = opened(visit, 2)
    anna.get_by_text("Table mode").click()
    screen = visit(anna.locator(".share .link input").nth(1).input_value())
    expect(screen.get_by_role("heading", name="Scan a seat to sit down")).to_be_visible()
    assert violations(screen) == []
    code = screen.locator("figure img").first.get_attribute("src") or ""
    path = re.sub(r"%([0-9A-F]{2})", lambda found: chr(int(found.group(1), 16)), code.split("to=")[1])
    phone = visit(path, phone=True)
    phone.get_by_label("The name others see").fill("Boris")
    phone.get_by_role("button", name="Sit down here").click()
    phone.locator(".play.hand").wait_for()
    screen.locator(".board").wait_for()
    # The screen has no hand and nothing to press; the phone has its own and the questions, and not the rest.
    assert screen.locator("[data-ref^='hand.'], .thing.live, .pick").count() == 0
    expect(phone.locator("[data-dock=own]")).to_be_visible()
    expect(phone.locator("[data-ref='market.gold']")).to_be_hidden()
    # The screen is used to its lower edge; on the phone no list of picks lies over what is its player's own.
    assert abs(box(screen, ".board").bottom - screen.evaluate("innerHeight")) <= 1
    assert not wide(screen) and not wide(phone)
    for page in (anna, phone):
        end_turns_alone(page)
    play([anna, phone], by_pointing, random.Random(53), steps=12)
    assert violations(phone) == [] and violations(screen) == []
    phone.get_by_role("button", name="Show the whole table").click()
    expect(phone.locator("[data-ref='market.gold']")).to_be_visible()
    # Whatever is played, a phone has what is its player's own, every pick, and nothing that lies before all.
    for game in (of.game for of in catalogues()):
        sit_down(phone, 2, game=game, bot="random")
        phone.goto(f"{phone.url}?hand")
        phone.locator(".play.hand[data-asked=true][data-busy=false]").wait_for()
        assert box(phone, "[data-dock=own]").bottom <= box(phone, ".act").top + 1
        assert not wide(phone)
        parts = phone.locator(".board").first.locator(":scope > :not(svg) > :not(svg):visible")
        assert [part for part in parts.evaluate_all(PARTS) if part != "own"] == []
        assert parts.count() > 0
        press = "#picks .pick:not(.refused):visible, #picks summary:visible, .finish:enabled:visible"
        expect(phone.locator(press).first).to_be_visible()


def test_of_two_phones_at_one_code_one_has_the_seat(visit: Visit) -> None:
    """The other one finds a seat in the waiting room."""
    anna = opened(visit, 3)
    phones = [visit(f"{anna.url}?hand&seat=1", phone=True) for _ in range(2)]
    for phone, name in zip(phones, ("Boris", "Clara"), strict=True):
        phone.get_by_label("The name others see").fill(name)
    for phone in phones:
        phone.get_by_role("button", name="Sit down here").click()
        phone.locator(".seats").wait_for()
    boris, clara = phones
    expect(boris.locator(".seats")).to_contain_text("Boris")
    expect(clara.get_by_role("alert")).to_contain_text("taken")
    clara.get_by_role("button", name="Sit down here").click()
    for phone in phones:
        phone.locator(".play.hand").wait_for()
    expect(clara.get_by_role("alert")).to_have_count(0)


def test_a_plan_is_made_while_others_move(visit: Visit) -> None:
    anna = opened(visit, 2)
    boris = visit(anna.url)
    boris.get_by_role("button", name="Sit down here").click()
    for page in (anna, boris):
        page.locator(".play").wait_for()
    rng = random.Random(54)
    # Until both have been asked, and it is Anna's turn: then Boris plans.
    turn = anna.locator(".play[data-asked=true][data-busy=false]")
    play([anna, boris], by_pointing, rng, steps=2)
    while turn.count() == 0 or boris.locator(".plan select").count() == 0:
        play([anna, boris], by_pointing, rng, steps=1)
    boris.locator(".plan:not([open]) > summary").click()
    boris.get_by_role("button", name="Add to my plan").click()
    expect(boris.locator(".plan ol li")).to_have_count(1)
    assert violations(boris) == []
    boris.reload()
    boris.locator(".plan ol li").wait_for()
    expect(anna.locator(".plan ol li")).to_have_count(0)
    # When he is asked it is done, or dropped and said so.
    while boris.locator(".plan ol li").count() > 0:
        if look(anna).is_mine:
            by_pointing(anna, rng)
        anna.wait_for_timeout(15)
    expect(boris.locator(".plan ol li")).to_have_count(0)


def test_two_tables_with_the_same_deal(visit: Visit) -> None:
    """One person at each, against a bot; the result is told when both have ended."""
    anna = visit("/new")
    anna.locator("form select").first.select_option("2")
    anna.get_by_role("button", name="Open two tables with the same deal").click()
    anna.get_by_role("heading", name="Table 2").wait_for()
    assert violations(anna) == []
    expect(anna.get_by_role("link", name="To the table")).to_have_count(1)
    expect(anna.get_by_role("button", name="Sit down here")).to_have_count(0)
    link = anna.url
    boris = visit(link, phone=True)
    boris.get_by_role("button", name="Sit down here").click()
    boris.locator(".play").wait_for()
    anna.get_by_role("link", name="To the table").click()
    anna.locator(".play").wait_for()
    for number, page in enumerate((anna, boris)):
        play_unseen({0: page}, 60 + number)
        over(page)
        page.goto(link)
        expect(page.get_by_role("heading", name="Joint result")).to_have_count(number)
    expect(boris.locator("tbody tr")).to_have_count(2)
    assert violations(boris) == []
    expect(anna.get_by_role("heading", name="Joint result")).to_be_visible()


def test_a_set_of_closed_tables_says_why_there_is_no_result(visit: Visit, data: Path) -> None:
    anna = visit("/new")
    anna.get_by_role("button", name="Open two tables with the same deal").click()
    anna.get_by_role("heading", name="Table 2").wait_for()
    said = "there is no joint result"
    expect(anna.get_by_text(said)).to_have_count(0)
    series = anna.url.rpartition("/")[2]
    for table in anna.context.request.get(f"/api/series/{series}").json()["tables"]:
        admin(data, "close", table["id"])
    expect(anna.get_by_text(said)).to_be_visible()


def test_a_tournament_is_opened_and_joined(visit: Visit) -> None:
    anna = visit("/events")
    anna.get_by_label("What it is called").fill("Autumn cup")
    assert violations(anna) == []
    anna.get_by_role("button", name="Open the tournament").click()
    anna.get_by_role("heading", name="Autumn cup").wait_for()
    boris = visit(anna.url, phone=True, lang="de")
    boris.get_by_role("button", name="Mitspielen").click()
    expect(boris.locator("tbody tr")).to_have_count(2)
    assert violations(boris) == []
    # Whoever opened it says who is not there, and that they are back; on a phone, too.
    anna.set_viewport_size({"width": 360, "height": 740})
    named = anna.locator("tbody th").first
    assert named.evaluate("(e) => e.clientWidth") > 130, "a long name has no room"
    there = anna.get_by_role("checkbox", name="missing: ").nth(1)
    there.check()
    expect(boris.get_by_role("button", name="Mitspielen")).to_be_visible()
    assert not wide(anna) and violations(anna) == []
    there.uncheck()
    expect(anna.get_by_role("button", name="Begin with 2 people")).to_be_enabled()
    anna.get_by_role("button", name="Begin with 2 people").click()
    expect(boris.get_by_role("heading", name="Runde 1 von 3")).to_be_visible()
    boris.locator("li[data-game] a").click()
    boris.locator(".play").wait_for()
    # Whoever has closed the page finds it again.
    boris.goto("/")
    boris.get_by_role("link", name="Turnier: Autumn cup").click()
    boris.get_by_role("heading", name="Autumn cup").wait_for()


def test_a_tournament_that_does_not_come_about_is_ended(visit: Visit) -> None:
    anna = visit("/events")
    anna.get_by_role("button", name="Open the tournament").click()
    anna.get_by_role("heading", name="Our tournament").wait_for()
    boris = visit(anna.url)
    expect(boris.get_by_role("button", name="End the tournament")).to_have_count(0)
    anna.get_by_role("button", name="End the tournament").click()
    anna.get_by_role("button", name="Yes").click()
    for page in (anna, boris):
        expect(page.get_by_text("The tournament is over.")).to_be_visible()
