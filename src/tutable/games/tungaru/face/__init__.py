"""What people see of Tungaru."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.core.engine import Shown
from tutable.face import Face, View
from tutable.face.things import Explained, Move, Topic
from tutable.games.tungaru.face import moving, things
from tutable.games.tungaru.face.prose import prose
from tutable.games.tungaru.face.telling import TungaruTelling
from tutable.games.tungaru.face.words import SOURCES
from tutable.lang import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

HEADINGS = {
    "pick-boat": "boat",
    "pick-reserve": "reserve",
    "pick-monument": "monument",
    "pick-monument-track": "monument",
    "pick-monument-unrewarded": "monument",
    "pick-no-monument": "monument",
    "pick-want": "want",
    "pick-lead": "lead",
    "pick-give": "give",
    "pick-free-trade": "trade",
    "pick-sail": "sail",
    "pick-sail-benefit": "sail",
    "pick-sail-nomad": "sail",
    "pick-harvest": "harvest",
    "pick-harvest-twice": "harvest",
    "pick-settle": "settle",
    "pick-settle-nomad": "settle",
    "pick-trade": "trade",
    "pick-put": "trade",
    "pick-take": "trade",
    "pick-travel": "travel",
    "pick-go": "travel",
    "pick-recruit": "recruit",
    "pick-place": "place",
    "pick-replace": "place",
    "pick-to-travellers": "place",
    "pick-refill": "refill",
    "pick-spare": "pay",
    "pick-spare-nothing": "pay",
    "pick-pay": "pay",
    "pick-sell": "sell",
    "pick-count": "sell",
    "pick-use-leader": "leader",
    "pick-equal": "leader",
    "pick-swap": "leader",
    "pick-discard": "discard",
    "pick-keep": "fish",
    "pick-lose": "fish",
}


class TungaruFace(Face):
    """Tells, explains and draws a Tungaru table."""

    telling = TungaruTelling()
    closing = "tungaru-group-end"
    ending = "pick-end-turn"

    def heading(self, offer: Shown) -> str:
        return f"tungaru-group-{HEADINGS.get(offer.message, 'end')}"

    def kind(self, ref: str) -> str:
        return things.kind(ref)

    def move(self, event: Shown, before: View, after: View, seat: int) -> Move | None:
        return moving.move(event, before, after, seat)

    def explain(self, ref: str, view: View, seat: int) -> Explained | None:
        return things.explain(ref, view, seat)

    def topics(self, view: View) -> list[Topic]:
        return things.topics(view)

    def board(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> RenderableType:
        from tutable.games.tungaru.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only).draw()

    def prose(self, view: View, seat: int, texts: Texts) -> list[str]:
        return prose(view, seat, texts)

    def points(self, view: View, texts: Texts) -> list[tuple[str, list[int]]]:
        """Gifts, sales, then each kind of nomad."""
        seats = [seat["points"] for seat in view["seats"]]
        return [
            (texts.say(f"tungaru-score-{source}"), [seat[source] for seat in seats]) for source in SOURCES
        ]

    def together(self, views: Sequence[View]) -> View:
        """Each seat as it sees itself: a leader that is chosen and not revealed is known to its owner."""
        return {**views[0], "seats": [view["seats"][seat] for seat, view in enumerate(views)]}


FACE = TungaruFace()
