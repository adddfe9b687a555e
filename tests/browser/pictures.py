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

# The third round among the atolls: markets open, a nomad reserved, everybody somewhere else.
TUNGARU = """
players = 3
round = 3
turn = 24
nomads = ["N01", "N02<1", "N03", "N04", "N05", "N06"]
migration = ["N07", "N08", "N09", "N10"]
markets = ["F", "S P", "", "", "C", ""]
dice = ["2:3", "", "3:4 2:6", "", "", ""]

[[seat]]
goods = "FFSCP"
boat = 2
dice = "2 5 6"
nomads = ["N14", "N18"]
taken = "track storage-6"
settlers = "marakei tarawa*"
monuments = "butaritari"
leader = "trader"

[[seat]]
goods = "FFS"
boat = 4
dice = "1"
nomads = ["N11"]
taken = "track"
settlers = "abemama"
monuments = "abemama"
leader = "chief"

[[seat]]
goods = "CP"
boat = 6
dice = "3 4"
nomads = ["N12"]
taken = "storage-6"
settlers = "nonouti"
monuments = "nonouti"
leader = "fisher"
"""

# The second round in the north: half the glades open, the first towers built.
TUNDRA = """
players = 3
round = 2
turn = 15
market = ["e01", "e12", "a04", "a10", "e20"]
goals = ["cards", "towers", "workers", "resources"]
goal_dice = ["", "2 4", "", ""]
glades = ["1 g01", "2 g04", "5 g07", "6 g02", "7 g10", "9 g05", "11 g06", "13 g08", "15 g03", "16 g12"]

[[seat]]
firewood = 3
stone = 2
peat = 1
berries = 6
dice = "2 4 5"
workers = ["2", "6"]
towers = ["1"]
advisors = ["a13"]
upgraded = ["travel"]
starters = ["s01 trade", "s02 travel"]

[[seat]]
firewood = 1
stone = 3
peat = 2
berries = 4
dice = "1 6"
workers = ["11", "7"]
towers = ["15"]
starters = ["s03 trade", "s04 gathering"]

[[seat]]
peat = 4
berries = 5
dice = "3 3"
workers = ["13", "16"]
starters = ["s05 trade", "s06 gathering"]
"""

# Each with the height at which everything is to be seen.
TABLES = {"tuareg": (TUAREG, 800), "tungaru": (TUNGARU, 800), "tundra": (TUNDRA, 960)}


def picture(address: str, game: str, position: str, height: int) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(
            base_url=address, viewport={"width": 1280, "height": height}, reduced_motion="reduce", locale="en"
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
        assert "id" in table, table
        page.goto(f"/t/{table['id']}")
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
        for game, (position, height) in TABLES.items():
            picture(address, game, position, height)
            print(f"docs/pictures/{game}.png")


if __name__ == "__main__":
    main()
