"""What people see of Tuareg."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.face import Face, View
from tutable.games.tuareg.face import moments, moving, parts, things
from tutable.games.tuareg.face.details import details
from tutable.games.tuareg.face.prose import prose
from tutable.games.tuareg.face.telling import TuaregTelling
from tutable.games.tuareg.face.words import GOODS
from tutable.lang import Texts
from tutable.lang.said import Said

if TYPE_CHECKING:
    from tutable.face.picture import Picture

HEADINGS = {
    "pick-draw": "draw",
    "pick-load": "load",
    "pick-take": "market",
    "pick-count": "market",
    "pick-buy": "buy",
    "pick-pay-hand": "pay",
    "pick-pay-cargo": "pay",
    "pick-hide-hand": "hide",
    "pick-hide-cargo": "hide",
    "pick-steal-hand": "steal",
    "pick-steal-cargo": "steal",
    "pick-lay": "lay",
}


class TuaregFace(Face):
    """Tells, explains and draws a Tuareg table."""

    game = "tuareg"
    telling = TuaregTelling()
    headings = HEADINGS
    endings = ("pick-end-turn", "pick-keep")
    kind = staticmethod(things.kind)
    move = staticmethod(moving.move)
    moment = staticmethod(moments.moment)
    also = staticmethod(things.also)
    details = staticmethod(details)
    explain = staticmethod(things.explain)
    part = staticmethod(parts.drawn)
    topics = staticmethod(things.topics)
    prose = staticmethod(prose)

    def chapter(self, view: View) -> Said | None:
        return Said("tuareg-score-stage", {"stage": view["stage"]})

    def picture(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> Picture:
        from tutable.games.tuareg.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only)

    def points(self, view: View, texts: Texts) -> list[tuple[str, list[int]]]:
        """Each kind in each stage, unused special cards, maps."""
        seats = [seat["points"] for seat in view["seats"]]
        rows = [
            (
                texts.say("tuareg-score-good", {"stage": stage + 1, "good": f"name:{good}"}),
                [seat["stages"][stage][good] for seat in seats],
            )
            for stage in range(2)
            for good in GOODS
        ]
        for source in ("unused", "maps"):
            rows.append((texts.say(f"tuareg-score-{source}"), [seat[source] for seat in seats]))
        return rows

    def together(self, views: Sequence[View]) -> View:
        """Each seat as it sees itself; loot from a hand is known to its thief."""
        seats = [view["seats"][seat] for seat, view in enumerate(views)]
        return {**views[0], "seats": seats, "unseen": None}


FACE = TuaregFace()
