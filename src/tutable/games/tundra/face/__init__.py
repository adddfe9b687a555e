"""What people see of Tundra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.core.engine import Shown
from tutable.face import Face, View
from tutable.face.things import Explained, Move, Topic
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

    telling = TundraTelling()
    closing = "tundra-group-end"
    ending = "pick-end-turn"

    def heading(self, offer: Shown) -> str:
        return f"tundra-group-{HEADINGS.get(offer.message, 'end')}"

    def kind(self, ref: str) -> str:
        return things.kind(ref)

    def move(self, event: Shown, before: View, after: View, seat: int) -> Move | None:
        return moving.move(event, before, after, seat)

    def explain(self, ref: str, view: View, seat: int) -> Explained | None:
        return things.explain(ref, view, seat)

    def topics(self, view: View) -> list[Topic]:
        return things.topics(view)

    def board(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> RenderableType:
        from tutable.games.tundra.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only).draw()

    def prose(self, view: View, seat: int, texts: Texts) -> list[str]:
        return prose(view, seat, texts)

    def points(self, view: View, texts: Texts) -> list[tuple[str, list[int]]]:
        """Upgraded boards, towers, goals, cards, and so on."""
        seats = [seat["points"] for seat in view["seats"]]
        return [(texts.say(f"tundra-score-{source}"), [seat[source] for seat in seats]) for source in SOURCES]

    def together(self, views: Sequence[View]) -> View:
        """Each seat as it sees itself: starters in hand and personal goals."""
        seats = [view["seats"][seat] for seat, view in enumerate(views)]
        return {**views[0], "seats": seats, "unseen_starters": [], "unseen_goals": []}


FACE = TundraFace()
