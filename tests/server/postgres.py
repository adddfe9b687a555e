"""A PostgreSQL of our own: Debian's binaries, a temporary folder, a unix socket, no root (it refuses it)."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOTS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
PORT = "5432"  # only names the socket file: nothing listens on the network


def binaries() -> Path | None:
    """Where initdb and pg_ctl are."""
    if ROOTS:
        return ROOTS[-1]
    found = shutil.which("pg_ctl")
    return Path(found).parent if found else None


class Postgres:
    """Started, stopped and started again by tests."""

    def __init__(self) -> None:
        found = binaries()
        assert found is not None, "PostgreSQL is not installed (Debian: apt-get install postgresql)"
        self.bin = found
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        self.folder = Path(tempfile.mkdtemp(prefix="tutable-pg-", dir="/tmp"))
        if os.getuid() == 0:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", self.data, "-U", "tutable", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.databases = 0
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        # Flushes are not what is tested here: nobody pulls the plug of the machine.
        options = f"-c listen_addresses='' -k {self.folder} -p {PORT} -c fsync=off -c max_connections=60"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", self.data, "-l", log, "-w", "-t", "60", "-o", options, "start")

    def stop(self) -> None:
        """At once, as if the machine had died."""
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh_url(self) -> str:
        """A new, empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-p", PORT, "-U", "tutable", name)
        return f"postgresql://tutable@/{name}?host={self.folder}&port={PORT}"

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.bin / program), *args]
        if os.getuid() == 0:
            command = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--init-groups", *command]
        # pg_ctl's server inherits its output: a pipe would never end.
        with tempfile.TemporaryFile() as out:
            done = subprocess.run(command, stdout=out, stderr=out, cwd="/", check=False, timeout=120)
            if done.returncode != 0:
                out.seek(0)
                raise AssertionError(f"{program}: {out.read().decode(errors='replace')}")
