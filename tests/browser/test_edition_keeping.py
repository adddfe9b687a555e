"""Editions under work: nothing that was typed is lost or shown wrongly, and nothing wrong is hidden."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.fixtures import Visit
from tests.browser.test_axe import violations


def field(page: Page, place: str) -> Locator:
    return page.locator(f"[id='{place}']")


def which(page: Page) -> Locator:
    return page.get_by_label("Edition", exact=True)


def kept(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="Kept.")


def released(page: Page) -> None:
    """Look at the default."""
    which(page).select_option(
        which(page).locator("optgroup").first.locator("option").first.get_attribute("value")
    )
    expect(field(page, "edition.title")).to_have_count(0)


def test_another_edition_at_once_loses_nothing_and_new_ones_are_numbered(visit: Visit) -> None:
    page = visit("/editions/tuareg")
    points = field(page, "good.gold.points")
    page.get_by_role("button", name="New edition").click()
    expect(kept(page)).to_be_visible()
    points.fill("11")
    released(page)
    expect(page.locator("[data-part='good.gold']")).to_contain_text("5")
    page.get_by_role("button", name="New edition").click()
    expect(points).to_have_value("5")
    expect(field(page, "edition.title")).to_have_value("My edition 2")
    which(page).select_option(label="My edition (version 1)")
    expect(points).to_have_value("11")
    page.get_by_role("button", name="Copy as a new edition").click()
    expect(field(page, "edition.title")).to_have_value("My edition 3")
    expect(points).to_have_value("11")
    expect(kept(page)).to_be_visible()
    page.reload()
    expect(which(page).locator("option:checked")).to_have_text("My edition 3 (version 1)")
    mine = which(page).locator("optgroup").last.locator("option").all_inner_texts()
    assert sorted(mine) == [f"My edition{number} (version 1)" for number in ("", " 2", " 3")]


def test_what_was_typed_without_a_line_is_sent_when_it_is_back(visit: Visit) -> None:
    page = visit("/editions/tuareg")
    points = field(page, "good.gold.points")
    page.get_by_role("button", name="New edition").click()
    expect(kept(page)).to_be_visible()
    page.context.set_offline(True)
    points.fill("12")
    expect(page.get_by_role("status").filter(has_text="Kept in this browser only")).to_be_visible()
    released(page)
    page.get_by_role("button", name="New edition").click()
    points.fill("13")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        page.context.set_offline(False)
    expect(kept(page)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.evaluate("localStorage.clear()")  # what the server has got
    page.reload()
    for title, value in (("My edition", "12"), ("My edition 2", "13")):
        which(page).select_option(label=f"{title} (version 1)")
        expect(points).to_have_value(value)


def test_what_an_edition_changes_is_one_list(visit: Visit) -> None:
    page = visit("/editions/tuareg", phone=True)
    page.get_by_role("button", name="New edition").click()
    points = field(page, "good.gold.points")
    points.fill("9")
    field(page, "good.salt.count").fill("7")
    page.get_by_role("button", name="Price").click()
    changes = page.locator(".changes")
    changes.get_by_text("2 values are not those of Tutable 1").click()
    gold, salt = (changes.get_by_role("listitem").nth(n) for n in range(2))
    for told in ("Goods, gold, points", "before: 5", "now: 9", "yours; changed from print"):
        expect(gold).to_contain_text(told)
    expect(salt).to_contain_text("before: 12")
    assert violations(page) == []
    changes.get_by_role("button", name="Goods, gold, points").focus()
    page.keyboard.press("Enter")
    expect(points).to_be_focused()
    page.get_by_role("button", name="Reset gold: points").click()
    expect(changes.get_by_role("listitem")).to_have_count(1)


def test_what_is_wrong_is_found_from_everywhere(visit: Visit) -> None:
    page = visit("/editions/tuareg", phone=True)
    page.get_by_role("button", name="New edition").click()
    points = field(page, "good.gold.points")
    points.fill("99")
    page.get_by_role("button", name="Price").click()
    wrong = page.get_by_role("button", name="Goods, gold, points: 99 is not between 2 and 50")
    expect(wrong).to_be_visible()
    expect(page.get_by_role("button", name="Goods one thing is not right")).to_be_visible()
    expect(page.get_by_role("button", name="Play this now")).to_be_disabled()
    assert violations(page) == []
    wrong.focus()
    page.keyboard.press("Enter")
    expect(points).to_be_focused()
    page.get_by_role("button", name="I own the box").click()
    expect(wrong).to_be_visible()
    wrong.click()
    expect(points).to_be_focused()
    points.fill("9")
    expect(page.locator("#edition-problems button")).to_have_count(0)
    expect(page.get_by_role("button", name="Play this now")).to_be_enabled()
    field(page, "edition.title").fill("")
    page.get_by_role("button", name="Title").click()
    expect(field(page, "edition.title")).to_be_focused()
