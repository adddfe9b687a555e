"""Names and chat as people type them, without what could steer a page, a terminal or a line.

Everything is shown as text and never as markup, so markup is harmless; what is taken out here are
control characters, direction marks, invisible characters and towers of accents.
"""

from __future__ import annotations

import unicodedata

from tutable.core.errors import BadNames
from tutable.core.people import MAX_NAME
from tutable.server.errors import BadChat

MAX_CHAT = 500
MAX_MARKS = 2  # accents on one letter: more than any living language stacks up
# Letters by category, empty to the eye: Hangul fillers and the like.
BLANK = "\u115f\u1160\u3164\uffa0\u2800"


def plain(text: str) -> str:
    """One line of printable text, composed, with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for char in composed:
        category = unicodedata.category(char)
        marks = marks + 1 if category.startswith("M") else 0
        if char.isspace():
            kept.append(" ")
        elif char.isprintable() and char not in BLANK and marks <= MAX_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def is_plain(text: str) -> bool:
    """Does everything in it show, so that nothing needs to be taken out?"""
    return plain(text) == " ".join(unicodedata.normalize("NFC", text).split())


def name(given: str) -> str:
    """A player's name."""
    found = plain(given[: MAX_NAME * 10])
    if not found or len(found) > MAX_NAME:
        raise BadNames(problem="name", name=found[:MAX_NAME])
    return found


def chat(given: str) -> str:
    """What somebody says at a table."""
    if len(given) > MAX_CHAT:
        raise BadChat(problem="long", limit=MAX_CHAT)
    found = plain(given)
    if not found:
        raise BadChat(problem="empty")
    return found
