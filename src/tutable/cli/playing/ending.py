"""The end of a match: points by source and by round, its moments, who has won, and the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.cli.playing.scoring import show_scores
from tutable.core.engine import SPECTATOR
from tutable.course import course_of

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
    show_course(session)
    winners = [texts.player(seat) for seat in match.winners()]
    names = texts.listed(winners)
    screen.line(texts.say("play-winner", {"count": len(winners), "players": names}), "bold")
    screen.line(texts.say("play-seed", {"seed": match.seed}), "dim")
    screen.line(texts.say("play-commitment", {"commitment": match.header.commitment}), "dim")
    screen.line(texts.say("play-check", {"path": str(session.path)}), "dim")


def show_course(session: Session) -> None:
    """What each round brought, in one line for each player, and what is worth telling."""
    texts, screen = session.texts, session.screen
    course = course_of(session.match)
    if len(course.chapters) > 1:
        screen.line(texts.say("course-chapters"), "bold")
        for seat in range(session.match.players):
            gains = ", ".join(f"{texts.show(one.said)}: {one.gains[seat]:+d}" for one in course.chapters)
            screen.line(f"{texts.player(seat)} – {gains}")
        screen.line()
    if course.moments:
        screen.line(texts.say("course-moments"), "bold")
        for moment in course.moments:
            screen.line(texts.show(moment.said))
        screen.line()
