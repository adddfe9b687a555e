"""After a match: its final sheet, and a replay that stops only where there is something to see."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import Visit
from tests.browser.launch import AXE, ROOT
from tests.fixtures import GAMES
from tests.server.harness import until


def brought(page: Page, game: str, players: int = 2) -> str:
    """A finished match, as its table's address."""
    page.wait_for_load_state("networkidle")
    replays = ROOT / "tests" / "games" / game / "replays"
    lines = (replays / f"{players}-players.jsonl").read_text("utf-8").splitlines()
    save = json.dumps(json.loads(lines[1])["save"])
    request = page.context.request
    signed = {"X-CSRF": request.get("/api/me").json()["csrf"], "Origin": page.url.rstrip("/")}
    answer: dict[str, Any] = request.post("/api/import", data={"save": save}, headers=signed).json()
    return f"/t/{answer['id']}"


def position(page: Page) -> int:
    return int(page.locator(".replay").get_attribute("data-at") or -1)


def test_a_sheet_worth_keeping(visit: Visit) -> None:
    page = visit(phone=True, lang="de")
    for game in GAMES:
        table = brought(page, game)
        page.goto(f"{table}/sheet")
        expect(page.locator(".ranking li")).to_have_count(2)
        expect(page.locator("figure polyline")).to_have_count(2)
        assert page.locator("tr.total").count() == 2
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.evaluate(AXE.read_text("utf-8"))
        assert page.evaluate("axe.run().then((found) => found.violations.map((one) => one.id))") == []
        page.goto("/")


# What leads on from a match that is over, and does not lie within the screen.
OUTSIDE = """() => [...document.querySelectorAll('.act .controls > *')].filter((e) => e.checkVisibility())
  .filter((e) => {
    const { left, right, bottom } = e.getBoundingClientRect();
    return left < 0 || right > innerWidth || bottom > innerHeight || e.scrollWidth > e.clientWidth;
  }).map((e) => e.textContent.trim())"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1280, 720)], ids=["upright", "low", "desk"])
def test_every_way_on_from_the_end_is_on_the_screen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(phone=size[0] < 1000, lang="de")
    table = brought(page, GAMES[0])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(table)
    expect(page.locator(".act .controls a")).to_have_count(3)
    assert page.evaluate(OUTSIDE) == []


# How many things the boards have, and which of them are drawn as nothing.
DRAWN = """() => {
  const boxes = [...document.querySelectorAll('.board .thing')].filter((e) => e.checkVisibility())
    .map((e) => [e.dataset.ref, e.getBoundingClientRect()]);
  return [boxes.length, boxes.filter(([, box]) => Math.min(box.width, box.height) < 8).map(([ref]) => ref)];
}"""


@pytest.mark.parametrize("seat", ["spectator", "0", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_draws_the_whole_table(visit: Visit, game: str, seat: str) -> None:
    page = visit()
    page.goto(f"{brought(page, game)}/replay?seat={seat}&at=40")
    page.locator(".replay .board").first.wait_for()

    def is_drawn() -> bool:  # faces and pictures may come after the board
        things, lost = page.evaluate(DRAWN)
        return bool(things > 15 and lost == [])

    until(is_drawn, lambda: page.evaluate(DRAWN))


def test_a_replay_by_stops_turns_and_lines(visit: Visit) -> None:
    page = visit()
    page.goto(f"{brought(page, GAMES[0])}/replay")
    page.locator(".replay .board").wait_for()
    assert position(page) == 0
    forth = page.get_by_role("button", name="one step on")
    told = 0
    for _ in range(6):  # each step shows something
        before = position(page)
        forth.click()
        expect(page.locator(f".replay:not([data-at='{before}'])")).to_be_visible()
        lines = page.locator(".side ol li").count()
        assert lines >= told
        told = lines
    assert told >= 4
    page.locator("details.more summary").click()
    page.locator(".choices select").first.select_option("chapters")
    page.locator("details.more summary").click()
    before = position(page)
    forth.click()
    expect(page.locator(f".replay:not([data-at='{before}'])")).to_be_visible()
    assert position(page) > before + 50  # the second stage
    page.locator(".side ol li button").first.click()
    expect(page.locator(".side ol li")).to_have_count(1)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".side ol li").nth(2)).to_be_visible()
    page.get_by_role("button", name="Pause").click()
