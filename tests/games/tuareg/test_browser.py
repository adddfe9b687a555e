"""What a careful eye finds at a full table of Tuareg on a small screen."""

from __future__ import annotations

import random

import pytest

from tests.browser.at_table import by_pointing, end_turns_alone, my_turn, play, sit_down
from tests.browser.fixtures import Visit

FULL = """
players = 5
market = "W G"
discards = "..."

[[seat]]
hand = "W G"
animals = ["G G", "M"]

[[seat]]
hand = "G M"
animals = ["S S S S", "M M", "W"]
caves = ["S*"]
thieves = ["M<1"]
maps = 1

[[seat]]
hand = "G"
animals = ["G G", "M M M", "W"]
caves = [""]

[[seat]]
animals = ["W W", "M", "S S"]
thieves = ["S<3"]

[[seat]]
hand = "S M S"
animals = ["M", "S"]
maps = 1
"""

# How high the letters on the others' loads are, and which of the others need more room than they have.
LOADS = """() => [
  [...document.querySelectorAll('.others .bale text')].map((e) => e.getBoundingClientRect().height),
  [...document.querySelectorAll('.others .seat')].filter((seat) => {
    const box = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.thing, header > *')].some((e) => {
      const { left, right } = e.getBoundingClientRect();
      return left < box.left || right > box.right;
    });
  }).map((e) => e.getAttribute('aria-label')),
]"""

CUT = "all => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_of_four_rivals_every_load_can_be_read(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(page, 5, game="tuareg", position=FULL)
    my_turn(page)
    letters, crowded = page.evaluate(LOADS)
    assert len(letters) > 12
    assert min(letters) >= 9
    assert crowded == []


def test_nobody_is_cut_short_where_the_points_stand(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(page, 5, game="tuareg", position=FULL)
    my_turn(page)
    assert page.locator(".standing .name").count() == 5
    assert page.locator(".standing .name").evaluate_all(CUT) == []


# Once the panel has been scrolled: do the news begin at its upper edge, with more above and below?
READ = """async () => {
  for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
  const top = (e) => e.getBoundingClientRect().top;
  const panel = document.getElementById('side-panel');
  const news = panel.querySelector('.news');
  const below = panel.scrollHeight - panel.clientHeight - panel.scrollTop;
  return news !== null && Math.abs(top(news) - top(panel)) <= 2 && panel.scrollTop > 0 && below > 20;
}"""


def test_whoever_is_asked_reads_the_news_from_their_beginning(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(page, 5, game="tuareg")
    end_turns_alone(page)
    rng = random.Random(1)
    for _ in range(20):
        play([page], by_pointing, rng, steps=1)
        my_turn(page)
        if page.evaluate(READ):
            return
    raise AssertionError("the news are never read from their beginning")
