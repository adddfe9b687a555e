"""The commands in the head of deploy/Containerfile as they stand there, and a guest who plays.

python -m tests.trial.container    (with podman; nothing of its own may be called tutable yet)
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import time

from tests.server.hatching import ROOT
from tests.server.proxies import DEPLOY
from tests.trial.visit import await_server, say, visit

ADDRESS = "http://127.0.0.1:8642"
STOP_SECONDS = 9.0  # podman kills what takes ten


def commands() -> list[list[str]]:
    lines = re.findall(r"^#     (podman .+)$", (DEPLOY / "Containerfile").read_text("utf-8"), re.M)
    return [shlex.split(line) for line in lines]


def run(*command: str) -> str:
    say(f"$ {shlex.join(command)}")
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def is_there(what: str) -> bool:
    return not subprocess.run(["podman", what, "exists", "tutable"], check=False).returncode


def try_all() -> None:
    build, start = commands()
    run(*build)
    try:
        run(*start)
        await_server(ADDRESS)
        assert run("podman", "exec", "tutable", "id", "-u") == "8642"
        assert run("podman", "exec", "tutable", "stat", "-c", "%a %U", "/data") == "700 tutable"
        visit(ADDRESS, lambda: replace(start))
        print(run("podman", "exec", "tutable", "tutable", "doctor"))
    finally:
        run("podman", "rm", "--force", "--volumes", "tutable")
        run("podman", "volume", "rm", "--force", "tutable")


def replace(start: list[str]) -> None:
    """The container goes, the volume stays."""
    began = time.monotonic()
    run("podman", "stop", "tutable")
    took = time.monotonic() - began
    code = run("podman", "inspect", "--format", "{{.State.ExitCode}}", "tutable")
    say(f"stopped after {took:.1f} s: {code}")
    assert took < STOP_SECONDS and code == "0"
    run("podman", "rm", "tutable")
    run(*start)


if __name__ == "__main__":
    if is_there("container") or is_there("volume"):
        sys.exit("Something called tutable is here already.")
    try_all()
    say("All of it is as the file says.")
