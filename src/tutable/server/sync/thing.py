"""What a thing on a table is, in words."""

from __future__ import annotations

from tutable.core.game import Game
from tutable.face import View, face_of
from tutable.server.sync.story import said
from tutable.server.wire.values import Explained


def explained(game: Game, ref: str, view: View, seat: int) -> Explained | None:
    """To a seat with this view; None: it speaks for itself."""
    found = face_of(game).explain(ref, view, seat)
    if found is None:
        return None
    return Explained(said(found.title), [said(line) for line in found.lines], list(found.rules))
