"""A mail now and then, for those who want one: at which tables it is their turn."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tutable.core.errors import TutableError
from tutable.core.registry import get_game
from tutable.lang import LANGUAGES, Texts
from tutable.server.beat import Beat
from tutable.server.errors import BadMail, DatabaseAway, MailAway
from tutable.server.observe import log
from tutable.server.store import habits, lobby, tellings
from tutable.server.store.habits import Habits
from tutable.server.store.rows import TableRow

if TYPE_CHECKING:
    from tutable.server.process import Server

EVERY_SECONDS = 30.0
BETWEEN = {"hourly": 3600.0, "daily": 24 * 3600.0}
BACKOFF = (300.0, 1800.0, 3 * 3600.0, 12 * 3600.0)  # a mail server that refuses is asked so often again
KEPT_SECONDS = 30 * 24 * 3600.0


class Digest:
    """One task; of several processes one writes to each person."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.db = server.db
        self.beat = Beat("digest", EVERY_SECONDS, self._run)

    async def _run(self) -> None:
        if self.server.mail.is_on and not self.server.pulse.paused:
            await self.look(time.time())
        await tellings.forget(self.db, time.time() - KEPT_SECONDS)

    async def look(self, now: float) -> None:
        for who in await habits.mailing(self.db, now):
            try:
                await self.write(who, now)
            except DatabaseAway:
                raise
            except TutableError as error:
                log().error("digest.write", error=error.code)

    async def write(self, who: Habits, now: float) -> None:
        """If there is anything to say that no mail has said, and it is not the middle of the night."""
        news = await tellings.unmailed(self.db, who.person)
        if not news or who.quiet_for(now) > 0:
            return
        mine = await lobby.tables_of(self.db, who.person)
        told = {one.table for one in news}
        turns = [row for row in mine if row.id in told and is_turn(row, who.person)]
        to = await habits.address(self.db, who.person)
        # The next one: so that another process, and this one after a crash, writes no second time.
        after = {"mail_next": now + BETWEEN.get(who.mail, BETWEEN["daily"]), "mail_tries": 0}
        if not turns or to is None:
            await self.db.write(lambda connection: tellings.mailed(connection, news))
            return
        if not await habits.take_mail(self.db, who, after):
            return
        try:
            await self.server.mail.send(to, *letter(self.server, who, turns))
        except MailAway:
            await self._later(who, now)
            return
        except BadMail:
            await habits.change(self.db, who.person, {"mail": "off", "mail_refused": True})
        await self.db.write(lambda connection: tellings.mailed(connection, news))

    async def _later(self, who: Habits, now: float) -> None:
        if who.mail_tries < len(BACKOFF):
            values = {"mail_next": now + BACKOFF[who.mail_tries], "mail_tries": who.mail_tries + 1}
            await habits.change(self.db, who.person, values)
            return
        log().warning("digest.given-up")
        news = await tellings.unmailed(self.db, who.person)
        await self.db.write(lambda connection: tellings.mailed(connection, news))


def is_turn(row: TableRow, person: str) -> bool:
    """Is somebody asked who plays for themselves?"""
    mine = [seat for seat in row.seats_of(person) if row.seats[seat].is_played]
    return row.status == "running" and any(seat in row.asked for seat in mine)


def letter(server: Server, who: Habits, turns: list[TableRow]) -> tuple[str, str]:
    """Subject and text: games and names, which are public; links if the server knows its address."""
    texts = Texts(who.lang if who.lang in LANGUAGES else "en")
    origins = server.settings.origins
    home = origins[0].rstrip("/") + server.settings.path if origins else ""
    lines = [texts.say("mail-hello"), ""]
    for row in turns:
        names = ", ".join(seat.name for seat in row.seats if seat.session != who.person and seat.name)
        lines.append(texts.say("mail-turn", {"game": get_game(row.game).title, "names": names}))
        if home:
            lines.append(f"{home}/t/{row.id}")
    lines += ["", texts.say("mail-end")]
    if home:
        lines.append(f"{home}/me")
    return texts.say("mail-subject", {"count": len(turns)}), "\n".join(lines) + "\n"
