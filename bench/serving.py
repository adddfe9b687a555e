"""A server to be measured: with everything on that a real one has, and limits no honest crowd meets."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType

SETTINGS = {
    "PORT": "0",
    "BOT_PROCESSES": "1",
    "LOG": "json",
    "FRAMES_PER_SECOND": "1000",
    "MAX_ADDRESS_CONNECTIONS": "100000",
    **dict.fromkeys(("NEW_GUESTS", "REQUESTS", "NEW_TABLES", "CHATS"), "1000000/minute"),
}
TICKS = os.sysconf("SC_CLK_TCK")


class Serving:
    """`tutable serve`, one process or several, with its log in a file."""

    def __init__(self, folder: Path, database: str = "", workers: int = 1, **settings: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        chosen = {**SETTINGS, "DATA": str(folder), "DATABASE": database, "WORKERS": str(workers), **settings}
        environ = {name: value for name, value in os.environ.items() if not name.startswith("TUTABLE_")}
        with (folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tutable", "serve"],
                env=environ | {f"TUTABLE_{name}": value for name, value in chosen.items()},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+?:\d+", self.process.stdout.readline())
        assert found, f"the server did not start: {(folder / 'log').read_text()[-2000:]}"
        self.address = found.group()

    def __enter__(self) -> Serving:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def processes(self) -> list[int]:
        """The server's own: those that think for bots and read files have another command line."""
        command = self._command(self.process.pid)
        found = [self.process.pid]
        for parent in found:
            for thread in Path(f"/proc/{parent}/task").iterdir():
                children = map(int, (thread / "children").read_text().split())
                found += [child for child in children if self._command(child) == command]
        return found

    @staticmethod
    def _command(pid: int) -> bytes:
        return Path(f"/proc/{pid}/cmdline").read_bytes()

    def cpu(self) -> float:
        """Seconds of CPU time so far, of all its processes."""
        total = 0
        for pid in self.processes():
            words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(words[11]) + int(words[12])
        return total / TICKS

    def memory(self) -> float:
        """Megabytes, of all its processes."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.processes())
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
