"""What people see of Tundra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.face import Face, View
from tutable.games.tundra.face import moving, things
from tutable.games.tundra.face.prose import prose
from tutable.games.tundra.face.telling import TundraTelling
from tutable.games.tundra.face.words import SOURCES
from tutable.lang import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

HEADINGS = {
    "pick-character": "character",
    "pick-keep": "keep",
    "pick-put": "put",
    "pick-lay-aside": "put",
    "pick-goal": "goal",
    "pick-reroll": "free",
    "pick-take-up": "free",
    "pick-raise": "free",
    "pick-lower": "free",
    "pick-buy-die": "free",
    "pick-advisor": "free",
    "pick-act-board": "act",
    "pick-act-card": "act",
    "pick-move": "move",
    "pick-gain": "take",
    "pick-gather": "take",
    "pick-join": "place",
    "pick-send": "place",
    "pick-build": "build",
    "pick-bonus": "bonus",
    "pick-sell": "sell",
    "pick-renew": "market",
    "pick-tuck": "market",
    "pick-tuck-instead": "market",
    "pick-hire": "market",
    "pick-hire-instead": "market",
    "pick-upgrade": "upgrade",
    "pick-swap": "exchange",
    "pick-spend": "exchange",
}


class TundraFace(Face):
    """Tells, explains and draws a Tundra table."""

    game = "tundra"
    telling = TundraTelling()
    headings = HEADINGS
    sources = SOURCES
    ending = "pick-end-turn"
    kind = staticmethod(things.kind)
    move = staticmethod(moving.move)
    explain = staticmethod(things.explain)
    topics = staticmethod(things.topics)
    prose = staticmethod(prose)

    def board(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> RenderableType:
        from tutable.games.tundra.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only).draw()

    def together(self, views: Sequence[View]) -> View:
        """Each seat as it sees itself: starters in hand and personal goals."""
        seats = [view["seats"][seat] for seat, view in enumerate(views)]
        return {**views[0], "seats": seats, "unseen_starters": [], "unseen_goals": []}


FACE = TundraFace()
