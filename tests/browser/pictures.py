"""Makes the pictures of the README from the real client: `make pictures`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.launch import ROOT, launch, serving
from tests.fixtures import table
from tests.fixtures.catalogue import catalogues

OUT = ROOT / "docs" / "pictures"


def picture(address: str, game: str, position: str, height: int) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(
            base_url=address, viewport={"width": 1280, "height": height}, reduced_motion="reduce", locale="en"
        )
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
        page.screenshot(path=OUT / f"{game}.png")
        browser.close()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as address:
        for of in catalogues():
            picture(address, of.game, table(of.game, "picture"), of.height)
            print(f"docs/pictures/{of.game}.png")


if __name__ == "__main__":
    main()
