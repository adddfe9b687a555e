"""What people see of a game: how it is told, what its things are, and how the terminal draws it.

`Face` is what every game has without doing anything: it shows a view as it comes and tells every entry of
the log in its own words. A game overrides what it can do better, in its module `face`. Faces see views,
offers and log entries, and know no rules; server and terminal both use them, so nothing is told twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from tutable.core.engine import Shown
from tutable.core.game import Game
from tutable.core.registry import get_game
from tutable.face.telling import Telling
from tutable.face.things import Explained, Move, Topic
from tutable.lang import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

View = dict[str, Any]


class Face:
    """Any game."""

    game = ""  # its id, with which its messages begin
    telling = Telling()
    headings: Mapping[str, str] = {}  # for a pick's message what it is listed under, if not under "end"
    sources: Sequence[str] = ()  # of points, as a view's seats name them
    ending = ""  # the pick whose words say that the turn is over

    # -- for terminal and browser ---------------------------------------------------------

    def heading(self, offer: Shown) -> str:
        """The heading under which a pick is listed, as a message; none: no headings."""
        if not self.headings:
            return ""
        return f"{self.game}-group-{self.headings.get(offer.message, 'end')}"

    def kind(self, ref: str) -> str:
        """What sort of thing to point at next, as a message: "an island"; none: it is not said."""
        return ""

    def move(self, event: Shown, before: View, after: View, own: int) -> Move | None:
        """What moved in an event, between what the seat `own` saw before it and after it."""
        return None

    def explain(self, ref: str, view: View, seat: int) -> Explained | None:
        """What a thing is, from what `seat` sees; None: it speaks for itself."""
        return None

    def topics(self, view: View) -> list[Topic]:
        """What can be asked for by a word; `explain` knows each of them by its reference."""
        return []

    # -- for the terminal -----------------------------------------------------------------

    def board(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> RenderableType:
        """The table as `seat` sees it, drawn."""
        from rich.text import Text

        return Text("\n".join(self.prose(view, seat, texts)))

    def prose(self, view: View, seat: int, texts: Texts) -> list[str]:
        """The table as `seat` sees it, in lines that make sense one after another."""
        return list(flat(view))

    def points(self, view: View, texts: Texts) -> list[tuple[str, list[int]]]:
        """Where the points come from: what for, and how many for each seat."""
        return [
            (texts.say(f"{self.game}-score-{source}"), [seat["points"][source] for seat in view["seats"]])
            for source in self.sources
        ]

    def scores(self, view: View, totals: Sequence[int], texts: Texts) -> list[list[str]]:
        """Names, then rows that say what for; the total comes last and is the rows' sum.

        A view shows its seat's turn as it stands, `totals` count it only when it is over.
        """
        rows = self.points(view, texts)
        if rows:
            totals = [sum(column) for column in zip(*(numbers for _, numbers in rows), strict=True)]
        names = [texts.player(seat) for seat in range(len(totals))]
        table = [*rows, (texts.say("score-total"), totals)]
        return [["", *names], *([title, *map(str, numbers)] for title, numbers in table)]

    def together(self, views: Sequence[View]) -> View:
        """What all seats know put together, for a match that is over; here: one after the other."""
        return {str(number): view for number, view in enumerate(views, 1)}


def flat(value: Any, path: str = "") -> Iterator[str]:
    """A view as lines `path: value`."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from flat(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
        for number, inner in enumerate(value, 1):
            yield from flat(inner, f"{path} {number}")
    elif isinstance(value, list):
        yield f"{path}: {', '.join(map(str, value))}"
    else:
        yield f"{path}: {value}"


def face_of(game: str | Game) -> Face:
    """The face of a game, or the one that does for all."""
    return _face(get_game(game))


@cache
def _face(game: Game) -> Face:
    module = game.part("face")
    return Face() if module is None else module.FACE
