"""States and knowledge can be copied and sent to another process, and take no secret along."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tutable.core.codec import encode, encode_knowledge
from tutable.core.engine import SPECTATOR, State
from tutable.core.playout import playout
from tutable.core.registry import game_ids, get_game
from tutable.core.rng import Rng

GAMES = [game for game in game_ids() if game != "lanterns"]


def in_play(game: str, picks: int) -> State:
    s = get_game(game).table(3)
    playout(s, Rng(picks), picks)
    return s


@pytest.mark.parametrize("picks", [0, 7, 40, 90])
@pytest.mark.parametrize("game", GAMES)
def test_a_state_comes_back_as_it_was(game: str, picks: int) -> None:
    s = in_play(game, picks)
    for again in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert encode(again) == encode(s)
        playout(again, Rng(1), 5)
    assert encode(pickle.loads(pickle.dumps(s))) == encode(s)


@pytest.mark.parametrize("picks", [12, 60])
@pytest.mark.parametrize("game", GAMES)
def test_knowledge_comes_back_as_it_was(game: str, picks: int) -> None:
    s = in_play(game, picks)
    for seat in (0, 1, 2, SPECTATOR):
        knowledge = s.knowledge(seat)
        for again in (copy.copy(knowledge), copy.deepcopy(knowledge), pickle.loads(pickle.dumps(knowledge))):
            assert encode_knowledge(again) == encode_knowledge(knowledge)


@pytest.mark.parametrize("game", GAMES)
def test_pickled_knowledge_is_the_same_whatever_is_hidden(game: str) -> None:
    knowledge = in_play(game, 40).knowledge(0)
    other = knowledge.sample(Rng(5)).knowledge(0)
    assert pickle.dumps(knowledge) == pickle.dumps(other)


def test_a_table_made_by_hand_says_why_it_cannot_travel() -> None:
    game = get_game(GAMES[0])
    s = game.start(2, game.check_options({}), game.components())
    with pytest.raises(pickle.PicklingError, match=r"Game\.table"):
        pickle.dumps(s)


def test_other_processes_can_play_on() -> None:
    tables = [in_play(game, 10) for game in GAMES]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(encode, tables)) == [encode(s) for s in tables]
