"""Time in the browser, on a server below a path whose time is in the test's hands."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.at_table import by_pointing, end_turns_alone, look, sit_down
from tests.browser.fixtures import Visit
from tests.browser.launch import serving
from tests.browser.test_axe import violations
from tests.server.hourglass import Hourglass

HIDDEN = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def glass(tmp_path_factory: pytest.TempPathFactory) -> Hourglass:
    return Hourglass(tmp_path_factory.mktemp("glass"))


@pytest.fixture(scope="module")
def shown(browser: Browser, glass: Hourglass, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at a path, where whoever is gone for a second is away."""
    settings = {"TUTABLE_PATH": "/games", "TUTABLE_AWAY_SECONDS": "1", **glass.setting}
    with serving(tmp_path_factory.mktemp("served"), module="tests.server.toys", more=settings) as found:
        yield found.rstrip("/")


def gathered(visit: Visit, shown: str, count: int, **more: Any) -> list[Page]:
    """People at a table of their own; the first one made it, and begins."""
    pages = [visit(f"{shown}/") for _ in range(count)]
    pages[0].wait_for_load_state("networkidle")
    request = pages[0].context.request
    csrf = request.get(f"{shown}/api/me").json()["csrf"]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
    wanted = {"game": "tuareg", "options": {"first": "1"}, "seats": seats, **more}
    headers = {"X-CSRF": csrf, "Origin": shown.removesuffix("/games")}
    made = request.post(f"{shown}/api/tables", data=wanted, headers=headers)
    assert made.ok, made.text()
    for number, page in enumerate(pages):
        page.goto(f"{shown}/t/{made.json()['id']}")
        if number:
            page.get_by_role("button", name="Sit down here").first.click()
    for page in pages:
        page.locator(".play").wait_for()
    return pages


def told(page: Page, what: str) -> None:
    """It stands in the log once."""
    expect(page.locator(f"#side-panel [data-happened='happened-{what}']")).to_have_count(1)


def test_a_bot_plays_on_and_the_player_takes_the_seat_back(
    visit: Visit, shown: str, glass: Hourglass
) -> None:
    clock = {"kind": "live", "move": 60, "late": "bot", "bot": "random"}
    anna, ben = gathered(visit, shown, 2, clock=clock)
    expect(ben.locator(".standing [role=timer]")).to_have_count(1)
    # On the screen in the middle of the room, too.
    anna.locator("#tab-people").click()
    anna.get_by_text("Table mode").click()
    screen = visit(anna.get_by_label("Link for the shared screen").input_value())
    expect(screen.locator("header [role=timer]")).to_have_count(1)
    anna.locator("#tab-log").click()
    glass.turn(61)
    told(ben, "late-bot")
    back = anna.get_by_role("button", name="Play on myself")
    expect(back).to_be_visible()
    assert violations(anna) == []
    back.click()
    told(ben, "back")
    expect(back).to_have_count(0)
    # Ben closes the page: that a bot may play is offered by itself, done, and said to him when he is back.
    table = ben.url
    ben.goto("about:blank")
    anna.locator("#tab-people").click()
    panel = anna.locator("#side-panel")
    panel.get_by_label("How well the bot plays").select_option("novice")
    panel.get_by_role("button", name="Let a bot play on").click()
    expect(panel.get_by_text("away; a bot plays on, novice")).to_be_visible()
    anna.locator("#tab-log").click()
    told(anna, "away-bot")
    ben.goto(table)
    expect(ben.get_by_text("Welcome back. A bot has played for you meanwhile")).to_be_visible()
    expect(anna.locator("#side-panel [data-happened='happened-back']")).to_have_count(2)
    # He has had enough, and says so twice.
    ben.locator("#tab-people").click()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Yes").click()
    expect(ben.get_by_text("You have resigned.")).to_be_visible()


def test_nobody_chooses_who_stands_in_at_a_rated_table(visit: Visit, shown: str) -> None:
    anna, ben = gathered(visit, shown, 2, rated=True)
    ben.goto("about:blank")
    anna.locator("#tab-people").click()
    panel = anna.locator("#side-panel")
    expect(panel.get_by_role("button", name="Let a bot play on")).to_be_visible()
    expect(panel.get_by_label("How well the bot plays")).to_have_count(0)


def test_three_vote_for_a_bot_and_agree_to_end(visit: Visit, shown: str, glass: Hourglass) -> None:
    anna, ben, clara = people = gathered(visit, shown, 3)
    glass.turn(601)
    # Anna made the table and does not move: the others are offered a vote, without having to reload.
    ben.get_by_role("button", name="Vote to let a bot play on").first.click()
    clara.get_by_role("button", name="Let a bot play on (1 of 2 agree)").first.click()
    for page in people:
        told(page, "idle-bot")
    anna.get_by_role("button", name="Play on myself").click()
    for page in people:
        told(page, "back")
        page.locator("#tab-people").click()
    for number, page in enumerate(people):
        if number:
            expect(page.get_by_text(f"{number} of 3 want to end the match as it stands.")).to_be_visible()
        page.get_by_role("button", name="Agree to end the match").click()
    for page in people:
        expect(page.get_by_text("All agreed to end the match here.").first).to_be_visible()
    assert violations(ben) == []


def test_a_new_table_explains_its_clock(visit: Visit) -> None:
    page = visit("/new")
    page.locator("ol li").nth(1).locator("select").first.select_option("open")
    page.locator("select[name=clock]").select_option("days")
    expect(page.locator("#about-clock")).to_contain_text("vacation")
    page.locator("select[name=late]").select_option("lose")
    assert violations(page) == []
    page.locator("form button[type=submit]").click()
    expect(page.get_by_text("Then the match is lost.")).to_be_visible()


def notifications(page: Page) -> list[list[str]]:
    """Those that are shown, once there are any."""
    shown = """() => navigator.serviceWorker.ready.then((one) => one.getNotifications())
        .then((all) => all.map((one) => [one.title, one.body, one.tag, one.data.url]))"""
    while not (found := page.evaluate(shown)):
        page.wait_for_timeout(20)
    assert isinstance(found, list)
    return found


def installed(context: BrowserContext, page: Page, shown: str) -> tuple[Any, str]:
    """A way to the browser's own tools, and the service worker's name there; it can be installed."""
    cdp = context.new_cdp_session(page)
    seen: list[dict[str, Any]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda event: seen.extend(event["registrations"]))
    cdp.send("ServiceWorker.enable")
    page.goto(f"{shown}/me")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    while not seen:
        page.wait_for_timeout(20)
    missing = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in missing if one["errorId"] != "in-incognito"] == []
    return cdp, str(seen[-1]["registrationId"])


def test_my_turn_reaches_me_and_without_a_server_there_is_a_page(
    whole_browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path, more={"TUTABLE_PATH": "/games"}) as shown:
        shown = shown.rstrip("/")
        context = whole_browser.new_context(
            locale="en", permissions=["notifications"], reduced_motion="reduce"
        )
        page = context.new_page()
        cdp, worker = installed(context, page, shown)
        expect(page.get_by_role("heading", name="Notifications")).to_be_visible()
        # By push, while the app is closed.
        push = {"title": "Your turn", "text": "Ben moved.", "path": "/t/abc", "tag": "abc"}
        origin = shown.removesuffix("/games")
        message = {"origin": origin, "registrationId": worker, "data": json.dumps(push)}
        cdp.send("ServiceWorker.deliverPushMessage", message)
        assert notifications(page) == [["Your turn", "Ben moved.", "abc", f"{shown}/t/abc"]]
        page.evaluate(
            """() => navigator.serviceWorker.ready.then((one) => one.getNotifications())
                .then((all) => all.forEach((one) => one.close()))"""
        )
        # In a tab behind another one: the browser's own word, the title and the icon.
        sit_down(page, 2, game="tuareg", path="/games", options={"first": "1"}, bot="random")
        end_turns_alone(page)
        icon = page.locator("link[rel=icon]")
        expect(icon).to_have_attribute("href", "/games/icon-turn.svg")
        page.evaluate(HIDDEN)
        table = page.url.rsplit("/", 1)[1]
        rng = random.Random(7)
        while not page.evaluate(
            "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.length)"
        ):
            if look(page).is_mine:
                by_pointing(page, rng)
            page.wait_for_timeout(15)
        ((title, body, tag, url),) = notifications(page)
        assert title == "It is your turn at Tuareg." and body.endswith(" has moved.")
        assert (tag, url) == (table, page.url)
        assert page.title() == "Your turn · Tutable"
        expect(icon).to_have_attribute("href", "/games/icon-turn.svg")
    # The server is gone.
    page.goto(f"{shown}/t/abc")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.wait_for_function("document.querySelector('img').naturalWidth > 0")
    assert violations(page) == []
    kept = page.evaluate(
        """async () => (await (await caches.open("tutable-1")).keys())
            .map((one) => new URL(one.url).pathname)"""
    )
    offline = {f"/games/{name}" for name in ("offline.html", "offline.css", "offline.js", "icon.svg")}
    assert {path for path in kept if not path.startswith("/games/assets/")} == offline
    assert any(path.startswith("/games/assets/index-") and path.endswith(".js") for path in kept)
    context.close()
