"""The map of Tundra as text: spaces in staggered rows, so that neighbours on the map are neighbours here."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

WIDE = 12  # columns from one border to the next
HIGH = 3  # lines from one border to the next
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌",
    DOWN | LEFT: "┐",
    UP | RIGHT: "└",
    UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    DOWN | LEFT | RIGHT: "┬",
    UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}


@dataclass(frozen=True)
class Space:
    """A space of the map with the two lines written on it."""

    at: tuple[int, int]  # axial coordinates
    lines: tuple[Text, Text]


def drawn(spaces: list[Space], ascii_only: bool) -> list[Text]:
    """Every row of spaces lies half a space beside the next one."""
    left = min(2 * space.at[0] + space.at[1] for space in spaces)
    top = min(space.at[1] for space in spaces)
    places: dict[tuple[int, int], Space] = {}
    for space in spaces:
        q, r = space.at
        places[(r - top) * HIGH, (2 * q + r - left) * WIDE // 2] = space
    height = max(y for y, _ in places) + HIGH + 1
    width = max(x for _, x in places) + WIDE + 1
    bits = [[0] * width for _ in range(height)]
    for y, x in places:
        frame(bits, y, x)
    rows: list[Text] = []
    for y in range(height):
        row = Text(no_wrap=True)
        x = 0
        while x < width:
            row.append(line_at(bits[y][x], ascii_only), "dim")
            x += 1
            inside = next((n for n in (1, 2) if (y - n, x - 1) in places), 0)
            if inside:
                content = places[(y - inside, x - 1)].lines[inside - 1]
                row.append_text(content).append(" " * (WIDE - 1 - content.cell_len))
                x += WIDE - 1
        rows.append(row)
    return rows


def frame(bits: list[list[int]], y: int, x: int) -> None:
    """The four borders of a space."""
    for line in (y, y + HIGH):
        for column in range(x, x + WIDE):
            bits[line][column] |= RIGHT
            bits[line][column + 1] |= LEFT
    for column in (x, x + WIDE):
        for line in range(y, y + HIGH):
            bits[line][column] |= DOWN
            bits[line + 1][column] |= UP


def line_at(bits: int, ascii_only: bool) -> str:
    if bits == 0:
        return " "
    if ascii_only:
        return {UP | DOWN: "|", LEFT | RIGHT: "-"}.get(bits, "+")
    return LINES[bits]
