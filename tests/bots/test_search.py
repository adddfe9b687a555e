"""The search: the same budget finds the same move, from what the seat knows and from nothing else."""

from __future__ import annotations

import pytest

from tests.fixtures import GAMES
from tutable.bots import get_bot
from tutable.bots.search import ONE, Search, SearchBot, log_of, root_of
from tutable.core.engine import State
from tutable.core.errors import BadBot
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng


def in_play(game: str, picks: int, players: int = 3) -> State:
    s = get_game(game).table(players)
    s.roll(Rng(picks))
    playout(s, Rng(picks), picks)
    s.roll(Rng(picks))
    return s


def chosen(s: State, seed: int, iterations: int = 60) -> int:
    seat = s.seat()
    return SearchBot(game_of(s), seed, iterations).choose(s.knowledge(seat), s.options_of(seat))


def game_of(s: State) -> str:
    return str(s.box.origin.game)


def test_roots_and_logarithms() -> None:
    assert [root_of(n) for n in (0, 1, 3, 4, 99, 100, 1 << 40)] == [0, 1, 1, 2, 9, 10, 1 << 20]
    for n, expected in ((1, 0.0), (2, 0.693), (8, 2.079), (1000, 6.908)):
        assert log_of(n) / ONE == pytest.approx(expected, abs=0.05)


@pytest.mark.parametrize("picks", [0, 25])
@pytest.mark.parametrize("game", GAMES)
def test_one_budget_and_one_seed_find_one_move(game: str, picks: int) -> None:
    s = in_play(game, picks)
    assert chosen(s, 5) == chosen(s, 5)
    assert chosen(s, 5) in s.options_of(s.seat())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing(game: str) -> None:
    for picks in (12, 30):
        s = in_play(game, picks)
        seat = s.seat()
        twin = s.knowledge(seat).sample(Rng(9))
        options = s.options_of(seat)
        one, other = (SearchBot(game, 3, 40).choose(t.knowledge(seat), options) for t in (s, twin))
        assert one == other


@pytest.mark.parametrize("game", GAMES)
def test_every_iteration_is_counted_once(game: str) -> None:
    s = in_play(game, 8)
    seat = s.seat()
    bot = SearchBot(game, 1)
    search = Search(bot.features, s.knowledge(seat), s.options_of(seat), Rng(1), 101)
    search.run(100)
    child, visits = search.below[0], 0
    while child:
        visits += int(search.visits[child])
        assert 0 <= search.total[child] <= search.visits[child] * ONE
        child = search.after[child]
    assert visits == search.iterations == 100


def test_it_beats_random_play() -> None:
    game = get_game(GAMES[0])
    won = 0.0
    for number in range(4):
        s = game.table(2)
        rng = Rng(number)
        seats = [get_bot("random", game.id, number), SearchBot(game.id, number, 20)]
        bots = seats if number % 2 else seats[::-1]
        s.roll(rng)
        while not s.is_over():
            seat = s.seat()
            s.take(bots[seat].choose(s.knowledge(seat), s.options()))
            s.roll(rng)
        winners = s.winners()
        won += (number % 2 in winners) / len(winners)
    assert won >= 3


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadBot):
        get_bot("tutable.bots.search:SearchBot", "lanterns")
