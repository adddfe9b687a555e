"""Trade and city cards: TUN-23 to TUN-27."""

from __future__ import annotations

from tests.games.tundra.rules.table import (
    Table,
    act,
    done,
    gain,
    hire,
    put,
    renew,
    seat,
    tuck,
    upgrade,
)

MARKET = ["e07", "a01", "e20", "a02"]


def cards(t: Table, board: int, who: int = 0) -> list[str | None]:
    return [card and card["card"] for card in t.view(who, who)["boards"][board]["cards"]]


def advisors(t: Table) -> list[str | None]:
    return [card and card["card"] for card in t.view(0, 0)["advisors"]]


def test_tun_23_a_card_for_nothing_and_a_berry_without_refill() -> None:
    t = Table(dice="6 1", market=MARKET)
    t.play(put("trade", 6), tuck(0, "travel"))
    assert cards(t, 1) == [None, "e07", None]
    assert t.berries() == 1
    assert t.view(0)["market"][0] is None


def test_tun_23_the_upgraded_board_gives_three_berries_and_may_renew() -> None:
    t = Table(dice="6 1", market=MARKET, upgraded=["trade"])
    t.play(put("trade", 6), renew)
    assert t.berries() == 3
    market = [card["card"] for card in t.view(0)["market"]]
    assert len(market) == 4 and not {*market} & {*MARKET}
    assert sorted(t.view(0)["discards"]) == sorted(MARKET)
    t.refuses(renew, "TUN-23.no-renewal")


def test_tun_23_no_renewal_on_the_base_side() -> None:
    t = Table(dice="6 1", market=MARKET)
    t.play(put("trade", 6))
    t.refuses(renew, "TUN-23.no-renewal")


def test_tun_a13_renewal_is_optional_and_comes_before_taking() -> None:
    t = Table(dice="6 1", market=MARKET, upgraded=["trade"], workers=[])
    t.play(put("trade", 6), hire(1))
    assert t.asked() == "ask-after"  # nothing more after the card
    assert advisors(t)[0] == "a01"


def test_tun_a14_taking_a_card_is_optional_and_an_empty_market_gives_berries() -> None:
    t = Table(dice="6 1", market=MARKET)
    t.play(put("trade", 6), done)
    assert t.berries() == 1 and t.state.city_cards(0) == 0
    t = Table(dice="6 1")
    t.play(put("trade", 6))
    assert t.berries() == 1
    assert t.asked() == "ask-after"


def test_tun_23_an_empty_space_holds_no_card() -> None:
    t = Table(dice="6 1", market=["", "a01"])
    t.play(put("trade", 6))
    t.refuses(hire(0), "TUN-23.empty", space=1)
    t.refuses(tuck(0, "travel"), "TUN-23.empty")


def test_tun_24_upgrading_costs_what_the_board_asks_for() -> None:
    t = Table(dice="3 1", firewood=4, stone=4, peat=2)
    t.play(put("trade", 3), upgrade("architecture"))
    assert t.goods() == "FFFSPP"
    assert t.points() == 1
    t.refuses(upgrade("architecture"), "TUN-24.upgraded")
    t.refuses(upgrade("gathering"), "TUN-24.poor", peat=3, stone=1)
    t.play(upgrade("travel"))
    assert (t.goods(), t.points()) == ("SP", 2)


def test_tun_24_up_to_four_boards_at_once() -> None:
    t = Table(dice="1 1", firewood=6, stone=5, peat=5)
    t.play(put("trade", 1), *(upgrade(b) for b in ("architecture", "travel", "gathering", "trade")))
    assert t.points() == 4
    assert t.berries() == 2  # two, not six, although the trade board has been upgraded


def test_tun_24_dice_and_cards_stay_and_nothing_is_activated() -> None:
    t = Table(
        dice="3 1", slots=["travel 3", "travel 5"], starters=["s08 travel"], cards=["e07 travel"],
        workers=["1"], firewood=3, peat=1,
    )  # fmt: skip
    t.play(put("trade", 3), upgrade("travel"))
    board = t.view(0, 0)["boards"][1]
    assert board["upgraded"] and board["dice"] == [3, 5]
    assert cards(t, 1) == ["s08", "e07", None]
    assert t.asked() == "ask-after"


def test_tun_24_the_upgraded_board_gives_six_berries() -> None:
    t = Table(dice="2 1", upgraded=["trade"])
    t.play(put("trade", 2))
    assert t.berries() == 6


def test_tun_25_three_advisors_and_the_fourth_replaces_one() -> None:
    t = Table(dice="6 1", market=MARKET, advisors=["a05", "a06 turned", "a07"])
    t.play(put("trade", 6))
    t.refuses(hire(1, 3), "TUN-25.limit", limit=3)
    t.play(hire(1, 1))
    assert advisors(t) == ["a05", "a01", "a07", None]
    assert t.view(0)["discards"] == ["a06"]


def test_tun_25_nothing_is_discarded_while_there_is_room() -> None:
    t = Table(dice="6 1", market=MARKET, advisors=["a05"])
    t.play(put("trade", 6))
    t.refuses(hire(1, 0), "TUN-25.room", card="name:a01")
    t.refuses(hire(0, 1), "TUN-25.enhancement", card="name:e07")


def test_tun_26_one_market_card_per_board_and_it_may_be_replaced() -> None:
    t = Table(dice="6 1", market=MARKET, starters=["s01 travel"], cards=["e02 travel"])
    t.play(put("trade", 6))
    t.refuses(tuck(0, "travel", 2), "TUN-26.limit", limit=1)
    t.refuses(tuck(1, "travel"), "TUN-26.advisor", card="name:a01")
    t.play(tuck(0, "travel"))
    assert cards(t, 1) == ["s01", "e07", None]


def test_tun_a15_replaced_cards_are_discarded_and_starters_stay() -> None:
    t = Table(dice="6 1", market=MARKET, starters=["s01 travel"], cards=["e02 travel"])
    t.play(put("trade", 6), tuck(0, "travel"))
    assert t.view(0)["discards"] == ["e02"]
    assert cards(t, 1)[0] == "s01"


def test_tun_26_a_card_under_trade_acts_at_once_in_the_activated_row() -> None:
    t = Table(dice="6 1", market=["e20", "", "", ""], workers=[])
    t.play(put("trade", 6), tuck(0, "trade"))
    assert t.asked() == "ask-reward"
    t.play(gain("P"))
    assert t.goods() == "P"


def test_tun_26_under_another_board_it_waits() -> None:
    t = Table(dice="6 1", market=["e20", "", "", ""], workers=[])
    t.play(put("trade", 6), tuck(0, "travel"))
    assert t.asked() == "ask-after"


def test_tun_26_a_replaced_card_that_was_used_makes_room_for_a_new_row() -> None:
    t = Table(dice="6 1", market=["e20", "", "", ""], cards=["e12 trade"], workers=[])
    t.play(put("trade", 6), act(2))
    assert t.points() == 1
    t.play(tuck(0, "trade"), gain("S"))
    assert (t.goods(), t.points()) == ("S", 1)


def test_tun_26_a_replaced_card_that_was_not_used_is_lost() -> None:
    t = Table(dice="6 1", market=["e13", "", "", ""], cards=["e12 trade"], workers=[])
    t.play(put("trade", 6), act(0), tuck(0, "trade"))
    assert t.points() == 0
    assert t.asked() == "ask-after"


def test_tun_26_the_second_spot_comes_after_the_first() -> None:
    t = Table(dice="6 1", market=MARKET, title="hard-working")
    t.play(put("trade", 6))
    t.refuses(tuck(0, "travel", 2), "TUN-26.gap", board="name:travel")


def test_tun_27_an_empty_deck_is_made_of_the_discards() -> None:
    names = [f"e{n:02d}" for n in range(1, 25)] + [f"a{n:02d}" for n in range(1, 17)]
    t = Table(
        seat(dice="1"), dice="6 1", market=names[:4], discards=names[4:38], upgraded=["trade"], workers=[]
    )
    assert len(t.view(0)["deck"]) == 2
    t.play(put("trade", 6), renew)
    view = t.view(0)
    assert all(view["market"])
    assert view["discards"] == []
    assert len(view["deck"]) == 36
    assert "event-reshuffled" in t.log()
