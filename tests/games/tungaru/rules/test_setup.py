"""Setting up: TUG-SETUP-1 to TUG-SETUP-13."""

from __future__ import annotations

import pytest

from tests.games.tungaru.rules.table import (
    ALL_COUNTS,
    LETTERS,
    Table,
    boat,
    discard,
    harvest,
    isle,
    monument,
    reserve,
    unrewarded,
    use_leader,
    want,
)
from tutable.core.errors import BadOption, Illegal
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.games.tungaru.state import (
    HAND,
    ISLE,
    LAND,
    LOCK,
    NOMAD,
    RESERVED,
    SEAT,
    STORED,
    TRACK,
    WAITING,
    TungaruState,
)
from tutable.games.tungaru.terms import GOODS, IN_PILE, NOMAD_IDS

IN_PLAY = {2: 20, 3: 28, 4: 36, 5: 40}


def fresh(players: int, seed: int = 1, **options: object) -> Match:
    return Match.new("tungaru", players, seed=seed, options=options)


def table(match: Match) -> TungaruState:
    state = match.state
    assert isinstance(state, TungaruState)
    return state


def refuses(match: Match, pick: int, reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        match.act(match.deciders()[0], pick)
    assert refusal.value.reason == reason
    assert str(refusal.value)


@pytest.mark.parametrize(("players", "islands", "grounds"), [(2, 6, 7), (3, 6, 7), (4, 8, 10), (5, 8, 10)])
def test_tug_setup_1_the_side_of_the_board_follows_the_players(
    players: int, islands: int, grounds: int
) -> None:
    view = fresh(players).view(0)
    assert len(view["islands"]) == islands
    assert len(view["grounds"]) == grounds


def test_tug_setup_1_two_players_have_two_dice_spaces_on_each_island() -> None:
    assert [len(fresh(n).view(0)["islands"][0]["dice"]) for n in ALL_COUNTS] == [2, 3, 3, 3]


@pytest.mark.parametrize("tile_set", ["set1", "set2", "set3", "set4"])
def test_tug_setup_1_island_tiles_cover_every_island(tile_set: str) -> None:
    for seed in range(20):
        view = fresh(2, seed, islands=tile_set).view(0)
        tiles = [island["tile"] for island in view["islands"]]
        assert len(set(tiles)) == 6
        assert all(tile.startswith(tile_set[3:]) for tile in tiles)


def test_tug_setup_1_a_missing_good_replaces_the_sixth_tile() -> None:
    replaced = 0
    for seed in range(150):
        match = fresh(3, seed, islands="set1")
        goods = {island["harvest"]["good"] for island in match.view(0)["islands"]}
        assert goods == set(GOODS)
        again = [shown for shown in match.log(0) if shown.message == "event-tile-replaced"]
        if again:
            replaced += 1
            assert again[0].args["island"] == "name:nonouti"
    assert replaced > 0


def test_tug_setup_1_with_eight_tiles_nothing_is_replaced() -> None:
    for seed in range(10):
        match = fresh(4, seed, islands="set3")
        assert len({int(table(match).isles[i * ISLE + LAND]) for i in range(8)}) == 8
        assert not [shown for shown in match.log(0) if shown.message == "event-tile-replaced"]


def test_tug_setup_1_set_2_is_for_two_and_three_players() -> None:
    with pytest.raises(BadOption):
        fresh(4, islands="set2")


def test_tug_setup_2_every_player_has_a_culture_board() -> None:
    for players in ALL_COUNTS:
        seats = fresh(players).view(0)["seats"]
        assert len(seats) == players
        assert all(len(seat["nomads"]) == 4 and seat["storage"] == 5 for seat in seats)


def test_tug_setup_3_pieces_of_a_player() -> None:
    seat = fresh(3).view(0)["seats"][0]
    assert seat["hand"] == dict.fromkeys(("worker", "beggar", "fisher", "trader", "chief"), 1)
    assert seat["settlers_left"] == 3
    assert seat["monuments"] == 8
    assert len(seat["dice"]) == 4


def test_tug_setup_4_everybody_starts_without_points() -> None:
    assert fresh(5).scores() == [0] * 5


def test_tug_setup_5_monuments_stand_on_the_culture_board() -> None:
    s = table(fresh(2))
    assert [int(s.seats[LOCK + i]) for i in range(3)] == [1, 1, 1]
    assert s.seats[TRACK] == 0


def test_tug_setup_6_everybody_starts_with_one_good_of_each_kind() -> None:
    s = table(fresh(2))
    for seat in range(2):
        assert [int(s.seats[seat * SEAT + STORED + kind]) for kind in range(4)] == [1, 1, 1, 1]


def test_tug_setup_6_five_spaces_and_the_owner_chooses_what_goes() -> None:
    t = Table(goods="FFSSC", boat=1, dice="2")
    t.play(harvest("B"))
    assert t.asked() == "ask-overflow"
    t.refuses(discard("P"), "TUG-SETUP-6.not-in-storage")
    t.play(discard("F"))
    assert t.goods() == "FSSSC"
    assert t.mover == 1


def test_tug_setup_6_the_sixth_space_opens_when_its_monument_is_gone() -> None:
    t = Table(goods="FFSSC", boat=1, dice="2", taken="storage-6", monuments="marakei")
    t.play(harvest("B"))
    assert t.goods() == "FFSSSC"


def test_tug_setup_7_the_supply_never_runs_out() -> None:
    rich: dict[str, object] = {"goods": "FFFFF"}
    t = Table(*[dict(rich) for _ in range(4)], players=5, goods="FFF", leader="worker", dice="1", boat=10)
    t.play(use_leader(1))
    assert t.goods() == "FFFFF"


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tug_setup_8_nomads_for_more_players_stay_in_the_box(players: int) -> None:
    s = table(fresh(players))
    assert sum(1 for i in range(len(NOMAD_IDS)) if s.tiles[i] > 0) == IN_PLAY[players]
    s = table(fresh(players, deluxe_nomads="yes"))
    assert sum(1 for i in range(len(NOMAD_IDS)) if s.tiles[i] > 0) == IN_PLAY[players] + 4


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tug_setup_9_a_nomad_lies_on_every_island(players: int) -> None:
    s = table(fresh(players))
    assert all(s.isles[i * ISLE + NOMAD] > 0 for i in range(s.rules.islands))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tug_setup_10_four_nomads_wait_and_the_rest_is_the_pile(players: int) -> None:
    s = table(fresh(players))
    assert all(s.tiles[WAITING + space] > 0 for space in range(4))
    in_pile = sum(1 for i in range(len(NOMAD_IDS)) if s.tiles[i] == IN_PILE)
    assert in_pile == IN_PLAY[players] - int(s.rules.islands) - 4


def test_tug_setup_11_the_start_is_drawn_or_given() -> None:
    assert {int(table(fresh(5, seed)).start) for seed in range(40)} == set(range(5))
    assert table(fresh(5, first=4)).start == 3
    with pytest.raises(BadOption):
        fresh(2, first=3)


def test_tug_setup_12_a_boat_a_nomad_next_to_it_and_a_monument() -> None:
    match = fresh(2, first=1)
    assert match.deciders() == [1]
    match.act(1, boat(1))
    refuses(match, reserve("C"), "TUG-SETUP-12.not-next-to-boat")
    match.act(1, reserve("B"))
    match.act(1, monument("space-3"))
    s = table(match)
    assert s.isles[isle("B") * ISLE + RESERVED] == 2
    assert s.seats[SEAT + LOCK] == 0
    assert match.deciders() == [0]


def test_tug_setup_12_a_reserved_nomad_is_nobody_elses() -> None:
    match = fresh(2, first=1)
    for pick in (boat(1), reserve("B"), monument("track")):
        match.act(1, pick)
    match.act(0, boat(2))
    refuses(match, reserve("B"), "TUG-SETUP-12.reserved")


def test_tug_setup_13_the_fourth_die_waits() -> None:
    match = fresh(2, first=1)
    for who, picks in (
        (1, (boat(1), reserve("B"), monument("track"))),
        (0, (boat(7), reserve("F"), monument("track"))),
    ):
        for pick in picks:
            match.act(who, pick)
    assert [seat["dice"][3] for seat in match.view(0)["seats"]] == [0, 0]
    assert all(value > 0 for value in match.view(0)["seats"][0]["dice"][:3])


def test_tug_r1_no_two_boats_on_a_ground_even_where_two_fit() -> None:
    match = fresh(4, first=1)
    for pick in (boat(1), reserve("A"), monument("track")):
        match.act(3, pick)
    refuses(match, boat(1), "TUG-SETUP-12.ground-taken")


def test_tug_r2_a_ground_between_two_reserved_nomads_is_no_choice() -> None:
    match = fresh(3, first=1)
    for pick in (boat(1), reserve("B"), monument("track")):
        match.act(2, pick)
    for pick in (boat(7), reserve("E"), monument("track")):
        match.act(1, pick)
    refuses(match, boat(4), "TUG-SETUP-12.both-reserved")


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tug_r3_boats_come_counter_clockwise_and_the_start_player_last(players: int) -> None:
    match = fresh(players, first=2)
    order: list[int] = []
    for ground, island in zip((1, 7, 6, 9, 10), "AFBCH" if players > 3 else "AFDXX", strict=True):
        if match.ask(match.deciders()[0]) is None or len(order) == players:
            break
        order.append(match.deciders()[0])
        match.act(order[-1], boat(ground))
        options = [offer.pick for offer in match.options(order[-1])]
        match.act(order[-1], reserve(island) if reserve(island) in options else options[0])
        match.act(order[-1], monument("track"))
    assert order == [(1 - 1 - n) % players for n in range(players)]


def test_tug_r4_the_monument_of_the_reservation_brings_its_reward() -> None:
    match = fresh(2, first=1)
    for pick in (boat(1), reserve("B"), monument("track")):
        match.act(1, pick)
    s = table(match)
    goods = "".join(LETTERS[kind] * int(s.seats[SEAT + STORED + kind]) for kind in range(4))
    assert goods == "FFSCP"


def test_tug_r4_the_reward_of_the_reservation_may_be_refused() -> None:
    match = fresh(2, first=1)
    for pick in (boat(1), reserve("B"), unrewarded):
        match.act(1, pick)
    assert match.view(0)["seats"][1]["track"] == 4
    assert sum(match.view(0)["seats"][1]["goods"].values()) == 4
    assert match.deciders() == [0]


def test_tug_r4_a_reward_of_any_good_is_chosen_at_once() -> None:
    source = (
        get_game("tungaru")
        .components()
        .source.replace('good = "fish"\nprovenance = { good =', 'good = "any"\nprovenance = { good =', 1)
    )
    match = Match.new("tungaru", 2, seed=1, options={"first": 1}, components=source)
    for pick in (boat(1), reserve("B"), monument("track"), want("P")):
        match.act(1, pick)
    assert match.view(0)["seats"][1]["goods"]["pearl"] == 2
    assert match.deciders() == [0]


def test_tug_r10_goods_on_storage_nomads_are_storage() -> None:
    t = Table(goods="FFSSCCP", nomads=["N20"], boat=1)
    assert t.state.storage(0) == 7
    assert t.state.stored(0) == 7
    assert t.at(HAND) == 0
