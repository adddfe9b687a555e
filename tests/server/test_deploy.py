"""The other examples of deploy/: the settings can be read, the unit is one that systemd likes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from prometheus_client import ProcessCollector

from tests.server.proxies import DEPLOY
from tests.server.test_settings import DOCS
from tests.trial.container import commands
from tests.trial.service import blocks
from tutable.server.settings import read_settings


def test_the_example_settings_are_settings(tmp_path: Path) -> None:
    given = (DEPLOY / "tutable.toml").read_text("utf-8")
    plain = read_settings({}, {}, str(DEPLOY / "tutable.toml"))
    assert plain.origins == ["https://games.example.org"] and not plain.is_postgres and plain.is_local
    (tmp_path / "all.toml").write_text(re.sub(r"^# (\w+ = )", r"\1", given, flags=re.M), "utf-8")
    with_all = read_settings({}, {}, str(tmp_path / "all.toml"))
    assert with_all.is_postgres and with_all.workers == 2


def test_systemd_accepts_the_unit_and_finds_it_well_locked(tmp_path: Path) -> None:
    unit = tmp_path / "tutable.service"
    text = (DEPLOY / "tutable.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/tutable/bin/tutable", sys.executable), "utf-8")

    def analyze(*words: str) -> str:
        command = ["systemd-analyze", *words, str(unit)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    assert "tutable.service" not in analyze("verify", "--man=no")  # it names what it does not like
    exposure = re.search(
        r"exposure level for tutable.service: ([\d.]+)", analyze("security", "--offline=true")
    )
    assert exposure is not None and float(exposure.group(1)) < 2


def test_the_unit_leaves_the_figures_what_they_read(tmp_path: Path) -> None:
    """Where /proc shows nothing but processes, all figures of the own process are missing."""
    (tmp_path / "self").symlink_to("/proc/self")
    is_hidden = "\nProcSubset=pid\n" in (DEPLOY / "tutable.service").read_text("utf-8")
    collector = ProcessCollector(proc=str(tmp_path) if is_hidden else "/proc", registry=None)
    promised = set(re.findall(r"`(process_\w+)`", DOCS.read_text("utf-8")))
    assert promised and promised <= {figure.name for figure in collector.collect()}


def test_page_and_container_can_be_tried_as_they_are_written() -> None:
    """What `tests.trial` runs is found there; whether it works takes an empty machine."""
    parts = ("For the world", "Backups", "PostgreSQL, and several processes")
    assert [len(blocks(part)) for part in parts] == [5, 2, 2]
    assert [words[:2] for words in commands()] == [["podman", "build"], ["podman", "run"]]
