"""Killed at any instant: what was confirmed is there, and nothing twice."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests import MANY
from tests.server.conftest import place
from tests.server.harness import Person, Running, Socket, running, until
from tests.server.inside import inside
from tutable.core.match import Match

KILLS = 40 if MANY else 3
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Player:
    """Plays a seat through crashes: what got no answer is sent again with the same id."""

    def __init__(self, person: Person, table: str, seat: int, rng: Random) -> None:
        self.person, self.table, self.seat, self.rng = person, table, seat, rng
        self.confirmed: list[str] = []  # ids with an answer, in order
        self.open: dict[str, Any] | None = None  # sent, not answered
        self.count = 0
        self.socket: Socket | None = None

    def step(self) -> bool:
        """One confirmed step; False when the match is over."""
        while True:
            try:
                return self._step()
            except BROKEN:
                if self.socket is not None:
                    self.socket.close()
                self.socket = None
                time.sleep(0.05)

    def _step(self) -> bool:
        if self.socket is None:
            self.socket = self.person.socket(self.table)
        socket = self.socket
        if self.open is None:
            if not socket.my_turn(self.seat):
                return False
            self.open = self._frame(socket.seat(self.seat))
        answer = socket.ask(**self.open)
        # `stale` can only mean that the first try was never written: its id would have been known.
        if answer["type"] == "stale":
            self.open["version"] = answer["version"]
            answer = socket.ask(**self.open)
        assert answer["type"] == "ok", answer
        self.confirmed.append(self.open["id"])
        self.open = None
        socket.hello()
        return True

    def _frame(self, entry: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        frame = {"id": f"s{self.count}", "seat": self.seat, "version": entry["version"]}
        options = [offer["pick"] for offer in entry.get("offers") or []]
        if entry["horizon"]["steps"] and self.rng.random() < 0.15:
            return {**frame, "type": "undo"}
        if not options:
            return {**frame, "type": "end"}
        return {**frame, "type": "act", "pick": self.rng.choice(options)}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_confirmed_move_is_lost_or_doubled(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with running(**place(kind, request, tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", "bot:random")
        ben.post(f"/api/tables/{table}/join")
        rng = Random(11)
        players = [Player(anna, table, 0, rng), Player(ben, table, 1, rng)]
        stop = threading.Event()
        killed = 0

        def kill() -> None:
            nonlocal killed
            while not stop.is_set() and killed < KILLS:
                time.sleep(0.05 + rng.random() * 0.6)
                server.kill()
                killed += 1
                server.start()

        killer = threading.Thread(target=kill)
        killer.start()
        threads = [threading.Thread(target=play, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(240)
            assert not thread.is_alive(), "the match did not go on"
        stop.set()
        killer.join()
        assert killed >= 3, "the match was over before anything happened"
        save = anna.http.get(f"/api/tables/{table}/export").text
        match = Match.load(save)  # every pick legal, every chance outcome the seed's
        assert match.is_over
        for player in players:
            # Every confirmed step is one entry and there are no others: tokens of a seat = its steps.
            assert len(player.confirmed) == player.count
        steps = sum(len(player.confirmed) for player in players)
        tokens = [token for token in match.journal if token.sort != "chance"]
        bots = len(tokens) - steps
        assert bots == bot_tokens(match), (len(tokens), steps)


def play(player: Player) -> None:
    while player.step():
        pass


def bot_tokens(match: Match) -> int:
    """How many picks and ends of the journal are the bot's (seat 2)."""
    again = match.fork(0)
    again.auto_end.clear()
    count = 0
    for token in match.journal:
        if token.sort == "chance":
            continue
        seat = again.deciders()[0]
        if token.sort == "end":
            again.end(seat)
        elif token.sort == "undo":
            again.undo(seat)
        else:
            again.act(seat, token.value)
        count += seat == 2
    return count


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tentative_turns_and_sealed_choices_survive(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with running(**place(kind, request, tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", game="lanterns")
        tuareg = anna.table("me", "open", options={"first": "1"})
        for made in (table, tuareg):
            ben.post(f"/api/tables/{made}/join")
        sealed, turn = anna.socket(table), anna.socket(tuareg)
        pick = sealed.seat(0)["offers"][-1]["pick"]
        assert sealed.act(0, pick)["type"] == "ok"
        offers = turn.seat(0)["offers"]
        quiet = next(offer["pick"] for offer in offers if offer["final"] is None)
        assert turn.act(0, quiet, id="tentative")["type"] == "ok"
        before = turn.hello()["seats"]["0"]
        theirs = ben.socket(tuareg).latest["seats"]["1"]
        restart(server)
        assert anna.socket(table).seat(0)["chosen"] == pick
        again = anna.socket(tuareg)
        assert again.seat(0) == before
        assert again.act(0, quiet, id="tentative", version=0)["type"] == "ok"
        assert ben.socket(tuareg).latest["seats"]["1"] == theirs
        assert again.undo(0)["type"] == "ok"
        other = ben.socket(table)
        assert other.act(1, other.seat(1)["offers"][0]["pick"])["type"] == "ok"
        other.synced()
        assert other.latest["deciders"] != [0, 1]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_begins_whose_last_seat_was_taken_in_the_last_moment(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with running(**place(kind, request, tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open")
        server.kill()
        seated = "UPDATE seats SET kind = 'human', session = :ben, name = 'Ben'"
        inside(server).sql(f"{seated} WHERE table_id = :table AND seat = 1", ben=ben.id, table=table)
        server.start()
        until(lambda: anna.get(f"/api/tables/{table}")["status"] == "running")
        assert ben.socket(table).seat(1)["view"]


def restart(server: Running) -> None:
    server.kill()
    server.start()
