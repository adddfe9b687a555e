"""One decision on one screen: what has happened, the table as far as there is room, what can be picked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutable.cli.playing.offers import wrapped

if TYPE_CHECKING:
    from rich.text import Text

    from tutable.face.picture import Picture, Section

LEAST_PICKS = 5  # lines of them that are shown in any case
LEAST_NEWS = 2
MORE = "  "  # before what goes on in the next line
LEFT_OPEN = 2  # lines for what is folded away, and for the answer


@dataclass(frozen=True)
class Fitted:
    """What goes on the screen, and what has to be asked for."""

    news: list[str]
    sections: list[Section]
    folded: list[Section]
    picks: list[Text]
    more: list[Text]


def fit(news: list[str], picture: Picture, picks: list[Text], beside: list[str], height: int) -> Fitted:
    """`beside` are the lines that are always there: the question, and what is said below the picks."""
    width = picture.width
    room = height - LEFT_OPEN - sum(tall(line, width) for line in beside)
    most = max(LEAST_PICKS, room // 2)
    if len(picks) > most:
        picks, more = picks[: most - 1], picks[most - 1 :]
        room -= 1  # says that there are more
    else:
        more = []
    room -= len(picks)
    recent = latest(news, max(LEAST_NEWS, room // 3), width)
    room -= sum(len(hanging(line, width)) for line in recent)
    sections, folded = picture.fitting(room)
    return Fitted(recent, sections, folded, picks, more)


def latest(news: list[str], room: int, width: int) -> list[str]:
    """The end of the news, as much as there is room for."""
    found: list[str] = []
    for line in reversed(news):
        room -= len(hanging(line, width))
        if room < 0:
            break
        found.insert(0, line)
    return found


def hanging(line: str, width: int) -> list[str]:
    """A line of news: what does not fit goes on below its words."""
    first, *rest = wrapped(line, width - len(MORE)) or [""]
    return [first, *(MORE + part for part in rest)]


def tall(line: str, width: int) -> int:
    return len(wrapped(line, width)) or 1
