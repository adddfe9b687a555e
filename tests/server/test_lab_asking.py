"""Runs on a server that turn values, or end when their question is answered: what is played, and stays."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from tests.lab.runs import played, spec_of
from tests.server.harness import Person, Running, running
from tests.server.test_lab import GAME, RUN, run_until
from tutable.lab.play import play
from tutable.lab.rows import unpack
from tutable.lab.spec import Spec, encode
from tutable.lab.store import Held
from tutable.server.lab.asking import Asking
from tutable.server.lab.playing import Playing
from tutable.server.store.lab import RunRow

VARY = ["good.millet.points=2..5"]


def row_of(spec: Spec) -> RunRow:
    return RunRow(
        "run", "anna", spec.game, "", "open", time.time(), spec.games, 0.0, "", "", "us", encode(spec)
    )


def test_deals_are_heard_in_their_order_however_they_come() -> None:
    """Lanes play beside each other: what is sure must not depend on which of them is quicker."""
    spec = spec_of(games=60, question="turns±4")
    deals = [[play(spec, 0, 2, deal)] for deal in range(60)]
    forwards, backwards = Asking(spec), Asking(spec)
    for rows in deals:
        forwards.hear(rows)
    for rows in reversed(deals):
        assert not backwards.is_settled(2)  # all but the first are there
        backwards.hear(rows)
    assert forwards.is_settled(2) and backwards.is_settled(2)
    assert forwards.sequels[2].deals == backwards.sequels[2].deals < 60


def test_a_run_that_is_gone_on_with_plays_no_more_than_its_question_needs(tmp_path: Path) -> None:
    """Whole chunks are kept, so that the report finds the answer in them; then nothing is left to do."""
    spec = spec_of(games=500, question="turns±4")
    playing = Playing(row_of(spec), {}, {}, 1)
    chunks: dict[int, bytes] = {}
    for chunk, deal in playing.todo:
        if (whole := playing.take(chunk, deal, [play(spec, 0, chunk.players, deal)], 0.01)) is not None:
            chunks[chunk.number] = whole
        if len(chunks) == 1 and deal == 13:
            playing = Playing(row_of(spec), chunks, {}, 1)  # after a kill, in the middle of a chunk
            break
    for chunk, deal in playing.todo:
        if (whole := playing.take(chunk, deal, [play(spec, 0, chunk.players, deal)], 0.01)) is not None:
            chunks[chunk.number] = whole
    assert 2 <= len(chunks) < 50 and not playing.under_way
    assert Held(spec, chunks).sequel(2).is_settled()
    told = playing.progress()
    assert told.sections[0].answered and told.seconds_left == 0
    here = played(tmp_path / "run", spec)
    assert [here.path(chunk).read_bytes() for chunk in spec.chunks()[: len(chunks)]] == list(chunks.values())
    assert all(len(unpack(data)) == 10 for data in chunks.values())
    plain = msgspec.structs.replace(spec, question=None)
    assert not Playing(row_of(plain), chunks, {}, 1).asking.is_settled(2)


def test_a_question_ends_a_run_before_all_its_games(server: Running) -> None:
    with Person(server) as anna:
        wanted = {**RUN, "players": [2], "games": 1000, "until": "turns±4"}
        assert anna.post("/api/lab/expect", wanted)["games"] == 1000  # at most
        run = anna.post("/api/lab/runs", wanted)["id"]
        done = run_until(anna, run, "done")
        assert done["about"]["until"] == "turns±4"
        assert 20 <= done["progress"]["played"] < 200
        assert [one["answered"] for one in done["progress"]["sections"]] == [True]
        answer = anna.get(f"/api/lab/runs/{run}/report.json")["sections"][0]["answer"]
        assert answer["verdict"] == "reached" and answer["stopped"]
        assert "to within 4" in anna.get(f"/api/lab/runs/{run}/report?lang=en")["html"]
        anna.delete(f"/api/lab/runs/{run}")


def test_a_sweep_counts_all_its_editions(tmp_path: Path) -> None:
    with (
        running(data=str(tmp_path), lab="all", max_lab_games="60") as server,
        Person(server) as anna,
    ):
        wanted = {**RUN, "players": [2], "games": 10, "vary": VARY}
        assert anna.post("/api/lab/expect", wanted)["games"] == 40
        for call in ("expect", "runs"):
            too_many = anna.post(f"/api/lab/{call}", {**wanted, "games": 20}, 403)
            assert (too_many["code"], too_many["args"]) == ("lab-too-large", {"games": 80, "limit": 60})
        run = anna.post("/api/lab/runs", wanted)["id"]
        done = run_until(anna, run, "done")
        assert done["progress"]["played"] == done["games"] == 40
        assert done["about"]["vary"] == VARY and len(done["about"]["editions"]) == 4
        [section] = done["progress"]["sections"]
        assert [one["edition"] for one in section["editions"]] == done["about"]["editions"]
        page = anna.get(f"/api/lab/runs/{run}/report?lang=en")["html"]
        assert "What turning the values does" in page
        assert f"tutable lab sweep {GAME}" in page and "--vary good.millet.points=2..5" in page
        anna.delete(f"/api/lab/runs/{run}")


def test_what_cannot_be_asked_or_turned_is_refused_in_words(server: Running) -> None:
    with Person(server) as anna:
        for change, code, message in (
            ({"until": "luck"}, 422, "error-bad-lab-question"),
            ({"until": "score±0"}, 422, "error-bad-lab-question"),
            ({"until": "dominant"}, 422, "error-bad-lab-needs-force"),
            ({"until": "score"}, 422, "error-bad-lab-needs-against"),
            ({"vary": ["good.millet.points"]}, 422, "error-bad-lab-knob"),
            ({"vary": ["good.millet.taste=1..2"]}, 422, "error-bad-lab-knob-value"),
            ({"vary": ["good.millet.points=1..90"]}, 422, "error-bad-lab-sweep"),
            ({"vary": VARY, "against": {}}, 422, "error-bad-lab-sweep-against"),
            ({"vary": VARY * 5}, 400, "error-bad-request"),
        ):
            assert anna.post("/api/lab/runs", {**RUN, **change}, code)["message"] == message
