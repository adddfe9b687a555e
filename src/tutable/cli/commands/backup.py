"""`tutable backup`: everything a server keeps, in one file, while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.cli import OK, files
from tutable.cli.args import Command, parse
from tutable.cli.database import WHERE, Progress, in_database, settings_of
from tutable.cli.language import language, printable
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.server.store.backup import Counts
    from tutable.server.store.database import Database

COMMAND = Command("backup", places=("file",), options=WHERE)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    path = files.new_file(args.place("file"))
    from tutable.server.store.backup import write_backup

    async def write(db: Database) -> Counts:
        return await db.read(lambda connection: write_backup(connection, path, Progress(texts)))

    counts = in_database(settings_of(args), write)
    about = {"tables": counts["tables"], "entries": counts["entries"], "bytes": path.stat().st_size}
    print(printable(texts.say("backup-done", {"path": str(path), **about})))
    return OK
