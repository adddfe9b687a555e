"""Other people's bots at tables: those the host has named, by the name people see, and no others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Person, Running
from tests.server.hatching import ROOT
from tutable.server.bots.driver import Driver
from tutable.server.bots.pool import Pool

EXAMPLE = f"exec:{sys.executable} {ROOT / 'examples' / 'line_bot.py'} gold"
SETTINGS = {"bots": f"goldie={EXAMPLE}, first=tests.bots.test_outside:First"}


def test_they_are_offered_by_name_alone(server: Running) -> None:
    with Person(server) as anna:
        for game in anna.get("/api/games"):
            assert game["bots"][-2:] == ["goldie", "first"] and game["usual_bot"] in game["bots"]
            assert "exec:" not in str(game)


@pytest.mark.parametrize("bot", ["goldie", "first"])
def test_they_play(server: Running, bot: str) -> None:
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", f"bot:{bot}", options={"first": "2"}))
        for _ in range(6):
            assert socket.my_turn(0)
            socket.step(0, Random(1).choice)
        assert "bot.failed" not in server.output() and "bot.illegal" not in server.output()


@pytest.mark.parametrize("bot", ["exec:true", "tests.bots.test_outside:First", "nobody"])
def test_nobody_else_is_seated(server: Running, bot: str) -> None:
    with Person(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot[:40]}]
        refused = anna.post("/api/tables", {"game": "tuareg", "seats": seats}, code=422)
        assert refused["code"] == "unknown-bot"


def test_who_may_no_longer_play_is_stood_in_for() -> None:
    driver = Driver(None, Pool(0, 1.0), "me", 0.0, {"goldie": EXAMPLE})  # type: ignore[arg-type]
    assert driver._place("goldie", "tuareg") == EXAMPLE
    assert driver._place("expert", "tuareg") == "expert"
    assert driver._place("first", "tuareg") == "casual"


def test_a_bot_that_is_not_there_stops_the_start(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "tutable", "serve", "--port", "0", "--data", str(tmp_path)]
    config = tmp_path / "tutable.toml"
    config.write_text('bots = ["ghost=exec:/no/such/program"]')
    found = subprocess.run(
        [*asked, "--config", str(config)], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert found.returncode == 2 and "/no/such/program" in found.stderr
