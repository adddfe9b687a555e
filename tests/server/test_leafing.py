"""Looking back at a match costs the same at its end as at its beginning, and shows the same as folding it."""

from __future__ import annotations

import pytest

from tests.core.play import play
from tests.fixtures import GAMES
from tutable.core.engine import SPECTATOR
from tutable.core.journal import Token
from tutable.core.match import Match
from tutable.server.stored import without_seed
from tutable.server.sync.track import Track
from tutable.server.work.leafing import EVERY, Leafing


def finished(game: str) -> Match:
    return play(Match.new(game, 3, seed=4), 20_000)


@pytest.mark.parametrize("game", [*GAMES, "lanterns"])
def test_every_position_is_what_folding_shows(game: str) -> None:
    save = without_seed(finished(game))
    whole = Match.load(save)
    whole.auto_end.clear()
    leafing = Leafing(save)
    length = len(whole.journal)
    for at in {0, 1, EVERY - 1, EVERY, EVERY + 1, *range(5, length, length // 12), length - 1, length}:
        if not 0 <= at <= length:
            continue
        for seat in (0, 2, SPECTATOR):
            plain = whole.fork(max(at - 1, 0))
            wanted = Track(plain, seat)
            before = wanted.version
            if at:
                plain.follow(whole.journal[at - 1], bound=False)
                wanted.advance(plain)
            match, track, news = leafing.step(at, seat)
            assert track.view == wanted.view and track.story.lines == wanted.story.lines
            assert news == wanted.since(before)
            assert match.hash() == plain.hash() and match.deciders() == plain.deciders()
            assert leafing.at(at)[0].view(seat) == plain.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_cost_of_a_step_does_not_grow(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leafing = Leafing(without_seed(finished(game)))
    length = len(leafing.match.journal)
    assert length > 5 * EVERY
    followed = 0
    follow = Match.follow

    def counted(self: Match, token: Token, bound: bool = True) -> None:
        nonlocal followed
        followed += 1
        follow(self, token, bound)

    monkeypatch.setattr(Match, "follow", counted)
    for at in range(0, length + 1, 7):
        followed = 0
        leafing.step(at, 0)
        assert followed <= EVERY
