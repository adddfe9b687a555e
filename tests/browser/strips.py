"""Turns of bots, scene by scene, as one picture: what somebody at the table sees of them."""

from __future__ import annotations

import base64
import random
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.at_table import by_pointing, look, sit_down
from tests.browser.fixtures import paced

WIDE, HIGH = 1280, 720
COLUMNS, LEAST, MOST = 2, 6, 8
FRAME = 520  # columns of pixels of one frame in the picture
TRIES = 400
PLAYING = ".caption[data-playing=true]"
# Two pictures later everything that flies is on its way.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
# Pieces hang in the middle of their way, and everything else where it stays.
FREEZE = """() => {
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = one.effect?.target?.closest('.flying') ? 330 : 200;
  }
}"""

FINISH = """() => {
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime === Infinity) one.play();
    else one.finish();
  }
}"""


def strip(browser: Browser, address: str, game: str, position: str, out: Path) -> int:
    """Plays a turn, then shows how those of others are told; how many scenes there are."""
    context = browser.new_context(base_url=address, viewport={"width": WIDE, "height": HIGH}, locale="en")
    context.add_init_script(paced("calm"))
    page = context.new_page()
    page.goto("/")
    sit_down(page, 3, game=game, position=position)
    rng = random.Random(1)
    frames: list[bytes] = []
    while len(frames) < LEAST:
        own_turn(page, rng)
        frames += scenes(page)
    paste(context.new_page(), frames[:MOST], out)
    context.close()
    return min(len(frames), MOST)


def own_turn(page: Page, rng: random.Random) -> None:
    """Until others' turns are shown."""
    for _ in range(TRIES):
        if page.locator(PLAYING).count() > 0:
            return
        if look(page).is_mine:
            by_pointing(page, rng)
        page.wait_for_timeout(50)
    raise AssertionError("nobody else comes to a turn")


def scenes(page: Page) -> list[bytes]:
    """Paused, and then one step after the other."""
    pause = page.locator(".caption button[aria-pressed]")
    if pause.get_attribute("aria-pressed") == "false":
        pause.click()
    found: list[bytes] = []
    while page.locator(PLAYING).count() > 0:
        page.mouse.move(2, HIGH - 2)
        page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
        )
        page.evaluate(FREEZE)
        found.append(page.screenshot(type="jpeg", quality=90))
        page.evaluate(FINISH)
        page.locator(".caption button[aria-pressed] + button").click()
    return found


def paste(page: Page, frames: list[bytes], out: Path) -> None:
    """All frames on one sheet, numbered."""
    pictures = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(frame).decode()}">'
        f"<figcaption>{number}</figcaption></figure>"
        for number, frame in enumerate(frames, 1)
    )
    page.set_viewport_size({"width": COLUMNS * (FRAME + 12) + 12, "height": 400})
    page.set_content(f"""<style>
      body {{ margin: 12px; display: grid; gap: 12px; grid-template-columns: repeat({COLUMNS}, {FRAME}px);
              background: #efe6d5; }}
      figure {{ margin: 0; position: relative; }}
      img {{ width: 100%; display: block; border-radius: 6px; }}
      figcaption {{ position: absolute; left: 6px; bottom: 6px; width: 26px; border-radius: 13px;
                    text-align: center; font: 700 15px/26px serif; color: #fff; background: #3d2c1c; }}
    </style>{pictures}""")
    page.screenshot(path=out, type="jpeg", quality=72, full_page=True)
