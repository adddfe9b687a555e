"""Tables that stand at a sealed decision: everybody chooses at once, unseen until the last has chosen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.fixtures.catalogue import catalogues
from tests.server.harness import Person, Running, Socket
from tests.server.twins import normal
from tutable import new
from tutable.core.match import Match

# With the number of sealed decisions that have been made before.
GAMES = {"lanterns": 0} | {of.game: of.sealed.before for of in catalogues() if of.sealed}


def at_sealed(game: str, players: int, seed: int = 1) -> Match:
    """A match whose seats are all asked at once, none of them has chosen yet."""
    match = new(game, players, seed=seed)
    random = Random(seed)
    done = 0
    while not match.is_over:
        if match.is_sealed() and not match.sealed and len(match.deciders()) == players:
            if done == GAMES[game]:
                return match
            done += 1
        seat = match.waiting()[0]
        match.act(seat, random.choice(match.options(seat)).pick)
    raise AssertionError("no sealed decision")


def import_match(person: Person, match: Match, *players: str) -> str:
    """The match as a table of this person; who plays which seat."""
    data = json.loads(match.save())
    if players:
        data["terminal"] = {"players": list(players)}
    return str(person.post("/api/import", {"save": json.dumps(data)})["id"])


def sit(people: Sequence[Person], table: str) -> None:
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/join", {"seat": seat})


class Seated:
    """A match at a table with a person on every seat, and one who watches."""

    def __init__(self, server: Running, match: Match, **clock: Any) -> None:
        """With a clock it is a new one, which stands there from the start."""
        self.people = [Person(server) for _ in range(match.players + 1)]
        if clock:
            seats = ["open"] * match.players
            self.table = self.people[0].table(*seats, game=match.game.id, clock=clock)
        else:
            self.table = import_match(self.people[0], match)
            self.people[0].post(f"/api/tables/{self.table}/leave")
        sit(self.people[: match.players], self.table)
        self.connect()

    def connect(self) -> None:
        """New sockets, in the same order at every table."""
        self.sockets = [person.socket(self.table) for person in self.people]
        for socket in self.sockets:
            socket.quiet()
        for socket in self.sockets:
            socket.hello()
            socket.frames.clear()

    def choose(self, seat: int, pick: int) -> None:
        """Lay a choice down; whoever chooses gets a new picture, and only the last one a turned card."""
        socket = self.sockets[seat]
        before = socket.seat(seat)["chosen"]
        assert socket.act(seat, pick, id=f"c{seat}.{pick}.{len(socket.frames)}")["type"] == "ok"
        if before != pick:
            socket.synced()

    def picks(self, seat: int) -> list[int]:
        return [offer["pick"] for offer in self.sockets[seat].seat(seat)["offers"]]

    def heard(self, seat: int) -> list[str]:
        """Every byte a place was sent, and all that HTTP tells it."""
        person, socket = self.people[seat], self.sockets[seat]
        socket.quiet()
        here = f"/api/tables/{self.table}"
        pages = [person.http.get(path).text for path in (here, f"{here}/export", "/api/tables")]
        pages += [person.http.get(f"{here}/replay?seat={place}").text for place in ("0", "all")]
        asked = {"fork": {"at": 1}, "join": {"seat": 1}, "seats/1/bot": {}, "reports": {"line": 0}}
        csrf = {"X-CSRF": person.csrf}
        pages += [
            person.http.post(f"{here}/{path}", json=body, headers=csrf).text for path, body in asked.items()
        ]
        return [normal(text, self.table) for text in [*socket.frames, *pages] if "pong" not in text]

    def close(self) -> None:
        for person in self.people:
            person.stack.close()


def entry(socket: Socket, seat: int) -> dict[str, Any]:
    """A seat's newest entry, after everything on its way has come."""
    socket.quiet()
    return socket.seat(seat)
