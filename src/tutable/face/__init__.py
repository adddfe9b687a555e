"""What people see of a game: how it is told, what its things are, and how the terminal draws it.

`Face` is what every game has without doing anything: it shows a view as it comes and tells every entry of
the log in its own words. A game overrides what it can do better, in its module `face`. Faces see views,
offers and log entries, and know no rules; server and terminal both use them, so nothing is told twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from tutable.core.components import Values
from tutable.core.engine import SPECTATOR, Shown
from tutable.core.game import Game
from tutable.core.registry import get_game
from tutable.face.arguments import TABLE, seat_of
from tutable.face.details import Detail
from tutable.face.moments import Moment
from tutable.face.telling import Telling
from tutable.face.things import Explained, Move, Topic
from tutable.lang import Texts
from tutable.lang.said import Said

if TYPE_CHECKING:
    from tutable.face.picture import Picture

View = dict[str, Any]


class Face:
    """Any game."""

    game = ""  # its id, with which its messages begin
    telling = Telling()
    headings: Mapping[str, str] = {}  # for a pick's message what it is listed under, if not under "end"
    sources: Sequence[str] = ()  # of points, as a view's seats name them
    means: Sequence[str] = ()  # arguments of picks that say with what something is done
    endings: Sequence[str] = ()  # the picks whose words say that the turn is over
    passing = "pick-pass"  # the pick that does nothing instead of something, and is the whole turn
    signs: Sequence[str] = ()  # printed on things without being one; `explain` knows each by this reference
    everything: Mapping[str, str] = {}  # the options of a table at which all its components can be seen

    # -- for terminal and browser ---------------------------------------------------------

    def part(self, values: Values, sheet: str, entry: str) -> Any:
        """What the client draws one component from, as it is in a view; None: it has no picture."""
        return None

    def heading(self, offer: Shown) -> str:
        """The heading under which a pick is listed, as a message; none: no headings."""
        if not self.headings:
            return ""
        return f"{self.game}-group-{self.headings.get(offer.message, 'end')}"

    def ends(self, offer: Shown) -> Literal["pass", "part", "turn"] | None:
        """Whether a pick does nothing instead of something, or is the end of the turn or of a part of it."""
        if offer.message == self.passing:
            return "pass"
        if offer.message in self.endings:
            return "turn"
        return "part" if self.headings and self.heading(offer) == self.closing else None

    @property
    def closing(self) -> str:
        """The heading of picks that pass, stop or finish."""
        return f"{self.game}-group-end"

    def kind(self, ref: str) -> str:
        """What sort of thing to point at next, as a message: "an island"; none: it is not said."""
        return ""

    def also(self, offer: Shown) -> Sequence[str]:
        """Things that may be pointed at for a pick beside those it concerns, and need not be."""
        return ()

    def move(self, event: Shown, before: View, after: View, own: int) -> Move | None:
        """What moved in an event, between what the seat `own` saw before it and after it."""
        return None

    def moment(self, event: Shown) -> Moment | None:
        """What an event puts on stage; None: the table goes on as always."""
        return None

    def chapter(self, view: View) -> Said | None:
        """The round or stage a view belongs to; None: the match has not begun, or has no such thing."""
        return None

    def concerns(self, event: Shown, before: View, after: View, own: int) -> bool:
        """Whether the seat `own` should look up at what another does: it is named, or comes off worse."""
        by = seat_of(event.args.get("player"))
        if own == SPECTATOR or by in (own, TABLE):
            return False
        return own in map(seat_of, event.args.values()) or worth(after, own) < worth(before, own)

    def explain(self, ref: str, view: View, seat: int) -> Explained | None:
        """What a thing is, from what `seat` sees; None: it speaks for itself."""
        return None

    def topics(self, view: View) -> list[Topic]:
        """What can be asked for by a word; `explain` knows each of them by its reference."""
        return []

    # -- for hints ------------------------------------------------------------------------

    def details(self, view: View, seat: int) -> list[Detail]:
        """What a good player would name of the table as `seat` sees it, where it changes with a pick."""
        return []

    def action(self, offer: Shown) -> str:
        """What a pick does to which things; the same for picks that differ in the means only, like a die."""
        args = {name: value for name, value in offer.args.items() if name not in self.means}
        return f"{offer.message} {sorted(args.items())}"

    # -- for the terminal -----------------------------------------------------------------

    def first_step(self, offer: Shown) -> Shown | None:
        """Of a pick that says two things at once the one to choose first; None: it is one choice."""
        return None

    def picture(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> Picture:
        """The table as `seat` sees it, to be drawn as a whole or as far as there is room."""
        from tutable.face.picture import Lines

        return Lines(self.prose(view, seat, texts), seat, texts, width, ascii_only)

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


def worth(view: View, seat: int) -> int:
    """What a seat would have if the game ended now, if the view says so."""
    standing = view["seats"][seat].get("standing") if "seats" in view else None
    return 0 if standing is None else int(standing["now"])


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
