"""`tutable lab` at the prompt: editions by name and file, refusals in a sentence, and the way of a run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.runs import GAME
from tests.meta.test_made_with import NAMED
from tutable.cli import main
from tutable.core.match import Match
from tutable.core.registry import get_game

Captured = pytest.CaptureFixture[str]
QUICK = ["--players", "2", "--bots", "random", "--games", "10", "--jobs", "1"]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_run_from_its_beginning_to_an_opened_game(capsys: Captured) -> None:
    assert main(["lab", GAME, *QUICK, "--out", "run", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sections"][0]["variants"][0]["games"] == 10
    assert Path("run/report.html").read_text("utf-8").startswith("<!doctype html>")
    assert main(["lab", "open", "run", "a-2-3", "--out", "game.json"]) == 0
    assert Match.load(Path("game.json").read_text("utf-8")).is_over
    assert main(["lab", "report", "run", "--lang", "de"]) == 0
    assert "Zu 2: Eine Partie hat" in capsys.readouterr().out
    assert main(["lab", "cancel", "run"]) == 0
    assert main(["lab", "resume", "run", "--jobs", "1"]) == 0


def test_an_own_edition_against_the_default(capsys: Captured) -> None:
    call = ["edition", "new", GAME, "dear", "--title", "Dear millet", "--set", "good.millet.points=5"]
    assert main(call) == 0
    assert main(["lab", GAME, *QUICK, "--against", "dear", "--out", "run"]) == 0
    said = capsys.readouterr().out
    assert "default and dear were played on the same deals" in said
    ours = get_game(GAME).components()
    named = f"default: {ours.edition.title} {ours.edition.version} (components {ours.hash})"
    assert named in said and "dear: Dear millet 1 (components " in said
    page = Path("run/report.html").read_text("utf-8")
    assert named in page and NAMED.search(page)
    assert main(["lab", "report", "run", "--markdown", "--lang", "de"]) == 0
    assert "dear: Dear millet 1 (Bestandteile " in capsys.readouterr().out


def test_a_sweep_ends_with_a_table_of_its_answers(capsys: Captured) -> None:
    vary = ["--vary", "good.millet.points=3..5"]
    assert main(["lab", "sweep", GAME, *QUICK, *vary, "--out", "run"]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("With 2 players: What turning the values does")
    assert lines[at + 1].startswith("good.millet.points")
    assert [line.split()[0] for line in lines[at + 2 :]] == ["3", "4", "5"]
    assert any(line.startswith("good.millet.points=4 (components ") for line in lines)
    assert sum("a game has" in line for line in lines) == 1  # for the others one line of the table will do


def test_a_search_says_how_long_it_takes_and_reports_its_tries(capsys: Captured) -> None:
    pytest.importorskip("optuna")
    call = ["--vary", "good.millet.points=3..6", "--want", "score>=0", "--tries", "3", "--out", "found"]
    assert main(["lab", "tune", GAME, *QUICK, *call]) == 0
    heard = capsys.readouterr()
    assert heard.err.index("About ") < heard.err.index("Try 1 of 3")
    page = Path("found/report.html").read_text("utf-8")
    assert "What the search has tried" in page and "score&gt;=0: missed by" in page
    assert "tutable lab tune tuareg --players 2" in page
    assert len(json.loads(Path("found/tries.json").read_text("utf-8"))) == 3
    german = main(["lab", "tune", GAME, *QUICK, *call, "--lang", "de"])
    assert german == 0 and "Was die Suche versucht hat" in Path("found/report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ([], "GAME is missing"),
        (["chess"], "chess"),
        ([GAME, "--edition", "nowhere"], "nowhere"),
        ([GAME, "--players", "9"], "9"),
        ([GAME, "--players", "2,2"], "each player count once"),
        ([GAME, "--bots", "nobody"], "nobody"),
        ([GAME, "--games", "0"], "begins at 1"),
        ([GAME, "--force", "title:king"], "cannot be dealt on purpose"),
        ([GAME, "--until", "dominant"], "--force"),
        ([GAME, "--vary", "good.millet.points=1..2"], "--help"),
        (["sweep", GAME], "--help"),
        (["tune", GAME, "--vary", "good.gold.points=1..9", "--want", "score>=9"], "never touches"),
        (
            ["tune", GAME, "--vary", "good.millet.points=1..9", "--want", "score>=9", "--against", "tutable"],
            "--against says nothing together with --want",
        ),
        (["report", "nowhere"], "cannot be read"),
        (["open", "nowhere"], "--help"),
    ],
)
def test_bad_calls_get_a_sentence_and_change_nothing(call: list[str], words: str, capsys: Captured) -> None:
    assert main(["lab", *call]) == 2
    heard = capsys.readouterr()
    assert words in heard.err
    assert "Traceback" not in heard.err
    assert not list(Path().glob("*lab*")) + list(Path().glob("tune*"))
