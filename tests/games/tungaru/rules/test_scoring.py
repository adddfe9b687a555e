"""Final scoring: TUG-SCORE-1 to TUG-SCORE-6, the rulebook's examples, and the tie-break."""

from __future__ import annotations

from tests.games.tungaru.rules.page import PAGE
from tests.games.tungaru.rules.table import Table, pass_, seat
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.games.tungaru.scoring import nomad_points
from tutable.games.tungaru.state import TungaruState


def final(*others: dict[str, object], players: int = 5, **places: object) -> Table:
    """A table that ends as soon as everybody has passed."""
    rest: list[dict[str, object]] = [dict(other) for other in others]
    rest += [{} for _ in range(players - 1 - len(rest))]
    rest[-1]["travellers"] = f"{rest[-1].get('travellers', '')} ..."
    return Table(*rest, players=players, migration=["", "", "", ""], islands=["N01"], **places)  # type: ignore[arg-type]


def end(t: Table) -> Table:
    for _ in range(t.match.players):
        t.play(pass_)
    assert t.match.is_over
    return t


def scored(t: Table, seat: int = 0) -> list[int]:
    return [int(points) for points in nomad_points(t.state, seat)]


def test_tug_score_1_example_1_brings_68_points() -> None:
    t = final(travellers="N14 N18 N20 N37 N38 N04 N05 N24 N07", settlers="tarawa beru")
    assert scored(t) == [10, 0, 10, 27, 0, 21]
    end(t)
    assert t.match.scores()[0] == 68


def test_tug_score_2_example_2_brings_80_points() -> None:
    t = final(
        travellers="N08 N29 N36 N21 N32 N19 N30 N18",
        monuments="butaritari marakei abaiang tarawa beru",
        goods="FFFSP",
    )
    assert scored(t) == [0, 30, 0, 8, 42, 0]
    end(t)
    assert t.match.scores()[0] == 80


def test_tug_score_1_both_examples_can_be_built_from_the_present_nomads() -> None:
    """However the nomads are tuned, the rulebook's examples stay possible."""
    game = get_game("tungaru")
    for t, points in (
        (final(travellers="N14 N18 N20 N37 N38 N04 N05 N24 N07", settlers="tarawa beru"), 68),
        (
            final(
                travellers="N08 N29 N36 N21 N32 N19 N39 N18",
                monuments="butaritari marakei abaiang tarawa beru",
                goods="FFFSP",
            ),
            80,
        ),
    ):
        match = Match.new(game, 5, seed=1, position=t.text)
        assert isinstance(match.state, TungaruState)
        assert sum(nomad_points(match.state, 0)) == points


def test_tug_score_1_storage_nomads_recruited() -> None:
    t = Table(nomads=["N20"], travellers="N06 N21")
    assert scored(t)[0] == 4 * 2


def test_tug_r40_storage_nomads_count_face_up_and_face_down() -> None:
    t = Table(nomads=["N20", "N06"], travellers="N21 N22")
    assert scored(t)[0] == 4 * 3


def test_tug_score_2_monuments_on_the_islands() -> None:
    t = Table(travellers="N08", monuments="tarawa abemama", aside=1)
    assert scored(t)[1] == 2 * 2


def test_tug_score_3_settlers_in_play_with_tamana() -> None:
    t = Table(travellers="N07", settlers="tarawa abemama*", tamana=1)
    assert scored(t)[2] == 5 * 3


def test_tug_score_4_nomads_this_one_included() -> None:
    t = Table(travellers="N18 N20", nomads=["N06"])
    assert scored(t)[3] == 3 + 3


def test_tug_score_5_one_of_each_good_counts_for_every_such_nomad() -> None:
    t = Table(travellers="N15", goods="FFSCP")
    assert scored(t)[4] == 2 + 3 + 3 + 4
    t = Table(travellers="N15 N19", goods="FFF")
    assert scored(t)[4] == 2 + 3


def test_tug_score_6_flowers_count_for_every_colour() -> None:
    t = Table(travellers="N02 N03 N04")
    assert scored(t)[5] == (3 + 2 + 2) * 3


def test_tug_r39_of_two_flowers_of_a_colour_the_better_scores() -> None:
    t = Table(players=4, travellers="N05 N31")
    assert scored(t)[5] == 3


def test_tug_score_6_a_flower_without_points_is_a_colour_too() -> None:
    """With a component file of one's own: N02 (D) brings nothing by itself."""
    source = PAGE.source
    own = source.replace(
        'scoring = "flower"\npoints = "3"\nflower = "D"', 'scoring = "flower"\npoints = "0"\nflower = "D"', 1
    )
    assert own != source
    text = Table(travellers="N02 N03").text
    match = Match.new("tungaru", 2, seed=1, components=own, position=text)
    assert isinstance(match.state, TungaruState)
    assert nomad_points(match.state, 0)[5] == (0 + 2) * 2


def test_tug_score_6_most_points_win_and_earlier_points_count() -> None:
    t = end(final(seat(gifts=6), players=2, gifts=3, sales=4))
    assert t.match.scores()[0] == 7
    t = end(final(players=3, sales=900))
    assert t.match.winners() == [0]


def test_tug_score_6_of_tied_players_the_last_in_order_wins() -> None:
    t = end(final(seat(sales=900), seat(), players=3, sales=900, start=1, to_move=1))
    assert t.match.winners() == [1]
    t = end(final(seat(sales=900), seat(), players=3, sales=900, start=2, to_move=2))
    assert t.match.winners() == [0]
    assert t.match.view(0)["seats"][0]["won"]
