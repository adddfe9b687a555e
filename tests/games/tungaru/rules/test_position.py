"""Described positions: what they hold, which laws they obey, and the way there and back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trying import described
from tests.games.tungaru.rules.table import ALL_COUNTS, Table, harvest, place, recruit, seat
from tutable.core.codec import state_hash
from tutable.core.engine import a_of, kind_of
from tutable.core.errors import BadPosition
from tutable.core.match import Match
from tutable.core.position import read_position
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tungaru import flow
from tutable.games.tungaru.state import DICE, SEAT, TungaruState
from tutable.games.tungaru.terms import LEADERS

TUNGARU = get_game("tungaru")


def placed(text: str, players: int = 2, **options: object) -> TungaruState:
    state = TUNGARU.place(read_position(text, players), TUNGARU.check_options(options), TUNGARU.components())
    assert isinstance(state, TungaruState)
    return state


def problems(
    top: dict[str, object], *seats: dict[str, object], players: int = 2, **options: object
) -> set[str]:
    """The codes of everything that is wrong, each with a sentence."""
    whole: dict[str, object] = {"migration": ["N09", "N10", "N11", "N12"], **top}
    with pytest.raises(BadPosition) as refusal:
        placed(described(whole, [*seats, *[{} for _ in range(players - len(seats))]]), players, **options)
    assert str(refusal.value)
    return {problem.code for problem in refusal.value.problems}


def turn_starts(players: int, seed: int, **options: object) -> Iterator[TungaruState]:
    s = TUNGARU.start(players, TUNGARU.check_options(options), TUNGARU.components())
    rng = Rng(seed)
    while True:
        s.roll(rng)
        if s.is_over():
            return
        assert isinstance(s, TungaruState)
        if s.depth == 1 and kind_of(s.top()) == flow.TURN and a_of(s.top()) == 0:
            yield s
        picks = s.options()
        s.take(picks[int(rng.below(len(picks)))])


@settings(max_examples=8, deadline=None)
@given(players=st.sampled_from(ALL_COUNTS), seed=st.integers(0, 10_000), deluxe=st.booleans())
def test_tug_phase_3_every_turn_of_every_game_can_be_described(players: int, seed: int, deluxe: bool) -> None:
    options: dict[str, object] = {"deluxe_nomads": deluxe, "islands": "set1" if deluxe else "printed"}
    for number, state in enumerate(turn_starts(players, seed, **options)):
        if number % 7 == 0:
            again = placed(TUNGARU.position_of(state), players, **options)
            assert state_hash(again) == state_hash(state)


def test_tug_phase_3_only_the_beginning_of_a_turn_can_be_described() -> None:
    t = Table(boat=1, goods="FCP", monuments="butaritari")
    t.play(recruit("A"))
    with pytest.raises(BadPosition) as refusal:
        TUNGARU.position_of(t.state)
    assert [problem.code for problem in refusal.value.problems] == ["between-turns"]
    t.play(place(1))


def test_tug_phase_3_a_position_is_a_match_like_any_other() -> None:
    t = Table(boat=1, dice="2")
    t.play(harvest("B"))
    again = Match.load(t.match.save())
    assert again.hash() == t.match.hash()
    assert again.header.position == t.text


def test_tug_setup_8_every_nomad_lies_in_one_place() -> None:
    assert problems({"nomads": ["N01", "N01"]}) == {"used-twice"}
    assert problems({}, seat(travellers="..."), seat(travellers="...")) == {"rest-twice"}
    assert problems({"nomads": ["N31"]}) == {"unknown-nomad"}
    assert problems({"nomads": ["X1"]}) == {"unknown-nomad"}
    assert problems({"migration": ["N01"]}) == {"migration-open"}


def test_tug_setup_12_one_reservation_for_each_player() -> None:
    assert problems({"nomads": ["N01<1", "N02<1"]}) == {"reserves-twice"}
    assert problems({"nomads": ["N01<3"]}) == {"unknown-name"}


def test_tug_phase_4_leader_cards_are_neither_lost_nor_gained() -> None:
    assert problems({}, seat(hand="worker worker worker worker")) == {"cards"}
    assert problems({}, seat(hand="beggar")) == {"cards", "hand"}
    assert problems({}, seat(leader="king")) == {"unknown-name"}


def test_tug_act_c_settlers_and_act_f_monuments_within_their_spaces() -> None:
    three = [seat(settlers="tarawa") for _ in range(3)]
    assert problems({}, *three, players=3) == {"too-many"}
    assert problems({}, seat(settlers="tarawa abemama nonouti")) == {"too-many"}
    many = " ".join(["tarawa"] * 5)
    assert problems({}, seat(monuments=many)) == {"too-many"}
    assert problems({}, seat(monuments="tarawa", taken="track track")) == {"monuments"}
    assert problems({}, seat(taken="storage-6 storage-6", monuments="tarawa abemama")) == {"too-many"}
    assert problems({}, seat(tamana=1), players=4) == {"out-of-range"}


def test_tug_act_c_one_settler_of_a_player_on_an_island() -> None:
    assert problems({}, seat(settlers="tarawa tarawa*")) == {"named-twice"}
    assert problems({}, seat(settlers="tarawa**")) == {"unknown-name"}
    assert placed(described({"migration": ["N09", "N10", "N11", "N12"]}, [{"settlers": "tarawa*"}, {}]))


def test_tug_phase_1_one_leader_each_and_no_marks_on_it() -> None:
    assert problems({}, seat(leader="worker chief")) == {"too-many"}
    assert problems({}, seat(leader="worker*")) == {"unknown-name"}
    assert problems({}, seat(taken="track*", monuments="tarawa*")) == {"unknown-name"}


def test_tug_setup_3_three_dice_each_wherever_they_lie() -> None:
    assert problems({"dice": ["1:1", "1:2"]}, seat(dice="3 4", leader="chief")) == {"too-many"}
    assert problems({"dice": ["1:1"]}, seat(dice="1 2", leader_dice="3", leader="chief")) == {"too-many"}
    # What the text leaves open is what is left.
    state = placed('migration = ["N09", "N10", "N11", "N12"]\ndice = ["2:1", "2:2"]\n[[seat]]\n[[seat]]')
    assert [int(state.seats[int(SEAT) + int(DICE) + die]) for die in range(4)] == [2, 3, 0, 0]


def test_tug_act_g_a_die_lies_on_a_nomad_that_sells() -> None:
    assert problems({}, seat(nomads=["N18:2"], dice="1")) == {"no-die-here"}
    assert problems({}, seat(nomads=[":2"], dice="1")) == {"no-die-here"}


def test_tug_act_h_a_die_lies_on_an_open_space_of_the_leader_card() -> None:
    closed = [
        (leader, space)
        for n, leader in enumerate(LEADERS)
        for space in range(2)
        if not placed('migration = ["N09", "N10", "N11", "N12"]').rules.space_open[n * 2 + space]
    ]
    assert closed
    for leader, space in closed:
        hand = " ".join(name for name in LEADERS if name != leader)
        dice = "0 1" if space else "1"
        assert problems({}, seat(leader=leader, hand=hand, leader_dice=dice, dice="2")) == {"no-die-here"}


def test_tug_act_f_nomads_lie_on_open_spaces() -> None:
    assert problems({}, seat(nomads=["N01", "N02", "N03"])) == {"locked"}
    assert problems({}, seat(nomads=["N01:9"])) == {"unknown-name"}


def test_tug_setup_6_goods_within_storage() -> None:
    assert problems({}, seat(goods="FFFFFF")) == {"too-many"}
    assert problems({}, seat(goods="FFX")) == {"unknown-name"}


def test_tug_act_a_boats_within_a_ground() -> None:
    assert problems({}, seat(boat=3), seat(boat=3)) == {"too-many"}
    assert problems({}, seat(boat=8)) == {"out-of-range"}


def test_tug_leader_1_and_3_need_their_leaders() -> None:
    assert problems({}, seat(fish=1)) == {"not-the-leader"}
    assert problems({}, seat(dice="1 2 3 4", leader="chief")) == {"not-the-leader", "too-many"}
    assert problems({}, seat(dice="0 2 3 4", leader="chief")) == {"not-the-leader"}


def test_tug_act_i_who_has_passed_is_not_to_move() -> None:
    assert problems({}, seat(passed=1)) == {"passed"}


def test_tug_phase_3_dice_and_markets_are_read() -> None:
    assert problems({"dice": ["1:7"]}) == {"unknown-name"}
    assert problems({"dice": ["1:1 1:2 2:3"]}) == {"too-many"}
    assert problems({"markets": ["X"]}) == {"unknown-name"}
    assert problems({"markets": [""] * 7}) == {"too-many"}
    assert problems({}, seat(dice="7")) == {"unknown-name"}
    assert problems({"migration": ["N09", "N10", "N11", "N12", ""]}) == {"too-many"}
    assert problems({"weather": 1}) == {"unknown-key"}
    assert problems({}, {}, {}, {}) == {"seats"}


def test_tug_setup_1_island_tiles_belong_to_their_set() -> None:
    assert problems({"tiles": ["2a"]}, islands="set1") == {"unknown-name"}
    assert problems({"tiles": ["1a", "1a"]}, islands="set1") == {"tile-twice"}
    assert placed('migration = ["N09", "N10", "N11", "N12"]', islands="set2").isles[7] == 16
    assert problems({"tiles": ["1a"]}) == {"unknown-key"}
