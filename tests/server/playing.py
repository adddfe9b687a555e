"""Matches played to their ends over sockets."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tests.server.harness import Person, Socket


def play_out(people: Mapping[int, Person], table: str, seed: int = 1) -> None:
    """By these people, by their seats; whoever else sits there plays alone."""
    sockets = {seat: person.socket(table) for seat, person in people.items()}
    for seat, socket in sockets.items():
        socket.ask(type="auto_end", seat=seat, on=True)
    random = Random(seed)
    first = next(iter(sockets.values()))
    while not all(socket.latest["over"] for socket in sockets.values()):
        count = 0
        for seat, socket in sockets.items():
            socket.quiet()
            count += move(socket, seat, random)
        if count == 0 and not first.latest["over"]:
            first.receive()  # what a bot does is told to all
    for socket in sockets.values():
        socket.close()


def move(socket: Socket, seat: int, random: Random) -> int:
    """Whatever can be done now; what is new meanwhile is looked at first, a sealed choice is made once.

    How much it was.
    """
    count = 0
    while True:
        entry = socket.latest["seats"].get(str(seat), {})
        if not entry.get("offers") or entry.get("chosen") is not None:
            return count
        count += 1
        answer = socket.act(seat, random.choice([offer["pick"] for offer in entry["offers"]]))
        assert answer["type"] in ("ok", "stale"), answer
        socket.synced()
