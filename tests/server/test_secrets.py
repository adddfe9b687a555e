"""Non-interference over every byte: tables that differ only in what a seat cannot know look alike to it."""

from __future__ import annotations

import json
import queue
from random import Random

import pytest

from tests import MANY
from tests.fixtures.catalogue import catalogues
from tests.server.harness import PATIENCE, Person, Running, Socket
from tests.server.hourglass import live_clock
from tests.server.push_service import Browser, beside
from tests.server.twins import normal
from tutable import new
from tutable.core.codec import encode
from tutable.core.engine import Knowledge, State
from tutable.core.errors import BadPosition
from tutable.core.rng import Rng
from tutable.face import face_of

DATABASE = "sqlite"
SEEDS = range(12) if MANY else range(2)
SETTINGS = {"push_anywhere": "true", "notify_seconds": "0"}
DAYS = live_clock(3 * 86400, 86400, kind="days")
NO_DICE = 'dice = ""'  # the round could end with this turn, and luck differs at the two tables
# Games that hide more than sealed choices (test_sealed.py), with the options for it.
HIDING = {of.game: of.hiding for of in catalogues() if of.hiding is not None}


def twin_positions(game: str, seed: int) -> list[str]:
    """A table in the middle of a match, dealt twice from what seat 0 knows; seat 1 begins its turn."""
    match = new(game, 2, seed=seed, options=HIDING[game])
    random = Random(seed)
    for step in range(200):
        seat = match.waiting()[0]
        if step > 20 and seat == 1 and not match.horizon(1).steps:
            known = match.knowledge(0)
            deals = {encode(deal): deal for deal in samples(known)}
            if len(deals) > 1:
                try:
                    found = [match.game.position_of(deal) for deal in list(deals.values())[:2]]
                except BadPosition:  # in the middle of a turn, after chance
                    found = []
                if found and NO_DICE not in found[0]:
                    return found
        match.act(seat, random.choice(match.options(seat)).pick)
    raise AssertionError("nothing was ever hidden")


def samples(known: Knowledge) -> list[State]:
    return [known.sample(Rng(n)) for n in range(10)]


def explained(game: str) -> list[str]:
    """Everything that can be asked for by a word, and what each seat has of it."""
    match = new(game, 2, seed=1, options=HIDING[game])
    refs = {topic.ref for topic in face_of(game).topics(match.view(0))}
    for _ in range(40):
        seat = match.waiting()[0]
        refs |= {ref for offer in match.options(seat) for ref in offer.shown.refs}
        match.act(seat, match.options(seat)[0].pick)
    return sorted(refs | {ref.replace("seat1", "seat0") for ref in refs})


class Twin:
    """A table with a clock, two seats and a spectator; seat 0 is told of its turns while it looks away."""

    def __init__(self, server: Running, game: str, position: str, push: str) -> None:
        self.people = [Person(server), Person(server), Person(server)]
        self.refs = explained(game)
        anna, ben, carl = self.people
        self.table = anna.table(
            "me", "open", game=game, position=position, options=HIDING[game], clock=DAYS, patience=3600
        )
        ben.post(f"/api/tables/{self.table}/join")
        self.browser = Browser()
        anna.post("/api/me/push", self.browser.subscription(push + self.table))
        self.mine = anna.socket(self.table)
        self.theirs = ben.socket(self.table)
        self.watching = carl.socket(self.table)
        for socket in (self.theirs, self.watching, self.mine):
            socket.quiet()
            socket.hello()
            socket.frames.clear()

    def close(self) -> None:
        for person in self.people:
            person.stack.close()

    def heard(self) -> list[list[str]]:
        """Every byte seat 0 and the spectator were sent, and all that HTTP tells them."""
        found = []
        for person, socket in ((self.people[0], self.mine), (self.people[2], self.watching)):
            socket.quiet()
            here = f"/api/tables/{self.table}"
            things = [f"{here}/things/{ref}" for ref in self.refs]
            people = [f"/api/people/{one.id}" for one in self.people]
            mine = ("/api/me/export", "/api/me/notifications", "/api/me/account", f"{here}/silence")
            paths = (here, f"{here}/export", "/api/tables", *things, *people, *mine)
            pages = [person.http.get(path).text for path in paths]
            found.append([normal(text, self.table) for text in [*socket.frames, *pages]])
        return found

    def plan(self) -> None:
        """Seat 1 plans what is never asked, and to pass by itself."""
        steps = [{"ask": "ask-never", "pick": 0, "shown": None}]
        body = {"seat": 1, "steps": steps, "auto_pass": True}
        self.people[1].put(f"/api/tables/{self.table}/plan", body)


def check_alike(one: Twin, other: Twin) -> None:
    for ours, theirs in zip(one.heard(), other.heard(), strict=True):
        assert len(ours) == len(theirs)
        for a, b in zip(ours, theirs, strict=True):
            assert a == b


def ponder(socket: Socket, seat: int, times: int) -> int:
    """Picks that are taken back again; how many."""
    steps = 0
    for n in range(times):
        options = quiet_options(socket, seat)
        if options:
            assert socket.act(seat, options[n % len(options)])["type"] == "ok"
            socket.synced()
            steps += 1
        while socket.seat(seat)["horizon"]["steps"]:
            assert socket.undo(seat)["type"] == "ok"
            socket.synced()
    return steps


def quiet_options(socket: Socket, seat: int) -> list[int]:
    """What can be taken back."""
    return [offer["pick"] for offer in socket.seat(seat)["offers"] if offer["final"] is None]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", HIDING)
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(server: Running, game: str, seed: int) -> None:
    positions = twin_positions(game, seed)
    assert positions[0] != positions[1]
    with beside() as (push, got):
        check_twins([Twin(server, game, position, push) for position in positions], got)


def check_twins(twins: list[Twin], got: queue.Queue[bytes]) -> None:
    one, other = twins
    try:
        check_alike(one, other)
        assert one.theirs.seat(1)["view"] != other.theirs.seat(1)["view"]
        # The other seat ponders: tries, takes back, tries something else. Only it can see that.
        ponder(one.theirs, 1, 2)
        ponder(other.theirs, 1, 7)
        check_alike(one, other)
        # A plan is known to who made it.
        one.plan()
        check_alike(one, other)
        # Refusals tell nothing either.
        for twin in twins:
            assert twin.mine.act(0, 0, id="a")["code"] == "not-your-decision"
            assert twin.mine.undo(0, id="b")["code"] == "nothing-to-undo"
            assert twin.watching.ask(type="chat", text="hm", id="c")["type"] == "ok"
        check_alike(one, other)
        # A turn that is possible at both tables looks the same when it is ended.
        while common := sorted(set(quiet_options(one.theirs, 1)) & set(quiet_options(other.theirs, 1))):
            for twin in twins:
                assert twin.theirs.act(1, common[0])["type"] == "ok"
                twin.theirs.synced()
            check_alike(one, other)
        if one.theirs.seat(1)["awaits_end"] and other.theirs.seat(1)["awaits_end"]:
            told = []
            for twin in twins:
                twin.mine.send(type="look", visible=False)
                assert twin.theirs.end(1)["type"] == "ok"
                if twin.mine.hello()["deciders"] == [0]:  # who looks away is told
                    read = twin.browser.read(got.get(timeout=PATIENCE))
                    told.append(normal(json.dumps(read), twin.table).replace(twin.people[1].name, "-"))
            assert len(set(told)) <= 1
            check_alike(one, other)
    finally:
        for twin in twins:
            twin.close()
