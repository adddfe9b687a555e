"""Chat at a table: who may speak and under which name, and what one connection hears of it."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache

from tutable.server.errors import ChatClosed, Closed, SlowMode
from tutable.server.live_table import LiveTable
from tutable.server.names import distinct
from tutable.server.settings import Settings
from tutable.server.store.rows import Chat, TableRow
from tutable.server.wire import frames as out


def may_chat(row: TableRow, session: str, settings: Settings) -> bool:
    """The host says who may, for a table or for all; a table that was closed has nothing left to say."""
    rule = row.chat or settings.chat
    return row.status != "closed" and (rule == "all" or (rule == "seated" and bool(row.seats_of(session))))


def check_speaking(live: LiveTable, session: str, settings: Settings) -> None:
    """ChatClosed if this person may not speak here, SlowMode if not yet again."""
    if not may_chat(live.row, session, settings):
        if live.row.status == "closed":
            raise Closed()
        if (live.row.chat or settings.chat) == "off":
            raise ChatClosed(problem="off")
        raise ChatClosed(problem="seated")
    pause = live.row.slow or settings.slow_seconds
    last = max((line.at for line in live.chats if line.session == session), default=0.0)
    wait = last + pause - time.time()
    if pause and wait > 0:
        raise SlowMode(seconds=math.ceil(wait))


def speaker(live: LiveTable, session: str, own: str) -> tuple[int | None, str]:
    """The seat that speaks, and the name; who looks on bears none that is another's here."""
    seats = live.seats_of(session)
    if seats:
        seat = live.speaking_seat(seats)
        return seat, live.row.seats[seat].name
    others = [row.name for row in live.row.seats if row.name]
    others += [line.name for line in live.chats if line.session != session]
    return None, distinct(own, others)


class Hearing:
    """The lines one connection is told: each once, and none of those whom this person has muted."""

    def __init__(self, live: LiveTable) -> None:
        self.muted: set[str] = set()
        self.sent = 0
        self.withheld: list[Chat] = []
        self.released: list[Chat] = []  # of somebody who is heard again
        self.removals = live.removals
        self.is_anew = False  # also if there is nothing to tell: it replaces what was told before

    def begin(self, muted: set[str]) -> None:
        """From the first line on."""
        self.muted, self.sent, self.withheld, self.released = muted, 0, [], []

    def mute(self, who: str, on: bool) -> None:
        """What was told stays told; the client hides it."""
        if on:
            self.muted.add(who)
            return
        self.muted.discard(who)
        self.released += [line for line in self.withheld if line.session == who]
        self.withheld = [line for line in self.withheld if line.session != who]

    def news(self, live: LiveTable) -> out.Chat | None:
        """What has been said since."""
        if self.removals != live.removals:  # somebody's lines are gone
            self.begin(self.muted)
            self.removals, self.is_anew = live.removals, True
        lines, first = live.chats[self.sent :], self.sent == 0
        self.sent = len(live.chats)
        heard = self.released + [line for line in lines if line.session not in self.muted]
        self.released = []
        self.withheld += [line for line in lines if line.session in self.muted]
        if not first:
            return out.Chat(False, entries(heard)) if heard else None
        # Whoever is muted says nothing here, but can be heard again: by the last name they used.
        silent = {line.session: line.name for line in self.withheld}
        if not heard and not silent and not self.is_anew:
            return None
        self.is_anew = False
        return out.Chat(True, entries(heard), [out.Speaker(who, name) for who, name in silent.items()])


def entries(lines: Iterable[Chat]) -> list[out.ChatEntry]:
    return [
        out.ChatEntry(line.id, line.name, line.session, line.seat, line.text, when(line.at)) for line in lines
    ]


def when(at: float) -> str:
    return _when(int(at))


@lru_cache(4096)  # when tables were made is said again and again
def _when(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).isoformat().replace("+00:00", "Z")
