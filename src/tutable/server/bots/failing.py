"""What becomes of a bot that fails: chance chooses for it, everybody at the table is told so in the log, and
after the third time one of our levels plays on for the rest of the match.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection

from tutable.bots import offered_bots, usual_bot
from tutable.server.live_table import LiveTable
from tutable.server.store.clocks import note, seat_other_bot
from tutable.server.store.database import Database
from tutable.server.time.timekeeper import heard

MOST = 3  # failures of a seat in a match
SLOW, FAILED = "bot-slow", "bot-failed"  # happenings
INSTEAD = "instead-"  # and the level


@dataclass
class Turn:
    """What a bot has used of its time until others see something of it, and how it failed meanwhile.

    It is told when they do: how many picks there are in a turn that nobody sees is the bot's secret.
    """

    seat: int
    thought: float = 0.0
    failures: list[str] = field(default_factory=list)


def failures(live: LiveTable, seat: int) -> int:
    """How often whoever plays a seat now has failed."""
    count = 0
    for one in live.happenings:
        if one.seat == seat and one.kind in (SLOW, FAILED):
            count += 1
        elif one.seat == seat and one.kind.startswith(INSTEAD):
            count = 0
    return count


def replacement(bot: str, game: str) -> str | None:
    """Who plays instead: the usual level, or for one of ours the next weaker one."""
    offered = offered_bots(game)
    if bot not in offered:
        return usual_bot(game)
    at = offered.index(bot)
    return offered[at - 1] if at > 0 else None


async def tell(db: Database, live: LiveTable, turn: Turn) -> None:
    """Write down what failed, and who plays on."""
    assert live.match is not None
    seat = turn.seat
    told = heard(live.match)
    bot = live.row.seats[seat].player or ""
    other = None
    if failures(live, seat) + len(turn.failures) >= MOST:
        other = replacement(bot, live.row.game)

    def work(connection: Connection) -> None:
        for kind in turn.failures:
            note(connection, live.id, kind, seat, told)
        if other is not None and seat_other_bot(connection, live.id, seat, bot, other):
            note(connection, live.id, INSTEAD + other, seat, told)

    await db.write(work)
