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
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from scripts import system
from tests import MANY
from tests.browser.launch import launch, serving
from tutable.server.static import FOLDER

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
# What a cut network makes the browser say by itself.
NOISE = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "Failed to load resource")
STRICT = "TUTABLE_TEST_STRICT"
PATIENCE = 60_000  # milliseconds until what is expected is there, on a busy machine
expect.set_options(timeout=PATIENCE)

# What takes a minute in the browser is looked at in the language with the longer words.
LANGS = ["en", "de"] if MANY else ["de"]

Visit = Callable[..., Page]


def paced(speed: str) -> str:
    """A script that says how fast others' turns are played, unless somebody has said so on the page."""
    return f"""try {{
      const kept = JSON.parse(localStorage.getItem("tutable.prefs") ?? "{{}}");
      localStorage.setItem("tutable.prefs", JSON.stringify({{ speed: "{speed}", ...kept }}));
    }} catch {{ /* a page without storage */ }}"""


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
    if system.browser(whole=True) is None:
        give_up("no chromium on this machine")
    if not (FOLDER / "index.html").is_file():
        give_up("the client is not built: make setup")
    with serving(data) as found:
        yield found


@pytest.fixture(scope="session")
def playwright(address: str) -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright)
    yield found
    found.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright, whole=True)
    yield found
    found.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, address: str) -> Iterator[Visit]:
    """Somebody with a browser of their own; whatever goes wrong on a page fails the test."""
    needs_all = request.node.get_closest_marker("whole_browser") is not None
    browser: Browser = request.getfixturevalue("whole_browser" if needs_all else "browser")
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
        pace: str = "instant",
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
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.on("page", watched)
        context.add_init_script(paced(pace))
        prepare(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []
