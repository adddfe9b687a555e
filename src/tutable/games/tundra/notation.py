"""The small notation of the component files, read: `2F B` are gains, `6-4: F; 3-1: 2F` the rows of a card."""

from __future__ import annotations

import re

from tutable.core.errors import Problem
from tutable.games.tundra.terms import (
    FACES,
    HELP_BUY,
    HELP_CHANGE,
    HELP_GAIN,
    HELP_REROLL,
    HELP_SELL,
    HELP_TOWERS,
    ITEMS,
    LETTERS,
    VERBS,
)


def gains(text: str) -> list[int]:
    """How many of each item."""
    found = [0] * int(ITEMS)
    for item in text.split():
        found[LETTERS.index(item[-1])] += int(item[:-1] or 1)
    return found


def spans(text: str) -> list[tuple[int, int, str]]:
    """Highest and lowest row of what stands in several, and what it is."""
    found: list[tuple[int, int, str]] = []
    for part in text.split("; "):
        slots, _, what = part.partition(": ")
        ends = [int(slot) for slot in slots.split("-")]
        found.append((max(ends), min(ends), what))
    return found


def rows(text: str) -> list[tuple[int, str]]:
    """Row and what stands there, row by row."""
    return [(row, what) for high, low, what in spans(text) for row in range(low, high + 1)]


def action(what: str) -> tuple[str, int]:
    """The verb of a board's row and its number."""
    verb, _, number = what.partition(" ")
    return verb, int(number)


def card_table(text: str) -> list[int]:
    """For rows 0 to 6, what a card gives: row 0 is empty."""
    table = [[0] * int(ITEMS) for _ in range(int(FACES) + 1)]
    for row, what in rows(text):
        table[row] = gains(what)
    return [number for line in table for number in line]


def board_table(text: str) -> list[int]:
    """For rows 0 to 6 a verb and its number."""
    table = [0] * (2 * (int(FACES) + 1))
    for row, what in rows(text):
        verb, number = action(what)
        table[2 * row] = VERBS.index(verb)
        table[2 * row + 1] = number
    return table


def effect_table(text: str) -> list[int]:
    """An advisor: what it does, berries paid, times or berries per tower, limit, then its gains."""
    nothing = [0] * int(ITEMS)
    if text in ("change", "reroll"):
        return [int(HELP_CHANGE if text == "change" else HELP_REROLL), 0, 0, 0, *nothing]
    towers = re.fullmatch(r"(.?)B \+ (.?)B per tower, at most (.)B", text)
    if towers is not None:
        return [int(HELP_TOWERS), 0, int(towers[2] or 1), int(towers[3]), *gains(f"{towers[1]}B")]
    several = re.fullmatch(r"(.) x (.?)B > A", text)
    if several is not None:
        return [int(HELP_BUY), int(several[2] or 1), int(several[1]), 0, *gains("A")]
    if text.startswith("A > "):
        return [int(HELP_SELL), 0, 0, 0, *gains(text[4:])]
    pay, arrow, gain = text.rpartition(" > ")
    return [int(HELP_GAIN), int(pay[:-1] or 1) if arrow else 0, 0, 0, *gains(gain)]


def row_problems(text: str, place: str, whole: bool) -> list[Problem]:
    """Rows that occur twice; where `whole`, rows that are missing."""
    found: list[Problem] = []
    named = [row for row, _ in rows(text)]
    for row in range(1, int(FACES) + 1):
        if named.count(row) > 1:
            found.append(Problem("row-twice", place, row=row))
        if whole and row not in named:
            found.append(Problem("row-missing", place, row=row))
    return found
