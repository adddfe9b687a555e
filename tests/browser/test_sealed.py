"""Choices all make at once: the own is shown and may be changed, nobody else's is, until all have chosen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.at_table import look, moved_on, my_turn, sit_down
from tests.browser.fixtures import Visit


def two_at_tundra(visit: Visit) -> tuple[Page, Page]:
    """Tundra begins with a sealed choice: two of four starter cards."""
    anna, boris = visit("/new?game=tundra"), visit()
    anna.locator("input[name=game][value=tundra]").check(force=True)
    anna.locator("form select").first.select_option("2")
    anna.locator("ol li").nth(1).locator("select").first.select_option("open")
    anna.locator("form button[type=submit]").click()
    anna.locator(".seats").wait_for()
    boris.goto(anna.url)
    boris.locator(".seats button.primary").click()
    for page in (anna, boris):
        page.locator(".play[data-asked=true]").wait_for()
    return anna, boris


def choose(page: Page, at: int) -> str:
    """Take the pick at this place of the list; what it says."""
    heading = page.locator("#picks .group > summary").first
    pick = page.locator("#picks .pick:not(.refused)").nth(at)
    if not pick.is_visible():
        heading.click()
    said = pick.locator("span").first.inner_text()
    pick.click()
    return said


def confirm(page: Page) -> None:
    """What is put together of several things is asked about before it is final."""
    page.locator(".finish.primary:enabled").click()
    page.locator(".finish:disabled, .play:not([data-asked=true]), .act:not(:has(.sealed))").first.wait_for()


def test_the_last_of_several_things_is_not_the_last_word(visit: Visit) -> None:
    """Bots have chosen long ago: what is sent now would be revealed at once."""
    page = visit()
    sit_down(page, 3, game="tundra")
    my_turn(page)
    before = look(page).version
    for ref in ("hand0", "seat0.board1", "hand2", "seat0.board0"):
        page.locator(f".thing[data-ref='{ref}']").first.click()
    expect(page.locator("#question")).to_contain_text("then confirm")
    assert look(page).version == before
    page.keyboard.press("Escape")
    expect(page.locator(".act .sealed")).to_have_count(0)
    for ref in ("hand1", "seat0.board1", "hand2", "seat0.board0"):
        page.locator(f".thing[data-ref='{ref}']").first.click()
    page.locator(".finish.primary").click()
    moved_on(page, before)
    expect(page.locator(".thing[data-ref='hand0']")).to_have_count(0)


def test_a_choice_waits_and_may_be_changed(visit: Visit) -> None:
    anna, boris = two_at_tundra(visit)
    boris.mouse.move(1, 1)  # on nothing that would explain itself
    before = boris.locator("body").inner_text()
    first = choose(anna, 3)
    expect(anna.locator("#question")).to_contain_text("You have chosen")
    expect(anna.locator(".act .sealed .choice")).to_contain_text(first)
    expect(anna.locator(".pick[aria-current=true]")).to_have_count(1)
    assert anna.locator(".thing.kept").count() > 0
    confirm(anna)
    assert not look(anna).asked
    second = choose(anna, 40)
    assert second != first
    confirm(anna)
    expect(anna.locator(".act .sealed .choice")).to_contain_text(second)
    anna.reload()
    expect(anna.locator(".act .sealed .choice")).to_contain_text(second)
    # Nothing of it is to be seen at the other side, not even that a choice was made.
    assert boris.locator("body").inner_text() == before
    boris.reload()
    expect(boris.locator("body")).to_have_text(before, use_inner_text=True)
    choose(boris, 0)
    confirm(boris)
    for page in (anna, boris):
        expect(page.locator(".act .sealed")).to_have_count(0)
    expect(anna.locator(".thing.kept")).to_have_count(0)


def one_screen(visit: Visit, game: str) -> Page:
    """Two people who share it."""
    page = visit(f"/new?game={game}")
    page.locator(f"input[name=game][value={game}]").check(force=True)
    page.locator("form select").first.select_option("2")
    second = page.locator("ol li").nth(1)
    second.locator("select").first.select_option("hotseat")
    second.locator("input").fill("Zora")
    page.locator("form button[type=submit]").click()
    return page


def test_at_one_screen_each_chooses_behind_the_cover(visit: Visit) -> None:
    page = one_screen(visit, "tundra")
    seen = []
    for _ in range(2):
        page.locator(".cover").wait_for()
        assert page.locator(".thing, #picks, .log").count() == 0
        seen.append(page.locator(".cover h1").inner_text())
        page.locator(".cover button").click()
        page.locator(".play[data-asked=true]").wait_for()
        expect(page.locator(".act .sealed")).to_have_count(0)
        # It may be changed as long as the screen is not handed on.
        first = choose(page, 5)
        expect(page.locator(".act .sealed .choice")).to_contain_text(first)
        second = choose(page, 41)
        assert second != first
        expect(page.locator(".act .sealed .choice")).to_contain_text(second)
        expect(page.locator(".pick[aria-current=true]")).to_have_count(1)
        assert page.locator(".thing.kept").count() > 0
        assert page.locator(".cover").count() == 0
        page.locator(".controls .button.primary").click()
    page.locator(".cover, .play[data-asked=true]").first.wait_for()
    assert len(set(seen)) == 2


def test_begun_again_nothing_is_chosen(visit: Visit) -> None:
    page = one_screen(visit, "tundra")
    page.locator(".cover button").click()
    page.locator(".play[data-asked=true]").wait_for()
    choose(page, 5)
    page.keyboard.press("Escape")
    expect(page.locator(".act .sealed")).to_have_count(0)
    expect(page.locator(".controls .button.primary")).to_have_count(0)
    assert look(page).asked
    # Handed on by key, too.
    choose(page, 5)
    page.keyboard.press("e")
    page.locator(".cover").wait_for()
