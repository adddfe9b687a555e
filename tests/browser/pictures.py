"""Makes the pictures of the README from the real client: `make pictures`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.fixtures import DESK
from tests.browser.launch import ROOT, launch, serving
from tests.browser.strips import strip
from tests.fixtures import table
from tests.fixtures.catalogue import catalogues
from tutable.core.registry import get_game

OUT = ROOT / "docs" / "pictures"
ABOUT = "# Written by `make pictures`: the components that the pictures of each game show."


def picture(browser: Browser, address: str, game: str, position: str) -> None:
    context = browser.new_context(base_url=address, viewport=DESK, reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.goto("/", wait_until="networkidle")  # the page asks who it is, too: not both at once
    me = context.request.get("/api/me").json()
    signed = {"X-CSRF": me["csrf"], "Origin": address}
    context.request.put("/api/me", data={"name": "Anna"}, headers=signed)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Carla"}]
    made = context.request.post(
        "/api/tables",
        data={"game": game, "options": {}, "position": position, "seats": seats, "public": False},
        headers=signed,
    ).json()
    assert "id" in made, made
    page.goto(f"/t/{made['id']}")
    page.locator(".play, .cover").first.wait_for()
    cover = page.get_by_role("button", name="Show")
    if cover.count():
        cover.first.click()
    page.locator(".play").wait_for()
    page.wait_for_load_state("networkidle")
    page.mouse.move(640, 20)  # what lies under the cover's button need not explain itself
    page.locator(".brief[role=status]").wait_for(state="detached")
    page.screenshot(path=OUT / f"{game}.png")
    context.close()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    made_with: list[str] = []
    with TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for of in catalogues():
            position = table(of.game, "picture")
            picture(browser, address, of.game, position)
            scenes = strip(browser, address, of.game, position, OUT / f"{of.game}-turn.jpg")
            made_with.append(f'{of.game} = "{get_game(of.game).components().hash}"')
            print(f"docs/pictures/{of.game}.png, {of.game}-turn.jpg ({scenes} scenes)")
        browser.close()
    (OUT / "made-with.toml").write_text("\n".join([ABOUT, *made_with]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
