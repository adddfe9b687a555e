"""The story of the hands in a described position: what came into them and left them in this stage.

    story = "1+3 1M 2+3 2G 2>1.11"

Player 1 drew three cards and laid a millet open; player 2 drew three, laid a gold open, and a card
went face down into the eleventh hidden place of player 1: ten are for caves, then come the thieves.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import DREW, FACE_DOWN, HIDDEN, KINDS

Story = list[tuple[int, int]]  # a seat and what happened to its hand, as in the state

LETTERS: Final = "WGSM"
ENTRY: Final = re.compile(r"([1-9])(?:\+(\d{1,3})|([WGSM])|>([1-9])\.(\d{1,2}))")


def read_story(text: str, players: int) -> Story | None:
    """The entries of a story, or None if it cannot be read."""
    story: Story = []
    for word in text.split():
        match = ENTRY.fullmatch(word)
        if match is None or int(match[1]) > players or int(match[4] or 1) > players:
            return None
        seat = int(match[1]) - 1
        if match[2]:
            story += [(seat, int(DREW))] * int(match[2])
        elif match[3]:
            story.append((seat, LETTERS.index(match[3])))
        elif 1 <= int(match[5]) <= HIDDEN:
            story.append((seat, int(FACE_DOWN) + (int(match[4]) - 1) * int(HIDDEN) + int(match[5]) - 1))
        else:
            return None
    return story


def write_story(s: TuaregState) -> str:
    """The inverse of `read_story`."""
    words: list[str] = []
    story = s.story()
    for entry, same in groupby(int(story[i]) for i in range(int(s.told))):
        seat, what = entry & 7, entry >> 3
        if what == DREW:
            words.append(f"{seat + 1}+{len(list(same))}")
        elif what < KINDS:
            words += [f"{seat + 1}{LETTERS[what]}"] * len(list(same))
        else:
            owner, place = divmod(what - int(FACE_DOWN), int(HIDDEN))
            words.append(f"{seat + 1}>{owner + 1}.{place + 1}")
    return " ".join(words)


def holds(story: list[int], stage: int, drawn: list[int], private: list[int], hidden: dict[int, int]) -> bool:
    """Can this be what happened to one hand? `private` and `drawn` are by kind, `hidden` kinds by place."""
    unseen = sorted(what for what in story if what > DREW)
    if story.count(int(DREW)) != sum(drawn) or unseen != sorted(hidden):
        return False
    left = [hidden[what] if what > DREW else what for what in story if what != DREW]
    laid = [what for what in story if what < KINDS]
    carried = [private[kind] + laid.count(kind) - drawn[kind] for kind in range(KINDS)]
    if min(carried) < 0 or (stage == 1 and any(carried)):
        return False
    new = 0  # cards drawn so far that need not have left yet
    spare = list(carried)
    at = iter(left)
    for what in story:
        if what == DREW:
            new += 1
            continue
        kind = next(at)
        if spare[kind] > 0:
            spare[kind] -= 1
        else:
            new -= 1
        if new < 0:
            return False
    return True
