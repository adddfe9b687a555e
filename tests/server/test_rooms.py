"""The waiting room: ready, filled with bots, sent away, begun with fewer; and codes to scan."""

from __future__ import annotations

from tests.server.harness import Person, Running

FIXED = {"first": "1"}


def kinds(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["kind"] for seat in seats]


def test_everybody_sees_who_is_ready(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        theirs = anna.socket(table)
        told = ben.put(f"{path}/ready", {"ready": True})
        assert [seat["ready"] for seat in told["seats"]] == [False, True, False]
        theirs.until(lambda frame: frame["type"] == "sync" and frame["table"]["seats"][1]["ready"])
        assert not ben.put(f"{path}/ready", {"ready": False})["seats"][1]["ready"]
        assert carl.put(f"{path}/ready", {"ready": True}, code=403)["code"] == "not-allowed"
        # Who leaves takes the mark along.
        ben.put(f"{path}/ready", {"ready": True})
        ben.post(f"{path}/leave")
        assert not carl.post(f"{path}/join")["seats"][1]["ready"]
        anna.post(f"{path}/fill", {"bot": "random"})
        assert anna.put(f"{path}/ready", {"ready": True}, code=409)["code"] == "not-waiting"


def test_a_table_begins_with_those_who_are_here(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = anna.table("me", "invite", "open", "open", options=FIXED)
        path = f"/api/tables/{table}"
        assert anna.post(f"{path}/start", code=422)["code"] == "bad-players"
        ben.post(f"{path}/join", {"seat": 2})
        mine, theirs = anna.socket(table), ben.socket(table)
        theirs.ask(type="chat", text="from seat 2")
        mine.until(lambda frame: frame["type"] == "chat")
        # Whoever made it decides, or all who sit there together.
        assert ben.get(path)["may"] == [] and anna.get(path)["may"] == ["start", "share"]
        assert ben.post(f"{path}/start", code=403)["code"] == "not-allowed"
        anna.put(f"{path}/ready", {"ready": True})
        assert ben.put(f"{path}/ready", {"ready": True})["may"] == ["start"]
        begun = ben.post(f"{path}/start")
        assert begun["status"] == "running" and [seat["name"] for seat in begun["seats"]] == ["Anna", "Ben"]
        mine.hello()
        assert mine.my_turn(0)
        theirs.hello()
        assert set(theirs.latest["seats"]) == {"1"} and theirs.chats[-1]["seat"] == 1
        assert anna.post(f"{path}/start", code=409)["code"] == "not-waiting"
        server.kill()
        server.start()
        assert kinds(anna.get(path)) == ["human", "human"]


def test_what_the_rules_refuse_for_fewer_is_refused_before_the_start(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot", "open", options={"first": "3"})
        refused = anna.post(f"/api/tables/{table}/start", code=422)
        assert refused["code"] == "bad-option"
        assert kinds(anna.get(f"/api/tables/{table}")) == ["human", "bot", "open"]


def test_free_seats_are_filled_with_bots_of_a_level(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", "open", "invite")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        assert carl.post(f"{path}/fill", {"bot": "random"}, code=403)["code"] == "not-allowed"
        assert ben.post(f"{path}/fill", {"bot": "nobody"}, code=422)["code"] == "unknown-bot"
        begun = ben.post(f"{path}/fill", {"bot": "random"})
        assert kinds(begun) == ["human", "human", "bot", "bot"] and begun["status"] == "running"
        assert len({seat["name"] for seat in begun["seats"]}) == 4


def test_whoever_made_a_table_may_send_somebody_away(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        theirs = ben.socket(table)
        assert anna.get(path)["seats"][1]["may"] == ["kick"] and ben.get(path)["seats"][0]["may"] == []
        assert ben.post(f"{path}/send-away", {"seat": 0}, code=403)["code"] == "not-allowed"
        assert anna.post(f"{path}/send-away", {"seat": 0}, code=403)["code"] == "not-allowed"
        assert anna.post(f"{path}/send-away", {"seat": 2}, code=404)["code"] == "not-there"
        assert anna.post(f"{path}/send-away", {"seat": 5}, code=422)["code"] == "unknown-seat"
        assert kinds(anna.post(f"{path}/send-away", {"seat": 1})) == ["human", "open", "open"]
        assert theirs.closing()["code"] == "kicked"
        assert ben.post(f"{path}/join", code=403)["code"] == "kicked"
        carl.post(f"{path}/join")
        anna.post(f"{path}/fill", {})
        assert anna.post(f"{path}/send-away", {"seat": 1}, code=409)["code"] == "not-waiting"


def test_a_code_to_scan_leads_only_here(server: Running) -> None:
    with Person(server) as anna:
        answer = anna.http.get("/api/code", params={"to": "/t/abc?invite=x-y_z"})
        assert answer.headers["content-type"] == "image/svg+xml" and answer.text.startswith("<svg")
        assert answer.text != anna.http.get("/api/code", params={"to": "/t/abd"}).text
        for bad in ("", "t/x", "//elsewhere.example", "https://elsewhere.example", "/" + "x" * 120, "/<b>"):
            assert anna.http.get("/api/code", params={"to": bad}).json()["code"] == "bad-request"
