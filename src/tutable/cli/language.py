"""Which language to speak, and how to keep foreign text from steering the terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence

DEFAULT = "en"


def language(args: Sequence[str]) -> str:
    """`--lang`, else TUTABLE_LANG, else the locale; English if it is neither of ours."""
    for place, word in enumerate(args):
        if word == "--lang" and place + 1 < len(args):
            return args[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    chosen = os.environ.get("TUTABLE_LANG")
    if chosen:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "de" if value.lower().startswith("de") else DEFAULT
    return DEFAULT


def printable(text: str) -> str:
    """Text from outside without control characters, so that a file name cannot clear a screen."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)
