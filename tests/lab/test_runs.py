"""Runs: the same results wherever and in whichever order chunks are played, and nothing lost by a kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.lab.runs import GAME, files, played, spec_of
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.lab.errors import BadLab
from tutable.lab.figures import figures
from tutable.lab.opening import replayed
from tutable.lab.play import play, play_chunk
from tutable.lab.rows import unpack
from tutable.lab.runner import Here, carry_out
from tutable.lab.sequel import check_question
from tutable.lab.spec import Variant, command_of
from tutable.lab.store import Held, Run


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    spec = spec_of(games=30, players=(2, 3))
    assert files(played(tmp_path / "one", spec)) == files(played(tmp_path / "two", spec, jobs=2))


def test_results_do_not_depend_on_the_order_of_chunks(tmp_path: Path) -> None:
    spec = spec_of(games=30)
    backwards = {chunk.number: play_chunk(spec, chunk) for chunk in reversed(spec.chunks())}
    assert list(files(played(tmp_path / "run", spec)).values()) == [backwards[n] for n in sorted(backwards)]


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    spec = spec_of(games=40)
    whole = files(played(tmp_path / "whole", spec))
    run = Run.begin(tmp_path / "part", spec)
    for chunk in spec.chunks()[1:3]:
        run.keep(chunk, play_chunk(spec, chunk))
    kept = {path: path.stat().st_mtime_ns for path in (run.folder / "chunks").iterdir()}
    played(tmp_path / "part", spec)
    assert files(run) == whole
    assert {path: path.stat().st_mtime_ns for path in kept} == kept  # nothing was played twice


def test_a_killed_run_loses_no_chunk_and_leaves_no_half_one(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    call = [sys.executable, "-m", "tutable", "lab", GAME, "--players", "2", "--bots", "random"]
    call += ["--games", "5000", "--jobs", "2", "--out", str(folder)]
    process = subprocess.Popen(call, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        while not len(list(folder.glob("chunks/*.gz"))) >= 2:
            assert process.poll() is None
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    run = Run.open(folder)
    done = [chunk for chunk in run.spec.chunks() if run.has(chunk)]
    assert len(done) >= 2
    assert all(len(run.read(chunk)) == chunk.last - chunk.first for chunk in done)


def test_a_cancelled_run_stops_and_goes_on_when_it_is_begun_again(tmp_path: Path) -> None:
    spec = spec_of(games=60)
    run = Run.begin(tmp_path / "run", spec)
    progress = carry_out(run, Here(1), lambda progress: run.cancel() if progress.here else None)
    assert not progress.is_complete()
    again = Run.begin(run.folder, spec)
    assert carry_out(again, Here(1)).is_complete()


def test_another_run_is_not_mixed_into_a_folder(tmp_path: Path) -> None:
    played(tmp_path / "run", spec_of(games=10))
    with pytest.raises(BadLab, match="another run"):
        Run.begin(tmp_path / "run", spec_of(games=10, seed=2))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("mine")
    with pytest.raises(BadLab, match="not empty"):
        Run.begin(tmp_path / "mine", spec_of())


def test_a_damaged_chunk_is_named(tmp_path: Path) -> None:
    run = played(tmp_path / "run", spec_of(games=10))
    path = run.path(run.spec.chunks()[0])
    path.write_bytes(path.read_bytes()[:40])
    with pytest.raises(BadLab, match="damaged"):
        list(run.rows(2))


@pytest.mark.parametrize("game", ["a-2-3", "a-3-0"])
def test_every_game_can_be_opened_and_replayed(tmp_path: Path, game: str) -> None:
    run = played(tmp_path / "run", spec_of(games=4, players=(2, 3)))
    row = run.find(game)
    match = Match.load(replayed(run.spec, row).save())
    assert match.is_over
    assert match.scores() == row.scores
    assert match.winners() == row.winners


def test_a_run_is_played_and_opened_by_the_version_it_was_begun_with(tmp_path: Path) -> None:
    """Else one run would hold games of two versions; what is there can still be reported."""
    run = played(tmp_path / "run", spec_of(games=10))
    older = msgspec.structs.replace(run.spec, version="0.0.1")
    with pytest.raises(BadLab, match=r"0\.0\.1"):
        play_chunk(older, older.chunks()[0])
    with pytest.raises(BadLab, match=r"0\.0\.1"):
        replayed(older, run.find("a-2-3"))
    assert figures(Held(older, {0: run.path(run.spec.chunks()[0]).read_bytes()}))["sections"]


def test_a_report_says_how_its_run_is_repeated() -> None:
    ours = get_game(GAME).components()
    assert "--edition default " in command_of(spec_of())
    titled = spec_of(variants=[Variant("Tutable 1", ours.hash)])  # as the browser calls it
    assert f"--edition {ours.edition.name}@{ours.hash} " in command_of(titled)


def test_games_that_are_not_there_are_refused(tmp_path: Path) -> None:
    run = played(tmp_path / "run", spec_of(games=4))
    for name in ("a-2-4", "b-2-1", "a-3-1", "a-2", "", "a-2-x"):
        with pytest.raises(BadLab, match="no game"):
            run.find(name)


def test_two_variants_share_their_luck(tmp_path: Path) -> None:
    """The same components twice play the same games."""
    parts = get_game(GAME).components()
    twins = [Variant("one", parts.hash), Variant("other", parts.hash)]
    rows = unpack(play_chunk(spec := spec_of(games=5, variants=twins), spec.chunks()[0]))
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        assert (one.deal, one.scores, one.turns) == (other.deal, other.scores, other.turns)


def test_questions_need_what_they_are_about() -> None:
    for question, problem in (("dominant", "needs-force"), ("score", "needs-against"), ("luck", "question")):
        with pytest.raises(BadLab) as refused:
            check_question(spec_of(question=question))
        assert refused.value.params["problem"] == problem


def test_a_row_counts_by_order_of_play() -> None:
    row = play(spec_of(), 0, 2, 1)
    assert row.first in (0, 1)
    assert os.path.basename(row.id) == "a-2-1"
    assert row.choices <= row.picks
    assert 0 <= row.decided <= 1
