"""The search: the same budget finds the same move, from what the seat knows and from nothing else."""

from __future__ import annotations

from time import monotonic

import pytest

from tests.fixtures import GAMES
from tutable.bots import features_of
from tutable.bots.rarity import ONE, log_of, logarithm_root, rarity, root_of
from tutable.bots.search import AFTER, BELOW, HALF, HOPE, ROW, TOTAL, VISITS, Search, room
from tutable.core.engine import Knowledge, State
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng


def in_play(game: str, picks: int, players: int = 3) -> State:
    s = get_game(game).table(players)
    s.roll(Rng(picks))
    playout(s, Rng(picks), picks)
    s.roll(Rng(picks))
    return s


def searched(
    game: str, knowledge: Knowledge, options: list[int], seed: int = 5, iterations: int = 60
) -> Search:
    features = features_of(game)
    assert features is not None
    search = Search(features, knowledge, options, Rng(seed), room(iterations))
    search.run(iterations)
    return search


def look(game: str, s: State, seed: int = 5, iterations: int = 60) -> Search:
    seat = s.seat()
    return searched(game, s.knowledge(seat), s.options_of(seat), seed, iterations)


def children(search: Search, node: int = 0) -> list[int]:
    found, child = [], int(search.nodes[node + BELOW])
    while child:
        found.append(child)
        child = int(search.nodes[child + AFTER])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_decided_is_not_looked_into_any_more(game: str) -> None:
    """A bot stops when nothing can change its pick: the same pick for less."""
    features = features_of(game)
    assert features is not None
    spared = 0
    for picks in (0, 25, 60):
        s = in_play(game, picks, 2)
        seat = s.seat()
        for seed in range(8):
            whole = look(game, s, seed, 200)
            short = Search(features, s.knowledge(seat), s.options_of(seat), Rng(seed), room(200))
            short.decide(200)
            assert short.best() == whole.best()
            assert short.iterations <= 200
            spared += 200 - short.iterations
    assert spared > 0


def test_roots_and_logarithms() -> None:
    assert [root_of(n) for n in (0, 1, 3, 4, 99, 100, 1 << 40)] == [0, 1, 1, 2, 9, 10, 1 << 20]
    for n, expected in ((1, 0.0), (2, 0.693), (8, 2.079), (1000, 6.908)):
        assert log_of(n) / ONE == pytest.approx(expected, abs=0.05)
    for n in (1, 5, 100, 1023, 1024, 5000, 90_000):
        assert rarity(n) / ONE == pytest.approx(n**-0.5, rel=0.01)
        assert (logarithm_root(n) / ONE) ** 2 == pytest.approx(log_of(n) / ONE, abs=0.001)


@pytest.mark.parametrize("picks", [0, 25])
@pytest.mark.parametrize("game", GAMES)
def test_one_budget_and_one_seed_find_one_move(game: str, picks: int) -> None:
    s = in_play(game, picks)
    one, again = look(game, s), look(game, s)
    assert one.best() == again.best() and one.best() in s.options_of(s.seat())
    assert list(one.nodes) == list(again.nodes)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing(game: str) -> None:
    for picks in (12, 30):
        s = in_play(game, picks)
        seat = s.seat()
        twin = s.knowledge(seat).sample(Rng(9))
        options = s.options_of(seat)
        one, other = (searched(game, t.knowledge(seat), options, 3, 40) for t in (s, twin))
        assert list(one.nodes) == list(other.nodes)


@pytest.mark.parametrize("game", GAMES)
def test_every_iteration_is_counted_once(game: str) -> None:
    search = look(game, in_play(game, 8), 1, 100)
    tree = search.nodes
    for node in children(search):
        assert 0 <= tree[node + TOTAL] <= tree[node + VISITS] * ONE
        assert 0 <= tree[node + HOPE] <= ONE
        below = sum(int(tree[child + VISITS]) for child in children(search, node))
        assert below <= tree[node + VISITS]
    assert sum(int(tree[node + VISITS]) for node in children(search)) == search.iterations == 100


@pytest.mark.parametrize("game", GAMES)
def test_a_full_tree_goes_on_without_growing(game: str) -> None:
    s = in_play(game, 8)
    features = features_of(game)
    assert features is not None
    options = s.options_of(s.seat())
    search = Search(features, s.knowledge(s.seat()), options, Rng(1), len(options) + 5)
    search.run(50)
    assert search.end <= search.limit == (len(options) + 5) * ROW and search.best() in options


@pytest.mark.parametrize("game", GAMES)
def test_a_hard_stop(game: str) -> None:
    """After the moment has come no iteration begins, and none is long: the quickest of three shows it."""
    s = in_play(game, 8)
    features = features_of(game)
    assert features is not None
    overruns = []
    for seed in range(3):
        search = Search(features, s.knowledge(s.seat()), s.options_of(s.seat()), Rng(seed), 5000)
        search.run_until(monotonic() - 1, 100)
        assert search.iterations == 0
        end = monotonic() + 0.05
        search.run_until(end, 1_000_000)
        overruns.append(monotonic() - end)
    assert 0 <= min(overruns) < 0.05
    done = int(search.iterations)
    search.run_until(monotonic() + 3600, done + 3)
    assert search.iterations == done + 3


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_judged_by_who_has_won(game: str) -> None:
    s = in_play(game, 0, 2)
    search = look(game, s, iterations=1)
    playout(s, Rng(3))
    search.judge(s)
    for seat in range(2):
        assert (search.reward[seat] > HALF) == (s.winners() == [seat])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_overlooked_is_not_played(game: str) -> None:
    s = in_play(game, 25)
    seat = s.seat()
    features = features_of(game)
    assert features is not None
    for seed in range(20):
        search = Search(features, s.knowledge(seat), s.options_of(seat), Rng(seed), room(20))
        all_of_them = search.options
        search.overlook(1000)
        assert len(search.options) == 1 and search.options[0] in all_of_them
        search.run(20)
        assert search.best() in search.options


@pytest.mark.parametrize("players", [2, 4])
def test_at_larger_tables_what_rivals_answer_is_not_weighed_in_tundra(players: int) -> None:
    """With two players their picks are in the tree, with four only one's own."""
    s = in_play("tundra", 12, players)
    seat = s.seat()
    search = look("tundra", s, iterations=1)
    for i in range(len(search.mover)):
        search.mover[i] = -1
    search.run(1500)
    weighed = {int(mover) for mover in search.mover if mover >= 0}
    assert (weighed == {seat}) == (players == 4)
