"""Tundra's log: what belongs together is one sentence, and nothing is put down to the wrong cause."""

from __future__ import annotations

import pytest

from tutable.core.engine import Shown
from tutable.face import face_of, phrases
from tutable.lang import Texts

NAMED = ("good", "board", "card", "place", "tile", "action")


def event(name: str, **args: str | int) -> Shown:
    named = {key: f"name:{value}" if key in NAMED else value for key, value in args.items()}
    return Shown(f"event-{name}", {"player": "seat:0", **named}, [])


def gained(good: str, count: int = 1) -> Shown:
    return event("gained", good=good, count=count)


def opened(glade: int, tile: str) -> Shown:
    return Shown("event-opened", {"place": f"name:glade-n {glade}", "tile": f"name:tile-{tile}"}, [])


def moved(worker: int, place: str) -> Shown:
    home = "-home" if place.startswith("settlement") else ""
    return event(f"moved{home}", worker=worker, place=place)


def told(*entries: Shown, lang: str = "en") -> list[str]:
    return phrases.told(face_of("tundra").telling, entries, Texts(lang, "tundra", ["Ann", "Ben"]))


# -- a die and what it brings ---------------------------------------------------------------------


def test_what_is_gathered_and_what_a_card_gives_are_kept_apart() -> None:
    gathered = [
        event("gathered", good="peat"),
        gained("peat"),
        event("gathered", good="stone"),
        gained("stone"),
    ]
    put = event("put", value=3, board="gathering")
    acted = event("acted", action="action-starter")
    assert told(put, *gathered, acted, gained("berries", 2)) == [
        "Ann puts a 3 onto Gathering, gathers 1 stone and 1 peat and gains 2 berries from the starter card."
    ]


def test_what_a_board_does_speaks_for_itself() -> None:
    put = event("put", value=4, board="trade")
    board = event("acted", action="action-board")
    market = event("acted", action="action-market")
    assert told(put, market, gained("firewood"), board, gained("berries")) == [
        "Ann puts a 4 onto Trade, gains 1 firewood from the market card and gains 1 berry."
    ]
    assert told(board) == ["Ann uses the board's action."]
    assert told(put, market, moved(1, "glade-n 3")) == [
        "Ann puts a 4 onto Trade, uses the market card's action and moves worker 1 to glade 3."
    ]


def test_a_single_step_is_told_in_one_sentence() -> None:
    assert told(event("gathered", good="peat"), gained("peat")) == ["Ann gathers 1 peat."]
    assert told(event("upgraded", board="trade"), gained("points")) == ["Ann upgrades Trade (+ 1 point)."]
    assert told(event("hired", card="a13", space=2)) == ["Ann hires the Merchant."]


def test_a_resource_that_found_no_room_is_not_gathered() -> None:
    assert told(event("gathered", good="peat")) == ["Ann gathers nothing."]
    assert told(event("gathered", good="peat"), event("gathered", good="stone"), gained("stone")) == [
        "Ann gathers 1 stone."
    ]


def test_a_replaced_card_stands_with_the_one_that_replaces_it() -> None:
    tucked = event("tucked", card="e01", board="trade", spot=1)
    assert told(tucked, event("discarded", card="e02"), lang="de") == [
        "Ann legt „Floß“ vom Markt anstelle von „Sägemühle“ unter Handel."
    ]
    assert told(event("hired", card="a01", space=1), event("discarded", card="a02")) == [
        "Ann hires the Woodcutter in place of the Stonemason."
    ]


def test_sales_are_added_up() -> None:
    sales = [event("sold", good=good, points=1) for good in ("peat", "stone", "peat")]
    assert told(*sales) == ["Ann sells 2 stone and 4 peat for 3 points."]


# -- walks ----------------------------------------------------------------------------------------


def test_a_walk_names_what_was_opened_and_found() -> None:
    walk = [moved(2, "glade-n 5"), opened(5, "stone"), gained("stone"), moved(2, "glade-n 6"), gained("peat")]
    other = [moved(1, "glade-n 7"), opened(7, "bare")]
    assert told(*walk, moved(2, "settlement-n 1"), *other) == [
        "Ann moves worker 2 to glade 5 (new, + 1 stone) → glade 6 (+ 1 peat) → settlement 1"
        " and moves worker 1 to glade 7 (new: no resource)."
    ]


@pytest.mark.parametrize(("tile", "good"), [("bare", "stone"), ("peat", "stone"), ("stone", "berries")])
def test_a_glade_gives_nothing_but_its_resource(tile: str, good: str) -> None:
    lines = told(opened(5, tile), moved(1, "glade-n 5"), gained(good))
    assert lines[1].startswith("Ann moves worker 1 to glade 5 and gains 1 ")


def test_no_settlement_gives_anything() -> None:
    assert told(moved(1, "settlement-n 2"), gained("stone")) == [
        "Ann moves worker 1 to settlement 2 and gains 1 stone."
    ]


# -- dice and advisors ----------------------------------------------------------------------------


def test_an_advisor_is_told_with_what_it_costs_and_brings() -> None:
    spent = event("spent", good="berries", count=2)
    assert told(event("advised", card="a04"), spent, gained("firewood", 2)) == [
        "Ann asks the Timber merchant (− 2 berries, + 2 firewood)."
    ]
    assert told(event("advised", card="a13"), spent, gained("stone"), spent, gained("peat")) == [
        "Ann asks the Merchant (− 4 berries, + 1 stone and 1 peat)."
    ]


def test_a_die_turned_for_berries_is_not_the_advisors_work() -> None:
    advised = event("advised", card="a09")
    assert len(told(advised, event("changed", value=1, now=2, berries=2))) == 2
    assert told(event("advised", card="a15"), event("changed", value=1, now=2, berries=0)) == [
        "Ann asks the Clockmaker and turns a 1 into a 2."
    ]


def test_what_becomes_of_dice_is_one_line() -> None:
    rolls = []
    for value, now in ((6, 4), (4, 3), (5, 1)):
        rolls += [event("rerolled", value=value, berries=1), event("rolled-own", value=now)]
    assert told(*rolls) == ["Ann rolls again for 3 berries: 6 → 4 → 3 and 5 → 1."]
    turns = [event("changed", value=value, now=now, berries=2) for value, now in ((1, 2), (6, 5))]
    assert told(*turns, lang="de") == ["Ann dreht für 4 Beeren Würfel: 1 → 2 und 6 → 5."]
    assert told(turns[0]) == ["Ann turns a 1 into a 2 for 2 berries."]
    assert told(event("bought-die", berries=6), event("rolled-own", value=3)) == [
        "Ann buys a die for 6 berries and gets a 3."
    ]


def test_the_extra_die_is_told_apart_from_the_common_roll() -> None:
    rolled = [Shown("event-rolled", {"value": value}, []) for value in (1, 5)]
    extra = Shown("event-rolled-own", {"player": "seat:1", "value": 4}, [])
    assert told(*rolled, extra) == ["Everybody has 1 and 5.", "Ben's extra die shows a 4."]
    taken = [event("advised", card="a16"), event("shaken", value=1), event("shaken", value=2)]
    own = [event("rolled-own", value=value) for value in (3, 4)]
    assert told(*taken, *own) == ["Ann asks the Gambler, takes up a 1 and a 2 and gets a 3 and a 4."]
    assert told(*own) == ["Ann gets a 3 and a 4."]


# -- rounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_start_of_a_round_names_only_those_who_do_something(lang: str) -> None:
    ben = Shown("event-starts", {"player": "seat:1"}, [])
    rolled = Shown("event-rolled", {"value": 1}, [])
    lines = told(event("starts"), gained("berries", 3), ben, rolled, lang=lang)
    assert len(lines) == 2 and "Ben" not in lines[0] + lines[1]
    assert "Ben" in told(ben, lang=lang)[0]  # about to choose


def test_upgraded_boards_are_told_with_their_points() -> None:
    upkeep = [event("starts"), event("upkeep", count=2), gained("points", 2), moved(1, "glade-n 2")]
    assert told(*upkeep) == [
        "Start of the round: Ann gains 2 points for 2 upgraded boards and moves worker 1 to glade 2."
    ]


def test_a_line_knows_who_did_it_and_where_it_begins() -> None:
    entries = [opened(1, "peat"), opened(2, "stone"), event("put", value=1, board="trade"), gained("berries")]
    lines = face_of("tundra").telling.tell(entries)
    assert [(line.by, line.first) for line in lines] == [(-1, 0), (0, 2)]
