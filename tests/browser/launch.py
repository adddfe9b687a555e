"""Starting what a browser test needs: a server of its own, and the system's chromium."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from scripts import system

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
EMPTY: dict[str, str] = {}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    return playwright.chromium.launch(executable_path=system.browser(whole), args=FLAGS)


def admin(data: Path, *words: str) -> str:
    """What `tutable admin` says beside a server."""
    call = "import sys; from tutable.cli import main; sys.exit(main(sys.argv[1:]))"
    line = [sys.executable, "-c", call, "admin", *words, "--data", str(data)]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@contextmanager
def serving(
    data: Path, port: int = 0, module: str = "tests.browser.server", more: Mapping[str, str] = EMPTY
) -> Iterator[str]:
    """A server with bots that do not wait; yields its address."""
    environ = {
        **os.environ,
        "TUTABLE_PORT": str(port),
        "TUTABLE_DATA": str(data),
        "TUTABLE_BOT_PACE": "0",
        "TUTABLE_OFFER_SECONDS": "0",
        "TUTABLE_REQUESTS": "100000/minute",
        "TUTABLE_NEW_GUESTS": "100000/minute",
        "TUTABLE_NEW_TABLES": "100000/minute",
        "TUTABLE_SIGN_INS": "100000/minute",
        "TUTABLE_FRAMES_PER_SECOND": "500",
        **more,
    }
    with (data / "server.log").open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", module],
            env=environ,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                yield found.group(0)
                break
        else:
            raise AssertionError((data / "server.log").read_text())
    finally:
        process.terminate()
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()
