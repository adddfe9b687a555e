"""The lab: an edition is measured against the default, and its report leads to games in the replay."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.test_axe import violations


def test_whoever_comes_to_the_lab_first_is_let_in(visit: Visit) -> None:
    """By a link, without a page before that makes a guest of them."""
    page = visit("/lab")
    expect(page.get_by_role("form", name="A new run")).to_be_visible()
    page = visit("/lab/0123456789abcdef")
    expect(page.get_by_role("alert")).to_contain_text("You have no such run")


def test_an_edition_is_measured_and_its_games_are_opened(visit: Visit, tmp_path: Path) -> None:
    page = visit("/editions/tuareg", phone=True, lang="de")
    page.get_by_role("button", name="Neue Ausgabe").click()
    page.locator("[id='good.gold.points']").fill("9")
    page.get_by_role("link", name="Das messen").click()

    # The edition is compared with the default; how long it takes is said first.
    form = page.get_by_role("form", name="Ein neuer Lauf")
    expect(form.get_by_label("Vergleichen mit").locator("option:checked")).to_contain_text("1")
    form.get_by_label("Bots").select_option("random")
    form.get_by_label("Partien je").fill("20")
    expect(form.get_by_label("Startwert")).to_have_attribute("placeholder", "frische Blätter")
    form.get_by_label("Startwert").fill("7")
    for players in ("3", "4", "5"):
        form.get_by_label(players, exact=True).uncheck()
    expect(form.get_by_role("status")).to_have_text(re.compile("40 Partien, etwa .*"))
    assert violations(page) == []
    form.get_by_role("button", name="Anfangen").press("Enter")
    page.wait_for_url(re.compile(r"/lab/\w+"))  # it has begun
    expect(page.get_by_text("Zufällig (nur zum Ausprobieren), je 20 Blätter, Startwert 7")).to_be_visible()

    # It is played without the page, and told when it is complete.
    status = page.get_by_role("status").first
    page.goto("/lab")
    page.get_by_role("listitem").get_by_role("link").first.click()
    expect(status).to_contain_text("Fertig: 40 Partien.")
    report = page.locator(".report")
    expect(report.get_by_role("heading", name="Was auffällt")).to_be_visible()
    assert violations(page) == []
    report.locator("summary").first.press("Enter")
    taken = report.locator("details[open] th", has_text="vorher").first
    taken.get_by_role("button").press("Enter")
    expect(taken).to_have_attribute("aria-sort", "descending")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Als Seite sichern").click()
    saved.value.save_as(tmp_path / "report.html")
    file = page.context.new_page()
    file.goto((tmp_path / "report.html").as_uri())
    expect(file.get_by_role("heading", level=1)).to_have_text("Tuareg im Labor")
    assert violations(file) == []
    file.close()

    report.locator("summary", has_text=re.compile("^Zu 2: ")).last.press("Enter")
    report.get_by_role("link", name=re.compile("^b-2-")).first.click()
    page.wait_for_url("**/t/*/replay")
    expect(page.get_by_role("heading", level=1).or_(page.locator("[data-game=tuareg]")).first).to_be_visible()
    page.go_back()
    expect(status).to_contain_text("Fertig")


def test_a_value_is_turned_until_turns_are_known(visit: Visit) -> None:
    """The form offers what can be turned and asked; the run's page says it, and its table has every value."""
    page = visit("/lab?game=tuareg", phone=True, lang="de")
    form = page.get_by_role("form", name="Ein neuer Lauf")
    form.get_by_label("Bots").select_option("random")
    form.get_by_label("Partien je").fill("30")
    for players in ("3", "4", "5"):
        form.get_by_label(players, exact=True).uncheck()
    form.get_by_label("Diesen Wert drehen").fill("good.millet.points")
    form.get_by_label("Diesen Wert drehen").blur()
    expect(form.get_by_label("Von", exact=True)).to_have_value("2")
    expect(form.get_by_label("Bis", exact=True)).to_have_value("4")
    expect(form.get_by_label("Vergleichen mit")).to_be_disabled()
    expect(form.get_by_role("status")).to_have_text(re.compile("^90 Partien, etwa .*"))
    form.get_by_label("Früher aufhören").select_option("turns-within")
    form.get_by_label("Auf wie viel genau").fill("20")
    expect(form.get_by_role("status")).to_have_text(re.compile("^Höchstens 90 Partien, etwa .*"))
    assert violations(page) == []
    form.get_by_role("button", name="Anfangen").click()
    page.wait_for_url(re.compile(r"/lab/\w+"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("good.millet.points=2..4")
    expect(page.get_by_text("hört auf, wenn Züge genau bekannt sind auf ±20")).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text(re.compile("Fertig: (60|90) Partien."))
    answers = page.locator(".report table", has_text="Was das Drehen an den Werten tut").first
    expect(answers.locator("tbody tr")).to_have_count(3)
    assert violations(page) == []
