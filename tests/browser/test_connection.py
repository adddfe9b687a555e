"""Reload, cut network and second tab, in the middle of play."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.at_table import by_pointing, look, moved_on, my_turn, play, play_now
from tests.browser.fixtures import Visit


def summary(page: Page) -> list[str]:
    """What the table shows, thing by thing."""
    return page.locator(".thing > .visually-hidden").all_inner_texts()


def test_reload_at_arbitrary_moments(visit: Visit) -> None:
    page = visit()
    play_now(page)
    rng = random.Random(21)
    for _ in range(6):
        play([page], by_pointing, rng, steps=rng.randint(1, 5))
        my_turn(page)
        before = (look(page).version, len(summary(page)))
        page.reload()
        my_turn(page)
        assert (look(page).version, len(summary(page))) == before


class Wire:
    """A network between page and server that can be cut: first answers get lost, then the line."""

    def __init__(self) -> None:
        self.lines: list[WebSocketRoute] = []
        self.is_deaf = False
        self.lost = 0
        self.first: list[dict[str, Any]] = []  # what each connection was told first of the own seat

    def lay(self, context: BrowserContext) -> None:
        context.route_web_socket(re.compile("/ws/"), self._line)

    def _line(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.lines.append(page)
        is_new = True

        def answer(message: str | bytes) -> None:
            nonlocal is_new
            told = json.loads(message)
            if is_new and told["type"] == "sync" and "0" in told["seats"]:
                is_new = False
                self.first.append(told["seats"]["0"])
            if self.is_deaf:
                self.lost += 1
            else:
                page.send(message)

        server.on_message(answer)

    def cut(self) -> None:
        for line in self.lines:
            line.close(code=4000, reason="cut")
        self.lines.clear()
        self.is_deaf = False


def test_a_cut_network_loses_and_doubles_nothing(visit: Visit) -> None:
    wire = Wire()
    page = visit(prepare=wire.lay)
    play_now(page)
    rng = random.Random(22)
    for _ in range(8):
        play([page], by_pointing, rng, steps=rng.randint(1, 4))
        my_turn(page)
        before = look(page).version
        wire.is_deaf = True
        while not look(page).busy:
            by_pointing(page, rng)
        page.wait_for_timeout(150)
        wire.cut()
        moved_on(page, before)
        expect(page.locator(".notice")).to_have_count(0)
    assert wire.lost > 0
    # The first time everything; whoever comes back a moment later is told what has happened since.
    assert "view" in wire.first[0]
    assert any("base" in told and told["steps"] for told in wire.first[1:])
    expect(page.locator(".lost")).to_have_count(0)


def test_two_tabs_of_one_person(visit: Visit) -> None:
    page = visit()
    play_now(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".play").wait_for()
    play([page, other], by_pointing, random.Random(23), steps=12)
    my_turn(page)
    my_turn(other)
    assert look(page).version == look(other).version
    assert summary(page) == summary(other)
