"""Described positions: the laws of one moment, and the way there and back (TUN-1..7, TUN-25, TUN-26)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tundra.rules.table import ALL_COUNTS, Table, seat
from tutable.core.codec import encode
from tutable.core.engine import kind_of
from tutable.core.errors import BadPosition
from tutable.core.match import Match
from tutable.core.position import read_position
from tutable.core.registry import get_game
from tutable.games.tundra import flow

TUNDRA = get_game("tundra")


def codes(text: str, players: int = 2, options: dict[str, object] | None = None) -> dict[str, str]:
    with pytest.raises(BadPosition) as caught:
        Match.new("tundra", players, position=text, options=options)
    assert str(caught.value)
    return {problem.place: problem.code for problem in caught.value.problems}


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tun_2_every_beginning_of_a_turn_can_be_described_and_set_up_again(players: int) -> None:
    random = Random(players)
    options = TUNDRA.check_options({"titles": "yes", "personal_goals": "yes", "characters": "chosen"})
    match = Match.new("tundra", players, seed=players, options=options)
    seen = 0
    while not match.is_over:
        state = match.state
        if state.depth == 1 and kind_of(state.top()) == flow.TURN and random.random() < 0.4:
            text = TUNDRA.position_of(state)
            again = TUNDRA.place(read_position(text), options, TUNDRA.components())
            assert encode(again) == encode(state)
            seen += 1
        asked = random.choice(match.deciders())
        match.act(asked, random.choice(state.options_of(asked)))
    assert seen > 3


def test_tun_2_only_the_beginning_of_a_turn_can_be_described() -> None:
    match = Match.new("tundra", 2, seed=1)
    with pytest.raises(BadPosition):
        TUNDRA.position_of(match.state)


def test_tun_4_an_empty_description_is_the_start_of_round_1() -> None:
    match = Match.new("tundra", 2, position='[[seat]]\ndice = "1"\n[[seat]]')
    view = match.view(0)
    assert view["round"] == 1
    assert view["seats"][1]["goods"] == {"firewood": 1, "stone": 1, "peat": 1, "berries": 3}
    assert [glade["tile"] is not None for glade in view["glades"]].count(True) == 4


def test_tun_1_goods_have_limits() -> None:
    assert codes('[[seat]]\ndice = "1"\nstone = 11\nberries = 21\n[[seat]]') == {
        "seat 1.stone": "out-of-range",
        "seat 1.berries": "out-of-range",
    }


def test_tun_2_pieces_and_dice_have_limits() -> None:
    workers = ", ".join(['"1"'] * 7)
    text = f'[[seat]]\ndice = "11112222"\nworkers = [{workers}]\ntowers = ["1", "2", "3", "4", "5"]\n[[seat]]'
    assert codes(text) == {
        "seat 1.workers": "too-many",
        "seat 1.towers": "too-many",
        "seat 1.dice": "too-many",
    }


def test_tun_10_whoever_is_to_move_has_a_die() -> None:
    assert codes("round = 1") == {"to_move": "no-dice"}


def test_tun_3_tiles_lie_once_and_belong_to_the_number_of_players() -> None:
    text = 'glades = ["1 g01", "2 g01", "3 g24", "40 g02"]\n[[seat]]\ndice = "1"\n[[seat]]'
    assert set(codes(text).values()) <= {"used-twice", "unknown-name"}
    assert codes('glades = ["1 g01", "1 g02"]\n[[seat]]\ndice = "1"\n[[seat]]') == {"glades": "named-twice"}


def test_tun_18_one_tower_on_a_tile() -> None:
    with pytest.raises(BadPosition):
        Table(seat(dice="1", towers=["3"]), towers=["3"])


def test_tun_25_and_26_cards_lie_once_and_within_their_limits() -> None:
    text = (
        'market = ["e01", "e02", "e03", "e04", "e05"]\n[[seat]]\ndice = "1"\n'
        'advisors = ["a01", "a02", "a03", "a04"]\n'
        'cards = ["e01 trade", "e06 travel", "e07 travel", "e99 trade"]\nstarters = ["s01 nowhere"]\n[[seat]]'
    )
    with pytest.raises(BadPosition) as caught:
        Match.new("tundra", 2, position=text)
    found = sorted((problem.place, problem.code) for problem in caught.value.problems)
    assert found == [
        ("market", "too-many"),
        ("seat 1.advisors", "too-many"),
        ("seat 1.cards", "too-many"),
        ("seat 1.cards", "unknown-name"),
        ("seat 1.cards", "used-twice"),
        ("seat 1.starters", "unknown-name"),
    ]


def test_tun_6_goals_are_four_and_eligible() -> None:
    text = 'goals = ["towers", "glades-peat", "towers"]\n[[seat]]\ndice = "1"\n[[seat]]'
    assert "goals" in codes(text)
    assert "points" in codes('[[seat]]\ndice = "1"\npoints = ["goals many"]\n[[seat]]').popitem()[0]


def test_tun_14_a_die_lies_on_a_goal_that_shows_its_value() -> None:
    rest = '\n[[seat]]\ndice = "1"\n[[seat]]'
    shown = TUNDRA.components().values["goal"]["cards"]
    values = (shown["die_1"], shown["die_2"])
    four = 'goals = ["cards", "upgrades", "berries", "towers"]\n'
    for value in range(1, 7):
        text = f'{four}goal_dice = ["2 {value}"]{rest}'
        if value in values:
            assert Match.new("tundra", 2, position=text).view(0)["goals"][0]["die"] is not None
        else:
            assert codes(text) == {"goal_dice": "goal-value"}
    assert codes(f'{four}goal_dice = ["", "", "", "", "1 1"]{rest}') == {"goal_dice": "too-many"}
    assert codes(f'goals = ["cards"]{rest}') == {"goals": "count"}


def test_tun_28_12_and_24_nothing_is_named_twice() -> None:
    text = (
        '[[seat]]\ndice = "1"\nupgraded = ["trade", "trade"]\nslots = ["travel 3", "travel 3"]\n'
        'points = ["towers 2", "towers 4"]\n[[seat]]'
    )
    assert codes(text) == {f"seat 1.{key}": "named-twice" for key in ("upgraded", "slots", "points")}


def test_tun_5_two_starters_are_kept_and_two_returned() -> None:
    starters = 'starters = ["s01 trade", "s02 travel", "s03 architecture"]'
    assert codes(f'[[seat]]\ndice = "1"\n{starters}\n[[seat]]') == {"seat 1.starters": "too-many"}
    more = [
        name
        for name, entry in TUNDRA.components().values["starter"].items()
        if entry["players"] > TUNDRA.min_players
    ]
    assert more
    text = f'[[seat]]\ndice = "1"\nreturned = ["{more[0]}"]\n[[seat]]'
    assert codes(text) == {"seat 1.returned": "unknown-name"}


def test_tun_7_personal_goals_belong_to_the_number_of_players() -> None:
    more = [
        name
        for name, entry in TUNDRA.components().values["personal"].items()
        if entry["players"] > TUNDRA.min_players
    ]
    assert more
    for name in more:
        text = f'[[seat]]\ndice = "1"\npersonal = "{name}"\n[[seat]]'
        assert codes(text) == {"seat 1.personal": "unknown-name"}


def test_tun_7_unknown_names_and_keys_are_refused() -> None:
    text = (
        '[[seat]]\ndice = "17"\ntitle = "king"\npersonal = "x"\nfur = 1\nadvisors = ["a01 asleep"]\n[[seat]]'
    )
    assert codes(text) == {
        "seat 1.dice": "unknown-name",
        "seat 1.title": "unknown-name",
        "seat 1.personal": "unknown-name",
        "seat 1.fur": "unknown-key",
        "seat 1.advisors": "unknown-name",
    }


def test_tun_7_titles_and_personal_goals_need_their_module() -> None:
    seats = '[[seat]]\ndice = "1"\ntitle = "wise"\npersonal = "idle-workers"\n[[seat]]\n'
    assert codes(seats) == {"seat 1.title": "module-off", "seat 1.personal": "module-off"}
    assert codes(seats, options={"titles": "yes"}) == {"seat 1.personal": "module-off"}
    assert codes(seats, options={"personal_goals": "yes"}) == {"seat 1.title": "module-off"}
    Match.new("tundra", 2, position=seats, options={"titles": "yes", "personal_goals": "yes"})


def test_tun_2_characters_are_those_of_the_seats_or_chosen() -> None:
    seats = '[[seat]]\ndice = "1"\ncharacter = "governor"\n[[seat]]\ncharacter = "duchess"\n'
    assert codes(seats) == {"seat 1.character": "module-off", "seat 2.character": "module-off"}
    match = Match.new("tundra", 2, position=seats, options={"characters": "chosen"})
    assert [seat["character"] for seat in match.view(0)["seats"]] == ["governor", "duchess"]
    assert codes(seats.replace("duchess", "governor"), options={"characters": "chosen"}) == {
        "seat 2.character": "used-twice"
    }
