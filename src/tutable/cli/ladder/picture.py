"""A ladder as a picture: every bot on its rung, with the interval of its rating; plain SVG."""

from __future__ import annotations

from html import escape
from typing import Any

from tutable.cli.ladder.tables import title
from tutable.lang import Texts

WIDTH, ROW, TOP, BOTTOM = 640, 34, 50, 44
LEFT, RIGHT = 190, 24  # where the scale begins and ends
MARKS = 5  # numbers on the scale, about
INK, GREY, LINE = "#222222", "#666666", "#1f5f8b"


def picture(found: dict[str, Any], texts: Texts) -> str:
    """The whole file; `title` and `desc` say what is seen."""
    bots = sorted(found["ratings"], key=lambda bot: -bot["mean"])
    height = TOP + ROW * len(bots) + BOTTOM
    name = escape(title(found, texts))
    scale = Scale(min(bot["low"] for bot in bots), max(bot["high"] for bot in bots))
    foot = height - BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' aria-labelledby="title desc" font-family="sans-serif" font-size="14">',
        f'<title id="title">{name}</title>',
        f'<desc id="desc">{escape(described(bots, texts))}</desc>',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="26" fill="{INK}">{name}</text>',
    ]
    for mark in scale.marks():
        x = scale.x(mark)
        parts.append(f'<path d="M{x:.1f} {TOP - 6}V{foot}" stroke="#dddddd"/>')
        parts.append(text(x, foot + 18, f"{mark:g}", GREY, "middle"))
    parts.append(text(WIDTH - RIGHT, foot + 36, texts.say("rate-scale"), GREY, "end"))
    for i, bot in enumerate(bots):
        y = TOP + ROW * i + ROW / 2
        parts.append(text(LEFT - 14, y + 5, shortened(bot["bot"]), INK, "end"))
        reach = f"M{scale.x(bot['low']):.1f} {y}H{scale.x(bot['high']):.1f}"
        parts.append(f'<path d="{reach}" stroke="{LINE}" stroke-width="3" stroke-linecap="round"/>')
        parts.append(f'<circle cx="{scale.x(bot["mean"]):.1f}" cy="{y}" r="6" fill="{LINE}"/>')
    return "\n".join([*parts, "</svg>", ""])


class Scale:
    """Ratings from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.step = step(high - low)
        self.low = self.step * (low // self.step)
        self.high = self.step * (high // self.step + 1)

    def x(self, rating: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        return [self.low + self.step * i for i in range(round((self.high - self.low) / self.step) + 1)]


def step(reach: float) -> float:
    """A round number that divides a reach into a few parts."""
    size = 1.0
    while reach / size > MARKS:
        size *= 2 if str(size)[0] in "15" else 2.5
    return size


def described(bots: list[dict[str, Any]], texts: Texts) -> str:
    """The picture in words."""
    return " ".join(
        texts.say(
            "rate-stands",
            {
                name: bot[name] if name == "bot" else f"{bot[name]:.1f}"
                for name in ("bot", "mean", "low", "high")
            },
        )
        for bot in bots
    )


def text(x: float, y: float, words: str, ink: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{ink}" text-anchor="{anchor}">{escape(words)}</text>'


def shortened(name: str) -> str:
    """A name that fits beside the scale: the end of it, where the class or the program stands."""
    return name if len(name) <= 22 else "…" + name[-21:]
