"""Tuareg in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutable.core.components import Components
from tutable.core.engine import Shown
from tutable.face import Face, Thing, View
from tutable.games.tuareg.face.prose import prose
from tutable.games.tuareg.face.telling import commentary
from tutable.games.tuareg.face.things import things
from tutable.games.tuareg.face.words import GOODS
from tutable.lang import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType

GROUPS = {
    "pick-draw": "draw",
    "pick-load": "load",
    "pick-stop-loading": "load",
    "pick-take": "market",
    "pick-buy": "buy",
    "pick-hide-hand": "hide",
    "pick-hide-cargo": "hide",
    "pick-steal-hand": "steal",
    "pick-steal-cargo": "steal",
    "pick-pass": "pass",
    "pick-to-lay-back": "pass",
    "pick-end-turn": "pass",
}


class TuaregFace(Face):
    """Draws and tells a Tuareg table."""

    ending = "pick-end-turn"

    def board(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> RenderableType:
        from tutable.games.tuareg.face.drawing import Board

        return Board(view, seat, texts, width, ascii_only).draw()

    def prose(self, view: View, seat: int, texts: Texts) -> list[str]:
        return prose(view, seat, texts)

    def commentary(self, told: Sequence[Shown], texts: Texts) -> list[str]:
        return commentary(told, texts)

    def things(self, texts: Texts, parts: Components) -> list[Thing]:
        return things(texts, parts)

    def group(self, offer: Shown) -> str:
        group = GROUPS.get(offer.message)
        return f"tuareg-group-{group}" if group else ""

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
