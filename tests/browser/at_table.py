"""What a person does at a table, in the browser."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

from playwright.sync_api import Error, Locator, Page, WebSocket, expect

from tests.server.harness import Person, Running
from tests.server.playing import play_out

PATIENCE = 90.0  # seconds a table may stand still


@dataclass(frozen=True)
class Standing:
    """How the table stands for this page."""

    version: int
    asked: bool
    busy: bool
    over: bool
    covered: bool

    @property
    def is_mine(self) -> bool:
        return self.asked and not self.busy and not self.over


LOOK = """() => {
  const play = document.querySelector('.play');
  const data = play ? play.dataset : {};
  return [Number(data.version ?? -1), data.asked === 'true', data.busy === 'true', data.over === 'true',
          document.querySelector('.cover') !== null];
}"""


def look(page: Page) -> Standing:
    version, asked, busy, over, covered = cast("tuple[int, bool, bool, bool, bool]", page.evaluate(LOOK))
    return Standing(version, asked, busy, over, covered)


def my_turn(page: Page) -> None:
    """Wait until this page is asked for something, with nothing pointed at."""
    page.locator(".play[data-asked=true][data-busy=false]").wait_for()
    page.keyboard.press("Escape")


def over(page: Page) -> None:
    page.locator(".play[data-over=true]").wait_for()


def moved_on(page: Page, version: int) -> None:
    """Wait until this page has been sent something after this version."""
    end = time.monotonic() + PATIENCE
    while look(page).version <= version or look(page).busy:
        assert time.monotonic() < end, "the table stands still"
        page.wait_for_timeout(15)


def play_now(page: Page, bots: int = 1, game: str = "tuareg") -> None:
    """From the lobby to a table against bots."""
    page.locator(f"label[data-game={game}]").click()
    expect(page.locator(f"input[name=game][value='{game}']")).to_be_checked()
    page.locator(f"label:has(input[name=bots][value='{bots}'])").click()
    expect(page.locator(f"input[name=bots][value='{bots}']")).to_be_checked()
    page.locator("form button[type=submit].big").click()
    page.locator(".play").wait_for()


def sit_down(
    page: Page,
    players: int,
    *,
    game: str,
    options: dict[str, str] | None = None,
    bot: str = "greedy",
    path: str = "",
    **more: Any,
) -> None:
    """At a table with bots, from the start or from a described position; `path`: where the server is."""
    # The page has introduced itself: a second guest beside it would have another token.
    page.wait_for_load_state("networkidle")
    request = page.context.request
    address = re.match(r"https?://[^/]+", page.url)
    assert address is not None
    server = address.group(0) + path
    me = request.get(f"{server}/api/me").json()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    wanted = {"game": game, "options": options or {}, "seats": seats, "public": False, **more}
    answer = request.post(
        f"{server}/api/tables", data=wanted, headers={"X-CSRF": me["csrf"], "Origin": address.group(0)}
    )
    assert answer.ok, answer.text()
    page.goto(f"{server}/t/{answer.json()['id']}")
    page.locator(".play").wait_for()


def play_unseen(pages: Mapping[int, Page], seed: int) -> None:
    """To the end of the match, by the people of these pages, at their seats, but not by pressing anything."""
    first = next(iter(pages.values()))
    place = urlsplit(first.url)
    server = cast(
        "Running", SimpleNamespace(address=f"http://{place.netloc}", origin=f"http://{place.netloc}")
    )
    with ExitStack() as stack:
        people = {}
        for seat, page in pages.items():
            (cookie,) = [one["value"] for one in page.context.cookies() if one["name"] == "tutable"]
            people[seat] = stack.enter_context(Person(server, cookie=cookie))
        play_out(people, place.path.rsplit("/", 1)[1], seed)


def end_turns_alone(page: Page) -> None:
    page.locator("#tab-people").click()
    page.locator("#side-panel input[type=checkbox]").first.check()  # the next one is about messages
    page.locator("#tab-log").click()


class Offers:
    """What the server last offered this page, read off the wire."""

    def __init__(self, page: Page) -> None:
        self.picks: list[dict[str, Any]] = []
        page.on("websocket", self.watch)

    def watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "sync" and "0" in told["seats"]:
            self.picks = told["seats"]["0"]["offers"]
            for one in self.picks:
                one["shown"].setdefault("refs", [])

    def placed(self, page: Page) -> list[dict[str, Any]]:
        """What is offered now, when everything it concerns lies on the board."""
        board = set(page.eval_on_selector_all(".thing", "all => all.map((e) => e.dataset.ref)"))
        for option in self.picks:
            assert set(option["shown"]["refs"]) <= board, option
        return self.picks


def play(
    pages: list[Page], step: Callable[[Page, random.Random], None], rng: random.Random, steps: int = 10_000
) -> None:
    """Whoever is asked does something, until the match is over or so many things are done."""
    quiet = time.monotonic()
    while steps > 0:
        for page in pages:
            standing = look(page)
            if standing.over:
                return
            if standing.is_mine:
                step(page, rng)
                steps -= 1
                quiet = time.monotonic()
        assert time.monotonic() - quiet < PATIENCE, "the table stands still"
        pages[0].wait_for_timeout(15)


def finish(page: Page, rng: random.Random) -> Locator | None:
    """The button that ends, if nothing else is left or it comes next and this is as good a moment as any."""
    if page.locator(".finish:enabled").count() == 0:
        return None
    others = page.locator(".thing.live, #picks .pick:not(.refused)").count()
    is_next = page.locator(".finish.primary:enabled").count() > 0
    return page.locator(".finish") if others == 0 or rng.random() < (0.5 if is_next else 0.1) else None


def by_pointing(page: Page, rng: random.Random) -> None:
    """Click a thing that is lit; what lies on no board is in the list."""
    lit = page.locator(".thing.live")
    free = page.locator("#picks .pick:not(.refused):visible")
    with movable_table():
        if end := finish(page, rng):
            end.click(timeout=1000)
        elif (count := lit.count()) > 0 and (free.count() == 0 or rng.random() < 0.8):
            lit.nth(rng.randrange(count)).click(timeout=1000)
        elif (count := free.count()) > 0:
            free.nth(rng.randrange(count)).click(timeout=1000)


def by_tapping(page: Page, rng: random.Random) -> None:
    """The same with a finger."""
    lit = page.locator(".thing.live")
    free = page.locator("#picks .pick:not(.refused):visible")
    with movable_table():
        if end := finish(page, rng):
            end.tap(timeout=1000)
        elif (count := free.count()) > 0:
            free.nth(rng.randrange(count)).tap(timeout=1000)
        elif (count := lit.count()) > 0:
            lit.nth(rng.randrange(count)).tap(timeout=1000)


@contextmanager
def movable_table() -> Iterator[None]:
    """The table may have moved on since it was looked at, or another lit thing lies on the middle of one."""
    try:
        yield
    except Error as error:
        if "Timeout" not in str(error) and "detached" not in str(error):
            raise


def by_keys(page: Page, rng: random.Random) -> None:
    """Keys alone: end, a number of the list, or over the board to something that is lit."""
    if finish(page, rng):
        page.keyboard.press("e")
    elif rng.random() < 0.3:
        page.keyboard.press(str(rng.randint(1, 3)))
    elif page.locator(".thing.live").count() > 0:
        page.keyboard.press("b")
        for _ in range(rng.randint(0, 3)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        for _ in range(rng.randint(1, 6)):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("p")
        page.keyboard.press("Enter")


def open_all(page: Page) -> None:
    """Unfold what the board shows of the other players."""
    folded = page.locator(".board details:not([open]) > summary")
    while folded.count() > 0:
        folded.first.click(position={"x": 10, "y": 10})


def by_its_things(page: Page, pick: int, refs: list[str], press: Callable[[Locator], None]) -> int:
    """Make a pick by pointing at its things in this order; how many of them it took."""
    version = look(page).version
    pointed = 0
    if not refs:
        page.locator(f"[data-pick='{pick}']").click()
    for ref in refs:
        # What every pick concerns need not be pointed at: then it is done already.
        standing = look(page)
        if standing.version == version and not standing.busy:
            press(page.locator(f".thing[data-ref='{ref}']").first)
            pointed += 1
    # What all choose at once and is put together of several things asks before it is final.
    if page.locator(".act .sealed").count() > 0 and page.locator(".finish:enabled").count() > 0:
        page.locator(".finish").click()
    moved_on(page, version)
    return pointed
