"""What bots know about good positions of Tungaru."""

from tutable.games.tungaru.features.evaluation import FEATURES

__all__ = ["FEATURES"]
