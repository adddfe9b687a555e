"""Editions of Tundra in the browser: an earlier release has values of its own, and shows them."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser.fixtures import Visit
from tests.browser.test_edition_keeping import field, released, which
from tutable.core.editions.released import editions
from tutable.core.registry import get_game
from tutable.games.tundra.terms import LETTERS

TUNDRA = get_game("tundra")
BONUS = ("tile", "g01", "bonus")


def picked(page: Page) -> Locator:
    return field(page, ".".join(BONUS)).locator("output")


def counts(bonus: str) -> list[str]:
    """How many of each item of Tundra a picker shows."""
    items = [item if len(item) > 1 else f"1{item}" for item in bonus.split()]
    return [next((item[0] for item in items if item[1] == letter), "0") for letter in LETTERS]


def test_a_file_is_shown_with_the_values_of_the_edition_it_was_made_from(visit: Visit) -> None:
    sheet, entry, name = BONUS
    first, latest = editions(TUNDRA)[0], TUNDRA.components()
    before, now = (parts.values[sheet][entry][name] for parts in (first, latest))
    assert before != now
    page = visit("/editions/tundra")
    text = f"""[edition]
name = "old"
title = "Old"
version = "1"
game = "tundra"
parent = "tutable@{first.hash}"

[[start]]
id = "goods"
berries = 4
"""
    file: FilePayload = {"name": "old.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.get_by_label("Open a file").set_input_files(file)
    expect(field(page, "edition.title")).to_have_value("Old")
    page.get_by_role("button", name="Glade tiles", exact=True).click()
    expect(picked(page)).to_have_text(counts(before))
    released(page)
    page.get_by_role("button", name="New edition").click()
    expect(picked(page)).to_have_text(counts(now))
    # From an earlier release, if somebody wants that.
    which(page).select_option(first.hash)
    expect(page.get_by_text("This is an earlier edition.")).to_be_visible()
    expect(page.get_by_text("Version 2:")).to_have_count(0)
    page.get_by_role("button", name="New edition").click()
    expect(picked(page)).to_have_text(counts(before))
