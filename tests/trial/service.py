"""docs/self-host.md on an empty machine: every command of the page as it stands there, and a guest who plays.

python -m tests.trial.service FOLDER    (as root, with debootstrap and systemd-container)
"""

from __future__ import annotations

import os
import re
import sys
import textwrap
import time
from pathlib import Path

import httpx2

from tests.server.test_settings import DOCS
from tests.trial.machine import Machine
from tests.trial.visit import await_server, promised_figures, say, visit

ADDRESS = "https://localhost"
BEHIND = "http://127.0.0.1:8642"
TRUST = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
KEPT = "/var/lib/tutable/moved.tutable"
STOP_SECONDS = 30  # of the unit


def blocks(heading: str) -> list[str]:
    """The commands and settings of one part of the page."""
    part = re.split(r"^##+ ", DOCS.read_text("utf-8").partition(f"# {heading}\n")[2], maxsplit=1, flags=re.M)
    found = re.findall(r"^ *```\n(.*?)^ *```$", part[0], re.M | re.S)
    return [textwrap.dedent(block) for block in found]


def try_all(machine: Machine) -> None:
    install, settings, unit, proxy, alias = blocks("For the world")
    for step in (install, settings, unit, proxy):
        machine.run(step)
    assert await_server(BEHIND)["troubles"] == []
    os.environ["SSL_CERT_FILE"] = str(machine.root / TRUST)
    visit(ADDRESS, lambda: kill(machine))
    look_around(machine)

    backup, restore = blocks("Backups")
    machine.run(f"{alias}tutable doctor\ntutable admin link\n{backup}")
    machine.run(restore)
    stop(machine)

    packages, lines = blocks("PostgreSQL, and several processes")
    machine.run(f"{alias}tutable backup {KEPT}")
    machine.run(f"{packages}cat >> /etc/tutable.toml <<'END'\n{lines}END")
    machine.run(f"{alias}tutable restore {KEPT}\nsystemctl start tutable")
    visit(ADDRESS, lambda: kill(machine))
    machine.run(f"{alias}tutable doctor")
    stop(machine)


def look_around(machine: Machine) -> None:
    """What is kept is closed to others, and the figures are all there."""
    kept = machine.root / "var/lib/tutable"
    modes = {path.name: path.stat().st_mode & 0o777 for path in (kept, *kept.iterdir())}
    assert modes.pop("tutable") == 0o700 and set(modes.values()) == {0o600}, modes
    told = httpx2.get(f"{BEHIND}/metrics").text
    missing = promised_figures() - set(re.findall(r"^# HELP (\w+)", told, re.M))
    assert not missing, missing


def kill(machine: Machine) -> None:
    say("the server is killed")
    machine.run("kill -9 $(systemctl show -p MainPID --value tutable)")


def stop(machine: Machine) -> None:
    began = time.monotonic()
    machine.run("systemctl stop tutable")
    took = time.monotonic() - began
    result = machine.said("systemctl show -p Result --value tutable")
    left = machine.said("pgrep -u tutable")
    say(f"stopped after {took:.1f} s: {result}")
    assert took < STOP_SECONDS and result == "success" and not left


if __name__ == "__main__":
    if len(sys.argv) != 2 or os.geteuid():
        sys.exit(__doc__)
    with Machine(Path(sys.argv[1])) as there:
        try_all(there)
    say("All of it is as the page says.")
