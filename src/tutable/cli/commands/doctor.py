"""`tutable doctor`: is everything well that a server stands on?"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING

from tutable.cli import FAILED, OK
from tutable.cli.args import Args, Command, Option, parse
from tutable.cli.database import PROGRESS_SECONDS, WHERE, opened, settings_of
from tutable.cli.language import language, printable
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.server.doctor import Finding
    from tutable.server.store.database import Database

COMMAND = Command("doctor", options=(Option("json"), *WHERE))


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    found = findings(args, texts)
    if args.flag("json"):
        rows = [{"check": one.check, "well": one.well, "message": one.message, **one.args} for one in found]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    else:
        for one in found:
            mark = texts.say("doctor-well" if one.well else "doctor-unwell")
            print(printable(f"{mark:<6} {texts.say(one.message, one.args)}"))
        print(texts.say("doctor-verdict", {"bad": sum(not one.well for one in found)}))
    return OK if all(one.well for one in found) else FAILED


def findings(args: Args, texts: Texts) -> list[Finding]:
    """Each check that can be made: without a database those of this machine."""
    from tutable.server.doctor import database, finding, machine
    from tutable.server.errors import BadSettings
    from tutable.server.store.database import FILE

    try:
        settings = settings_of(args)
    except BadSettings as error:
        return [finding("settings", False, detail=str(error.params["detail"]))]
    found = [finding("settings", True), *machine(settings)]
    if not settings.is_postgres and not (settings.folder / FILE).exists():
        return [*found, finding("database", False, "missing", path=str(settings.folder / FILE))]

    async def look(db: Database) -> list[Finding]:
        return await database(db, Progress(texts))

    return [*found, *opened(settings, look, alone=False)]


class Progress:
    """How many matches were folded, every other second."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.said = time.monotonic()

    def __call__(self, done: int, count: int) -> None:
        if time.monotonic() - self.said >= PROGRESS_SECONDS:
            self.said = time.monotonic()
            print(self.texts.say("doctor-progress", {"done": done, "count": count}), file=sys.stderr)
