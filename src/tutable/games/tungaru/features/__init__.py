"""What bots know about good positions of Tungaru, by hand and learned."""

from pathlib import Path

from tutable.core.lessons import taught
from tutable.games.tungaru.features.evaluation import TungaruFeatures

FEATURES = taught(TungaruFeatures, Path(__file__).parent / "learned.toml")

__all__ = ["FEATURES"]
