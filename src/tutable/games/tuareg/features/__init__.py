"""What bots know about good positions of Tuareg, by hand and learned."""

from pathlib import Path

from tutable.core.lessons import taught
from tutable.games.tuareg.features.evaluation import TuaregFeatures

FEATURES = taught(TuaregFeatures, Path(__file__).parent / "learned.toml")

__all__ = ["FEATURES"]
