"""Features with weights as a training may find them: other ones for every sight."""

from __future__ import annotations

from tutable.core.features import Features
from tutable.core.learned import UNIT, Learned
from tutable.core.rng import Rng
from tutable.train.selfplay import fresh_features


def wise(game: str) -> Features:
    features = fresh_features(game)
    rng = Rng(4)
    early, late = ([int(rng.below(3 * UNIT)) - UNIT for _ in features.sights()] for _ in range(2))
    features.learn(Learned(early, late, (9000, 4000)))
    return features
