"""End of stage 1, beginning of stage 2, end of game: TUA-13 to TUA-16."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import Reckoning, seat_of
from tutable.games.tuareg import flow, scoring
from tutable.games.tuareg.state import TuaregState


class StageEnd(Reckoning[TuaregState]):
    """TUA-13..16 The table reckons and shuffles: one outcome, since a pile is what it holds."""

    name = "stage-end"

    def key(self, s: TuaregState, f: i64) -> str:
        return f"stage-end.{s.stage}"

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        scoring.uncover(s)
        scoring.award_majorities(s)
        if s.stage == 2:
            scoring.award_specials(s)
            scoring.announce(s)
            return
        scoring.return_used(s)
        scoring.new_pile(s)
        following = (seat_of(f) + 1) % s.box.players
        if s.pile == 0:
            flow.last_round(s, following)  # TUA-A17
        flow.begin_turn(s, following)
