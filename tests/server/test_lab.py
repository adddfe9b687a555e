"""The lab on a server: who may, how much, and a run that is killed, gone on with, told and opened."""

from __future__ import annotations

import time
from html import escape
from pathlib import Path
from typing import Any

from tests.server.harness import PATIENCE, Person, Running, running, until
from tutable.core.registry import game_ids, get_game
from tutable.lab.spec import subject_of
from tutable.lab.words import Words

GAME = "tuareg"
HASH = get_game(GAME).components().hash
DRAFT = {
    "title": "name:<b>",  # what somebody types is quoted: never looked up, never a part of a page
    "version": "1",
    "parent": f"tutable@{HASH}",
    "changes": {"good.gold.points": {"value": "9"}},
}
RUN = {"game": GAME, "players": [2, 3], "games": 20, "bots": "random"}


def run_until(anna: Person, run: str, status: str, played: int = 0) -> dict[str, Any]:
    """The run, as soon as it is so far."""
    end = time.monotonic() + PATIENCE
    while True:
        found: dict[str, Any] = anna.get(f"/api/lab/runs/{run}")
        if found["status"] == status and found["progress"]["played"] >= played:
            return found
        assert time.monotonic() < end, found
        time.sleep(0.05)


def test_a_run_survives_a_kill_and_is_told_and_opened(tmp_path: Path) -> None:
    with running(data=str(tmp_path), lab="all", max_lab_runs="1") as server, Person(server) as anna:
        draft = anna.post(f"/api/games/{GAME}/drafts", DRAFT)["id"]
        wanted = {**RUN, "against": {"draft": draft}}
        long = {**wanted, "games": 2500}
        expected = anna.post("/api/lab/expect", long)
        assert expected["games"] == 10_000 and expected["seconds"] > 0
        run = anna.post("/api/lab/runs", long)["id"]
        assert anna.post("/api/lab/runs", long, 409)["code"] == "lab-busy"
        before = run_until(anna, run, "running", 20)
        server.kill()
        server.start()
        # What was complete is there, and it goes on by itself; nobody has to look at it.
        after = run_until(anna, run, "running", before["progress"]["played"] + 1)
        assert after["progress"]["seconds_left"] > 0 and after["seconds"] > 0
        [two, three] = after["progress"]["sections"]
        assert (two["players"], three["players"]) == (2, 3)
        assert two["editions"][1]["edition"] == "name:<b> 1"
        for figures in two["editions"]:
            assert 0 <= figures["first"]["low"] <= figures["first"]["value"] <= figures["first"]["high"] <= 1
            assert figures["score"]["low"] < figures["score"]["value"] < figures["score"]["high"]
        assert two["difference"]["value"] > 0  # gold is worth more

        stopped = anna.post(f"/api/lab/runs/{run}/cancel")
        assert stopped["status"] == "cancelled"
        assert anna.post(f"/api/lab/runs/{run}/cancel") == stopped
        assert "name:&lt;b&gt; 1" in anna.get(f"/api/lab/runs/{run}/report?lang=de")["html"]
        assert anna.post(f"/api/lab/runs/{run}/resume")["status"] in ("waiting", "running")
        run_until(anna, run, "running", stopped["progress"]["played"] + 1)
        anna.delete(f"/api/lab/runs/{run}")
        assert anna.get(f"/api/lab/runs/{run}", 404)["code"] == "no-lab-run"

        run = anna.post("/api/lab/runs", wanted)["id"]
        done = run_until(anna, run, "done")
        assert done["progress"]["played"] == done["games"] == 80
        assert anna.post(f"/api/lab/runs/{run}/resume", code=409)["code"] == "lab-not-now"
        assert anna.get("/api/lab")["runs"] == [done]
        page = anna.http.get(f"/api/lab/runs/{run}/report.html?lang=en")
        assert page.headers["content-disposition"].startswith("attachment")
        assert f'href="{server.address}/lab/{run}/b-2-' in page.text
        found = anna.get(f"/api/lab/runs/{run}/report.json")
        [game, *_] = found["sections"][0]["variants"][1]["parts"][0]["games"]
        table = anna.post(f"/api/lab/runs/{run}/games/{game}")
        assert table["status"] == "over" and table["edition"]["args"]["kind"] == "own"
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "bot"]
        assert anna.post(f"/api/lab/runs/{run}/games/{game}")["id"] == table["id"]
        assert anna.get(f"/api/tables/{table['id']}/replay?at=5")["at"] == 5
        assert anna.post(f"/api/lab/runs/{run}/games/b-2-²", code=422)["message"] == "error-bad-lab-game"

        # A run is its owner's alone, and goes with its owner.
        with Person(server) as ben:
            for path in ("", "/report", "/report.json"):
                assert ben.get(f"/api/lab/runs/{run}{path}", 404)["code"] == "no-lab-run"
            assert ben.post(f"/api/lab/runs/{run}/cancel", code=404)["code"] == "no-lab-run"
            assert ben.post("/api/lab/expect", wanted, 404)["code"] == "no-draft"
        assert anna.get("/api/me/export")["lab"][0]["run"]["games"] == 20
        anna.post("/api/lab/runs", long)
        anna.delete("/api/me")


def test_the_host_says_who_may_measure_and_how_much(tmp_path: Path) -> None:
    with running(data=str(tmp_path), lab="host") as closed, Person(closed) as anna:
        assert anna.http.get("/api/me").json()["lab"] is False
        for answer in (anna.get("/api/lab", 403), anna.post("/api/lab/runs", RUN, 403)):
            assert answer["code"] == "lab-off"
    limits = {"max_lab_games": "1000", "max_lab_kept": "1", "lab_seconds": "1/day", "lab_days": "1"}
    with running(data=str(tmp_path), lab="all", **limits) as small, Person(small) as anna:
        too_many = anna.post("/api/lab/runs", {**RUN, "games": 501}, 403)
        assert (too_many["code"], too_many["args"]) == ("lab-too-large", {"games": 1002, "limit": 1000})
        # A second of thinking is soon over, on any machine: the run rests, and what is played stays.
        run = anna.post("/api/lab/runs", {**RUN, "games": 500, "bots": "lab"})["id"]
        until(lambda: anna.get(f"/api/lab/runs/{run}")["progress"]["resting"])
        spent = anna.post("/api/lab/runs", RUN, 429)
        assert spent["code"] == "lab-spent" and spent["args"]["minutes"] > 1
        anna.post(f"/api/lab/runs/{run}/cancel")


def test_a_repeat_has_fresh_deals_unless_the_seed_is_asked_for(server: Running) -> None:
    small = {**RUN, "players": [2], "games": 4}
    with Person(server) as anna:
        runs = []
        for seed in (None, None, 7, 7):
            run = anna.post("/api/lab/runs", small if seed is None else {**small, "seed": seed})["id"]
            done = run_until(anna, run, "done")
            scores = anna.get(f"/api/lab/runs/{run}/report.json")
            runs.append((done["about"]["seed"], scores["seed"], scores["sections"]))
            anna.delete(f"/api/lab/runs/{run}")
        fresh, again, seventh, repeated = runs
        assert fresh[0] != again[0] and fresh[2] != again[2]
        assert seventh == repeated and seventh[0] == 7
        assert all(about == played for about, played, _ in runs)


def test_what_cannot_be_measured_is_refused_in_words(server: Running) -> None:
    with Person(server) as anna:
        assert anna.http.get("/api/me").json()["lab"] is True  # only this machine can come
        for change, code, message in (
            ({"game": "chess"}, 404, "error-unknown-game"),
            ({"players": [7]}, 422, "error-bad-players"),
            ({"players": [2, 2]}, 422, "error-bad-lab-players"),
            ({"players": []}, 400, "error-bad-request"),
            ({"games": 0}, 400, "error-bad-request"),
            ({"bots": "os:system"}, 422, "error-unknown-bot"),
            ({"bots": "exec:./mine"}, 422, "error-unknown-bot"),
            ({"edition": {"hash": "0123"}}, 404, "error-no-edition"),
            ({"edition": {"draft": "nothing"}}, 404, "error-no-draft"),
            ({"edition": {"file": "x"}}, 400, "error-bad-request"),
            ({"luck": 3}, 400, "error-bad-request"),
            ({"seed": -1}, 400, "error-bad-request"),
            ({"seed": 1_000_000}, 400, "error-bad-request"),
            ({"force": "special:map"}, 422, "error-bad-lab-force"),
        ):
            assert anna.post("/api/lab/runs", {**RUN, **change}, code)["message"] == message
        wrong = {**DRAFT, "changes": {"a.b": {"value": 1}}}
        draft = anna.post(f"/api/games/{GAME}/drafts", wrong)
        refused = anna.post("/api/lab/runs", {**RUN, "edition": {"draft": draft["id"]}}, 422)
        assert refused["problems"][0]["message"] == "components-unknown-place"
        # A part is dealt on purpose, to one seat after the other.
        game = next(id for id in game_ids() if get_game(id).part("lab") and subject_of(id).forcible(2))
        part = anna.get(f"/api/games/{game}/lab?lang=de")["parts"][0]
        assert part["name"] == Words(game, "de").thing(part["id"].split(":"))
        run = anna.post("/api/lab/runs", {**RUN, "game": game, "players": [2], "force": part["id"]})["id"]
        done = run_until(anna, run, "done")
        assert done["progress"]["played"] == 20 and done["about"]["forced"]["de"] == part["name"]
        assert escape(part["name"]) in anna.get(f"/api/lab/runs/{run}/report?lang=de")["html"]
        anna.delete(f"/api/lab/runs/{run}")
        run = anna.post("/api/lab/runs", {**RUN, "games": 5000})["id"]
        anna.delete(f"/api/lab/runs/{run}")  # while it is played
        assert anna.get("/api/lab")["runs"] == []
