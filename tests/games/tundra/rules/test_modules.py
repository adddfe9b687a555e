"""Special titles and personal goals: TUN-7 and its rulings."""

from __future__ import annotations

import pytest

from tests.games.tundra.rules.table import (
    ALL_COUNTS,
    Table,
    act,
    ask,
    buy,
    gain,
    hire,
    put,
    seat,
    tuck,
    turn_up,
)
from tests.games.tundra.rules.test_round import at_round_start
from tests.games.tundra.rules.test_setup import begun, new
from tutable.core.errors import BadPosition
from tutable.core.match import Match
from tutable.games.tundra.terms import TITLES


def seat_with(title: str, players: int = 4, **options: object) -> tuple[Match, int]:
    """A match in which somebody has this title."""
    for seed in range(100):
        match = begun(players, seed, titles=True, **options)
        for number, view in enumerate(match.view(0)["seats"]):
            if view["title"] == title:
                return match, number
    raise AssertionError(title)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tun_7_modules_are_on_or_off(players: int) -> None:
    plain, full = begun(players), begun(players, titles=True, personal_goals=True)
    assert all(view["title"] == "humble" for view in plain.view(0)["seats"])
    assert all(view["personal"] is None for view in plain.view(0)["seats"])
    titles = [view["title"] for view in full.view(0)["seats"]]
    assert len({*titles}) == players and "humble" not in titles
    for viewer in range(players):
        goals = [view["personal"]["goal"] for view in full.view(viewer)["seats"]]
        assert [goal is not None for goal in goals] == [other == viewer for other in range(players)]


def test_tun_7_all_titles_come_up() -> None:
    seen = {view["title"] for seed in range(30) for view in new(4, seed, titles=True).view(0)["seats"]}
    assert seen == {*TITLES} - {"humble"}


def test_tun_a24_a_title_replaces_humble_completely() -> None:
    t = at_round_start(title="inspiring")
    assert t.mover == 1  # no movement, no resource: nothing to decide


def test_tun_7_inspiring_begins_with_two_more_workers_at_home() -> None:
    match, owner = seat_with("inspiring")
    workers = match.view(0)["seats"][owner]["workers"]
    assert workers[2:4] == [24 + owner, 24 + owner]


def test_tun_7_generous_gains_three_berries_and_changes_dice_for_one() -> None:
    t = at_round_start(title="generous")
    assert t.berries() == 3
    t = Table(dice="3 1", title="generous", berries=1)
    t.play(turn_up(3))
    assert t.dice() == [1, 4]
    assert t.berries() == 0


def test_tun_7_hard_working_has_two_spots_and_two_advisors() -> None:
    market = ["e07", "a01", "e20", ""]
    t = Table(dice="6 6", market=market, title="hard-working", cards=["e01 travel"], advisors=["a05", "a06"])
    t.play(put("trade", 6))
    t.refuses(hire(1, 2), "TUN-25.limit", limit=2)
    t.play(tuck(0, "travel", 2))
    cards = t.view(0, 0)["boards"][1]["cards"]
    assert [card and card["card"] for card in cards] == [None, "e01", "e07"]


def test_tun_7_hard_working_uses_three_cards_under_one_board() -> None:
    t = Table(
        dice="6 1",
        title="hard-working",
        starters=["s06 travel"],
        cards=["e01 travel", "e12 travel"],
        workers=[],
    )
    t.play(put("travel", 6), act(3), act(2), act(1), gain("P"))
    assert t.points() == 1
    assert t.goods() == "FP"


def test_tun_7_determined_pays_nine_for_a_die() -> None:
    t = Table(dice="3 1", title="determined", berries=9)
    t.play(buy)
    assert t.berries() == 0


def test_tun_a26_the_extra_die_of_determined_is_rolled_alone() -> None:
    match, owner = seat_with("determined")
    through_the_starts_of(match)
    dice = [view["dice"] for view in match.view(0)["seats"]]
    assert len(dice[owner]) == 5
    assert all(len(values) == 4 for seat, values in enumerate(dice) if seat != owner)
    log = [shown.message for shown in match.log(0)]
    assert log.count("event-rolled") == 4 and log.count("event-rolled-own") == 1


def test_tun_a26_a_determined_first_player_rolls_for_all_and_then_alone() -> None:
    for first in ("1", "2", "3", "4"):
        match, owner = seat_with("determined", first=first)
        if owner != int(first) - 1:
            continue
        through_the_starts_of(match)
        dice = [view["dice"] for view in match.view(0)["seats"]]
        shared = dice[(owner + 1) % 4]
        assert all(values == shared for seat, values in enumerate(dice) if seat != owner)
        extra = list(dice[owner])
        for value in shared:
            extra.remove(value)
        assert len(extra) == 1
        rolls = [shown.message for shown in match.log(0) if "rolled" in shown.message]
        assert rolls == [*["event-rolled"] * 4, "event-rolled-own"]
        return
    raise AssertionError("nobody determined begins")


def through_the_starts_of(match: Match) -> None:
    while match.deciders() and match.ask(match.deciders()[0]).message != "ask-turn":  # type: ignore[union-attr]
        match.act(match.deciders()[0], 0)


def test_tun_a25_the_white_die_is_an_eighth_die_to_buy() -> None:
    match, owner = seat_with("wise")
    view = match.view(0)["seats"][owner]
    assert view["supply"] + view["unrolled"] == 8 and view["unrolled"] == 4
    t = Table(dice="3 1", title="wise", berries=5)
    t.play(buy)
    assert t.berries() == 0


def test_tun_a25_a_table_may_give_the_white_die_for_nothing() -> None:
    match, owner = seat_with("wise", white_die="free")
    assert match.view(0)["seats"][owner]["unrolled"] == 5
    through_the_starts_of(match)
    assert len(match.view(0)["seats"][owner]["dice"]) == 5


def test_tun_a27_provident_takes_a_card_in_its_start_step_without_a_berry() -> None:
    t = at_round_start(title="provident")
    assert t.mover == 0
    assert t.asked() == "ask-trading"
    market = t.view(0)["market"]
    space = next(n for n, card in enumerate(market) if card)
    name = market[space]["card"]
    t.play(hire(space) if name.startswith("a") else tuck(space, "travel"))
    assert t.state.city_cards(0) == 1
    assert t.berries() == 0
    assert t.mover == 1


def test_tun_7_provident_holds_four_advisors() -> None:
    t = Table(dice="6 1", title="provident", advisors=["a01", "a02", "a03"], market=["a04"])
    t.play(put("trade", 6), hire(0, 3))
    assert all(t.view(0, 0)["advisors"])
    assert t.allows(ask(3))


def test_tun_7_titles_and_goals_are_given_once() -> None:
    with pytest.raises(BadPosition):
        Table(seat(dice="1", title="wise"), title="wise")
