"""What bots know about good positions of Tuareg."""

from tutable.games.tuareg.features.evaluation import FEATURES

__all__ = ["FEATURES"]
