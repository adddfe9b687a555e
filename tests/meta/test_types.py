"""The client's types are those of the server."""

from __future__ import annotations

import subprocess
import sys

from tests.meta.sources import ROOT


def test_the_clients_types_are_current() -> None:
    script = ROOT / "scripts" / "client_types.py"
    found = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
