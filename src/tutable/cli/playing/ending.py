"""The end of a match: points by stage and kind, who has won, and the seed behind the commitment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.cli.playing.scoring import show_scores
from tutable.core.engine import SPECTATOR

if TYPE_CHECKING:
    from tutable.cli.playing.session import Session


def tell_ending(session: Session) -> None:
    match, texts, screen = session.match, session.texts, session.screen
    seat = session.at_screen if session.at_screen >= 0 and not session.is_shared else SPECTATOR
    if session.is_shared:
        screen.wipe()
        session.told[SPECTATOR] = session.public_seen
    session.tell(seat)
    screen.line()
    show_scores(session.face, match, match.view(SPECTATOR), texts, screen)
    winners = [texts.player(seat) for seat in match.winners()]
    names = texts.listed(winners)
    screen.line(texts.say("play-winner", {"count": len(winners), "players": names}), "bold")
    screen.line(texts.say("play-seed", {"seed": match.seed}), "dim")
    screen.line(texts.say("play-commitment", {"commitment": match.header.commitment}), "dim")
    screen.line(texts.say("play-check", {"path": str(session.path)}), "dim")
