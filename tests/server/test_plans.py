"""Planning ahead: done when it is asked, once, dropped when it no longer fits, and nobody else can tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.harness import Person, Running, Socket, until
from tests.server.inside import awaited
from tests.server.sealed import GAMES, Seated, at_sealed
from tutable import new
from tutable.core.errors import MatchOver
from tutable.core.match import Match
from tutable.core.registry import game_ids, get_game
from tutable.server.errors import Closed, NotYourSeat, SeatLost, TooLate
from tutable.server.live_tables import Stale
from tutable.server.store.plans import Plan
from tutable.server.together.planner import Deed, Planner, all_see, passing

SECRET = "00" * 32
# Tables that are compared need the same luck.
SETTINGS = {"bot_pace": "0", "offer_seconds": "0", "TOY_SEED": "1"}


class Two:
    """Anna begins, Ben plans; Ben's first questions are learned from a twin table, where he is asked."""

    def __init__(self, server: Running, seed: str = "") -> None:
        self.anna, self.ben, self.eve = Person(server), Person(server), Person(server)
        self.table = self.anna.table("me", "open", options={"first": "1"})
        self.path = f"/api/tables/{self.table}"
        self.ben.post(f"{self.path}/join")
        self.first, self.second = self.anna.socket(self.table), self.ben.socket(self.table)
        self.third = self.eve.socket(self.table)
        self.first.hello()

    def plan(self, *steps: dict[str, Any], auto_pass: bool = False) -> None:
        self.ben.put(f"{self.path}/plan", {"seat": 1, "steps": list(steps), "auto_pass": auto_pass})

    def turn(self, socket: Socket, seat: int) -> None:
        """One whole turn by the last offer, which is the shortest way to its end."""
        assert socket.my_turn(seat)
        while socket.seat(seat)["offers"] or socket.seat(seat)["awaits_end"]:
            socket.step(seat, lambda picks: picks[-1])

    def planned(self) -> dict[str, Any]:
        return self.second.until(lambda frame: frame["type"] == "plan")

    def close(self) -> None:
        for person in (self.anna, self.ben, self.eve):
            person.stack.close()


def step(entry: dict[str, Any], offer: dict[str, Any]) -> dict[str, Any]:
    """As the page plans it: the question, and the pick as it was offered."""
    return {"ask": entry["ask"]["message"], "pick": offer["pick"], "shown": offer["shown"]}


END = {"ask": "", "pick": -1, "shown": None}


def ready(server: Running) -> tuple[Two, dict[str, Any], dict[str, Any]]:
    """Both have had a turn: what Ben was asked first, and an offer that shows nothing new if there is one."""
    two = Two(server)
    two.turn(two.first, 0)
    two.second.my_turn(1)
    entry = two.second.seat(1)
    offer = next((one for one in entry["offers"] if one["final"] is None), entry["offers"][0])
    two.turn(two.second, 1)
    two.first.my_turn(0)
    return two, entry, offer


def test_what_was_planned_is_done_when_it_is_asked(server: Running) -> None:
    two, entry, offer = ready(server)
    two.plan(step(entry, offer))
    kept = two.planned()
    assert [one["pick"] for one in kept["steps"]] == [offer["pick"]] and kept["failed"] is None
    two.turn(two.first, 0)
    after = two.planned()
    assert after["steps"] == []
    two.second.hello()
    now = two.second.seat(1)
    if after["failed"] is None and offer["final"] is None:
        assert now["horizon"]["steps"] == 1  # it can be taken back: the turn has not ended
    two.close()


def test_what_no_longer_fits_is_dropped_and_said_to_its_owner(server: Running) -> None:
    two, entry, offer = ready(server)
    other = {**offer, "shown": {**offer["shown"], "message": "pick-something-else"}}
    two.plan(step(entry, other), step(entry, offer))
    two.planned()
    two.turn(two.first, 0)
    after = two.planned()
    assert after["steps"] == [] and after["failed"]["pick"] == offer["pick"]
    two.second.hello()
    assert two.second.seat(1)["horizon"]["steps"] == 0  # nothing was done
    # A question that is not asked now leaves the plan alone.
    two.plan({"ask": "ask-something-else", "pick": 3, "shown": offer["shown"]})
    two.second.until(lambda frame: frame["type"] == "plan" and len(frame["steps"]) == 1)
    two.close()


def test_a_plan_outlives_the_server_and_is_done_once(server: Running) -> None:
    two, entry, offer = ready(server)
    two.plan(step(entry, offer), END)
    two.planned()
    server.kill()
    server.start()
    first, second = two.anna.socket(two.table), two.ben.socket(two.table)
    told = second.until(lambda frame: frame["type"] == "plan")
    assert [one["pick"] for one in told["steps"]] == [offer["pick"], -1]
    two.turn(first, 0)
    after = second.until(lambda frame: frame["type"] == "plan" and len(frame["steps"]) < 2)
    assert after["failed"] is None or after["steps"] == []
    two.close()


def test_nobody_else_is_told_of_a_plan(server: Running) -> None:
    two, _, offer = ready(server)
    others = (two.first, two.third)
    for socket in others:
        socket.quiet()
        socket.hello()
    two.plan({"ask": "ask-never", "pick": offer["pick"], "shown": offer["shown"]}, auto_pass=True)
    two.planned()
    two.plan()
    two.planned()
    for socket in others:
        assert socket.quiet() == []
    for person in (two.anna, two.eve):
        for path in (two.path, f"{two.path}/export", "/api/tables"):
            assert "ask-never" not in person.http.get(path).text
    two.close()


def has_chosen(socket: Socket, pick: int) -> bool:
    socket.hello()
    return bool(socket.seat(1)["chosen"] == pick)


@pytest.mark.parametrize("game", GAMES)
def test_a_planned_choice_looks_like_one_that_was_made(server: Running, game: str) -> None:
    """Twin tables at a sealed decision: seat 1 has planned it at one, and chooses by hand at the other."""
    heard: list[list[str]] = []
    match = at_sealed(game, get_game(game).max_players)
    for is_planned in (True, False):
        seated = Seated(server, match)
        entry = seated.sockets[1].seat(1)
        offer = entry["offers"][0]
        if is_planned:
            body = {"seat": 1, "steps": [step(entry, offer)], "auto_pass": False}
            seated.people[1].put(f"/api/tables/{seated.table}/plan", body)
        else:
            seated.choose(1, offer["pick"])
        until(partial(has_chosen, seated.sockets[1], offer["pick"]))
        heard.append([text for seat in (0, match.players) for text in seated.heard(seat)])
        seated.close()
    assert heard[0] == heard[1]


def at_pass() -> tuple[Match, int]:
    """A match of two in which the seat that is asked can only pass, as everybody can see."""
    for game, seed in product(game_ids(), range(3)):
        for match, seat in moments(game, seed):
            if passing(match, Plan(seat, "", (), True), SECRET) is not None:
                return match, seat
    raise AssertionError("nobody ever has to pass")


def moments(game: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Whenever somebody is asked, in a match that goes anyhow."""
    match, random = new(game, 2, seed=seed), Random(seed)
    while not match.is_over:
        (seat, *_) = match.waiting()
        yield match, seat
        if match.awaits_end():
            match.end(seat)
        else:
            match.act(seat, random.choice(match.options(seat)).pick)


def test_an_automatic_pass_looks_like_one_by_hand(server: Running) -> None:
    match, seat = at_pass()
    heard: list[list[str]] = []
    for is_automatic in (True, False):
        seated = Seated(server, match)
        socket = seated.sockets[seat]
        if is_automatic:
            body = {"seat": seat, "steps": [], "auto_pass": True}
            seated.people[seat].put(f"/api/tables/{seated.table}/plan", body)
        else:
            assert socket.act(seat, socket.seat(seat)["offers"][0]["pick"])["type"] == "ok"
            socket.synced()
            if socket.seat(seat)["awaits_end"]:
                assert socket.end(seat)["type"] == "ok"
        while socket.latest["deciders"] == [seat]:
            socket.receive()
        others = [one for one in range(3) if one != seat]
        heard.append([text for one in others for text in seated.heard(one)])
        seated.close()
    assert heard[0] == heard[1]


DEED = Deed(Plan(1, "", (), True), 0, "act")


def test_what_was_planned_comes_at_no_certain_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots do comes on a beat: an answer that does so, too, would say that nobody thought about it."""
    planner, pace, shown_at = Planner(cast(Any, None), 0.8), 0.8, time.monotonic()
    live = cast(Any, SimpleNamespace(watchers={"somebody"}, shown_at=shown_at))
    beats: list[float] = []

    async def wait(seconds: float) -> None:
        beats.append((time.monotonic() + seconds - shown_at) / pace)

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(asyncio, "sleep", wait)
    monkeypatch.setattr(planner, "_step", nothing)
    for _ in range(20):
        awaited(planner._do(live, DEED))
    assert len(beats) == 20 and 0.5 <= min(beats) < max(beats) < 3
    assert any(abs(beat - round(beat)) > 0.1 for beat in beats)


@pytest.mark.parametrize(
    "error", [Stale(1), NotYourSeat(seat=1), Closed(), MatchOver(), SeatLost(), TooLate()]
)
def test_a_table_that_has_moved_on_is_left_alone(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """It is no fault of anybody's: a host may close it while somebody's plan is carried out."""
    planner = Planner(cast(Any, None), 0)

    async def refused(*_: object) -> None:
        raise error

    monkeypatch.setattr(planner, "_step", refused)
    awaited(planner._do(cast(Any, SimpleNamespace(watchers=set())), DEED))


def test_what_only_the_player_can_know_is_not_passed_for_them() -> None:
    """Somewhere there is one thing left to do, and whoever looks on would learn that from its being done."""
    single = (
        all_see(match, seat, match.options(seat)[0].pick, 1)
        for game in game_ids()
        for match, seat in moments(game, 1)
        if not match.awaits_end() and not match.is_sealed() and len(match.options(seat)) == 1
    )
    assert False in single


def test_a_plan_belongs_to_whoever_sits_there(server: Running) -> None:
    two, entry, offer = ready(server)
    body = {"seat": 1, "steps": [step(entry, offer)], "auto_pass": False}
    for person in (two.anna, two.eve):
        assert person.put(f"{two.path}/plan", body, code=403)["code"] == "not-your-seat"
    two.plan(step(entry, offer))
    two.planned()
    two.ben.post(f"{two.path}/leave")
    two.anna.post(f"{two.path}/seats/1/offer")
    with Person(two.ben.server, address="192.0.2.7") as carl:
        carl.post(f"{two.path}/join", {"seat": 1})
        theirs = carl.socket(two.table)
        assert all(frame["type"] != "plan" for frame in theirs.quiet())
        two.turn(two.first, 0)
        assert theirs.my_turn(1)
        theirs.quiet()
        assert theirs.seat(1)["horizon"]["steps"] == 0
    two.close()


def test_bad_plans_are_refused_and_change_nothing(server: Running) -> None:
    two, entry, offer = ready(server)
    good = step(entry, offer)
    bad: list[Any] = [
        {"seat": 1, "steps": [good] * 21, "auto_pass": False},
        {"seat": 1, "steps": [{**good, "pick": -2}], "auto_pass": False},
        {"seat": 1, "steps": [{**good, "ask": "<b>"}], "auto_pass": False},
        {"seat": 9, "steps": [], "auto_pass": False},
        {"seat": 1, "steps": "all", "auto_pass": False},
        {"seat": 1, "auto_pass": False},
    ]
    for body in bad:
        assert two.ben.put(f"{two.path}/plan", body, code=400)["code"] == "bad-request"
    assert all(frame["type"] != "plan" for frame in two.second.quiet())
    two.close()
