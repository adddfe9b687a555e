"""What people see of Tundra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.core.engine import SPECTATOR, Shown
from tutable.face import Face, View
from tutable.face.arguments import seat_of
from tutable.games.tundra.face import moments, moving, parts, things
from tutable.games.tundra.face.details import details
from tutable.games.tundra.face.general import SIGNS
from tutable.games.tundra.face.prose import prose
from tutable.games.tundra.face.telling import TundraTelling
from tutable.games.tundra.face.words import SOURCES
from tutable.lang import Texts
from tutable.lang.said import Said

if TYPE_CHECKING:
    from tutable.face.picture import Picture

HEADINGS = {
    "pick-character": "character",
    "pick-keep": "keep",
    "pick-keep-cards": "keep",
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
    "pick-act-none": "act",
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
    endings = ("pick-end-turn",)
    signs = tuple(f"sign.{name}" for name in SIGNS)
    everything = {"titles": "yes", "personal_goals": "yes"}
    kind = staticmethod(things.kind)
    move = staticmethod(moving.move)
    moment = staticmethod(moments.moment)
    explain = staticmethod(things.explain)
    part = staticmethod(parts.drawn)
    topics = staticmethod(things.topics)
    prose = staticmethod(prose)
    details = staticmethod(details)

    def first_step(self, offer: Shown) -> Shown | None:
        """Two cards first, then where each of them goes."""
        if offer.message != "pick-keep":
            return None
        return Shown("pick-keep-cards", {name: offer.args[name] for name in ("card", "other")}, [])

    def chapter(self, view: View) -> Said | None:
        round_ = {"round": view["round"], "rounds": view["printed"]["rounds"]}
        return Said("tundra-round", round_) if view["round"] else None

    def picture(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> Picture:
        from tutable.games.tundra.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only)

    def concerns(self, event: Shown, before: View, after: View, own: int) -> bool:
        by = seat_of(event.args.get("player"))
        if super().concerns(event, before, after, own):
            return True
        return own not in (by, SPECTATOR) and moving.is_beside(event, before, own)

    def together(self, views: Sequence[View]) -> View:
        """Each seat as it sees itself: starters in hand and personal goals."""
        seats = [view["seats"][seat] for seat, view in enumerate(views)]
        return {**views[0], "seats": seats, "unseen_starters": [], "unseen_goals": []}


FACE = TundraFace()
