"""Editions of Tungaru in the browser: words are picked, and a nomad has only what belongs to it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.test_axe import violations
from tests.browser.test_edition_walk import begin


def test_a_ground_is_shown_on_the_chart_of_its_side(visit: Visit) -> None:
    page = visit("/editions/tungaru")
    page.get_by_role("button", name="Anchoring grounds, 4 and 5 players").click()
    for ground in ("g1", "g10"):
        card = page.locator(f"[data-part='large-ground.{ground}']")
        expect(card.locator(".marked text")).to_have_text(ground)
        expect(card.locator("svg .name")).to_have_count(8)
    page.get_by_role("button", name="Sides of the board").click()
    expect(page.locator("[data-part='side.small'] svg .ground")).to_have_count(7)
    # While somebody writes what cannot be, the chart of before stays.
    page.get_by_role("button", name="New edition").click()
    page.get_by_role("button", name="Anchoring grounds, 2 and 3 players").click()
    between = page.locator("[id='small-ground.g1.islands']")
    between.get_by_role("button", name="Nonouti").click()
    card = page.locator("[data-part='small-ground.g1']")
    expect(card.get_by_role("alert")).to_be_visible()
    expect(card.locator(".marked text")).to_have_text("g1")


def test_words_are_picked_by_name_and_what_a_nomad_has_not_is_folded_away(visit: Visit) -> None:
    page = visit("/editions/tungaru", phone=True, lang="de")
    begin(page, "Ich habe die Schachtel")
    page.get_by_label("Gehe zu").select_option("nomad")
    card = page.locator("form")
    cost = card.get_by_role("group", name="Kosten")
    expect(cost).to_contain_text("Kokosnuss")
    pearls = cost.locator(".stepper", has_text="Perle").locator("output")
    before = int(pearls.inner_text())
    cost.get_by_role("button", name="eins mehr: Perle").click()
    expect(pearls).to_have_text(str(before + 1))
    expect(card.get_by_label("Wert", exact=True)).to_be_hidden()
    # A nomad that sells has a good, a number, a value and faces.
    card.get_by_label("Vorteil").select_option(label="Waren gegen Punkte")
    card.locator(".primary").focus()
    page.keyboard.press("Enter")
    expect(card.get_by_role("alert")).to_have_count(4)
    expect(card.get_by_role("alert").first).to_contain_text("passt nicht zu „Waren gegen Punkte“")
    expect(card.get_by_label("Wert", exact=True)).to_be_visible()
    assert violations(page) == []
    card.get_by_label("Ware", exact=True).select_option(label="Muschel")
    card.get_by_label("wie viele", exact=True).fill("2")
    card.get_by_label("Wert", exact=True).fill("3")
    card.get_by_role("group", name="Würfel").get_by_role("button", name="5").click()
    expect(card.get_by_role("alert")).to_have_count(0)
    card.locator(".primary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).to_have_text("10 von 715 Werten bestätigt")
