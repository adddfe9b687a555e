"""Great moments have a stage, and the score sheet names everybody."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import by_pointing, by_tapping, look, my_turn, play, sit_down
from tests.browser.fixtures import Visit
from tests.fixtures import GAMES
from tests.fixtures.catalogue import catalogue
from tests.games.tundra.test_browser_match import LATE

# Every stage with its title, and how many players seem to be at their turn meanwhile.
WATCH = """() => {
  window.stages = [];
  new MutationObserver(() => {
    const title = document.querySelector('[data-moment] h2')?.textContent;
    if (!title) return;
    const moving = document.querySelectorAll('.standing .moving').length;
    if (window.stages.at(-1)?.[0] !== title) window.stages.push([title, 0]);
    window.stages.at(-1)[1] += moving;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_the_end_is_built_up_on_stages_where_nobody_is_to_move(visit: Visit) -> None:
    page = visit(pace="brisk")
    sit_down(page, 2, game="tundra", options=catalogue("tundra").late, position=LATE)
    my_turn(page)
    page.evaluate(WATCH)
    play([page], by_pointing, random.Random(1))
    page.locator("[data-moment=victory]").wait_for()
    stages = page.evaluate("window.stages")
    assert [title for title, _ in stages][-3:] == ["The round is over", "The final scoring", "Victory!"]
    assert [title for title, moving in stages if moving] == []


@pytest.mark.parametrize("size", [(360, 740), (740, 360)], ids=["upright", "low"])
def test_a_small_screen_shows_stages_and_says_what_is_played(visit: Visit, size: tuple[int, int]) -> None:
    """In one piece, and what is one's own stays free."""
    page = visit(phone=True, lang="de", pace="calm")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, 2, game="tundra", options=catalogue("tundra").late, position=LATE)
    my_turn(page)
    card, rng = page.locator("[data-moment] .card"), random.Random(1)
    while card.count() == 0:
        if look(page).is_mine:
            by_tapping(page, rng)
        page.wait_for_timeout(20)
    page.locator(".caption button[aria-pressed]").tap()
    stage, said = card.bounding_box(), page.locator(".caption .said").bounding_box()
    own = page.locator("[data-dock=own]").first.bounding_box()
    assert stage is not None and said is not None and own is not None
    assert stage["height"] > 80 and stage["y"] + stage["height"] <= size[1]
    assert said["width"] > 150 and said["y"] + said["height"] <= own["y"]


# Words that stand on more than one line.
BROKEN = """() => [...document.querySelectorAll('#side-panel thead th span')].flatMap((e) => {
  const text = e.firstChild, found = [];
  for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word);
  }
  return found;
})"""


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_the_score_sheet_is_broken_within_a_word(visit: Visit, game: str) -> None:
    page = visit()
    players = catalogue(game).rules.max_players
    sit_down(page, players, game=game)
    page.locator("#tab-scores").click()
    names = page.locator("#side-panel thead").first.locator("th")
    expect(names).to_have_count(players)
    expect(names.locator("svg")).to_have_count(players)
    assert page.evaluate(BROKEN) == []
