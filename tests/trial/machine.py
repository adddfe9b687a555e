"""An empty Debian in a folder, with a systemd of its own; it shares the network with the machine it is on."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Self

from tests.server.harness import PATIENCE
from tests.server.hatching import ROOT
from tests.trial.visit import say

SUITE = "bookworm"
OWN_TRUST = Path("usr/local/share/ca-certificates")  # some networks have a certificate of their own
PROJECT = Path("usr/src/tutable")
# Somebody who says yes, and writes an address that leads here.
SOMEBODY = """
shopt -s expand_aliases
editor() { sed -i s/games.example.org/localhost/ "$1"; }
"""


class Machine:
    """`empty` in the folder is kept for the next one, `machine` is a copy that has been used."""

    def __init__(self, folder: Path) -> None:
        empty, self.root = folder / "empty", folder / "machine"
        if not empty.is_dir():
            say(f"{SUITE} is put into {empty}")
            subprocess.run(["debootstrap", SUITE, str(empty)], check=True, stdout=subprocess.DEVNULL)
        if self.root.exists():
            shutil.rmtree(self.root)
        subprocess.run(["cp", "-a", str(empty), str(self.root)], check=True)
        if (Path("/") / OWN_TRUST).is_dir():
            shutil.copytree(Path("/") / OWN_TRUST, self.root / OWN_TRUST, dirs_exist_ok=True)
        (self.root / "etc/apt/apt.conf.d/yes").write_text('APT::Get::Assume-Yes "true";\n')
        project = self.root / PROJECT
        project.mkdir()
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "x", "-C", str(project)], input=archive.stdout, check=True)

    def __enter__(self) -> Self:
        managed = Path("/run/systemd/system").is_dir()
        options = [] if managed else ["--register=no", "--keep-unit"]
        words = ["-q", "-D", str(self.root), "--resolv-conf=copy-host", "--timezone=off", "--boot"]
        self.process = subprocess.Popen(
            ["systemd-nspawn", *options, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE
        while self.said("systemctl is-system-running --wait") not in ("running", "degraded"):
            assert self.process.poll() is None and time.monotonic() < deadline, "it does not start"
            time.sleep(0.5)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()  # to systemd-nspawn: the machine is to be switched off
        self.process.wait(PATIENCE)

    def run(self, commands: str) -> None:
        """As root, in the folder of the project; as they stand on a page, one after the other."""
        subprocess.run(self._inside(SOMEBODY + "set -ex\n" + commands), check=True, stdin=subprocess.DEVNULL)

    def said(self, command: str) -> str:
        """What a command says, whether it succeeds or not."""
        done = subprocess.run(self._inside(command), capture_output=True, text=True, stdin=subprocess.DEVNULL)
        return done.stdout.strip()

    def _inside(self, script: str) -> list[str]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        if not children:
            return ["false"]
        passed_on = {k: v for k, v in os.environ.items() if k.startswith(("PIP_", "NODE_"))}
        environ = {
            **passed_on,
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        words = [f"{key}={value}" for key, value in environ.items()]
        enter = ["nsenter", "-t", children[0], "-a", "env", "-i", *words]
        return [*enter, "bash", "-c", f"cd /{PROJECT}\n{script}"]
