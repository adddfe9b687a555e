"""Makes the pictures of the README from the real client: `make pictures`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.launch import ROOT, launch, serving

OUT = ROOT / "docs" / "pictures"

# A table in the middle of stage 1, with something of everything on it.
TUAREG = """
players = 3
market = "W G S S M M"
discards = "..."

[[seat]]
hand = "W G S M"
animals = ["G G S S", "M M", "W G"]
caves = ["S*"]

[[seat]]
hand = "G M"
animals = ["S S S", "M"]
thieves = ["S<1"]
maps = 1

[[seat]]
hand = "S S M"
animals = ["W W", "G M M"]
caves = [""]
"""

TABLES = {"tuareg": TUAREG}


def picture(address: str, game: str, position: str) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(
            base_url=address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en"
        )
        page = context.new_page()
        page.goto("/")
        me = context.request.get("/api/me").json()
        signed = {"X-CSRF": me["csrf"], "Origin": address}
        context.request.put("/api/me", data={"name": "Anna"}, headers=signed)
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Carla"}]
        table = context.request.post(
            "/api/tables",
            data={"game": game, "options": {}, "position": position, "seats": seats, "public": False},
            headers=signed,
        ).json()
        page.goto(f"/t/{table['id']}")
        page.wait_for_timeout(1500)
        cover = page.get_by_role("button", name="Show")
        if cover.count():
            cover.first.click()
        page.wait_for_timeout(1000)
        page.screenshot(path=OUT / f"{game}.png")
        browser.close()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as address:
        for game, position in TABLES.items():
            picture(address, game, position)
            print(f"docs/pictures/{game}.png")


if __name__ == "__main__":
    main()
