"""Names at one table that nobody can mistake for one another.

Two names are too alike if nothing is left to tell them apart once case, accents, spaces and punctuation are
gone and letters that look alike are one. Whoever comes later then bears a number.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

from tutable.core.people import MAX_NAME

# Greek capitals look like other letters than their small ones do.
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx")
SMALL = str.maketrans(
    "авекмнорстухіјѕԁԛԝһґ" + "αβγεηικμνορτυχω" + "ıøłđħ" + "01i|",
    "abekmhopctyxijsdqwhr" + "abyenikuvoptuxw" + "ioldh" + "olll",
)


def skeleton(name: str) -> str:
    """What of a name the eye holds on to; two passes, for what looks like an i looks like an l."""
    parted = unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold()
    folded = parted.translate(SMALL).translate(SMALL)
    kept = "".join(char for char in folded if unicodedata.category(char)[0] in "LN")
    return kept or "".join(folded.split())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if it is too like another's."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    for n in count(2):
        numbered = f"{name[: MAX_NAME - len(str(n)) - 1].rstrip()} {n}"
        if skeleton(numbered) not in taken:
            return numbered
    raise AssertionError("numbers have no end")
