"""`tutable restore`: a backup into an empty database, all of it or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tutable.cli import OK
from tutable.cli.args import Command, parse
from tutable.cli.database import WHERE, Progress, opened, settings_of
from tutable.cli.language import language
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.server.store.database import Database

COMMAND = Command("restore", places=("file",), options=WHERE)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    from tutable.server.store.backup import Backup, restore

    backup = Backup(Path(args.place("file")))

    async def fill(db: Database) -> None:
        await db.write(lambda connection: restore(connection, backup, Progress(texts)))

    opened(settings_of(args), fill, alone=True)
    about = {"tables": backup.counts["tables"], "entries": backup.counts["entries"]}
    print(texts.say("restore-done", about))
    return OK
