"""Figures as pictures: plain SVG that carries its own description, for ladders, learning curves and the lab.

A charting library would weigh more than everything else here together, and its pictures say nothing to
whoever cannot see them; these have a title and a description in words, and no script.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW, TOP, BOTTOM = 640, 34, 50, 44
LEFT, RIGHT = 190, 24  # where the scale of a picture of rows begins and ends
ROOM, LETTER, FURTHEST = (
    22,
    7,
    300,
)  # letters that fit beside it, how wide one is, and where it begins at most
HEIGHT, SIDE, HEAD, FOOT = 320, 64, 56, 56  # a picture of lines
MARKS = 5  # numbers on a scale, about
INK, GREY, LINE, OTHER, GRID = "#222222", "#666666", "#1f5f8b", "#a8561c", "#dddddd"


@dataclass(frozen=True)
class Dot:
    """A row: a number, and what 95% lies between."""

    name: str
    value: float
    low: float
    high: float
    stands_out: bool = False


class Scale:
    """Numbers from left to right, or from below."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        self.step = step(high - low)
        self.low = self.step * (low // self.step)
        self.high = self.step * (high // self.step + 1)
        self.begin = begin
        self.end = end

    def at(self, value: float) -> float:
        return self.begin + (self.end - self.begin) * (value - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        return [self.low + self.step * i for i in range(round((self.high - self.low) / self.step) + 1)]


def step(reach: float) -> float:
    """A round number that divides a reach into a few parts."""
    if reach <= 0:
        return 1.0
    size: float = 10.0 ** math.floor(math.log10(reach / MARKS))
    for times in (1, 2, 5):
        if reach / (size * times) <= MARKS:
            return size * times
    return size * 10


def dots(
    rows: Sequence[Dot], title: str, described: str, across: str, name: str = "", line: float | None = None
) -> str:
    """Numbers with their intervals, row by row; `line` is one to compare all of them with."""
    height = TOP + ROW * len(rows) + BOTTOM
    foot = height - BOTTOM
    lows, highs = [row.low for row in rows], [row.high for row in rows]
    if line is not None:
        lows.append(line)
        highs.append(line)
    longest = max((len(row.name) for row in rows), default=0)
    left = min(LEFT + LETTER * max(longest - ROOM, 0), FURTHEST)
    scale = Scale(min(lows), max(highs), left, WIDTH - RIGHT)
    parts = opening(WIDTH, height, title, described, name)
    for mark in scale.marks():
        x = scale.at(mark)
        parts.append(f'<path d="M{x:.1f} {TOP - 6}V{foot}" stroke="{GRID}"/>')
        parts.append(text(x, foot + 18, f"{mark:.6g}", GREY, "middle"))
    if line is not None:
        x = scale.at(line)
        parts.append(f'<path d="M{x:.1f} {TOP - 6}V{foot}" stroke="{OTHER}" stroke-dasharray="6 4"/>')
    parts.append(text(WIDTH - RIGHT, foot + 36, across, GREY, "end"))
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        colour = OTHER if row.stands_out else LINE
        parts.append(text(left - 14, y + 5, shortened(row.name, ROOM + (left - LEFT) // LETTER), INK, "end"))
        reach = f"M{scale.at(row.low):.1f} {y}H{scale.at(row.high):.1f}"
        parts.append(f'<path d="{reach}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>')
        parts.append(f'<circle cx="{scale.at(row.value):.1f}" cy="{y}" r="6" fill="{colour}"/>')
    return "\n".join([*parts, "</svg>", ""])


@dataclass(frozen=True)
class Point:
    """A place of a line, with the interval of its height where it has one."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None


def line(
    points: Sequence[Point],
    title: str,
    described: str,
    across: str,
    label: str = "",
    base: tuple[float, str] | None = None,
    name: str = "",
) -> str:
    """One line from left to right; `base` is a level to compare it with, and what that is called."""
    heights = [point.y for point in points]
    heights += [end for point in points for end in (point.low, point.high) if end is not None]
    if base is not None:
        heights.append(base[0])
    margin = (max(heights) - min(heights)) * 0.05
    wide = Scale(
        min((point.x for point in points), default=0.0),
        max((point.x for point in points), default=1.0),
        SIDE,
        WIDTH - RIGHT,
    )
    high = Scale(min(heights) - margin, max(heights) + margin, HEIGHT - FOOT, HEAD)
    parts = opening(WIDTH, HEIGHT, title, described, name)
    for mark in high.marks():
        parts.append(f'<path d="M{SIDE} {high.at(mark):.1f}H{WIDTH - RIGHT}" stroke="{GRID}"/>')
        parts.append(text(SIDE - 8, high.at(mark) + 5, f"{mark:.6g}", GREY, "end"))
    for mark in wide.marks():
        parts.append(text(wide.at(mark), HEIGHT - FOOT + 20, f"{mark:.6g}", GREY, "middle"))
    parts.append(text(WIDTH - RIGHT, HEIGHT - 12, across, GREY, "end"))
    if base is not None:
        level = high.at(base[0])
        parts.append(
            f'<path d="M{SIDE} {level:.1f}H{WIDTH - RIGHT}" stroke="{OTHER}" stroke-dasharray="6 4"/>'
        )
        parts.append(text(WIDTH - RIGHT, level - 6, base[1], OTHER, "end"))
    for point in points:
        if point.low is not None and point.high is not None:
            reach = f"M{wide.at(point.x):.1f} {high.at(point.low):.1f}V{high.at(point.high):.1f}"
            parts.append(f'<path d="{reach}" stroke="{LINE}" stroke-width="1.5"/>')
    way = " ".join(f"{wide.at(point.x):.1f},{high.at(point.y):.1f}" for point in points)
    parts.append(f'<polyline points="{way}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    parts += [
        f'<circle cx="{wide.at(point.x):.1f}" cy="{high.at(point.y):.1f}" r="4" fill="{LINE}"/>'
        for point in points
    ]
    if points and label:
        parts.append(text(wide.at(points[-1].x), high.at(points[-1].y) + 20, label, LINE, "end"))
    return "\n".join([*parts, "</svg>", ""])


def opening(width: int, height: int, title: str, described: str, name: str) -> list[str]:
    """The beginning of a picture; `name` tells several on one page apart."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-labelledby="{name}title {name}desc" font-family="sans-serif" font-size="14">',
        f'<title id="{name}title">{escape(title)}</title>',
        f'<desc id="{name}desc">{escape(described)}</desc>',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        text(16, 26, title, INK, "start"),
    ]


def text(x: float, y: float, words: str, ink: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{ink}" text-anchor="{anchor}">{escape(words)}</text>'


def shortened(name: str, room: int) -> str:
    """A name that fits beside the scale: the end of it, where the class or the program stands."""
    return name if len(name) <= room else "…" + name[1 - room :]
