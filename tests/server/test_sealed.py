"""Sealed choices over every door: nobody learns who has chosen, or what, before the last has chosen."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.fixtures.catalogue import catalogues
from tests.server.conftest import place
from tests.server.harness import Person, Running, running, until
from tests.server.hourglass import live_clock
from tests.server.sealed import GAMES, Seated, at_sealed, entry, import_match
from tutable.bots import bot_names

DATABASE = "sqlite"
SETTINGS = {"TOY_SEED": "1"}
games = pytest.mark.parametrize("game", GAMES)


def check_alike(tables: list[Seated], places: tuple[int, ...]) -> None:
    for seat in places:
        first, *others = [table.heard(seat) for table in tables]
        for other in others:
            assert other == first


@pytest.mark.parametrize("game", [*GAMES, "timed"])
def test_nobody_learns_who_has_chosen_or_what(server: Running, game: str) -> None:
    """Where a clock runs, it is the same for all until the last has chosen, and so is what it says."""
    clock = live_clock(600, 60) if game == "timed" else {}
    match = at_sealed("lanterns" if clock else game, 3)
    one, other, nobody = tables = [Seated(server, match, **clock) for _ in range(3)]
    watching = 3
    try:
        check_alike(tables, (0, 1, 2, watching))
        first, last = one.picks(1)[0], one.picks(1)[-1]
        assert first != last
        # Seat 1 chooses at one table, wavers at another, and has not made up its mind at the third.
        one.choose(1, last)
        for pick in (last, first, first, last):
            other.choose(1, pick)
        assert [entry(table.sockets[1], 1)["chosen"] for table in tables] == [last, last, None]
        check_alike(tables, (0, 2, watching))
        for table in tables:
            for seat in (0, 2, watching):
                assert table.sockets[seat].latest["deciders"] == [0, 1, 2]
                assert f'"chosen":{last}' not in "".join(table.sockets[seat].frames)
        # Seat 0 does too, and is refused what it may not do: the same everywhere.
        for table in tables:
            table.choose(0, table.picks(0)[0])
            assert table.sockets[0].undo(0, id="u")["code"] == "nothing-to-undo"
            assert table.sockets[0].end(0, id="e")["code"] == "nothing-to-end"
            assert table.sockets[0].ask(type="act", seat=1, version=0, pick=first, id="n")["code"] == (
                "not-your-seat"
            )
            assert not table.people[0].get(f"/api/tables/{table.table}")["your_turn"]
            assert table.people[2].get(f"/api/tables/{table.table}")["your_turn"]
        check_alike(tables, (0, 2, watching))
        # The last choice turns all over at the two tables where the same was chosen in the end.
        for table in (one, other):
            table.choose(2, table.picks(2)[0])
            for socket in table.sockets:
                socket.quiet()
                assert socket.latest["deciders"] != [0, 1, 2]
        check_alike([one, other], (0, 2, watching))
        assert entry(one.sockets[1], 1)["chosen"] is None
        assert nobody.sockets[watching].latest["deciders"] == [0, 1, 2]
    finally:
        for table in tables:
            table.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_choices_survive_a_crash_between_any_two(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with running(**place(kind, request, tmp_path)) as server:
        tables = [Seated(server, at_sealed(game, 3)) for game in GAMES]
        for done in ((2,), (2, 0)):
            for table in tables:
                table.choose(done[-1], table.picks(done[-1])[-1])
            before = [[entry(table.sockets[seat], seat) for seat in range(3)] for table in tables]
            server.kill()
            server.start()
            for table, entries in zip(tables, before, strict=True):
                table.connect()
                for seat in range(3):
                    found = entry(table.sockets[seat], seat)
                    assert found["chosen"] == (table.picks(seat)[-1] if seat in done else None)
                    assert found["view"] == entries[seat]["view"]
                    assert found["version"] == entries[seat]["version"]
                assert table.sockets[3].latest["deciders"] == [0, 1, 2]
        for table in tables:
            # It can still be replaced; afterwards the old one is nobody's.
            first = table.picks(2)[-1]
            table.choose(2, table.picks(2)[0])
            old = table.sockets[2].seat(2)["version"]
            table.choose(1, table.picks(1)[0])
            table.sockets[2].quiet()
            assert table.sockets[2].act(2, first, version=old)["type"] == "stale"
            assert table.sockets[2].hello()["deciders"] != [0, 1, 2]
            table.close()


@games
def test_at_one_screen_each_is_asked_behind_the_cover(server: Running, game: str) -> None:
    with Person(server) as anna:
        table = import_match(anna, at_sealed(game, 3))
        socket = anna.socket(table)
        asked: list[int] = []
        while socket.latest["deciders"] == [0, 1, 2]:
            shown = socket.shown()
            assert shown not in asked and socket.seat(shown)["chosen"] is None
            assert all(set(socket.seat(seat)) == {"version"} for seat in range(3) if seat != shown)
            # What is said in the chat does not tell how far they have got.
            assert socket.ask(type="chat", text="hm", id=f"say{shown}")["type"] == "ok"
            asked.append(shown)
            assert socket.act(shown, socket.seat(shown)["offers"][0]["pick"])["type"] == "ok"
            socket.synced()
        assert asked == [0, 1, 2]
        socket.quiet()
        assert {line["seat"] for line in socket.chats} == {0}


@games
def test_choices_in_a_file_are_made_again(server: Running, game: str) -> None:
    """Whoever brings the file has seen them."""
    match = at_sealed(game, 2)
    match.act(0, match.options(0)[0].pick)
    assert match.sealed
    with Person(server) as anna:
        socket = anna.socket(import_match(anna, match))
        assert socket.latest["deciders"] == [0, 1]
        for seat in (0, 1):
            assert socket.seat(seat)["chosen"] is None
            socket.step(seat, Random(1).choice)
        assert socket.latest["deciders"] != [0, 1]


@games
def test_two_at_one_screen_and_one_elsewhere(server: Running, game: str) -> None:
    """The one elsewhere hears nothing; the two see the picture of whoever chose last, not the other's."""
    with Person(server) as anna, Person(server) as ben:
        table = import_match(anna, at_sealed(game, 3))
        anna.post(f"/api/tables/{table}/leave")
        ben.post(f"/api/tables/{table}/join", {"seat": 1})
        for seat in (0, 2):
            anna.post(f"/api/tables/{table}/join", {"seat": seat})
        mine, theirs = anna.socket(table), ben.socket(table)
        mine.quiet()
        theirs.quiet()
        picks = [offer["pick"] for offer in mine.seat(0)["offers"]]
        assert mine.act(0, picks[0])["type"] == "ok"
        mine.synced()
        assert set(mine.seat(0)) == {"version"} and mine.seat(2)["chosen"] is None
        last = mine.seat(2)["offers"][-1]["pick"]
        assert mine.act(2, last)["type"] == "ok"
        mine.synced()
        assert set(mine.seat(0)) == {"version"} and mine.seat(2)["chosen"] == last
        assert not mine.latest["table"]["your_turn"]
        assert theirs.quiet() == []
        assert theirs.act(1, theirs.seat(1)["offers"][0]["pick"])["type"] == "ok"
        theirs.synced()
        assert theirs.latest["deciders"] != [0, 1, 2]


def still_asked(folder: Path, table: str) -> str:
    """What no client is told: which seats have not chosen yet."""
    base = sqlite3.connect(folder / "tutable.db")
    (found,) = base.execute("SELECT asked FROM tables WHERE id = ?", (table,)).fetchone()
    base.close()
    return str(found)


def wait_for(folder: Path, table: str, asked: str) -> None:
    until(lambda: still_asked(folder, table) == asked, lambda: still_asked(folder, table))


def test_bots_choose_unseen_and_go_on_after_a_crash(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        tables = {
            game: import_match(anna, at_sealed(game, 3), "human", "random", bot_names(game)[-1])
            for game in GAMES
        }
        server.kill()  # in the middle of their thinking, or just after it
        server.start()
        for game, table in tables.items():
            mine, watching = anna.socket(table), ben.socket(table)
            wait_for(tmp_path, table, "0")
            # Both have chosen, and what everybody was sent first is still what is true now.
            for socket, name in ((mine, "0"), (watching, "spectator")):
                before = socket.latest["seats"][name]
                # How many bots of other tables come first depends on those alone.
                assert [frame for frame in socket.quiet() if frame["type"] not in ("sync", "queue")] == []
                assert socket.hello()["seats"][name] == before
                assert socket.latest["deciders"] == [0, 1, 2]
            mine.step(0, Random(1).choice)
            assert mine.latest["deciders"] != [0, 1, 2]
            assert len([step for step in mine.seat(0)["steps"] if step["by"] >= 0]) >= 3, game


def test_a_bot_chooses_for_who_is_away_and_the_player_may_choose_again(tmp_path: Path) -> None:
    with running(data=str(tmp_path), away_seconds="0") as server:
        for game in (of.game for of in catalogues() if of.sealed):
            table = Seated(server, at_sealed(game, 3))
            table.sockets[1].close()
            seat_a_bot(table.people[0], f"/api/tables/{table.table}/seats/1/bot")
            wait_for(tmp_path, table.table, "0,2")
            back = table.people[1].socket(table.table)
            chosen = back.seat(1)["chosen"]
            assert chosen is not None
            other = next(offer["pick"] for offer in back.seat(1)["offers"] if offer["pick"] != chosen)
            assert back.act(1, other)["type"] == "ok"
            assert back.synced()["seats"]["1"]["chosen"] == other
            for seat in (0, 2):
                assert entry(table.sockets[seat], seat)["chosen"] is None
                assert table.sockets[seat].latest["deciders"] == [0, 1, 2]
            table.close()


def seat_a_bot(person: Person, path: str) -> None:
    """As soon as the server has seen the player's socket close."""
    mine = {"X-CSRF": person.csrf}
    until(lambda: person.http.post(path, json={"bot": "greedy"}, headers=mine).is_success)


@games
def test_a_finished_match_is_replayed_through_its_sealed_choices(server: Running, game: str) -> None:
    """Every position of the journal, also those between two cards that are turned over together."""
    match = at_sealed(game, 2)
    at = len(json.loads(match.canonical())["journal"].split(" "))
    random = Random(3)
    while not match.is_over:
        seat = match.waiting()[0]
        match.act(seat, random.choice(match.options(seat)).pick)
    with Person(server) as anna:
        table = import_match(anna, match)
        for position in range(at, at + 4):
            for word in ("0", "1", "spectator", "all"):
                found = anna.get(f"/api/tables/{table}/replay?seat={word}&at={position}")
                assert found["at"] == position and found["view"]
        forked = anna.post(f"/api/tables/{table}/fork", {"at": at + 1})
        assert forked["status"] == "running"
        socket = anna.socket(forked["id"])
        seat = socket.shown()
        socket.step(seat, random.choice)
