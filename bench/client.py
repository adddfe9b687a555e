"""The client while bots play: how long the browser's main thread is busy, and what a first visit loads.

    python -m bench.client [--game tungaru] [--seconds 20]

A real server at its default pace, and Chromium as somebody has it who has changed nothing: `sitting` has a
seat among bots, and takes what is lit whenever asked; `watching` has resigned and looks on. `hurried` is a
whole match of bots that do not wait, at the quickest pace, through its last stages to the result. Every task
of the page's main thread is read from the browser's own trace. Longer than 50 ms means that somebody could
feel it. The result is kept in docs/bench-client.md.
"""

from __future__ import annotations

import argparse
import gzip
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, ViewportSize, sync_playwright

import tutable
from bench.load_page import quantile
from bench.serving import Serving
from tests.browser.at_table import by_pointing, look
from tests.browser.launch import launch
from tutable.core.registry import game_ids, get_game

RESULT = Path(__file__).parent.parent / "docs" / "bench-client.md"
QUIET = 1.5  # load average; with more, tasks wait for others
NOISE = " **Not a quiet machine**: the tasks below waited for others, and only their CPU time says anything."
SCREEN: ViewportSize = {"width": 1280, "height": 800}
MOST_TASK = 50.0  # milliseconds; what the platform calls a long task
MOST_BYTES = 120_000  # JavaScript of a first visit, gzipped
MATCH_SECONDS = 600.0
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]

PAGE = """\
# Speed of the client

`make bench`, {date}, tutable {version} ({build}), Chromium {browser}, {width} x {height}; browser, server and
bots share {cores} cores, load average {before:.1f} before and {after:.1f} after. There is no graphics card:
pixels are drawn by the cores, too.{noise}

## While bots play

Milliseconds of the tasks of the page's main thread (goal: none over {most:g}). *watching*: {seconds:g} s of a
full table of bots at the pace everybody starts with; *sitting*: the same with a seat among them that plays
what is lit; *hurried*: a whole match of bots that do not wait, shown as quickly as one can choose. The table
has opened before. CPU time leaves out what a task waits for while bots and the drawing of pixels have the
cores.

| | | tasks | p99 | longest | over {most:g} ms | longest by CPU time | main thread |
|---|---|---|---|---|---|---|---|
{tasks}

## First visit

JavaScript that a browser with nothing kept loads, gzipped (goal: {bytes:g} kB for the page one comes to).

| | files | kB |
|---|---|---|
{loads}
"""


class Event(msgspec.Struct):
    """A line of the trace, as far as it matters."""

    name: str = ""
    ph: str = ""
    pid: int = 0
    tid: int = 0
    dur: int = 0
    tdur: int = 0
    args: dict[str, object] = {}


class Trace(msgspec.Struct):
    traceEvents: list[Event]


@dataclass(frozen=True)
class Tasks:
    """What the main thread did, in milliseconds."""

    way: str
    game: str
    each: list[float]
    own: list[float]  # CPU time of each
    seconds: float

    @property
    def long(self) -> int:
        return sum(one > MOST_TASK for one in self.each)

    def row(self) -> str:
        p99, most = (quantile(self.each, share) for share in (0.99, 1.0))
        late = f"{self.long} (missed)" if self.long else "0"
        cells = [
            get_game(self.game).title,
            self.way,
            str(len(self.each)),
            f"{p99:.1f}",
            f"{most:.1f}",
            late,
            f"{max(self.own):.1f}",
            f"{sum(self.own) / self.seconds / 10:.0f} %",
        ]
        return f"| {' | '.join(cells)} |"


def tasks_of(trace: bytes) -> tuple[list[float], list[float]]:
    """Milliseconds of every task of the renderers' main threads: how long it took, and its CPU time."""
    events = msgspec.json.decode(trace, type=Trace).traceEvents
    main = {
        (event.pid, event.tid)
        for event in events
        if event.name == "thread_name" and event.args.get("name") == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event.name == "RunTask" and event.ph == "X" and (event.pid, event.tid) in main
    ]
    return [task.dur / 1000 for task in tasks], [task.tdur / 1000 for task in tasks]


@contextmanager
def somebody(browser: Browser, address: str, **prefs: str) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(base_url=address, viewport=SCREEN, locale="en")
    if prefs:
        kept = msgspec.json.encode(msgspec.json.encode(prefs).decode()).decode()
        context.add_init_script(f'localStorage.setItem("tutable.prefs", {kept})')
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    yield context, page
    context.close()


def post(context: BrowserContext, address: str, path: str, **body: object) -> APIResponse:
    me = context.request.get("/api/me").json()
    made = context.request.post(path, data=body, headers={"X-CSRF": me["csrf"], "Origin": address})
    assert made.ok, made.text()
    return made


def new_table(context: BrowserContext, address: str, game: str) -> str:
    """With a seat for me, so that it waits until I am there; all others are bots."""
    kinds = ["me"] + ["bot"] * (get_game(game).max_players - 1)
    seats = [{"kind": kind} for kind in kinds]
    made = post(context, address, "/api/tables", game=game, options={}, public=False, seats=seats)
    return str(made.json()["id"])


def open_table(page: Page, path: str) -> None:
    page.goto(path, wait_until="networkidle")
    page.locator(".play").wait_for()
    page.wait_for_timeout(1000)  # whatever a page does once it stands is not what is measured


def watch(page: Page, seconds: float) -> None:
    page.wait_for_timeout(1000 * seconds)


def sit(page: Page, seconds: float) -> None:
    rng = random.Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not look(page).over:
        if look(page).is_mine:
            by_pointing(page, rng)
        page.wait_for_timeout(200)


def hurry(page: Page, seconds: float) -> None:
    page.locator(".play[data-over=true]").wait_for(timeout=1000 * MATCH_SECONDS)


WAYS = {"watching": watch, "sitting": sit, "hurried": hurry}


def measure(browser: Browser, address: str, game: str, way: str, seconds: float, keep: Path | None) -> Tasks:
    prefs = {"speed": "brisk"} if way == "hurried" else {}
    with somebody(browser, address, **prefs) as (context, page):
        table = new_table(context, address, game)
        open_table(page, f"/t/{table}")
        browser.start_tracing(page=page, categories=TRACED)
        began = time.monotonic()
        if way != "sitting":
            post(context, address, f"/api/tables/{table}/resign")  # from here on bots alone play
        WAYS[way](page, seconds)
        took = time.monotonic() - began
        trace = browser.stop_tracing()
    if keep is not None:
        (keep / f"{game}-{way}.json").write_bytes(trace)
    return Tasks(way, game, *tasks_of(trace), took)


@dataclass(frozen=True)
class Load:
    name: str
    files: int
    size: int

    def row(self) -> str:
        late = " (missed)" if self.size > MOST_BYTES and self.name == "home" else ""
        return f"| {self.name} | {self.files} | {self.size / 1000:.1f}{late} |"


def loaded(browser: Browser, address: str, name: str, path: str) -> Load:
    """What a browser with nothing kept loads for this page."""
    found: dict[str, int] = {}
    context = browser.new_context(base_url=address, viewport=SCREEN, locale="en")
    page = context.new_page()
    page.on(
        "response",
        lambda answer: found.update({answer.url: 0}) if urlsplit(answer.url).path.endswith(".js") else None,
    )
    page.goto(path, wait_until="networkidle")
    for url in found:
        found[url] = len(gzip.compress(context.request.get(url).body(), 9))
    context.close()
    return Load(name, len(found), sum(found.values()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.client", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=game_ids(), action="append", help="default: all of them")
    parser.add_argument("--only", choices=list(WAYS), action="append", help="default: everything")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--traces", type=Path, metavar="FOLDER", help="keep what the browser recorded")
    parser.add_argument("--dry", action="store_true", help="do not write docs/bench-client.md")
    args = parser.parse_args()
    games, ways = args.game or game_ids(), args.only or list(WAYS)
    before = os.getloadavg()[0]
    tasks: list[Tasks] = []
    with tempfile.TemporaryDirectory(prefix="tutable-client-") as folder, sync_playwright() as playwright:
        browser = launch(playwright, whole=True)
        with Serving(Path(folder) / "calm") as calm, Serving(Path(folder) / "hurried", BOT_PACE="0") as quick:
            for game in games:
                for way in ways:
                    address = quick.address if way == "hurried" else calm.address
                    tasks.append(measure(browser, address, game, way, args.seconds, args.traces))
                    print(tasks[-1].row(), flush=True)
            loads = [loaded(browser, calm.address, "home", "/")]
            with somebody(browser, calm.address) as (context, _):
                for game in games:
                    path = f"/t/{new_table(context, calm.address, game)}"
                    loads.append(loaded(browser, calm.address, f"a table of {get_game(game).title}", path))
        text = PAGE.format(
            date=date.today().isoformat(),
            version=tutable.__version__,
            build="compiled" if tutable.COMPILED else "interpreted",
            browser=browser.version,
            width=SCREEN["width"],
            height=SCREEN["height"],
            cores=os.cpu_count(),
            before=before,
            noise=NOISE if before > QUIET else "",
            after=os.getloadavg()[0],
            most=MOST_TASK,
            seconds=args.seconds,
            bytes=MOST_BYTES / 1000,
            tasks="\n".join(one.row() for one in tasks),
            loads="\n".join(one.row() for one in loads),
        )
        browser.close()
    print(text)
    if not args.dry and not args.game and not args.only:
        RESULT.write_text(text, "utf-8")
    sys.exit(any(one.long for one in tasks) or loads[0].size > MOST_BYTES)


if __name__ == "__main__":
    main()
