"""The client of a server that is shown at a path, not at the root of its address."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import by_pointing, my_turn, play, play_now
from tests.browser.fixtures import Visit
from tests.browser.launch import serving


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("TUTABLE_PATH", "/games")
    with serving(tmp_path) as address:
        yield address


def test_lobby_table_and_rules(visit: Visit, shown: str) -> None:
    page = visit(f"{shown}/")
    play_now(page)
    play([page], by_pointing, random.Random(5), steps=4)
    assert urlsplit(page.url).path.startswith("/games/t/")
    page.reload()
    my_turn(page)
    page.locator("a.brand").click()
    expect(page.locator("form button[type=submit].big")).to_be_visible()
    assert urlsplit(page.url).path == "/games/"
    page.locator("header a", has_text="Rules").click()
    expect(page.locator("h1")).to_be_visible()
    assert urlsplit(page.url).path.startswith("/games/rules/")
    page.go_back()
    page.locator("a[href^='/games/t/']").first.click()
    my_turn(page)
    assert "Tutable" in page.title()
