"""Who the bots are: at a new table, and at the table itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.test_axe import violations
from tutable.lang import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_introduced(visit: Visit, lang: str) -> None:
    texts = Texts(lang)
    page = visit("/new", lang=lang)
    second = page.locator("ol li").nth(1)
    second.locator("select").nth(1).select_option("novice")
    wren = texts.say("bot-novice-2", attribute="about")
    expect(second).to_contain_text(texts.say("ui-bot-novice", attribute="about"))
    expect(second).to_contain_text(f"Wren: {wren}")
    assert violations(page) == []
    page.locator("form button[type=submit]").click()
    page.locator("#tab-people").click()
    expect(page.locator("#side-panel [data-bot=novice]")).to_contain_text(wren)
    expect(page.locator("#side-panel [data-bot=casual]")).to_contain_text(
        texts.say("bot-casual-3", attribute="about")
    )
    level = texts.say("ui-plays-level", {"level": texts.say("ui-bot-novice")})
    expect(page.get_by_text(level, exact=True)).to_be_visible()
