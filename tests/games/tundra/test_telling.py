"""Tundra's log: what belongs together is one sentence, and nothing is put down to the wrong cause."""

from __future__ import annotations

import pytest

from tutable.core.engine import Shown
from tutable.games.tundra.face.telling import Commentary
from tutable.lang import Texts


def event(name: str, **args: str | int) -> Shown:
    things = {"good": "name:{}", "board": "name:{}", "card": "name:{}", "place": "name:{}", "tile": "name:{}"}
    named = {key: things[key].format(value) if key in things else value for key, value in args.items()}
    return Shown(f"event-{name}", {"player": "seat:0", **named}, [])


def gained(good: str, count: int = 1) -> Shown:
    return event("gained", good=good, count=count)


def told(*entries: Shown, lang: str = "en") -> list[str]:
    return Commentary(Texts(lang, "tundra", ["Ann", "Ben"])).tell(entries)


def test_what_is_gathered_and_what_a_card_gives_are_kept_apart() -> None:
    gathered = [
        event("gathered", good="peat"),
        gained("peat"),
        event("gathered", good="stone"),
        gained("stone"),
    ]
    put = event("put", value=3, board="gathering")
    assert told(put, *gathered, gained("berries", 2)) == [
        "Ann puts a 3 onto Gathering, gathers 1 stone and 1 peat and gains 2 berries."
    ]


def test_a_single_step_is_told_in_one_sentence() -> None:
    assert told(event("gathered", good="peat"), gained("peat")) == ["Ann gathers 1 peat."]
    assert told(event("upgraded", board="trade"), gained("points")) == [
        "Ann upgrades Trade and gains 1 point."
    ]
    assert told(event("hired", card="a13", space=2)) == ["Ann hires the Merchant."]


def test_a_resource_that_found_no_room_is_not_gathered() -> None:
    assert told(event("gathered", good="peat")) == ["Ann gathers nothing."]


def test_a_die_turned_for_berries_is_not_the_advisors_work() -> None:
    advised = event("advised", card="a09")
    assert len(told(advised, event("changed", value=1, now=2, berries=2))) == 2
    assert told(event("advised", card="a15"), event("changed", value=1, now=2, berries=0)) == [
        "Ann asks the Clockmaker and turns a 1 into a 2."
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


def test_the_extra_die_is_told_apart_from_the_common_roll() -> None:
    rolled = [Shown("event-rolled", {"value": value}, []) for value in (1, 5)]
    extra = Shown("event-rolled-own", {"player": "seat:1", "value": 4}, [])
    assert told(*rolled, extra) == ["The dice show 1 and 5.", "Ben's extra die shows a 4."]
    taken = [event("advised", card="a16"), event("shaken", value=1), event("shaken", value=2)]
    own = [event("rolled-own", value=value) for value in (3, 4)]
    assert told(*taken, *own) == ["Ann asks the Gambler, takes up a 1 and a 2 and gets a 3 and a 4."]
    assert told(*own) == ["Ann gets a 3 and a 4."]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_start_of_a_round_names_only_those_who_do_something(lang: str) -> None:
    ben = Shown("event-starts", {"player": "seat:1"}, [])
    rolled = Shown("event-rolled", {"value": 1}, [])
    lines = told(event("starts"), gained("berries", 3), ben, rolled, lang=lang)
    assert len(lines) == 2 and "Ben" not in lines[0] + lines[1]
    assert "Ben" in told(ben, lang=lang)[0]  # about to choose
