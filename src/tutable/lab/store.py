"""What has been played of a run: in a folder, or as somebody else has kept it.

In a run's folder `run.json` says what is played, and `chunks/` has what came out, one file for each chunk. It
appears under its name when it is complete, so a run that was killed goes on where it was. Nothing else is
remembered: everything that is said about a run is read from its chunks.
"""

from __future__ import annotations

import os
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from tutable.lab.errors import BadLab
from tutable.lab.rows import Row, unpack
from tutable.lab.sequel import Sequel, deals
from tutable.lab.spec import Chunk, Spec, decode, encode

MANIFEST = "run.json"
CANCEL = "cancelled"


class Played(ABC):
    """The games of a run that are there, wherever they are kept."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec

    @abstractmethod
    def has(self, chunk: Chunk) -> bool: ...

    @abstractmethod
    def read(self, chunk: Chunk) -> list[Row]: ...

    def rows(self, players: int) -> Iterator[Row]:
        """The games of a player count by which it is judged: in order, without a gap, up to the answer."""
        sequel = Sequel(self.spec, players)
        for together in deals(self._unbroken(players)):
            yield from together
            sequel.hear(together)
            if sequel.is_settled():
                return

    def _unbroken(self, players: int) -> Iterator[Row]:
        for chunk in self.spec.chunks():
            if chunk.players == players:
                if not self.has(chunk):
                    return
                yield from self.read(chunk)

    def sequel(self, players: int) -> Sequel:
        """What has been answered so far."""
        sequel = Sequel(self.spec, players)
        for together in deals(self._unbroken(players)):
            sequel.hear(together)
        return sequel

    def find(self, game_id: str) -> Row:
        """A game by its name."""
        for chunk in self.spec.chunks():
            parts = game_id.split("-")
            wanted = len(parts) == 3 and parts[1] == str(chunk.players) and parts[2].isdecimal()
            if wanted and chunk.first <= int(parts[2]) < chunk.last and self.has(chunk):
                for row in self.read(chunk):
                    if row.id == game_id:
                        return row
        raise BadLab(problem="game", given=game_id[:40])


class Held(Played):
    """In memory, as somebody else has kept them."""

    def __init__(self, spec: Spec, chunks: Mapping[int, bytes]) -> None:
        super().__init__(spec)
        self.chunks = chunks

    def has(self, chunk: Chunk) -> bool:
        return chunk.number in self.chunks

    def read(self, chunk: Chunk) -> list[Row]:
        return unpack(self.chunks[chunk.number])


class Run(Played):
    """A folder with a run in it."""

    def __init__(self, folder: Path, spec: Spec) -> None:
        super().__init__(spec)
        self.folder = folder

    @classmethod
    def begin(cls, folder: Path, spec: Spec) -> Run:
        """A new folder, or the one of the same run: that goes on."""
        path = folder / MANIFEST
        if path.exists():
            run = cls.open(folder)
            if run.spec != spec:
                raise BadLab(problem="other", path=str(folder))
            (folder / CANCEL).unlink(missing_ok=True)
            return run
        try:
            if folder.exists() and any(folder.iterdir()):
                raise BadLab(problem="there", path=str(folder))
            (folder / "chunks").mkdir(parents=True, exist_ok=True)
            write(path, encode(spec))
        except OSError as error:
            raise BadLab(problem="write", path=str(folder), detail=str(error.strerror)) from None
        return cls(folder, spec)

    @classmethod
    def open(cls, folder: Path) -> Run:
        try:
            spec = decode((folder / MANIFEST).read_bytes())
        except OSError as error:
            raise BadLab(problem="read", path=str(folder), detail=str(error.strerror)) from None
        (folder / "chunks").mkdir(exist_ok=True)
        return cls(folder, spec)

    def path(self, chunk: Chunk) -> Path:
        return self.folder / "chunks" / f"{chunk.number:06}.jsonl.gz"

    def has(self, chunk: Chunk) -> bool:
        return self.path(chunk).exists()

    def keep(self, chunk: Chunk, data: bytes) -> None:
        try:
            write(self.path(chunk), data)
        except OSError as error:
            raise BadLab(problem="write", path=str(self.folder), detail=str(error.strerror)) from None

    def read(self, chunk: Chunk) -> list[Row]:
        try:
            return unpack(self.path(chunk).read_bytes())
        except OSError as error:
            raise BadLab(problem="read", path=str(self.path(chunk)), detail=str(error.strerror)) from None
        except (EOFError, zlib.error, msgspec.MsgspecError):
            raise BadLab(problem="chunk", path=str(self.path(chunk))) from None

    # -- from another process -------------------------------------------------------------

    def cancel(self) -> None:
        """Whoever plays it stops after the chunks that are under way."""
        (self.folder / CANCEL).touch()

    def is_cancelled(self) -> bool:
        return (self.folder / CANCEL).exists()


def write(path: Path, data: bytes) -> None:
    """All or nothing, and on the disk."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
