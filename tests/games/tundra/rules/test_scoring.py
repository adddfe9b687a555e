"""Scoring and victory: TUN-28, personal goals and ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tundra.rules.table import Table, put, seat
from tutable.games.tundra.scoring import personal_count, personal_points
from tutable.games.tundra.terms import PERSONAL

LAND = [f"{n} g{n:02d}" for n in range(1, 13)]  # 1-3 firewood, 4-6 stone, 7-9 peat, 10-12 bare


def last_die(*others: dict[str, object], players: int = 2, **places: Any) -> Table:
    """The last die of the game has been used."""
    empty: list[dict[str, object]] = [{"dice": "", "workers": []} for _ in range(players - 1 - len(others))]
    t = Table(*others, *empty, players=players, dice="6", round=4, first=2, to_move=1, **places)
    t.play(put("gathering" if places.get("towers") else "architecture", 6))
    while t.match.deciders():
        t.play(0)
    return t


def count(name: str, *others: dict[str, object], **places: Any) -> int:
    t = Table(*others, dice="6", glades=LAND, **places)
    return int(personal_count(t.state, 0, PERSONAL.index(name)))


def test_tun_28_the_most_points_win() -> None:
    t = last_die(seat(dice="", workers=[], points=["goals 5"]), workers=[], points=["goals 4", "boards 2"])
    assert t.match.scores() == [6, 5]
    assert t.match.winners() == [0]


def test_tun_28_ties_go_to_resources_then_berries_then_are_shared() -> None:
    rival = {"dice": "", "workers": [], "points": ["goals 3"]}
    t = last_die({**rival, "stone": 2}, workers=[], firewood=3, points=["goals 3"])
    assert t.match.winners() == [0]
    t = last_die({**rival, "stone": 3, "berries": 1}, workers=[], firewood=3, points=["goals 3"])
    assert t.match.winners() == [1]
    t = last_die({**rival, "stone": 3}, workers=[], firewood=3, points=["goals 3"])
    assert t.match.winners() == [0, 1]
    assert "event-tied" in t.log() and "event-shared-win" in t.log()


def test_tun_28_a_personal_goal_scores_its_highest_step_only() -> None:
    for towers, points in ((1, 0), (2, 2), (3, 5), (4, 9)):
        t = last_die(workers=[], towers=["1", "2", "3", "4"][:towers], glades=LAND, personal="chain")
        assert t.view(0, 0)["points"]["personal"] == points


def test_tun_28_personal_goals_are_uncovered_at_the_end() -> None:
    t = last_die(seat(dice="", workers=[], personal="edge"), workers=[], personal="idle-workers")
    assert t.view(0, 1)["personal"]["goal"] == "edge"
    assert t.view(1, 0)["personal"]["goal"] == "idle-workers"
    assert t.view(1, 0)["points"]["personal"] == 17
    assert "event-uncovered" in t.log() and "event-personal" in t.log()


@pytest.mark.parametrize(
    ("goal", "places", "expected"),
    [
        ("variety", {"workers": ["1", "2", "home", "home 2", "4"], "towers": ["5"]}, 3),
        ("idle-workers", {"workers": ["1", "2"]}, 4),
        ("garrison", {"workers": ["1", "1", "2", "3"], "towers": ["1", "2"]}, 3),
        ("edge", {"workers": ["1", "1", "6", "7", "home"], "towers": ["12"]}, 3),
        (
            "estate",
            {
                "workers": [],
                "upgraded": ["travel", "trade"],
                "advisors": ["a01"],
                "cards": ["e01 trade"],
                "starters": ["s01 travel"],
            },
            4,
        ),
        ("idle-towers", {"workers": [], "towers": ["1"]}, 3),
        ("lead-firewood", {"workers": ["1", "2", "4"], "towers": ["3"]}, 3),
        ("lead-stone", {"workers": ["4", "5"]}, 2),
        ("lead-peat", {"workers": ["7", "7"]}, 1),
        ("lead-bare", {"workers": ["10", "11"]}, 2),
    ],
)
def test_tun_28_what_personal_goals_count(goal: str, places: dict[str, object], expected: int) -> None:
    assert count(goal, seat(dice="1", workers=[]), **places) == expected


def test_tun_28_every_personal_goal_has_three_steps_of_points() -> None:
    t = Table(dice="6", workers=[])
    assert int(personal_points(t.state, 0, PERSONAL.index("idle-workers"))) == 17
    assert int(personal_points(t.state, 0, PERSONAL.index("idle-towers"))) == 17
    assert int(personal_points(t.state, 0, PERSONAL.index("chain"))) == 0


def test_tun_a29_an_inner_hole_is_no_edge() -> None:
    edges = {2: 10, 3: 12, 4: 14}
    for players, number in edges.items():
        t = Table(players=players, dice="6")
        assert sum(glade["edge"] for glade in t.view(0)["glades"]) == number
    hexagon = Table(players=3, dice="6").view(0)["glades"]
    inner = [glade for glade in hexagon if not glade["edge"]]
    assert sorted(map(tuple, (glade["at"] for glade in inner))) == [
        (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0),
    ]  # fmt: skip


def test_tun_a30_the_chain_is_the_largest_connected_group() -> None:
    assert count("chain", workers=[], towers=["1", "2", "6"]) == 3  # a triangle
    assert count("chain", workers=[], towers=["1", "2", "4"]) == 2
    assert count("chain", workers=[], towers=["1", "4", "9"]) == 1


def test_tun_a31_equal_numbers_are_no_majority() -> None:
    rival = seat(dice="1", workers=["1", "2"])
    assert count("lead-firewood", rival, workers=["1", "2", "2", "3"]) == 2


def test_tun_a31_towers_and_workers_count_one_each() -> None:
    rival = seat(dice="1", workers=["1"], towers=["2"])
    assert count("lead-firewood", rival, workers=["1", "2", "2"], towers=["1"]) == 2
