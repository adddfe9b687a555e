"""The round: TUN-8, TUN-9, TUN-11."""

from __future__ import annotations

from typing import Any

from tests.games.tundra.rules.table import Table, done, gain, move, put, seat
from tests.games.tundra.rules.test_setup import begun
from tutable.core.match import Match


def at_round_start(**places: Any) -> Table:
    """The last die of a round is about to be used; then the described seat begins the next."""
    places.setdefault("workers", [])
    t = Table(seat(dice="", workers=[]), dice="6", round=places.pop("round", 1), first=2, to_move=1, **places)
    t.play(put("architecture", 6))
    while t.match.deciders() and t.asked() in ("ask-building", "ask-after"):
        t.play(done)
    return t


def test_tun_8_title_then_upgrades_then_towers() -> None:
    t = at_round_start(
        workers=["1"], towers=["3"], glades=["1 g10", "2 g04", "3 g07"], upgraded=["travel"], stone=0
    )
    assert t.view(0)["round"] == 2 and t.mover == 0
    assert t.points() == 0
    t.play(move(0, 2), gain("P"))
    assert t.goods() == "SP"
    assert t.points() == 2  # one for the board, one of the tower's bonus
    assert t.berries() == 1
    told = [message for message in t.log() if message in ("event-moved", "event-upkeep", "event-gained")]
    assert told == ["event-moved", "event-gained", "event-gained", "event-upkeep", *["event-gained"] * 3]


def test_tun_a34_the_start_step_belongs_to_every_round() -> None:
    t = at_round_start(upgraded=["travel", "trade"], round=3)
    assert t.view(0)["round"] == 4
    t.play(gain("F"))
    assert t.points() == 2


def test_tun_8_a_title_may_be_used_in_part() -> None:
    t = at_round_start(workers=["1"], glades=["1 g10"])
    t.play(done)
    assert t.goods() == ""
    assert t.mover == 1


def test_tun_8_movement_opens_a_glade_and_gains() -> None:
    t = at_round_start(workers=["1"], glades=["1 g10"])
    t.play(move(0, 2), gain("F"))
    assert t.view(0)["glades"][1]["tile"] is not None


def test_tun_8_everybody_in_turn_order_before_the_roll() -> None:
    match = begun(4, first="3")
    order = []
    while match.view(0)["seats"][0]["unrolled"]:
        order.append(match.deciders()[0])
        match.act(order[-1], done)
    assert order == [2, 3, 0, 1]
    told = [shown for shown in match.log(0) if shown.message == "event-starts"]
    assert [shown.args["player"] for shown in told] == ["seat:2", "seat:3", "seat:0", "seat:1"]
    assert match.deciders() == [2]


def test_tun_8_four_dice_at_first_and_five_later() -> None:
    for number, count in ((1, 4), (2, 5), (3, 5)):
        t = at_round_start(round=number)
        assert t.view(0, 0)["unrolled"] == count


def through_the_starts(match: Match) -> None:
    while match.deciders() and match.view(0)["seats"][0]["unrolled"]:
        match.act(match.deciders()[0], 0)


def test_tun_9_everybody_has_the_same_dice() -> None:
    match = begun(4)
    through_the_starts(match)
    dice = [seat["dice"] for seat in match.view(0)["seats"]]
    assert len(dice[0]) == 4
    assert all(values == dice[0] for values in dice)


def test_tun_9_the_start_comes_before_the_roll() -> None:
    match = begun(2)
    assert match.view(0)["seats"][0]["dice"] == []
    through_the_starts(match)
    log = [shown.message for shown in match.log(0)]
    assert log.index("event-rolled") > log.index("event-starts")


def test_tun_11_dice_market_and_token_at_the_end_of_a_round() -> None:
    market = ["e01", "e02", "", "a03"]
    t = at_round_start(market=market, slots=["travel 1"], discards=["e05"])
    view = t.view(0)
    assert view["round"] == 2
    assert view["first"] == 0
    assert {*view["discards"]} == {"e01", "e02", "e05", "a03"}
    assert all(view["market"])
    assert view["seats"][0]["supply"] + view["seats"][0]["unrolled"] == 7
    assert all(board["dice"] == [] for board in view["seats"][0]["boards"])


def test_tun_11_after_the_fourth_round_the_game_is_over() -> None:
    t = Table(seat(dice="", workers=[]), dice="6", round=4, first=2, to_move=1, workers=[])
    t.play(put("architecture", 6))
    assert t.match.is_over
    assert t.match.winners() == [0, 1]
