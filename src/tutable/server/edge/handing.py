"""Everybody at a table in one process: a socket that came to another one is handed over, as it stands.

Any process can serve any table, and does where nobody can be handed anything. But a process that has a
player of a table follows its match: with the players of one table in several, each of them folds every move.
So whoever lets a visitor in looks at the first words: a socket for a table goes, with what was said, to the
process which that table's name points to among those alive. When one dies, only its tables point elsewhere.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from tutable.server.observe import log

PREFIX = "hand-"
FIRST_WORDS = re.compile(rb"GET [^ ?]*/ws/([A-Za-z0-9]+)[ ?]")
MAX_WORDS = 64 * 1024
AT_ONCE = 16  # sockets that are taken before others have a turn

# Begins a connection whose first words were heard by another process.
Begin = Callable[[socket.socket, bytes], None]


def place_of(folder: Path, pid: int) -> Path:
    return folder / f"{PREFIX}{pid}"


def nearest(table: bytes, names: list[str]) -> str:
    """The one of these whose turn this table is, whoever asks (rendezvous hashing)."""
    return max(names, key=lambda name: blake2b(table + b" " + name.encode(), digest_size=8).digest())


class Handing:
    """The hands of one process among several."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = place_of(folder, os.getpid()).name
        self.begin: Begin | None = None
        self.mine = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)

    def start(self, begin: Begin) -> None:
        """From now on others hand their visitors over."""
        self.begin = begin
        self.mine.bind(str(self.folder / self.name))
        asyncio.get_running_loop().add_reader(self.mine, self._taken)

    def stop(self) -> None:
        if self.begin is not None:
            (self.folder / self.name).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self.mine)
            self._taken()  # whoever was handed over a moment ago is not forgotten
        self.mine.close()

    def hand_over(self, visitor: socket.socket, words: bytes) -> bool:
        """Has this visitor, who has said this, gone to another process?"""
        asked = FIRST_WORDS.match(words)
        if asked is None or len(words) > MAX_WORDS:
            return False
        try:
            names = [name for name in os.listdir(self.folder) if name.startswith(PREFIX)]
            name = nearest(asked.group(1), names) if names else self.name
            if name == self.name:
                return False
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [visitor.fileno()]))
            self.mine.sendmsg([words], [rights], 0, str(self.folder / name))
        except OSError:  # it has died, or has its hands full: then here
            return False
        return True

    def _taken(self) -> None:
        for _ in range(AT_ONCE):
            try:
                words, descriptors, _, _ = socket.recv_fds(self.mine, MAX_WORDS, 1)
            except BlockingIOError:
                return
            except OSError as error:
                log().error("handing.failed", error=type(error).__name__)
                return
            for descriptor in descriptors:
                with suppress(OSError):  # gone meanwhile
                    visitor = socket.socket(fileno=descriptor)
                    visitor.setblocking(False)
                    assert self.begin is not None
                    self.begin(visitor, words)
