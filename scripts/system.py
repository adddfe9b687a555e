"""Parts that the system must have. On Debian as root they are installed, elsewhere they are named."""

from __future__ import annotations

import functools
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from scripts.steps import Failed, run, say, step

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


def can_install() -> bool:
    return Path("/etc/debian_version").exists() and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def announce(packages: Sequence[str]) -> None:
    """Said before anything is done."""
    if not packages:
        return
    if can_install():
        say(f"  Debian packages    to be installed with apt-get: {' '.join(packages)}")
    else:
        say(f"  not installed      {' '.join(packages)} (Debian's names; installing them needs root)")


def install(packages: Sequence[str]) -> None:
    """A missing package may still leave us something that works: what is lost is said where it is missed."""
    if not packages or not can_install():
        return
    try:
        with step(f"Debian packages {' '.join(packages)}"):
            run("apt-get", "update", "-qq")
            # In runlevel 1 nobody starts the servers that come with some packages.
            quiet = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
            run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages, env=quiet)
    except Failed:
        say(f"  going on without {' '.join(packages)}")


def for_environment() -> list[str]:
    """What making .venv needs: Debian ships Python without it."""
    found = all(importlib.util.find_spec(name) for name in ("ensurepip", "venv"))
    return [] if found else [f"python{VERSION}-venv"]


def for_compiling() -> list[str]:
    if compiler() or os.environ.get("CC"):
        return []
    own = [f"python{VERSION}-dev"] if os.path.realpath(sys.executable).startswith("/usr/bin/") else []
    return ["gcc", "libc6-dev", *own]


# It takes a third less of the processor than the whole browser, and knows neither passkeys nor notifications.
SHELL = "chromium-headless-shell"


def browser(whole: bool = False) -> str | None:
    """What shows pages to the tests: without windows where that is installed, unless they need all of it."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names if whole else (SHELL, *names))), None)


def for_tests() -> list[str]:
    database = shutil.which("postgres") or list(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return [
        *([] if browser(whole=True) else ["chromium"]),
        *([] if database else ["postgresql"]),
        *(name for name in ("caddy", "nginx") if not find(name)),
        *([] if find("systemd-analyze") else ["systemd"]),
    ]


def find(program: str) -> str | None:
    """Servers are where only root looks for them."""
    return shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@functools.cache
def compiler() -> str:
    """The first C compiler that works with this Python's headers; one named in CC is the only candidate."""
    usual = [(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang"]
    for name in [os.environ["CC"]] if os.environ.get("CC") else usual:
        check = [*name.split(), f"-I{sysconfig.get_path('include')}", "-x", "c", "-fsyntax-only", "-"]
        try:
            if not subprocess.run(check, input=b"#include <Python.h>\n", capture_output=True).returncode:
                return name
        except OSError:
            continue
    return ""
