"""Two tables with the same luck: the same deal, nobody at both, every door shut until the last has ended."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.harness import Person, Running
from tests.server.inside import a_host, inside
from tests.server.playing import play_out

DOORS = (
    "/replay",
    "/replay?seat=all",
    "/replay?seat=0",
    "/replay/things/market.gold",
    "/replay/stops",
    "/course",
)


class Set:
    """Four people at two tables of two."""

    def __init__(self, server: Running, **more: Any) -> None:
        self.people = [Person(server, name) for name in ("Anna", "Ben", "Carl", "Dora")]
        self.stranger = Person(server)
        body = {"game": "tuareg", "players": 2, "options": {"first": "1"}, **more}
        self.made = self.people[0].post("/api/series", body)
        self.path = f"/api/series/{self.made['id']}"
        self.tables = [table["id"] for table in self.made["tables"]]

    def sit(self) -> None:
        for person, table, seat in ((1, 0, 1), (2, 1, 0), (3, 1, 1)):
            self.people[person].post(f"/api/tables/{self.tables[table]}/join", {"seat": seat})

    def play(self, table: int) -> None:
        """To its end, by the people who sit there."""
        people = self.people[2 * table : 2 * table + 2]
        play_out(dict(enumerate(people)), self.tables[table])

    def close(self) -> None:
        for person in (*self.people, self.stranger):
            person.stack.close()


def refused(person: Person, path: str) -> str:
    answer = person.http.get(path)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


def test_both_tables_have_the_same_deal(server: Running) -> None:
    found = Set(server)
    found.sit()
    views = [
        found.people[2 * at + seat].socket(found.tables[at]).seat(seat)["view"]
        for seat in (0, 1)
        for at in (0, 1)
    ]
    assert views[0] == views[1] and views[2] == views[3]
    found.close()


def test_nobody_sits_at_two_of_them(server: Running) -> None:
    found = Set(server)
    anna, ben = found.people[:2]
    there = [f"/api/tables/{table}/join" for table in found.tables]
    assert anna.post(there[1], {"seat": 0}, code=403)["code"] == "other-table"
    # While all wait one may change one's mind.
    ben.post(there[1], {"seat": 0})
    ben.post(f"/api/tables/{found.tables[1]}/leave")
    ben.post(there[0], {"seat": 1})
    # The first match runs: whoever gives up a seat there has seen its cards.
    ben.post(f"/api/tables/{found.tables[0]}/leave")
    assert ben.post(there[1], {"seat": 0}, code=403)["code"] == "other-table"
    found.close()


def test_who_has_seen_one_says_nothing_at_the_other(server: Running) -> None:
    """While the second table still waits its room is open to all; but those of the first know its luck."""
    found = Set(server)
    anna, ben = found.people[:2]
    waiting = found.tables[1]
    assert anna.socket(waiting).ask(type="chat", text="Sit down!")["type"] == "ok"
    ben.post(f"/api/tables/{found.tables[0]}/join", {"seat": 1})
    anna.socket(found.tables[0])
    assert anna.socket(waiting).ask(type="chat", text="Gold comes first")["code"] == "series-open"
    assert found.stranger.socket(waiting).ask(type="chat", text="Hello")["type"] == "ok"
    found.close()


def test_of_two_seats_at_once_one_is_had(server: Running) -> None:
    found = Set(server)
    carl = found.people[2]
    headers = {"X-CSRF": carl.csrf}

    def ask(at: int) -> int:
        path = f"/api/tables/{found.tables[at]}/join"
        return carl.http.post(path, json={"seat": 1 - at}, headers=headers).status_code

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(ask, (0, 1))) == [200, 403]
    found.close()


def test_every_door_is_shut_until_the_last_has_ended(server: Running) -> None:
    found = Set(server)
    found.sit()
    found.play(0)
    anna, _, carl, _ = found.people
    table = found.tables[0]
    path = f"/api/tables/{table}"
    secrets = "seed", "journal"
    for person in (anna, carl, found.stranger):
        shown = person.get(path)
        assert shown["status"] == "over" and shown["seed"] is None
        assert (shown["scores"] == [] and shown["winners"] == []) == (person is not anna)
        for door in DOORS:
            assert refused(person, path + door) == "series-open", door
        headers = {"X-CSRF": person.csrf}
        forked = person.http.post(f"{path}/fork", json={"at": 1}, headers=headers)
        assert forked.json()["code"] == "series-open"
        joint = person.get(found.path)
        assert joint["open"] and all(side["points"] == [] and not side["won"] for side in joint["sides"])
        for listed in (*person.get("/api/tables").values(), joint["tables"]):
            for one in listed if isinstance(listed, list) else []:
                if isinstance(one, dict) and one["id"] == table:
                    assert one["seed"] is None
    # Who sat there has the own log, as of a running match; nobody else has anything.
    own = anna.get(f"{path}/export")
    assert own["seat"] == "0" and not any(word in own for word in secrets)
    for person in (carl, found.stranger):
        assert refused(person, f"{path}/export") == "series-open"
        assert refused(person, f"{path}/things/market.gold") == "series-open"
        watching = person.socket(table, greet=False)
        watching.send(type="hello", since={})
        assert watching.closing()["code"] == "series-open"
    assert anna.post(f"{path}/screen", code=403)["code"] == "not-allowed"
    running = found.stranger.socket(found.tables[1], greet=False)
    running.send(type="hello", since={})
    assert running.closing()["code"] == "series-open"
    # Also after a restart.
    server.kill()
    server.start()
    assert anna.get(path)["seed"] is None and refused(carl, f"{path}/replay") == "series-open"
    found.play(1)
    for person in (anna, carl, found.stranger):
        assert person.get(path)["seed"] is not None and len(person.get(path)["scores"]) == 2
        assert refused(person, f"{path}/replay") == "" and "journal" in person.get(f"{path}/export")
        joint = person.get(found.path)
        assert not joint["open"]
    points = [person.get(f"/api/tables/{table}")["scores"] for table in found.tables]
    assert [side["points"] for side in joint["sides"]] == [
        [points[0][0], points[1][1]],
        [points[0][1], points[1][0]],
    ]
    assert [side["names"] for side in joint["sides"]] == [["Anna", "Dora"], ["Ben", "Carl"]]
    assert max(side["total"] for side in joint["sides"]) in [s["total"] for s in joint["sides"] if s["won"]]
    found.close()


def test_a_side_that_was_given_up_has_not_won(server: Running) -> None:
    """However well a bot went on: as at a single table."""
    found = Set(server)
    found.sit()
    anna, ben, carl, _ = found.people
    anna.post(f"/api/tables/{found.tables[0]}/resign")
    play_out({1: ben}, found.tables[0])
    found.play(1)
    for side in (0, 1):  # Anna and Dora by far the better ones, then Ben and Carl
        better = "[9, 1]", "[1, 9]"
        for at, table in enumerate(found.tables):
            scores = better[(side + at) % 2]
            inside(server).sql("UPDATE tables SET scores = :s WHERE id = :id", s=scores, id=table)
        joint = carl.get(found.path)
        assert [one["total"] for one in joint["sides"]] == ([18, 2] if side == 0 else [2, 18])
        assert [one["won"] for one in joint["sides"]] == [False, True]
    found.close()


def test_a_table_that_never_began_does_not_keep_the_others_shut(server: Running) -> None:
    found = Set(server)
    anna, ben = found.people[:2]
    ben.post(f"/api/tables/{found.tables[0]}/join", {"seat": 1})
    found.play(0)
    path = f"/api/tables/{found.tables[0]}"
    assert anna.get(path)["seed"] is None
    assert anna.post(f"/api/tables/{found.tables[1]}/start", code=403)["code"] == "not-allowed"
    stranger = found.stranger
    stranger.post(f"/api/tables/{found.tables[1]}/join", {"seat": 0})
    assert stranger.post(f"/api/tables/{found.tables[1]}/leave")["status"] == "waiting"
    with a_host(server) as host:
        host.post("/api/host/deeds", {"verb": "close", "table": found.tables[1]})
    assert anna.get(path)["seed"] is not None and refused(stranger, f"{path}/replay") == ""
    found.close()


def test_against_bots_the_same_place_is_compared(server: Running) -> None:
    found = Set(server, players=3, bots=2, bot="random", turned=False, options={})
    seats = [[seat["kind"] for seat in table["seats"]] for table in found.made["tables"]]
    assert seats == [["human", "bot", "bot"], ["open", "bot", "bot"]]
    assert [side["seats"] for side in found.made["sides"]] == [[0, 0], [1, 1], [2, 2]]
    found.close()


def test_bad_wishes(server: Running) -> None:
    with Person(server) as anna:
        assert anna.post("/api/series", {"game": "tuareg", "players": 1}, code=422)["code"] == "bad-players"
        assert anna.post("/api/series", {"game": "chess", "players": 2}, code=404)["code"] == "unknown-game"
        full = {"game": "tuareg", "players": 2, "bots": 2}
        assert anna.post("/api/series", full, code=400)["code"] == "bad-request"
        assert anna.get("/api/series/none", code=404)["code"] == "unknown-series"
