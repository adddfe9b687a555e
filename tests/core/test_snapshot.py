"""A match that was carried over goes on as if nothing had happened."""

from __future__ import annotations

import msgspec
import pytest

from tests.core.play import play
from tests.fixtures import GAMES, GAMES_FOLDER
from tests.fixtures.matches import own_path
from tutable.core.engine import SPECTATOR
from tutable.core.errors import TutableError
from tutable.core.match import Match
from tutable.core.snapshot import Snapshot, restored, taken


def carried(match: Match) -> Match:
    """As between two processes."""
    data = msgspec.msgpack.encode(taken(match))
    return restored(msgspec.msgpack.decode(data, type=Snapshot))


def assert_same(one: Match, other: Match) -> None:
    assert other.save() == one.save()
    for seat in (*range(one.players), SPECTATOR):
        assert other.view(seat) == one.view(seat)
        assert other.log(seat) == one.log(seat)
        assert other.version(seat) == one.version(seat)
    for seat in range(one.players):
        assert other.horizon(seat) == one.horizon(seat)
        assert other.options(seat) == one.options(seat)
    assert other.deciders() == one.deciders() and other.awaits_end() == one.awaits_end()


@pytest.mark.parametrize("game", [*GAMES, "lanterns"])
@pytest.mark.parametrize("picks", [0, 7, 60, 3000])
def test_it_holds_everything_and_goes_on_with_the_same_luck(game: str, picks: int) -> None:
    match = play(Match.new(game, 3, seed=2, auto_end=[1]), picks, undo=0.3)
    other = carried(match)
    assert_same(match, other)
    assert_same(play(match, 40, seed=5, undo=0.4), play(other, 40, seed=5, undo=0.4))


@pytest.mark.parametrize("game", GAMES)
def test_own_components_and_described_tables_are_not_read_again(game: str) -> None:
    own = Match.new(game, 2, seed=1, components=own_path(game).read_text("utf-8"))
    assert_same(own, carried(own))
    for path in sorted((GAMES_FOLDER / game / "positions").glob("*.toml")):
        position = path.read_text("utf-8")
        players = next(n for n in range(2, 7) if fits(game, n, position))
        match = Match.new(game, players, seed=1, position=position)
        assert_same(play(match, 10), carried(match))


def fits(game: str, players: int, position: str) -> bool:
    try:
        Match.new(game, players, seed=1, position=position)
    except TutableError:
        return False
    return True
