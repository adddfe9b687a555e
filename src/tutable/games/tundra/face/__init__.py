"""Tundra in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.core.components import Components
from tutable.core.engine import Shown
from tutable.face import Face, Thing, View
from tutable.games.tundra.face.prose import prose
from tutable.games.tundra.face.telling import Commentary
from tutable.games.tundra.face.things import things
from tutable.games.tundra.face.words import SOURCES
from tutable.lang import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

GROUPS = {
    "pick-put": "board",
    "pick-goal": "goal",
    "pick-lay-aside": "board",
    "pick-reroll": "free",
    "pick-take-up": "free",
    "pick-raise": "free",
    "pick-lower": "free",
    "pick-buy-die": "free",
    "pick-advisor": "advisor",
    "pick-act-board": "act",
    "pick-act-card": "act",
    "pick-move": "move",
    "pick-gain": "take",
    "pick-join": "place",
    "pick-build": "build",
    "pick-bonus": "bonus",
    "pick-send": "place",
    "pick-sell": "sell",
    "pick-gather": "take",
    "pick-upgrade": "upgrade",
    "pick-swap": "exchange",
    "pick-spend": "exchange",
    "pick-tuck": "card",
    "pick-tuck-instead": "card",
    "pick-hire": "card",
    "pick-hire-instead": "card",
    "pick-renew": "market",
    "pick-end-turn": "end",
    "pick-leave-rest": "end",
    "pick-stop": "end",
    "pick-roll": "end",
    "pick-no-card": "end",
}


class TundraFace(Face):
    """Draws and tells a Tundra table."""

    closing = "tundra-group-end"
    ending = "pick-end-turn"

    def board(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> RenderableType:
        from tutable.games.tundra.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only).draw()

    def prose(self, view: View, seat: int, texts: Texts) -> list[str]:
        return prose(view, seat, texts)

    def commentary(self, told: Sequence[Shown], texts: Texts) -> list[str]:
        return Commentary(texts).tell(told)

    def things(self, texts: Texts, parts: Components) -> list[Thing]:
        return things(texts, parts)

    def group(self, offer: Shown) -> str:
        group = GROUPS.get(offer.message)
        return f"tundra-group-{group}" if group else ""

    def points(self, view: View, texts: Texts) -> list[tuple[str, list[int]]]:
        """Upgraded boards, towers, goals, cards, and so on."""
        seats = [seat["points"] for seat in view["seats"]]
        return [(texts.say(f"tundra-score-{source}"), [seat[source] for seat in seats]) for source in SOURCES]

    def together(self, views: Sequence[View]) -> View:
        """Each seat as it sees itself: starters in hand and personal goals."""
        seats = [view["seats"][seat] for seat, view in enumerate(views)]
        return {**views[0], "seats": seats, "unseen_starters": [], "unseen_goals": []}


FACE = TundraFace()
