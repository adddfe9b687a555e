"""The modules: island tiles with their replacement rule (TUG-SETUP-1), deluxe nomads (TUG-SETUP-8)."""

from __future__ import annotations

import pytest

from tests.games.tungaru.rules.table import Table, isle, monument, place, recruit, refill
from tests.games.tungaru.rules.test_setup import fresh, table
from tutable.core.errors import BadComponents, BadOption
from tutable.core.registry import get_game
from tutable.games.tungaru import flow
from tutable.games.tungaru.state import ISLE, LAND, TungaruState
from tutable.games.tungaru.terms import IN_PILE, NOMAD_IDS, TILE_SETS, TILES

TUNGARU = get_game("tungaru")
# Set 1 by letter: a b fish, c d shell, e f coconut, g h pearl.


def laying(players: int, tile_set: str, letters: str) -> TungaruState:
    """A table on which these tiles have been laid, one after the other."""
    options = TUNGARU.check_options({"islands": tile_set})
    s = TUNGARU.start(players, options, TUNGARU.components())
    assert isinstance(s, TungaruState)
    for letter in letters:
        assert s.top() & 0xFF == flow.TILE_LAID
        s.take("abcdefgh".index(letter))
    return s


def lands(s: TungaruState) -> list[str]:
    return [TILES[int(s.isles[i * ISLE + LAND]) - 8] for i in range(int(s.rules.islands))]


def test_tug_setup_1_a_missing_good_leaves_the_choice_between_the_last_two_tiles() -> None:
    s = laying(2, "set1", "abcdef")
    assert s.top() & 0xFF == flow.TILE_LAID
    outcomes = s.outcomes()
    assert [pick for pick, _ in outcomes] == [6, 7]  # 1g and 1h; the sixth tile itself is out
    assert outcomes[0][1] == outcomes[1][1]
    s.take(7)
    assert lands(s) == ["1a", "1b", "1c", "1d", "1e", "1h"]
    assert s.top() & 0xFF == flow.NOMADS_COME


@pytest.mark.parametrize("letters", ["acegbd", "bdfhac", "ghefcb"])
def test_tug_setup_1_with_all_four_goods_the_sixth_tile_stays(letters: str) -> None:
    s = laying(3, "set1", letters)
    assert s.top() & 0xFF == flow.NOMADS_COME
    assert lands(s) == [f"1{letter}" for letter in letters]


def test_tug_setup_1_eight_islands_take_the_whole_set_without_replacement() -> None:
    s = laying(5, "set4", "abcdefgh")
    assert s.top() & 0xFF == flow.NOMADS_COME
    assert lands(s) == [f"4{letter}" for letter in "abcdefgh"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("tile_set", sorted(TILE_SETS))
def test_tug_setup_1_every_set_covers_every_side(players: int, tile_set: str) -> None:
    if players > 3 and tile_set == "set2":  # six tiles for eight islands
        with pytest.raises(BadOption):
            fresh(players, islands=tile_set)
        return
    islands = fresh(players, islands=tile_set).view(0)["islands"]
    tiles = TUNGARU.components().values["tile"]
    assert len({island["tile"] for island in islands}) == (6 if players < 4 else 8)
    for island in islands:
        assert island["tile"][0] == tile_set[3:]
        assert island["harvest"]["good"] == tiles[island["tile"]]["good"]
        assert island["trade"]["give"] == tiles[island["tile"]]["give"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tug_setup_1_without_tiles_the_printed_islands_count(players: int) -> None:
    sheet = "small-island" if players < 4 else "large-island"
    printed = TUNGARU.components().values[sheet]
    for island in fresh(players).view(0)["islands"]:
        assert island["tile"] is None
        assert island["harvest"]["good"] == printed[island["name"]]["good"]


def test_tug_setup_1_a_set_with_fewer_tiles_than_islands_is_refused() -> None:
    source = TUNGARU.components().source
    start = source.index('[[tile]]\nid = "1h"')
    end = source.index("[[tile]]", start + 1)
    with pytest.raises(BadComponents) as caught:
        TUNGARU.own_components(source[:start] + source[end:])
    assert [(problem.place, problem.code) for problem in caught.value.problems] == [
        ("tile.1h", "missing-entry")
    ]
    assert "1h" in str(caught.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tug_setup_8_deluxe_nomads_join_every_number_of_players(players: int) -> None:
    for value, count in (("no", 0), ("yes", 4)):
        s = table(fresh(players, deluxe_nomads=value))
        assert sum(1 for i, name in enumerate(NOMAD_IDS) if name[0] == "D" and s.tiles[i] > 0) == count
        assert any(s.tiles[i] == IN_PILE for i in range(len(NOMAD_IDS)))


def test_tug_setup_8_a_deluxe_nomad_is_recruited_like_any_other() -> None:
    """D1 costs a fish, a shell and a coconut."""
    options: dict[str, object] = {"deluxe_nomads": "yes"}
    t = Table(boat=1, goods="FSC", islands=["D1"], taken="track", monuments="tarawa", options=options)
    t.play(recruit("A"), monument("space-3"), place(3), refill(1))
    assert t.recruited() == {"D1"}
    assert t.monuments("A") == 1
    assert t.state.isles[isle("A") * ISLE] > 0
