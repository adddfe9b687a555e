"""One person in several browsers: a link, a password and a passkey lead to the same seats."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import play_now
from tests.browser.fixtures import Visit
from tests.browser.test_axe import LOOKS, violations
from tests.server.harness import Person
from tests.server.inside import Inside
from tutable.server.store import ratings

PASSWORD = "three camels & a well"


def keep(page: Page, name: str) -> None:
    """Give oneself a name, as a guest does."""
    page.goto("/me")
    page.locator("#name").fill(name)
    page.locator("#name").press("Enter")
    page.get_by_role("button", name="Saved").wait_for()


def test_a_second_device_has_the_seats(visit: Visit) -> None:
    desk, phone = visit(), visit("/", phone=True, lang="de", color_scheme="dark")
    play_now(desk)
    table = desk.url.rpartition("/")[2]
    keep(desk, "Anna")
    expect(desk.locator("header .me")).to_contain_text("Anna")
    desk.get_by_role("button", name="Make a recovery link").click()
    link = desk.get_by_label("Your recovery link", exact=True).input_value()
    expect(desk.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    assert violations(desk) == []
    desk.get_by_label("Sign-in name").fill("anna")
    desk.get_by_label(re.compile("New password")).fill(PASSWORD)
    desk.get_by_role("button", name="Save name and password").click()
    desk.get_by_text("You sign in as anna.").wait_for()
    # The phone's guest has a game of its own: it is told what becomes of it, and gets a way back.
    play_now(phone)
    phone.goto(link)
    phone.locator("h1").wait_for()
    assert "#" not in phone.url and violations(phone) == []
    phone.get_by_role("button", name="Anmelden", exact=True).click()
    phone.get_by_role("heading", name="Deine Spiele als Gast").wait_for()
    assert violations(phone) == []
    phone.get_by_role("button", name="Zuerst den Wiederherstellungs-Link des Gastes holen").click()
    phone.get_by_label("Dein Wiederherstellungs-Link", exact=True).wait_for()
    phone.get_by_role("button", name="Weiter", exact=True).click()
    expect(phone.locator("#name")).to_have_value("Anna")
    assert violations(phone) == []
    # Both are at the same seat; signing the other out closes its table.
    for page in (desk, phone):
        page.goto(f"/t/{table}")
        page.locator(".play").wait_for()
        expect(page.locator("[data-dock=own]").first).to_be_attached()
    other = visit("/me")
    other.get_by_role("link", name="Sign in", exact=True).click()
    other.get_by_label("Sign-in name").fill("anna")
    other.get_by_label("Password", exact=True).fill("wrong password")
    other.get_by_label("Password", exact=True).press("Enter")
    expect(other.get_by_role("alert")).to_contain_text("do not belong together")
    other.get_by_label("Password", exact=True).fill(PASSWORD)
    other.get_by_label("Password", exact=True).press("Enter")
    other.locator("#devices").wait_for()
    other.get_by_role("button", name="Sign out everywhere else").click()
    other.get_by_role("button", name="Yes").click()
    expect(other.locator("#devices + ul > li")).to_have_count(1)
    for page, said in ((desk, "not signed in any more"), (phone, "Anmeldung gilt nicht mehr")):
        page.get_by_text(said).first.wait_for()
    other.get_by_role("button", name="Sign out", exact=True).click()
    other.wait_for_url("**/")
    other.goto("/me")
    expect(other.get_by_text("Only this browser knows you.")).to_be_visible()


@pytest.mark.whole_browser
def test_a_passkey_signs_in_and_is_removed(visit: Visit, address: str) -> None:
    """At localhost: passkeys belong to names, and a browser has them only at safe addresses."""
    named = f"http://localhost:{urlsplit(address).port}"
    plain = visit("/me")  # at a number: no passkeys, and that is said
    plain.get_by_text("Passkeys need an https address").wait_for()
    page = visit(f"{named}/about")
    authenticator(page)
    page.goto(f"{named}/me")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("button", name=re.compile("^Remove: ")).wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(f"{named}/")
    page.goto(f"{named}/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("You can sign in on other devices").wait_for()
    expect(page.get_by_text("last used")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Remove: ")).click()
    expect(page.get_by_text("This is your only way back")).to_be_visible()
    page.get_by_role("button", name="Yes").click()
    page.get_by_text("Only this browser knows you.").wait_for()
    page.goto(f"{named}/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("not known here")


def authenticator(page: Page) -> None:
    """A key that belongs to this browser, with somebody always at hand."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_page_shows_what_somebody_has_played(visit: Visit, address: str, data: Path) -> None:
    """Matches with people, rated, and one with a bot; as somebody else sees them."""
    there: Any = SimpleNamespace(address=address)
    kept = Inside({"data": str(data)})
    with Person(there, "Anna") as anna, Person(there, "Ben") as ben:
        for number, scores in enumerate(("[31, 27]", "[12, 40]", "[25, 25]")):
            table = anna.table("me", "open", public=True, rated=number < 2)
            ben.post(f"/api/tables/{table}/join")
            finish(kept, table, scores, "0" if number != 1 else "1")
        finish(kept, anna.table("me", "bot", public=True, options={"first": "1"}), "[44, 30]", "0")
        kept.work(ratings.settled)
        for look in LOOKS:
            page = visit(f"/people/{anna.id}", **look)
            page.get_by_role("heading", name="Anna", level=1).wait_for()
            expect(page.locator("table")).to_have_count(3)
            expect(page.locator(".matches > li")).to_have_count(4)
            expect(page.locator(".number")).to_contain_text("?")  # provisional
            expect(page.locator("figure svg circle")).to_have_count(3)
            assert violations(page) == []
        page.get_by_role("link", name="Ben").first.click()
        page.get_by_role("heading", name="Ben", level=1).wait_for()


def finish(kept: Inside, table: str, scores: str, winners: str) -> None:
    """As if it had been played: only the end of it is looked at here."""
    done = "UPDATE tables SET status = 'over', scores = :scores, winners = :winners WHERE id = :id"
    kept.sql(done, id=table, scores=scores, winners=winners)
