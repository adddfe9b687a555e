"""The lobby: all games by their pictures, each two clicks away; options in words; pages per game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.fixtures import Visit
from tests.fixtures import GAMES
from tutable.core.registry import get_game

LARGEST = {game: get_game(game).max_players for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_to_a_table(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f"label[data-game={game}]").click()
    page.locator("form button[type=submit].big").click()
    page.locator(".play").wait_for()
    expect(page.locator("main")).to_have_attribute("data-game", game)
    assert page.locator(".thing").count() > 10
    page.goto("/")
    mine = page.get_by_role("heading", name="My tables").locator("xpath=..").locator("li[data-game]")
    expect(mine).to_have_count(1)
    expect(mine.locator("strong")).to_have_text(game.capitalize())


def test_no_more_opponents_than_a_game_has_seats(visit: Visit) -> None:
    page = visit()
    for game, seats in LARGEST.items():
        page.locator(f"label[data-game={game}]").click()
        expect(page.locator("input[name=bots]")).to_have_count(seats - 1)
        expect(page.locator("input[name=bots]:checked")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_part_has_a_name(visit: Visit, game: str) -> None:
    """In German, where no name is the same as what the server calls it."""
    page = visit(f"/new?game={game}", lang="de")
    page.locator(f"input[value={game}]:checked").wait_for()
    page.locator("fieldset.panel").wait_for()
    options = page.evaluate(
        f"""async () => {{
          const games = await (await fetch('/api/games')).json();
          const options = Object.entries(games.find((g) => g.id === '{game}').options);
          return options.flatMap(([name, values]) => [name, ...values]);
        }}"""
    )
    shown = page.locator("fieldset.panel option").all_text_contents()
    shown += page.evaluate(
        "[...document.querySelectorAll('fieldset.panel label')].map((e) => e.firstChild.data.trim())"
    )
    assert len(shown) > 6
    assert set(shown) & set(options) == set()
    page.goto(f"/about/{game}")
    page.locator("details.panel").first.wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details.panel')) one.open = true")
    parts = page.evaluate(
        f"""async () => {{
          const book = await (await fetch('/api/games/{game}/rules')).json();
          const rows = Object.values(book.components.values).flatMap(Object.values);
          return [...Object.keys(book.components.values), ...rows.flatMap(Object.keys)];
        }}"""
    )
    titles = page.locator("details.panel .title, details.panel thead th").all_inner_texts()
    assert len(titles) > 4
    assert set(titles) & set(parts) == set()


def test_the_seats_of_a_new_table_follow_the_game(visit: Visit) -> None:
    large, small = max(GAMES, key=LARGEST.__getitem__), min(GAMES, key=LARGEST.__getitem__)
    page = visit(f"/new?game={large}")
    page.locator("form select").first.select_option(str(LARGEST[large]))
    expect(page.locator("ol li")).to_have_count(LARGEST[large])
    page.locator(f"label[data-game={small}]").click()
    expect(page.locator("ol li")).to_have_count(LARGEST[small])
    page.locator("form button[type=submit]").click()
    page.locator(".play").wait_for()
    expect(page.locator("main")).to_have_attribute("data-game", small)


def test_rules_and_about_lead_to_each_game(visit: Visit) -> None:
    first, *others = [get_game(game) for game in GAMES]
    page = visit(f"/rules/{first.id}")
    page.locator("article").first.wait_for()
    for game in others:
        page.get_by_role("link", name=game.title).click()
        expect(page.locator("article").first).to_contain_text(
            next(iter(game.rulebook.rules)).partition("-")[0]
        )
    for game in others:
        page.goto("/about")
        page.get_by_role("link", name=game.title, exact=True).click()
        expect(page.locator("h2")).to_have_text(game.title)
        expect(page.locator(".page")).to_contain_text("reconstructed")


def test_a_name_that_is_typed_before_the_server_answers_stays(visit: Visit) -> None:
    held: list[Route] = []
    page = visit(prepare=lambda context: context.route("**/api/me", lambda route: held.append(route)))
    page.get_by_label("The name others see").fill("Anna")
    while not held:
        page.wait_for_timeout(15)
    for route in held:
        route.continue_()
    expect(page.locator("header .me")).to_contain_text("Guest")
    expect(page.get_by_label("The name others see")).to_have_value("Anna")


def test_a_name_stands_in_the_bar_of_every_page(visit: Visit) -> None:
    page = visit()
    page.get_by_label("The name others see").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header .me")).to_contain_text("Anna")
    for path in ("/new", "/about", f"/rules/{GAMES[0]}"):
        page.goto(path)
        expect(page.locator("header .me")).to_contain_text("Anna")
