"""What people see of Tungaru."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.core.engine import SPECTATOR, Shown
from tutable.face import Face, View
from tutable.face.arguments import seat_of
from tutable.games.tungaru.face import moments, moving, parts, things
from tutable.games.tungaru.face.details import details
from tutable.games.tungaru.face.prose import prose
from tutable.games.tungaru.face.telling import TungaruTelling
from tutable.games.tungaru.face.words import SOURCES
from tutable.lang import Texts
from tutable.lang.said import Said

if TYPE_CHECKING:
    from tutable.face.picture import Picture

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
    "pick-recruit-spared": "recruit",
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

    game = "tungaru"
    telling = TungaruTelling()
    headings = HEADINGS
    sources = SOURCES
    means = ("die",)
    endings = ("pick-end-turn",)
    everything = {"deluxe_nomads": "yes"}
    kind = staticmethod(things.kind)
    move = staticmethod(moving.move)
    moment = staticmethod(moments.moment)
    also = staticmethod(things.also)
    explain = staticmethod(things.explain)
    part = staticmethod(parts.drawn)
    topics = staticmethod(things.topics)
    signs = tuple(f"sign.{name}" for name in things.SIGNS)
    prose = staticmethod(prose)
    details = staticmethod(details)

    def chapter(self, view: View) -> Said | None:
        return Said("tungaru-round", {"round": view["round"]}) if view["round"] else None

    def picture(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> Picture:
        from tutable.games.tungaru.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only)

    def concerns(self, event: Shown, before: View, after: View, own: int) -> bool:
        by = seat_of(event.args.get("player"))
        if super().concerns(event, before, after, own):
            return True
        return own not in (by, SPECTATOR) and moving.is_beside(event, before, own)

    def together(self, views: Sequence[View]) -> View:
        """Each seat as it sees itself: a leader that is chosen and not revealed is known to its owner."""
        return {**views[0], "seats": [view["seats"][seat] for seat, view in enumerate(views)]}


FACE = TungaruFace()
