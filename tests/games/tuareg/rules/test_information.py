"""Who knows what: the information paragraph under the rulings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tuareg.rules.table import (
    ALL_COUNTS,
    Table,
    buy,
    done,
    draw,
    hide,
    hide_from,
    lay,
    load,
    pass_,
    pay,
    rob,
    rob_hand,
    seat,
)
from tutable.core.engine import SPECTATOR
from tutable.core.rng import Rng

OWN, VICTIM, OTHER = 0, 1, 2


def unseen(by_all: bool = False) -> dict[str, Any]:
    return {"good": None, "seen_by_all": by_all}


def seen(good: str, by_all: bool = False) -> dict[str, Any]:
    return {"good": good, "seen_by_all": by_all}


def told(t: Table, seat: int, message: str) -> list[dict[str, str | int]]:
    return [dict(shown.args) for shown in t.match.log(seat) if shown.message == message]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_4_public_things_look_the_same_to_everybody(players: int) -> None:
    t = Table(
        *[seat(hand="M", animals=["G"]) for _ in range(players - 1)],
        players=players,
        hand="WS",
        animals=["M"],
        market="SS",
        caves=["M*"],
        maps=1,
    )
    views = [t.view(watcher) for watcher in (*range(players), SPECTATOR)]
    for view in views:
        for key in ("market", "discards", "pile", "stock", "stage", "last_turns"):
            assert view[key] == views[0][key]
        for n in range(players):
            for key in ("hand_size", "animals", "maps", "points", "caves"):
                assert view["seats"][n][key] == views[0]["seats"][n][key]


def test_tua_5_the_own_hand_is_known_and_the_others_are_not() -> None:
    t = Table(seat(hand="GM"), hand="WS")
    assert t.view(OWN, OWN)["hand"] == {"water": 1, "gold": 0, "salt": 1, "millet": 0}
    assert sum(t.view(VICTIM, OWN)["hand"].values()) == 0
    assert t.view(VICTIM, OWN)["hand_size"] == 2


def test_tua_5_only_the_drawer_sees_what_is_drawn() -> None:
    t = Table(players=3, pile="WWW")
    t.play(draw, lay("W"), done)
    assert told(t, OWN, "event-drew") == [{"player": "seat:0", "good": "name:water"}] * 3
    for watcher in (1, 2, SPECTATOR):
        assert told(t, watcher, "event-drew") == []
        assert told(t, watcher, "event-drew-hidden") == [{"player": "seat:0"}] * 3
        assert told(t, watcher, "event-laid") == [{"player": "seat:0", "good": "name:water"}]


def test_tua_8_payments_are_shown_to_all() -> None:
    t = Table(players=3, hand="W")
    t.play(buy("map"), pay("W"))
    for watcher in (0, 1, 2, SPECTATOR):
        assert told(t, watcher, "event-paid")[0]["good"] == "name:water"


def test_tua_10_a_card_hidden_from_the_hand_is_known_to_its_owner_only() -> None:
    t = Table(players=3, hand="GM", caves=[""])
    t.play(load("M"), done, hide("G"))
    assert t.view(OWN, OWN)["caves"] == [[seen("gold")]]
    for watcher in (1, 2, SPECTATOR):
        assert t.view(watcher, OWN)["caves"] == [[unseen()]]
        assert told(t, watcher, "event-hid") == []
        assert len(told(t, watcher, "event-hid-hidden")) == 1


def test_tua_10_a_card_hidden_from_an_animal_was_seen_by_all() -> None:
    t = Table(players=3, animals=["G", "M"], hand="M", caves=[""])
    t.play(hide_from(0), load("M", 1))
    for watcher in (0, 1, 2, SPECTATOR):
        assert t.view(watcher, OWN)["caves"] == [[seen("gold", by_all=True)]]
        assert told(t, watcher, "event-hid-cargo")[0]["good"] == "name:gold"


def test_tua_11_loot_from_a_hand_is_known_to_robber_and_victim() -> None:
    t = Table(seat(hand="G"), players=3, thieves=[""])
    t.play(rob_hand())
    for watcher in (OWN, VICTIM):
        assert t.view(watcher, OWN)["thieves"] == [seen("gold")]
        assert told(t, watcher, "event-stole")[0]["good"] == "name:gold"
    for watcher in (OTHER, SPECTATOR):
        assert t.view(watcher, OWN)["thieves"] == [unseen()]
        assert told(t, watcher, "event-stole") == []
        assert told(t, watcher, "event-stole-hidden") == [{"player": "seat:0", "victim": "seat:1"}]


def test_tua_11_loot_from_an_animal_was_seen_by_all() -> None:
    t = Table(seat(animals=["G"]), players=3, thieves=[""], hand="M")
    t.play(rob(0), load("M"))
    for watcher in (0, 1, 2, SPECTATOR):
        assert t.view(watcher, OWN)["thieves"] == [seen("gold", by_all=True)]


def test_tua_13_at_the_end_of_a_stage_everything_hidden_is_public() -> None:
    t = Table(players=3, caves=["G"], hand="M", last_turns=1)
    t.pass_turn()
    for watcher in (1, 2, SPECTATOR):
        assert told(t, watcher, "event-uncovered") == [{"player": "seat:0", "good": "name:gold"}]


def test_tua_15_the_composition_of_the_new_pile_is_public() -> None:
    """With nothing hidden elsewhere, two players know each other's carried-over hand by counting."""
    t = Table(seat(hand="GM", animals=["SSS"]), hand="W", animals=["WW"], last_turns=1, market="M")
    t.pass_turn()
    assert t.pile == "WWSSS"
    assert t.view(OWN, VICTIM)["hand"] == {"water": 0, "gold": 1, "salt": 0, "millet": 1}
    assert t.view(VICTIM, OWN)["hand"] == {"water": 1, "gold": 0, "salt": 0, "millet": 0}
    spectator = t.view(SPECTATOR)["seats"]
    assert sum(spectator[0]["hand"].values()) + sum(spectator[1]["hand"].values()) < 3


def test_tua_15_a_sample_never_trades_carried_over_hands_with_the_new_pile() -> None:
    t = Table(
        seat(hand="GM"),
        seat(hand="SS", animals=["WWW"]),
        players=3,
        hand="W",
        animals=["MMM"],
        last_turns=1,
    )
    t.pass_turn()
    for n in range(40):
        sample = t.match.knowledge(OWN).sample(Rng(n))
        assert sample.census() == t.state.census()
        pile = [int(count) for count in sample.tables()[1][:4]]
        assert pile == [3, 0, 0, 3]


def test_tua_15_a_hand_carried_over_stays_known_when_somebody_else_draws() -> None:
    t = Table(seat(), seat(hand="WWW"), players=3, animals=["GG", "SSS"], last_turns=1, market="M")
    t.pass_turn()
    carried = {"water": 3, "gold": 0, "salt": 0, "millet": 0}
    for watcher in (0, 1, SPECTATOR):
        assert t.view(watcher, 2)["hand"] == carried
    t.play(draw)
    t.play(lay(t.hand(1)[0]), done)
    for watcher in (0, 1, SPECTATOR):
        assert t.view(watcher, 2)["hand"] == carried


def test_tua_15_drawing_hides_no_card_that_was_carried_over() -> None:
    t = Table(seat(hand="WWW"), animals=["GG", "SSS"], last_turns=1, market="M")
    t.pass_turn()
    t.play(draw)
    drawn = next(good for good in t.hand(1) if good != "W")
    t.play(lay(drawn), *[lay(good) for good in t.hand(1).replace(drawn, "", 1) if good != "W"][:1], done)
    assert t.view(OWN, VICTIM)["hand"]["water"] == 3


def test_tua_10_a_card_hidden_from_a_hand_that_is_known_is_known() -> None:
    t = Table(seat(hand="WWWW", caves=[""]), animals=["GG", "SSS"], last_turns=1, market="M")
    t.pass_turn()
    assert t.view(OWN, VICTIM)["hand"]["water"] == 4
    t.play(hide("W"), draw)
    assert t.view(OWN, VICTIM)["caves"] == [[seen("water")]]
    assert t.view(OWN, VICTIM)["hand"]["water"] == 3


def test_tua_15_what_is_drawn_in_stage_2_is_secret_again() -> None:
    t = Table(seat(hand=""), animals=["WW", "SS", "GG"], last_turns=1, hand="M", market="M")
    t.pass_turn()
    t.play(draw)
    drawn = t.hand(1)
    t.play(lay(drawn[0]), done)
    known = t.view(OWN, VICTIM)["hand"]
    assert sum(known.values()) < t.view(OWN, VICTIM)["hand_size"]


def test_tua_16_tied_players_show_what_their_hands_are_worth() -> None:
    t = Table(seat(hand="G"), hand="W", stage=2, last_turns=1)
    t.play(pass_)
    assert told(t, SPECTATOR, "event-hand-worth") == [
        {"player": "seat:0", "dinars": 3},
        {"player": "seat:1", "dinars": 2},
    ]


def test_tua_16_without_a_tie_hands_stay_secret() -> None:
    t = Table(seat(hand="G", maps=1), hand="W", stage=2, last_turns=1)
    t.play(pass_)
    assert told(t, SPECTATOR, "event-hand-worth") == []
    assert t.view(SPECTATOR, VICTIM)["hand_worth"] is None


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_4_what_a_seat_knows_holds_in_every_sample(players: int) -> None:
    t = Table(
        *[seat(hand="SM", caves=["M"]) for _ in range(players - 1)],
        players=players,
        hand="WG",
        caves=["G S*"],
        thieves=["M<2", "G*"],
        market="MM",
    )
    for watcher in range(players):
        knowledge = t.match.knowledge(watcher)
        for n in range(5):
            sample = knowledge.sample(Rng(n))
            assert sample.census() == t.state.census()
            assert sample.knowledge(watcher).view() == knowledge.view()
