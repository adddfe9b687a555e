"""Bots that crash or stall are replaced, and the table goes on."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Person, running
from tutable.core.chance import commitment, read_seed
from tutable.core.codec import encode
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.server.bots.driver import Driver
from tutable.server.bots.pace import until_beat
from tutable.server.bots.pool import Pool
from tutable.server.bots.worker import Job, Thinker
from tutable.server.live_table import LiveTable
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.stored import fold


@pytest.mark.parametrize("how", ["crash", "stall"])
def test_a_bot_that_fails_does_not_stop_the_table(how: str, tmp_path: Path) -> None:
    with running(data=str(tmp_path), bot_seconds="0.3", TOY_BOT=how) as server, Person(server) as anna:
        table = anna.table("me", "bot", options={"first": "1"})
        socket = anna.socket(table)
        while socket.latest["deciders"] == [0]:
            socket.step(0, Random(1).choice)
        assert socket.my_turn(0)
        assert "bot.failed" in server.output()


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, Person(server) as anna:
        table = anna.table("me", "bot:greedy", "bot:greedy")
        socket = anna.socket(table)
        for _ in range(8):
            if not socket.my_turn(0):
                break
            assert server.process is not None
            for child in children(server.process.pid):
                with suppress(ProcessLookupError):  # it may have ended by itself
                    os.kill(child, signal.SIGKILL)
            socket.step(0, Random(2).choice)


def children(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def test_a_worker_learns_only_what_its_seat_knows() -> None:
    """What is sent to it is a deal from the seat's knowledge, from which the same knowledge follows."""
    match = Match.new("tuareg", 3, seed=3)
    random = Random(3)
    thinker = Thinker()
    for _ in range(60):
        seat = match.deciders()[0]
        known = match.knowledge(seat)
        sample = known.sample(Rng(7))
        assert sample.knowledge(seat).view() == known.view()
        options = [offer.pick for offer in match.options(seat)]
        for bot in ("random", "greedy"):
            job = Job("tuareg", 3, match.header.options, None, encode(sample), seat, bot, 5)
            assert thinker.answer(job).pick in options
        match.act(seat, random.choice(options))


def waiting_bots(seed: int) -> LiveTable:
    """Three bots at the sealed decision with which Lanterns begins."""
    secret = read_seed(seed)
    seats = [SeatRow(seat, "bot", f"Bot {seat}", bot="random") for seat in range(3)]
    row = TableRow(
        "t", "lanterns", {}, secret.hex(), commitment(secret), "", False, 0.0, "running", seats=seats
    )
    return LiveTable(row, [], fold(row, []))


def sealed_picks(live: LiveTable) -> list[int]:
    """What its bots will choose, if each thinks a few times about what everybody may know."""
    driver = Driver(None, Pool(0, 1.0), "me", 0.0, {})  # type: ignore[arg-type]
    jobs = [driver._job(live, seat) for seat in range(3)]
    return [job.seed for job in jobs] + [Thinker().answer(job).pick for job in jobs]


def test_what_a_bot_picks_follows_from_the_secret_alone() -> None:
    """Tables that look alike to everybody go apart, and a table that is folded again goes on the same."""
    tables = [waiting_bots(seed) for seed in range(16)]
    views = [live.match.view(SPECTATOR) for live in tables if live.match is not None]
    assert all(view == views[0] for view in views)
    picks = [sealed_picks(live) for live in tables]
    assert len({tuple(found[3:]) for found in picks}) > 4
    assert len({seed for found in picks for seed in found[:3]}) == 48
    assert [sealed_picks(waiting_bots(seed)) for seed in range(16)] == picks


@pytest.mark.parametrize("thought", [0.0, 0.01, 0.3, 0.79])
def test_how_long_a_bot_thought_does_not_show(thought: float) -> None:
    assert thought + until_beat(thought, 0.8) == pytest.approx(0.8)
    assert 2.0 + thought + until_beat(2.0 + thought, 0.8) in (pytest.approx(2.4), pytest.approx(3.2))


def test_bots_are_paced_for_people(tmp_path: Path) -> None:
    import time

    with running(data=str(tmp_path), bot_pace="0.5") as server, Person(server) as anna:
        table = anna.table("me", "bot:random", "bot:random", "bot:random", options={"first": "2"})
        socket = anna.socket(table)
        started = time.monotonic()
        assert socket.my_turn(0)
        # Three turns of bots, each at least half a second after what was seen before it.
        assert time.monotonic() - started > 1.0
