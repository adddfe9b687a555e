"""What the games of a ladder say, as plain JSON values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from tutable.arena.evidence import lasting_interval
from tutable.arena.ladder import Course, courses
from tutable.arena.meetings import Pairing, Played
from tutable.arena.ratings import ratings
from tutable.arena.raw import Header
from tutable.arena.simulation import MAX_GAMES, interval


def standings(header: Header, played: Sequence[Played]) -> dict[str, Any]:
    """Every pairing with its interval, every bot with its rating."""
    pairs = sorted({game.meeting.pairing for game in played}, key=lambda pair: place(header, pair))
    made = courses(pairs, header.players, MAX_GAMES, header.claim, played)
    games = sorted(
        (game for course in made for game in course.counted()),
        key=lambda game: (game.meeting.deal, place(header, game.meeting.pairing), game.meeting.seat),
    )
    rated = ratings(header.bots, games)
    return {
        **asdict(header),
        "fair": 1 / header.players,
        "pairings": [found(course) for course in made if course.shares],
        "ratings": [{"bot": bot, **asdict(rated[bot]), **effort(bot, games)} for bot in header.bots],
    }


def place(header: Header, pairing: Pairing) -> tuple[int, int]:
    """Upper bots from the weakest to the strongest, then lower ones."""
    return header.bots.index(pairing.upper), header.bots.index(pairing.lower)


def found(course: Course) -> dict[str, Any]:
    """One pairing. An end that the test chose needs an interval that is right at any end."""
    games = course.counted()
    shares = course.shares[: len(games) // course.players]
    share = sum(shares) / len(shares)
    return {
        "upper": course.pairing.upper,
        "lower": course.pairing.lower,
        "games": len(games),
        "deals": len(shares),
        "share": share,
        "share_95": lasting_interval(shares) if course.judge else interval(share, len(games)),
        "verdict": course.judge.verdict if course.judge else None,
    }


def effort(bot: str, games: Sequence[Played]) -> dict[str, Any]:
    """How often a bot played, how long it thought in a game, and how often too long."""
    seats = 0
    seconds = 0.0
    overruns = 0
    for game in games:
        for seat, seated in enumerate(game.meeting.bots(len(game.scores))):
            if seated == bot:
                seats += 1
                seconds += game.seconds[seat]
                overruns += game.overruns[seat]
    return {"games": seats, "seconds": seconds / max(seats, 1), "overruns": overruns}
