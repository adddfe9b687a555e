"""The components of a game as a page: changed, drawn, judged beside each field, kept, played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.test_axe import violations


def test_an_edition_is_changed_kept_and_played(visit: Visit) -> None:
    page = visit("/editions/tuareg", phone=True, lang="de")
    gold = page.locator("[data-part='good.gold']")
    expect(gold).to_contain_text("aus der Anleitung")
    assert violations(page) == []
    page.get_by_role("button", name="Neue Ausgabe").click()
    field = page.locator("[id='good.gold.points']")
    play = page.get_by_role("button", name="Jetzt damit spielen")
    field.fill("99")
    expect(gold.get_by_role("alert")).to_contain_text("99 liegt nicht zwischen 2 und 50")
    expect(play).to_be_disabled()
    expect(gold.locator(".points text")).to_have_text("5")
    assert violations(page) == []
    field.fill("9")
    expect(gold.locator(".points text")).to_have_text("9")
    expect(gold).to_contain_text("gegen den Druck geändert")
    expect(gold.get_by_role("alert")).to_have_count(0)
    for one in (field, page.locator("[id='good.water.points']")):  # with and without a button to reset it
        width = one.evaluate("(field) => field.clientWidth")
        assert width >= 64, "there is room for what is typed"
    expect(page.locator(".used")).to_contain_text("ein Wert weicht von Tutable")

    # One value is given back to the parent; what is kept outlives the page.
    salt = page.locator("[id='good.salt.points']")
    salt.fill("8")
    page.locator("[data-part='good.salt']").get_by_role("button", name="zurücksetzen").click()
    expect(salt).to_have_value("4")
    expect(page.get_by_role("status").filter(has_text="Gespeichert.")).to_be_visible()
    page.reload()
    expect(field).to_have_value("9")

    expect(play).to_be_enabled()
    play.click()
    page.wait_for_url("**/t/*")
