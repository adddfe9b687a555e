"""What a careful eye finds at a table of Tundra: where the map lies, how names are broken, what the log says,
how the end is told."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser import at_table
from tests.browser.at_table import Offers, by_pointing, look, moved_on, my_turn, open_all, over, play
from tests.browser.fixtures import Visit
from tests.browser.test_after import brought
from tests.browser.test_sealed import two_at_tundra
from tests.fixtures import table
from tests.games.tundra.fixtures import MODULES
from tests.games.tundra.test_browser_match import LATE, LAYOUTS
from tests.server.harness import until

sit_down = partial(at_table.sit_down, game="tundra")


def put(page: Page, *refs: str) -> None:
    """Point at these things, and wait for what comes of it."""
    before = look(page).version
    for ref in refs:
        page.locator(f".thing[data-ref='{ref}']:visible").first.click()
    moved_on(page, before)


# -- the map --------------------------------------------------------------------------------------

# How far the map is from the middle of its frame, and which tiles the buttons lie on.
LIES = """() => {
  const box = (e) => e.getBoundingClientRect();
  const scene = document.querySelector('.map .scene');
  const frame = box(scene), map = box(document.querySelector('.grounds'));
  const right = frame.right - parseFloat(getComputedStyle(scene).paddingRight);  // the buttons' own strip
  const covered = [...document.querySelectorAll('.grounds .hex')].filter((tile) => {
    const a = box(tile);
    return [...document.querySelectorAll('.map .zoom-buttons button')].some((button) => {
      const b = box(button);
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    });
  });
  return [Math.abs(frame.left + right - map.left - map.right) / 2, covered.map((e) => e.dataset.ref)];
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_the_map_lies_in_the_middle_and_no_button_on_a_glade(
    visit: Visit, players: int, layout: str, phone: bool
) -> None:
    page = visit(phone=phone)
    sit_down(page, players, options={**MODULES, "layout": layout})
    off, covered = page.evaluate(LIES)
    assert off <= 1
    assert covered == []


# How far board and city go beyond their frames, and how high the others' lines are.
ROOM = """() => {
  const [board, city, others] = ['.board', '.city', '.others'].map((one) => document.querySelector(one));
  return [...[board, city].map((e) => e && e.scrollHeight - e.clientHeight), others.clientHeight];
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["low", "large"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_and_nothing_moves_when_others_come_to_move(
    visit: Visit, players: int, size: tuple[int, int]
) -> None:
    page = visit()
    sit_down(page, players)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".rival.moving").nth(players - 2).wait_for()  # all choose starters at once
    board, _, lines = page.evaluate(ROOM)
    assert board == 0
    play([page], by_pointing, random.Random(players), steps=12)
    my_turn(page)
    expect(page.locator(".rival.moving")).to_have_count(0)
    assert page.evaluate(ROOM) == [0, 0, lines]


def test_stalls_with_long_names_fit_too(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(page, 3, position=table("tundra", "picture"))
    my_turn(page)
    assert page.evaluate(ROOM)[:2] == [0, 0]


MUCH = """
players = 3
round = 3

[[seat]]
dice = "6"
firewood = 10
stone = 10
peat = 10
berries = 15
workers = ["1", "home", "home", "home", "home", "home"]
title = "generous"
personal = "idle-towers"

[[seat]]
title = "wise"
personal = "edge"

[[seat]]
title = "humble"
personal = "estate"
"""


def test_all_workers_on_the_map_and_a_secret_goal_fit_too(visit: Visit) -> None:
    page = visit(lang="de")
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(page, 3, position=MUCH, options=MODULES)
    my_turn(page)
    assert page.evaluate(ROOM)[:2] == [0, 0]


# Once everything stands where it belongs.
MAP_WIDTH = """async () => {
  for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
  return document.querySelector('.grounds').clientWidth;
}"""


def test_a_higher_window_has_no_smaller_map(visit: Visit) -> None:
    page = visit()
    sit_down(page, 3, position=table("tundra", "picture"))
    widths = []
    for height in (720, 800, 850, 930):
        page.set_viewport_size({"width": 1280, "height": height})
        widths.append(page.evaluate(MAP_WIDTH))
    assert widths == sorted(widths)


def test_rivals_show_their_boards_small(visit: Visit) -> None:
    page = visit()
    text = """
players = 2
round = 2

[[seat]]
dice = "2"
starters = ["s01 trade", "s02 travel"]

[[seat]]
dice = "1"
upgraded = ["trade"]
advisors = ["a13"]
starters = ["s03 trade", "s04 travel"]
"""
    sit_down(page, 2, position=text)
    expect(page.locator(".rival .mini")).to_have_count(4)
    expect(page.locator(".rival .mini.upgraded")).to_have_count(1)
    expect(page.locator(".rival .facts .advisor")).to_have_count(1)
    # The whole of it is drawn for whoever opens it.
    expect(page.locator(".rival .thing")).to_have_count(0)
    open_all(page)
    expect(page.locator(".thing[data-ref='seat1.board3.slot6']")).to_be_visible()


def test_a_worker_that_walks_keeps_the_focus(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, options=MODULES, position=LATE.replace('cards = ["e05 travel"]', ""))
    my_turn(page)
    put(page, "seat0.die3", "seat0.board1.slot3")
    before = look(page).version
    # From the settlement, the last place of all, to the first; the worker has the focus when it walks.
    for ref in ("glade0", "seat0.worker2"):
        page.locator(f".grounds .thing.live[data-ref='{ref}']").focus()
        page.keyboard.press("Enter")
    moved_on(page, before)
    assert page.evaluate("document.activeElement.dataset.ref") == "seat0.worker2"


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "list"])
def test_one_gesture_ends_the_turn(visit: Visit, by_key: bool) -> None:
    page = visit()
    sit_down(page, 2, options=MODULES, position=LATE.replace('cards = ["e05 travel"]', ""))
    my_turn(page)
    put(page, "seat0.die6", "seat0.board2.slot6")
    while not page.get_by_role("button", name="End the turn").count():
        before = look(page).version
        page.get_by_role("button", name=re.compile("No more|the rest")).first.click()
        moved_on(page, before)
    if by_key:
        page.keyboard.press("e")
    else:
        page.get_by_role("button", name="End the turn").click()
    # The rival's only answer is to use a die: then it is this seat's turn again, with its last die.
    expect(page.locator("#side-panel")).to_contain_text("Greedy 2 puts")


def test_the_log_says_what_an_advisor_costs_and_brings(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, options=MODULES, position=LATE.replace('"a12", "a09 turned"', '"a04", "a09 turned"'))
    my_turn(page)
    put(page, "seat0.advisor0")
    expect(page.locator("#side-panel")).to_contain_text("(− 2 berries, + 2 firewood)")


# -- names on cards -------------------------------------------------------------------------------

# Words that go on in the next line, other than after a hyphen.
BROKEN = """() => {
  const broken = new Set();
  for (const root of document.querySelectorAll('.tundra, #side-panel')) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const drawn = text.parentElement;
      if (!drawn.checkVisibility() || drawn.closest('.visually-hidden')) continue;
      for (const found of text.data.matchAll(/[^\\s\\u00ad/-]+/g)) {
        const tops = [...found[0]].map((_, i) => {
          const letter = document.createRange();
          letter.setStart(text, found.index + i);
          letter.setEnd(text, found.index + i + 1);
          // A hyphen at the end of the line before belongs to the letter after it.
          return [...letter.getClientRects()].at(-1).top;
        });
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.add(found[0]);
      }
    }
  }
  return [...broken];
}"""
ADVISORS = [f"a{n:02}" for n in range(1, 17)]
GOALS = ["cards", "upgrades", "berries", "towers", "workers", "resources"]
GOALS += ["glades-firewood", "glades-stone", "glades-peat"]
PERSONAL = ["lead-stone", "variety", "edge"]


def crowded(part: int) -> str:
    """Three players with eight advisors, the rest in the market; goals in turn."""
    first, *rest = [ADVISORS[(8 * part + i) % 16] for i in range(16)]
    goals = [GOALS[(3 * part + i) % 9] for i in range(4)]
    hands = [[first, rest[0], rest[1]], rest[2:5], rest[5:7]]
    seats = "".join(
        f"""
[[seat]]
berries = 14
dice = "3 6"
workers = ["{at + 1}", "{at + 4}"]
starters = ["s{2 * at + 1:02} architecture", "s{2 * at + 2:02} trade"]
advisors = {hand}
title = "{("provident", "determined", "hard-working")[at] if len(hand) < 3 or at == 0 else "humble"}"
personal = "{PERSONAL[at]}"
"""
        for at, hand in enumerate(hands)
    )
    text = f"""
players = 3
round = 4
market = {rest[7:12]}
goals = {goals}
glades = ["1 g01", "2 g04", "3 g03", "4 g05", "5 g10", "6 g07"]
{seats}"""
    return text.replace("'", '"')


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_name_is_broken_where_it_has_no_seam(visit: Visit, lang: str, phone: bool) -> None:
    page = visit(phone=phone, lang=lang)
    for part in range(3):
        sit_down(page, 3, options=MODULES, position=crowded(part))
        page.locator("#tab-scores").click()
        open_all(page)
        expect(page.locator(".rival.open")).to_have_count(2)
        assert page.evaluate(BROKEN) == []


# -- the log, and what flies ----------------------------------------------------------------------


def test_rolling_again_is_one_line_of_the_log(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, options=MODULES, position=LATE.replace('dice = "3 6"', 'dice = "6"'))
    my_turn(page)
    for _ in range(3):
        before = look(page).version
        page.locator(".thing[data-ref='roll-again']").click()
        page.locator(".thing[data-ref^='seat0.die']:visible").first.click()
        moved_on(page, before)
    line = page.locator("#side-panel li").last
    expect(line).to_have_text(re.compile(r"rolls again for 3 berries: 6( → [1-6]){3}\.$"))


# Where each piece sets out, as soon as it is drawn.
FLOWN = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const piece of changes.flatMap((change) => [...change.addedNodes])) {
      const [x, y] = piece.getAnimations()[0].effect.getKeyframes()[0].translate.split(' ').map(parseFloat);
      window.flown.push([piece.firstChild.getAttribute('href'), x + 24, y + 24]);
    }
  }).observe(document.querySelector('div.sky'), { childList: true });
}"""


def test_a_card_flies_from_its_space(visit: Visit) -> None:
    page = visit()
    offers = Offers(page)
    page.set_viewport_size({"width": 1280, "height": 1600})  # all of it in view: no click scrolls
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, 2, options=MODULES, position=LATE)
    my_turn(page)

    def take(*messages: str) -> list[str]:
        """The first pick of one of these sorts; its things."""
        refs: list[str] = next(
            option["shown"]["refs"] for option in offers.picks if option["shown"]["message"] in messages
        )
        put(page, *refs)
        return refs

    put(page, "seat0.die6", "seat0.board3.slot6")
    take("pick-act-board")
    page.evaluate(FLOWN)
    take("pick-renew")
    # The new cards have set out, and lie.
    page.wait_for_function(
        "() => flown.length > 0 && document.querySelector('div.sky').childElementCount === 0"
    )
    spaces = page.eval_on_selector_all(
        ".stall",
        """all => Object.fromEntries(all.map((e) => {
          const box = e.getBoundingClientRect();
          return [e.dataset.ref, [box.x + box.width / 2, box.y + box.height / 2]];
        }))""",
    )
    page.evaluate("flown.length = 0")
    # What the market has is luck: it may be advisors only.
    refs = take("pick-tuck", "pick-tuck-instead", "pick-hire", "pick-hire-instead")
    page.wait_for_function("() => flown.some((one) => one[0] === '#tn-sign-card')")
    _, x, y = next(one for one in page.evaluate("flown") if one[0] == "#tn-sign-card")
    space = next(ref for ref in refs if ref.startswith("market"))
    # What is pointed at is lifted by a few pixels, and sets out from there.
    assert spaces[space] == pytest.approx([x, y], abs=8)


# -- the end --------------------------------------------------------------------------------------

# One die is left. It changes nothing; both have nine points, and more resources decide.
TIED = """
players = 2
round = 4
first = 1
to_move = 1
glades = ["1 g01", "12 g02"]

[[seat]]
firewood = 1
stone = 1
peat = 1
berries = 0
dice = "1"
points = ["goals 9"]

[[seat]]
firewood = 0
stone = 4
peat = 0
berries = 2
points = ["boards 5", "towers 4"]
"""


def finish(page: Page) -> None:
    my_turn(page)
    put(page, "seat0.die1", "seat0.board0.slot1")
    play([page], by_pointing, random.Random(1))
    over(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_tie_and_what_decides_it(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    sit_down(page, 2, options={}, position=TIED)
    finish(page)
    expect(page.locator(".result li")).to_have_text(
        [re.compile("Greedy 2.*9 points"), re.compile("9 points")]
    )
    expect(page.locator(".result .won")).to_have_count(1)
    sheet = page.locator("#side-panel")
    for kind, counts in (("Total", ["9", "9"]), ("Tie: resources", ["3", "4"]), ("Tie: berries", ["0", "2"])):
        row = sheet.get_by_role("row").filter(has=page.get_by_role("rowheader", name=kind, exact=True))
        expect(row.locator("td")).to_have_text([re.compile(rf"^\s*{count}$") for count in counts])
    expect(page.locator(".round")).to_contain_text("The game is over")
    if phone:  # the points lie far below
        page.locator(".controls .points").tap()
    expect(page.locator("#side-panel table").first).to_be_in_viewport()


def test_a_clear_end_says_nothing_of_ties_and_shows_all_goals(visit: Visit) -> None:
    page = visit()
    clear = TIED.replace('points = ["goals 9"]', 'points = ["goals 30"]\npersonal = "chain"')
    clear = clear.replace('points = ["boards', 'personal = "estate"\npoints = ["boards')
    sit_down(page, 2, options={"personal_goals": "yes"}, position=clear)
    finish(page)
    sheet = page.locator("#side-panel")
    expect(sheet.get_by_role("rowheader", name="Tie")).to_have_count(0)
    goals = sheet.get_by_role("table", name="Personal goals")
    expect(goals.locator("tbody tr")).to_have_count(2)


# -- starter cards --------------------------------------------------------------------------------


def test_by_pointing_which_card_goes_where(visit: Visit) -> None:
    anna, _ = two_at_tundra(visit)
    for ref in ("hand0", "seat0.board1", "hand2", "seat0.board0"):
        anna.locator(f".thing[data-ref='{ref}']").first.click()
    expect(anna.locator("#question")).to_contain_text("You have chosen")
    names = [
        anna.locator(f".thing[data-ref='{ref}']").first.get_attribute("data-label") or ""
        for ref in ("hand0", "hand2")
    ]
    said = anna.locator(".act .sealed .choice").inner_text()
    # "Hammer under Travel, Kindling under Architecture"
    halves = [half.strip("✓ ") for half in said.split(",")]
    assert sorted(half.rsplit(" under ", 1)[1] for half in halves) == ["Architecture", "Travel"]
    travel = next(half for half in halves if half.endswith("Travel"))
    assert travel.rsplit(" under ", 1)[0] in names[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_has_room_for_the_whole_city(visit: Visit, players: int) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{brought(page, 'tundra', players)}/replay?seat=0&at=60")
    city = page.locator(".replay .city").first
    city.wait_for()
    until(lambda: city.evaluate("(e) => e.scrollHeight <= e.clientHeight"))
