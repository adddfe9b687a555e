"""What bots know about good positions of Tundra, by hand and learned."""

from pathlib import Path

from tutable.core.lessons import taught
from tutable.games.tundra.features.evaluation import TundraFeatures

FEATURES = taught(TundraFeatures, Path(__file__).parent / "learned.toml")

__all__ = ["FEATURES"]
