"""Files of another version of the rules: they go on if they fold; otherwise it is said how far they go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.driver import Terminal
from tutable.core.journal import canonical
from tutable.core.match import Match

AT = 30


def older(path: Path, **changes: object) -> Path:
    found = path.with_name("older.json")
    data = json.loads(path.read_text("utf-8"))
    found.write_text(json.dumps({**data, "rules_version": "0", **changes}), "utf-8")
    return found


def broken(path: Path) -> Path:
    """Our rules do not allow what was done after the first entries."""
    words = json.loads(path.read_text("utf-8"))["journal"].split(" ")
    return older(path, journal=" ".join([*words[:AT], "99999", *words[AT:]]))


def test_a_match_that_folds_goes_on(terminal: Terminal, running: Path, finished: Path) -> None:
    assert terminal("verify", str(older(finished))).code == 0
    resumed = older(running)
    assert terminal("play", "--resume", str(resumed), answers=["1"]).code == 0
    assert json.loads(resumed.read_text("utf-8"))["rules_version"] != "0"  # written by our rules from now on


@pytest.mark.parametrize("command", [["verify"], ["play", "--resume"]])
def test_a_match_that_does_not_is_refused_with_how_far_it_goes(
    terminal: Terminal, finished: Path, command: list[str]
) -> None:
    path = broken(finished)
    before = path.read_bytes()
    result = terminal(*command, str(path))
    assert result.code == 2 and f"only {AT} of" in result.err and "not continued" in result.err
    assert "nicht fortsetzen" in terminal(*command, str(path), "--lang", "de").err
    assert path.read_bytes() == before


def test_it_can_be_replayed_so_far(terminal: Terminal, finished: Path) -> None:
    match = Match.load(finished.read_text("utf-8"))
    last = min(AT, len(canonical(match.journal)))
    result = terminal("replay", str(broken(finished)), "--plain", answers=["last", "n", "q"])
    assert result.code == 0
    assert f"only {AT} of" in result.out and f"Position {last} of {last}" in result.out
    assert "as far as the match goes" in result.out
