"""One server and one browser for all browser tests; every test has contexts of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    sync_playwright,
)

from tests import MANY
from tests.browser.launch import chromium_path, launch, serving
from tutable.server.static import FOLDER

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
# What a cut network makes the browser say by itself.
NOISE = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "Failed to load resource")
STRICT = "TUTABLE_TEST_STRICT"

# What takes a minute in the browser is looked at in the language with the longer words.
LANGS = ["en", "de"] if MANY else ["de"]

Visit = Callable[..., Page]


def give_up(why: str) -> NoReturn:
    """Somebody's own run may go on without a browser; `make test` may not pass without having looked."""
    if os.environ.get(STRICT):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    if chromium_path() is None:
        give_up("no chromium on this machine")
    if not (FOLDER / "index.html").is_file():
        give_up("the client is not built: make setup")
    with serving(data) as found:
        yield found


@pytest.fixture(scope="session")
def browser(address: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Somebody with a browser of their own; whatever goes wrong on a page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in NOISE):
            wrong.append(message.text)

    def watched(page: Page) -> None:
        page.on("console", hear)
        page.on("pageerror", lambda error: wrong.append(str(error)))

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        lang: str = "en",
        prepare: Callable[[BrowserContext], None] = lambda context: None,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            locale=lang,
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(60_000)
        contexts.append(context)
        context.on("page", watched)
        prepare(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []
