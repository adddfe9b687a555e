"""`tutable admin`: what a host can do from the shell; a running server follows within two seconds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from tutable.cli import FAILED, OK
from tutable.cli.args import Args, BadCall, Command, Option, parse, whole
from tutable.cli.database import WHERE, in_database, settings_of
from tutable.cli.language import language, printable
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.server.settings import Settings
    from tutable.server.store.database import Database

COMMAND = Command(
    "admin",
    places=("deed",),
    rest="words",
    options=(Option("address"), Option("days", "N"), Option("why", "TEXT"), *WHERE, Option("port", "N")),
)
SWITCH = {"on": True, "off": False}


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    call = Call(Texts(language(argv)), settings_of(args), args)
    name = args.place("deed")
    if name in LISTS:
        return LISTS[name](call)
    if name not in DEEDS:
        raise BadCall(problem="deed", given=name[:40], known=", ".join([*LISTS, *DEEDS]))
    return do(call, deed_of(call, name))


@dataclass(frozen=True)
class Call:
    """The words that follow, and where the database is."""

    texts: Texts
    settings: Settings
    args: Args

    @property
    def words(self) -> list[str]:
        return self.args.many("words")

    def word(self, place: int, name: str) -> str:
        if place >= len(self.words):
            raise BadCall(problem="missing", place=name, command="admin")
        return self.words[place]

    def read(self, work: Callable[[Any], Any]) -> Any:
        async def use(db: Database) -> Any:
            return await db.read(work)

        return in_database(self.settings, use)

    def say(self, message: str, **values: str | int) -> None:
        print(printable(self.texts.say(message, values)))


# -- deeds ------------------------------------------------------------------------------------


def do(call: Call, deed: Any) -> int:
    from tutable.server.store import deeds

    async def use(db: Database) -> None:
        await db.write(lambda connection: deeds.do(connection, deeds.SHELL, deed))

    in_database(call.settings, use)
    call.say("admin-done")
    return OK


def deed_of(call: Call, name: str) -> Any:
    """The deed, with its values checked as a request of the host's page is."""
    import msgspec

    from tutable.server.wire.host import Deed

    fields = DEEDS[name](call)
    try:
        return msgspec.convert({"verb": name, **fields}, Deed)
    except msgspec.ValidationError as error:
        found = re.search(r"\$\.(\w+)", str(error))
        given = str(fields.get(found.group(1), "")) if found else ""
        raise BadCall(problem="deed-value", given=given[:40]) from None


def switch(word: str) -> bool:
    if word not in SWITCH:
        raise BadCall(problem="switch", given=word[:40])
    return SWITCH[word]


def on_table(call: Call) -> dict[str, Any]:
    return {"table": call.word(0, "TABLE")}


def ban(call: Call) -> dict[str, Any]:
    found = {"person": call.word(0, "PERSON"), "address": bool(call.args.flag("address"))}
    return {**found, "days": call.args.number("days", 1), "why": call.args.text("why") or ""}


def rule(word: str) -> str:
    """Who may chat; `default`: as everywhere on this server."""
    return "" if word == "default" else word


DEEDS: dict[str, Callable[[Call], dict[str, Any]]] = {
    "close": on_table,
    "kick": lambda call: {**on_table(call), "seat": whole(call.word(1, "SEAT"), "SEAT") - 1},
    "ban": ban,
    "unban": lambda call: {"subject": call.word(0, "SUBJECT")},
    "remove-line": lambda call: {"line": whole(call.word(0, "LINE"), "LINE")},
    "watching": lambda call: {**on_table(call), "on": switch(call.word(1, "on|off"))},
    "chat": lambda call: {**on_table(call), "who": rule(call.word(1, "all|seated|off|default"))},
    "slow": lambda call: {**on_table(call), "seconds": whole(call.word(1, "SECONDS"), "SECONDS")},
    "today": lambda call: {"text": " ".join(call.words)},
    "read-only": lambda call: {"on": switch(call.word(0, "on|off"))},
    "erase": lambda call: {"person": call.word(0, "PERSON")},
    "done": lambda call: {"report": whole(call.word(0, "REPORT"), "REPORT")},
    "ratings": lambda call: {},
}


# -- lists ------------------------------------------------------------------------------------


def who(call: Call) -> int:
    from tutable.server.store import overview

    found = in_database(call.settings, overview.who)
    if found is None:
        call.say("admin-no-server")
        return FAILED
    rows = [(one.id, one.name, one.table, "-" if one.seat is None else str(one.seat + 1)) for one in found]
    return show(call, "who", rows)


def tables(call: Call) -> int:
    from tutable.server.store import overview

    found = call.read(overview.host_tables)
    rows = [
        (
            one.id,
            one.game,
            one.status,
            moment(one.touched),
            str(one.bytes),
            " ".join(f"{number}={seat.name or seat.kind}" for number, seat in enumerate(one.seats, 1)),
        )
        for one in found
    ]
    return show(call, "tables", rows)


def lines(call: Call) -> int:
    from tutable.server.store import overview

    found = call.read(lambda connection: overview.lines(connection, call.word(0, "TABLE")))
    rows = [(str(one.id), moment(one.at), one.person, one.name, one.text) for one in found if not one.removed]
    return show(call, "lines", rows)


def reports(call: Call) -> int:
    from tutable.server.store import overview

    found = call.read(overview.open_reports)
    rows = [
        (str(one.id), moment(one.at), one.table, one.by, f"{one.about} ({one.about_id})", one.said, one.text)
        for one in found
    ]
    return show(call, "reports", rows)


def bans(call: Call) -> int:
    from tutable.server.store import overview

    found = call.read(overview.all_bans)
    rows = [
        (one.subject, one.kind, one.name, "-" if one.until is None else moment(one.until), one.why)
        for one in found
    ]
    return show(call, "bans", rows)


def deeds(call: Call) -> int:
    from tutable.server.store import overview

    found = call.read(overview.last_deeds)
    return show(call, "deeds", [(moment(d.at), d.host, d.verb, d.subject, d.detail) for d in found])


def link(call: Call) -> int:
    """A link that makes whoever opens it first the host."""
    from tutable.server.store.links import make_link

    async def use(db: Database) -> str:
        return await db.write(make_link)

    token = in_database(call.settings, use)
    settings = call.settings
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = settings.origins[0] if settings.origins else f"http://{host}:{settings.port}"
    call.say("admin-link", link=f"{address.rstrip('/')}{settings.path}/host#{token}")
    return OK


LISTS: dict[str, Callable[[Call], int]] = {
    "who": who,
    "tables": tables,
    "lines": lines,
    "reports": reports,
    "bans": bans,
    "deeds": deeds,
    "link": link,
}


def show(call: Call, name: str, rows: Iterable[tuple[str, ...]]) -> int:
    """Columns, each as wide as it needs to be; the first line says what they are."""
    head = tuple(call.texts.say(f"admin-{name}").split(" | "))
    table = [head, *(tuple(printable(" ".join(cell.split())) for cell in row) for row in rows)]
    wide = [max(len(row[at]) for row in table) for at in range(len(head))]
    for row in table:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip())
    return OK


def moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"
