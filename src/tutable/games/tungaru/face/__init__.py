"""Tungaru in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.core.components import Components
from tutable.core.engine import Shown
from tutable.face import Face, Thing, View
from tutable.games.tungaru.face.prose import prose
from tutable.games.tungaru.face.telling import Commentary
from tutable.games.tungaru.face.things import things
from tutable.games.tungaru.face.words import SOURCES
from tutable.lang import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

GROUPS = {
    "pick-sail": "sail",
    "pick-sail-benefit": "sail",
    "pick-sail-nomad": "sail",
    "pick-harvest": "harvest",
    "pick-harvest-twice": "harvest",
    "pick-settle": "settle",
    "pick-settle-nomad": "settle",
    "pick-trade": "trade",
    "pick-free-trade": "trade",
    "pick-travel": "travel",
    "pick-recruit": "recruit",
    "pick-sell": "sell",
    "pick-use-leader": "leader",
    "pick-equal": "benefit",
    "pick-swap": "benefit",
    "pick-pass": "pass",
    "pick-no-trade": "pass",
    "pick-end-turn": "pass",
}


class TungaruFace(Face):
    """Draws and tells a Tungaru table."""

    closing = "tungaru-group-pass"

    def board(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> RenderableType:
        from tutable.games.tungaru.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only).draw()

    def prose(self, view: View, seat: int, texts: Texts) -> list[str]:
        return prose(view, seat, texts)

    def commentary(self, told: Sequence[Shown], texts: Texts) -> list[str]:
        return Commentary(texts).tell(told)

    def things(self, texts: Texts, parts: Components) -> list[Thing]:
        return things(texts, parts)

    def group(self, offer: Shown) -> str:
        group = GROUPS.get(offer.message)
        return f"tungaru-group-{group}" if group else ""

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
