"""Continuous integration cannot hang."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from scripts.steps import ROOT


@pytest.mark.parametrize(
    ("recipe", "code", "words"),
    [
        ("sleep 600", 124, "stopped, it had not come to its end after 1s"),
        ("exit 0", 0, ""),
        ("exit 1", 2, ""),
    ],
)
def test_a_run_that_hangs_is_ended_and_says_so(tmp_path: Path, recipe: str, code: int, words: str) -> None:
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    (tmp_path / "Makefile").write_text(f"test:\n\t{recipe}\n")
    done = subprocess.run(
        [tmp_path / ".ci" / "run"],
        env={"PATH": os.environ["PATH"], "CI_LIMIT": "1s"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == code
    assert words in done.stderr
