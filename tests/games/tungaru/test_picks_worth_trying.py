"""What a bot of Tungaru leaves out does the same as something it tries."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.bots import features_of
from tutable.core.engine import State
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tungaru import flow


def after(s: State, pick: int) -> list[int]:
    features = features_of("tungaru")
    assert features is not None
    s = s.clone()
    s.take(pick)
    found = vec[i64]([0] * 8)
    features.standings(s, found)
    return [int(standing) for standing in found]


def test_of_dice_that_show_the_same_one_is_tried() -> None:
    features = features_of("tungaru")
    assert features is not None
    left_out = 0
    for seed in range(1):
        rng = Rng(seed)
        s = get_game("tungaru").table(3)
        s.roll(rng)
        while not s.is_over() and left_out < 300:
            options = s.options()
            tried = features.worth_trying(s, s.seat(), options, 0)
            assert tried and set(tried) <= set(options)
            for pick in set(options) - set(tried):
                if s.top() & 0xFF != flow.TURN:
                    continue
                left_out += 1
                assert after(s, pick) in [after(s, other) for other in tried]
            s.take(options[rng.below(len(options))])
            s.roll(rng)
    assert left_out > 100
