"""What a bot leaves out does the same as something it tries."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from tutable.bots import features_of
from tutable.core.engine import State
from tutable.core.features import Features
from tutable.core.registry import get_game
from tutable.core.rng import Rng


def after(features: Features, s: State, pick: int) -> list[int]:
    s = s.clone()
    s.take(pick)
    found = vec[i64]([0] * 8)
    features.standings(s, found)
    return [int(standing) for standing in found]


def leaves_out_only_what_is_alike(
    game: str, games: int, is_judged: Callable[[State], bool] = lambda s: True
) -> None:
    """In random games of three, wherever the state is judged; some must have been left out."""
    features = features_of(game)
    assert features is not None
    left_out = 0
    for seed in range(games):
        rng = Rng(seed)
        s = get_game(game).table(3)
        s.roll(rng)
        while not s.is_over() and left_out < 300:
            options = s.options()
            tried = features.worth_trying(s, s.seat(), options, 0)
            assert tried and set(tried) <= set(options)
            for pick in set(options) - set(tried) if is_judged(s) else ():
                left_out += 1
                assert after(features, s, pick) in [after(features, s, other) for other in tried]
            s.take(options[rng.below(len(options))])
            s.roll(rng)
    assert left_out > 100
