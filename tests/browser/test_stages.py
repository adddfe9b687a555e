"""Great moments have a stage, and the score sheet names everybody."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import by_pointing, my_turn, play, sit_down
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
