"""A learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.face.svg import Point, line


def picture(points: Sequence[tuple[int, float]], title: str, across: str, hand: str, learned: str) -> str:
    """The first point is what is written by hand: a line to compare the others with."""
    base = points[0][1]
    taught = points[1:]
    described = f"{hand}: {base:.4f}. " + " ".join(f"{games}: {error:.4f}." for games, error in taught)
    return line(
        [Point(games, error) for games, error in taught],
        title,
        described,
        across,
        label=learned,
        base=(base, hand),
    )
