"""F Recruit: TUG-ACT-F with its five steps, reservations and migration."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tungaru.rules.table import (
    SETTLER_,
    Table,
    discard,
    monument,
    no_monument,
    pass_,
    place,
    recruit,
    refill,
    seat,
    sell,
    to_travellers,
    unrewarded,
    want,
)
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tungaru.state import ASIDE, ISLE, NOMAD, RESERVED, TRACK, WAITING, TungaruState

# Costs: N01 F C P, N03 S S P, N08 F F C, N20 F S C.
OWN: dict[str, Any] = {"boat": 1, "goods": "FCP", "taken": "track", "monuments": "tarawa"}


def test_tug_act_f_pay_monument_reward_place_refill() -> None:
    t = Table(**OWN)
    t.play(recruit("A"))
    assert t.goods() == ""
    assert t.asked() == "ask-building"
    t.play(monument("track"))
    assert t.goods() == "S"
    assert t.monuments("A") == 1
    assert t.asked() == "ask-placing"
    t.play(place(1))
    assert t.slots() == ["N01", "", "", ""]
    assert t.asked() == "ask-refilling"
    before = t.waiting()
    t.refuses(refill(3), "TUG-ACT-F.not-linked", space=3, island="name:butaritari")
    t.play(refill(2))
    assert t.nomad("A") == before[1]
    assert t.waiting()[1] not in ("", before[1])
    assert t.mover == 1
    [moved] = t.told("event-migrated")
    assert moved == {"nomad": f"name:nomad-n {int(before[1][1:])}", "space": 2, "island": "name:butaritari"}
    spent = [(args["good"], args["count"]) for args in t.told("event-spent")]
    assert spent == [("name:fish", 1), ("name:coconut", 1), ("name:pearl", 1)]


def test_tug_act_f_by_settler() -> None:
    t = Table(boat=7, goods="FCP", settlers="butaritari", taken="track", monuments="tarawa")
    t.play(recruit("A", SETTLER_), no_monument, place(1), refill(1))
    assert t.settler("A") == 2
    assert t.recruited() == {"N01"}


def test_tug_act_f_what_it_needs() -> None:
    t = Table(seat(goods=""), boat=1, goods="F", islands=["", "N03<2", "N01"])
    t.refuses(recruit("A"), "TUG-ACT-F.no-nomad", island="name:butaritari")
    t.refuses(recruit("B"), "TUG-ACT-F.reserved", player="seat:1")
    t = Table(boat=1, goods="FC")
    t.refuses(recruit("A"), "TUG-ACT-F.too-poor", missing=1, price=3)


def test_tug_act_f_no_monument_where_one_stands() -> None:
    t = Table(boat=1, goods="FCP", taken="track", monuments="butaritari")
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"


def test_tug_act_f_no_monument_without_a_space() -> None:
    full = {"monuments": "butaritari butaritari", "taken": "track track"}
    t = Table(dict(full), dict(full), players=3, **OWN)
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"


def test_tug_act_f_available_monuments() -> None:
    t = Table(boat=1, goods="FCP", taken="storage-6 space-3", monuments="tarawa abemama")
    t.play(recruit("A"))
    t.refuses(monument("storage-6"), "TUG-ACT-F.monument-gone", spot="name:storage-6")
    assert t.options() == {monument("space-4"), monument("track"), unrewarded, no_monument}
    t.play(monument("space-4"), place(4))
    assert t.slots() == ["", "", "", "N01"]
    assert "event-to-travellers" not in t.log()


@pytest.mark.parametrize(("gone", "good"), [(0, "F"), (1, "S"), (2, "C"), (3, "P")])
def test_tug_act_f_the_track_pays_from_the_top(gone: int, good: str) -> None:
    islands = ["tarawa", "abemama", "nonouti", "abaiang"][:gone]
    t = Table(boat=1, goods="FCP", taken=" ".join(["track"] * gone), monuments=" ".join(islands))
    t.play(recruit("A"), monument("track"))
    assert t.goods() == good


def test_tug_act_f_the_last_monument_of_the_track_brings_any_good() -> None:
    t = Table(
        boat=1, goods="FCP", taken="track track track track", monuments="tarawa abemama nonouti abaiang"
    )
    t.play(recruit("A"), monument("track"), want("P"))
    assert t.goods() == "P"


@pytest.mark.parametrize("gone", [0, 4])
def test_tug_act_f_a_reward_of_the_track_may_be_refused(gone: int) -> None:
    islands = ["tarawa", "abemama", "nonouti", "abaiang"][:gone]
    t = Table(boat=1, goods="FCP", taken=" ".join(["track"] * gone), monuments=" ".join(islands))
    t.play(recruit("A"), unrewarded)
    assert t.goods() == ""
    assert t.at(TRACK) == gone + 1
    assert t.monuments("A") == 1
    assert t.asked() == "ask-placing"
    t.play(place(1), refill(1))
    assert "event-reward-left" in t.log()


def test_tug_act_f_the_last_monuments_of_a_culture_board() -> None:
    track = "track track track track track"
    stand = "marakei abaiang tarawa abemama nonouti"
    for gone, left in (("", 3), (" space-3 space-4", 1)):
        second = " marakei abaiang" if gone else ""
        t = Table(boat=1, goods="FCP", taken=track + gone, monuments=stand + second)
        t.play(recruit("A"))
        assert t.asked() == "ask-building"
        assert len(t.options()) == left + 1
        t.refuses(monument("track"), "TUG-ACT-F.monument-gone", spot="name:track")
        t.refuses(unrewarded, "TUG-ACT-F.monument-gone", spot="name:track")
    t = Table(
        boat=1,
        goods="FCP",
        taken=track + " space-3 space-4 storage-6",
        monuments=stand + " marakei abaiang",
        aside=1,
    )
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"  # none is left


def test_tug_act_f_second_monuments_once_every_island_has_one() -> None:
    everywhere = "butaritari marakei abaiang tarawa abemama nonouti"
    t = Table(boat=1, goods="FCP", monuments=everywhere)
    t.play(recruit("A"), monument("track"))
    assert t.monuments("A") == 2
    twice = everywhere.replace("marakei", "marakei butaritari")
    t = Table(boat=1, goods="FCPSS", monuments=twice, islands=["N01", "N02"])
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"
    t = Table(boat=1, goods="FPS", monuments=twice, islands=["N01", "N02"])
    t.play(recruit("B"), monument("track"))
    assert t.monuments("B") == 2


def test_tug_act_f_a_second_monument_needs_a_space_too() -> None:
    everywhere = "butaritari marakei abaiang tarawa abemama nonouti"
    full = {"monuments": "butaritari butaritari", "taken": "track track"}
    rest = {"monuments": "butaritari", "taken": "track"}
    t = Table(dict(full), dict(rest), players=3, boat=1, goods="FCP", monuments=everywhere)
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"
    missing = everywhere.replace(" nonouti", "")
    t = Table(boat=1, goods="FCP", monuments=missing)
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"  # Nonouti has none yet


def test_tug_act_f_no_second_monuments_on_the_large_side() -> None:
    everywhere = "butaritari marakei abaiang maiana tarawa abemama nonouti"
    t = Table(players=4, boat=1, goods="FCP", monuments=everywhere)
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"


def test_tug_act_f_locked_spaces_and_replacing() -> None:
    t = Table(boat=1, goods="FCP", nomads=["N20"], taken="track", monuments="butaritari")
    t.play(recruit("A"))
    t.refuses(place(3), "TUG-ACT-F.space-locked", space=3)
    t.refuses(place(1), "TUG-ACT-F.board-not-full", space=1)
    t.play(place(2))
    t = Table(boat=1, goods="FCP", nomads=["N20", "N07"], taken="track", monuments="butaritari")
    t.play(recruit("A"), place(2))
    assert t.slots() == ["N20", "N01", "", ""]
    assert t.recruited() == {"N01", "N07", "N20"}


def test_tug_act_f_goods_of_a_replaced_storage_nomad_may_no_longer_fit() -> None:
    # Seven spaces, two goods paid, one gained, and then five spaces.
    t = Table(boat=1, goods="SSFFFFP", nomads=["N20", "N07"], islands=["N15"])
    t.play(recruit("A"), monument("track"), place(1))
    assert t.asked() == "ask-overflow"
    t.play(discard("F"))
    assert t.goods() == "FFFFP"
    assert t.asked() == "ask-refilling"


def test_tug_act_f_a_reward_is_stored_before_the_nomad_is_placed() -> None:
    t = Table(boat=1, goods="SSFFF", nomads=["N07"], islands=["N15"], taken="track", monuments="tarawa")
    t.play(recruit("A"), monument("track"))
    assert t.goods() == "FFFS"
    assert t.asked() == "ask-placing"


def test_tug_r23_a_reward_cannot_pay_the_cost() -> None:
    t = Table(boat=1, goods="CP")
    t.refuses(recruit("A"), "TUG-ACT-F.too-poor")


def test_tug_r23_a_space_just_unlocked_can_be_used() -> None:
    t = Table(boat=1, goods="FCP", nomads=["N20", "N07"], taken="track", monuments="tarawa")
    t.play(recruit("A"), monument("space-3"), place(3))
    assert t.slots() == ["N20", "N07", "N01", ""]


def test_tug_r24_the_first_recruit_uses_the_reservations_monument() -> None:
    t = Table(boat=1, goods="FCP", islands=["N01<1", "N03", "N04"])
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"
    assert t.monuments("A") == 1
    assert t.state.isles[RESERVED] == 0
    assert t.goods() == ""
    assert "event-lapsed" not in t.log()


def test_tug_r24_recruiting_another_nomad_frees_the_reserved_one() -> None:
    t = Table(seat(boat=2, goods="SSP"), boat=1, goods="FCP", islands=["N01", "N03<1", "N04"])
    t.play(recruit("A"), place(1), refill(1))
    assert t.monuments("A") == 1
    assert t.monuments("B") == 0
    assert t.allows(recruit("B"))
    assert t.told("event-lapsed") == [{"player": "seat:0", "nomad": "name:nomad-n 3"}]


def test_tug_r25_without_a_space_the_monument_leaves_the_game() -> None:
    full = {"monuments": "butaritari butaritari", "taken": "track track"}
    t = Table(dict(full), dict(full), players=3, boat=1, goods="FCP", islands=["N01<1", "N03"])
    t.play(recruit("A"))
    assert t.at(ASIDE) == 1
    assert t.monuments("A") == 0
    assert t.state.reservation(0) == -1
    assert "event-set-aside" in [shown.message for shown in t.match.log(0)]
    assert t.asked() == "ask-placing"


def test_tug_r27_the_die_of_a_replaced_nomad_stays_spent() -> None:
    t = Table(
        boat=1, goods="SSSCC", nomads=["N14:5", "N20"], islands=["N09"], dice="2 3 0", monuments="butaritari"
    )
    t.play(recruit("A"), place(1), refill(1), pass_)
    assert t.dice() == [0, 3, 0, 0]
    t.play(sell(1, 2))
    assert t.points()[1] == 5


def test_tug_r28_a_nomad_may_travel_although_a_space_is_free() -> None:
    t = Table(**OWN)
    t.play(recruit("A"), no_monument, to_travellers)
    assert t.slots() == ["", "", "", ""]
    assert t.recruited() == {"N01"}


def test_tug_r29_refilling_is_forced_when_only_one_nomad_waits() -> None:
    t = Table(seat(travellers="..."), migration=["", "N12", "N09", ""], **OWN)
    t.play(recruit("A"), no_monument, to_travellers)
    assert t.nomad("A") == "N12"
    assert t.waiting() == ["", "", "N09", ""]
    assert t.mover == 1


def test_tug_r29_without_a_linked_nomad_the_island_stays_empty() -> None:
    t = Table(seat(travellers="..."), migration=["", "", "N09", "N12"], **OWN)
    t.play(recruit("A"), no_monument, to_travellers)
    assert t.nomad("A") == ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tug_act_f_an_island_linked_to_a_waiting_nomad_always_has_one(players: int) -> None:
    game = get_game("tungaru")
    s = game.start(players, game.check_options({}), game.components())
    rng = Rng(players)
    s.roll(rng)
    while not s.is_over():
        assert isinstance(s, TungaruState)
        if s.top() & 0xFF == 12:
            for island in range(int(s.rules.islands)):
                for space in range(4):
                    if s.rules.links[island * 4 + space] and s.tiles[WAITING + space] > 0:
                        assert s.isles[island * ISLE + NOMAD] > 0
        options = s.options()
        s.take(options[int(rng.below(len(options)))])
        s.roll(rng)
