"""What bots know about good positions of Tundra."""

from tutable.games.tundra.features.evaluation import FEATURES

__all__ = ["FEATURES"]
