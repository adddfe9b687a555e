"""Whole matches of the larger games, as browsers play them, and what travels for their largest tables."""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Iterator
from random import Random

import pytest

from tests.fixtures.catalogue import catalogues
from tests.server.harness import Person, Running, running, told
from tutable.core.codec import encode
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.server.bots.worker import Job, Thinker
from tutable.server.settings import Settings

LARGEST = [(of.game, of.rules.max_players) for of in catalogues() if of.large]
# Longer than any match people play: random play wanders.
MAX_STEPS = 3000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots have all the time a busy machine may need."""
    with running(data=str(tmp_path_factory.mktemp("games")), bot_seconds="60") as found:
        yield found


@pytest.mark.parametrize("game", [game for game, _ in LARGEST])
def test_a_whole_match_against_a_bot(server: Running, game: str) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot:greedy", game=game)
        socket = anna.socket(table)
        assert socket.ask(type="auto_end", seat=0, on=True)["type"] == "ok"
        choose = Random(1).choice
        steps = 0
        while socket.my_turn(0):
            socket.step(0, choose)
            steps += 1
            assert steps < MAX_STEPS
        last = socket.latest
        assert last["table"]["status"] == "over" and last["winners"] and last["table"]["seed"]
        # The published seed belongs to the commitment, the whole match follows from it, and everything
        # that was told on the way is what is told in the end.
        match = Match.load(anna.http.get(f"/api/tables/{table}/export").text)
        assert match.header.commitment == last["table"]["commitment"] and match.scores() == last["scores"]
        assert socket.lines["0"] == told(match, 0)
        # No bot failed.
        figures = anna.http.get("/metrics").text
        assert "tutable_bot_failures_total{" not in figures and "bot.failed" not in server.output()
        for seat in ("0", "1", "spectator", "all"):
            assert anna.get(f"/api/tables/{table}/replay?seat={seat}&at={steps // 2}")["view"]


@pytest.mark.parametrize(("game", "players"), LARGEST)
def test_frames_of_the_largest_table(server: Running, game: str, players: int) -> None:
    """What a move costs a phone: a picture of the table, packed."""
    with Person(server) as anna:
        table = anna.table("me", *["hotseat"] * (players - 1), game=game)
        socket = anna.socket(table)
        random = Random(2)
        sizes: list[int] = []
        packed: list[int] = []
        packer = zlib.compressobj(wbits=-12, memLevel=5)  # as the server packs
        for _ in range(150):
            seat = socket.shown()
            socket.step(seat, random.choice)
            if socket.latest["over"]:
                break
            data = json.dumps(socket.latest, separators=(",", ":")).encode()
            sizes.append(len(data))
            packed.append(len(packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)))
        assert sum(sizes) / len(sizes) < 60_000 and max(sizes) < 200_000
        assert sum(packed) / len(packed) < 10_000 and max(packed) < 30_000


@pytest.mark.parametrize(("game", "players"), LARGEST)
def test_a_bot_thinks_far_less_than_it_may(game: str, players: int) -> None:
    """Counted in CPU time, so that a busy machine does not matter: half of the default budget is a lot."""
    match = Match.new(game, players, seed=4)
    thinker = Thinker()
    slowest = 0.0
    for _ in range(80):
        seat = match.waiting()[0]
        sample = match.knowledge(seat).sample(Rng(4))
        job = Job(game, players, match.header.options, None, encode(sample), seat, "greedy", 4)
        started = time.process_time()
        pick = thinker.answer(job).pick
        slowest = max(slowest, time.process_time() - started)
        match.act(seat, pick)
    assert slowest < Settings().bot_seconds / 2
