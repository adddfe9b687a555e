"""rules, replay, verify, fork, components, report-bug and games."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tutable
from tests.cli.driver import Terminal, environment
from tests.fixtures import GAMES
from tutable.cli.book.markdown import markdown

ROOT = Path(__file__).parents[2]


def test_games(terminal: Terminal) -> None:
    assert "tuareg: Tuareg for 2 to 5 players" in terminal("games").out
    assert "tuareg: Tuareg für 2 bis 5 Personen" in terminal("games", "--lang", "de").out


# -- rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rules_are_complete(terminal: Terminal, lang: str) -> None:
    text = terminal("rules", "tuareg", "--lang", lang).out
    book = tutable.get_game("tuareg").rulebook
    for name in (*book.rules, *book.rulings, *book.reasons()):
        assert name in text
    for unverified in ("3*", "6*", "4*"):
        assert unverified in text


def test_one_rule_and_a_search(terminal: Terminal) -> None:
    assert terminal("rules", "tuareg", "tua-a4").out.startswith("TUA-A4  How far may I overpay?")
    found = terminal("rules", "tuareg", "thief", "hand").out
    assert "contain “thief hand”:" in found and "TUA-11" in found
    nothing = terminal("rules", "tuareg", "zebra")
    assert nothing.code == 1 and nothing.out == "No rule contains “zebra”.\n"


def test_rulings_show_confidence_and_option_and_rules_their_examples(terminal: Terminal) -> None:
    text = terminal("rules", "tuareg", "TUA-12").out
    assert "Our confidence in this ruling: 60%." in text
    assert "Table option: pass = last_round | only_if_stuck" in text
    worked = terminal("rules", "tuareg", "TUA-9").out
    assert "Example: Gold, rock salt, and no more gold\n    Stage 1 of 2" in worked
    assert "Ben: 0 points" in worked


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_docs_rules_are_up_to_date(game: str, lang: str) -> None:
    written = (ROOT / "docs" / "rules" / f"{game}.{lang}.md").read_text("utf-8")
    assert written == markdown(game, lang), f"run: tutable rules {game} --markdown"


def test_markdown_is_written(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal("rules", "tuareg", "--markdown", "-o", str(tmp_path / "new")).code == 0
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["tuareg.de.md", "tuareg.en.md"]


# -- replay -----------------------------------------------------------------------------------


def test_replay_steps_forward_and_back(terminal: Terminal, finished: Path) -> None:
    result = terminal(
        "replay",
        str(finished),
        "--seat",
        "1",
        answers=["n", "n", "p", "20", "last", "n", "first", "p", "l", "q"],
    )
    assert result.code == 0
    positions = [line for line in result.out.splitlines() if "Position " in line]
    assert positions[0] == positions[-1]
    assert "That is as far as the match goes." in result.out
    assert "This is the beginning." in result.out
    assert "The match is over." in result.out


def test_replay_back_is_the_inverse_of_on(terminal: Terminal, finished: Path) -> None:
    steps = 40
    result = terminal("replay", str(finished), "--at", "30", answers=["n"] * steps + ["p"] * steps)
    positions = [line for line in result.out.splitlines() if "Position " in line]
    assert [p.rpartition("Position")[2] for p in positions[: steps + 1]] == [
        p.rpartition("Position")[2] for p in reversed(positions[steps:])
    ]


def test_replay_shows_all_hands_only_when_it_is_over(
    terminal: Terminal, finished: Path, running: Path
) -> None:
    over = terminal("replay", str(finished), "--seat", "all", "--at", "40")
    assert "as all hands together know it" in over.out and "unknown" not in over.out
    refused = terminal("replay", str(running), "--seat", "all")
    assert refused.code == 2 and "still running" in refused.err
    typed = terminal("replay", str(running), answers=["seat all", "seat 2", "seat 9", "seat spectator"])
    assert "still running" in typed.out and "There is no seat “9”" in typed.out
    assert "as Jonas knows it" in typed.out and "as a spectator knows it" in typed.out


def test_replay_of_a_running_match_keeps_secrets(terminal: Terminal, running: Path) -> None:
    own = terminal("replay", str(running), answers=["last", "l"])
    assert "as Player 1 knows it" in own.out
    assert "Player 1 draws " in own.out and "Player 1 draws 3 cards." not in own.out
    other = terminal("replay", str(running), "--seat", "2", answers=["last", "l"])
    assert other.out.count("Player 1 draws ") == other.out.count("Player 1 draws 3 cards.") > 0
    assert "Player 1 lays" not in other.out, "a turn is seen when it is over"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_replay_survives_any_answer(terminal: Terminal, finished: Path, lang: str) -> None:
    odd = ["", "zz", "-5", "99999999999", "seat", "seat x", "\x1b", "ü" * 900, "4 4", "²"]
    result = terminal("replay", str(finished), "--lang", lang, answers=odd)
    assert result.code == 0 and result.err == ""


# -- verify and fork --------------------------------------------------------------------------


def test_verify_accepts_what_was_played(terminal: Terminal, finished: Path, running: Path) -> None:
    for path in (finished, running):
        result = terminal("verify", str(path))
        assert result.code == 0 and "Verdict: this match is genuine." in result.out


def change(path: Path, **entries: object) -> Path:
    data = json.loads(path.read_text("utf-8"))
    for name, value in entries.items():
        data[name] = value(data[name]) if callable(value) else value
    path.write_text(json.dumps(data), "utf-8")
    return path


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ({"hash": "0" * 32}, "different table"),
        ({"seed": "0" * 64}, "does not belong to its commitment"),
        ({"journal": lambda line: line.replace("c3", "c2", 1)}, "not what the seed gives"),
        ({"journal": lambda line: line + " 5000"}, "against the rules"),
        ({"journal": lambda line: "x " + line}, "makes no sense"),
        ({"players": 4, "names": []}, "different table"),
    ],
)
def test_verify_finds_what_was_changed(
    terminal: Terminal, running: Path, entries: dict[str, object], sentence: str
) -> None:
    result = terminal("verify", str(change(running, **entries)))
    assert result.code == 1, result.err
    assert "does NOT hold" in result.out and sentence in result.out


def test_verify_without_a_seed_says_what_it_cannot_check(terminal: Terminal, finished: Path) -> None:
    data = json.loads(finished.read_text("utf-8"))
    del data["seed"]
    finished.write_text(json.dumps(data), "utf-8")
    result = terminal("verify", str(finished))
    assert result.code == 0 and "its luck cannot be checked" in result.out


def test_fork_goes_on_elsewhere(terminal: Terminal, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "fork.json"
    assert terminal("fork", str(finished), "--at", "40", "-o", str(out)).code == 0
    old, new = (json.loads(path.read_text("utf-8"))["journal"].split(" ") for path in (finished, out))
    assert new[:40] == old[:40]
    assert terminal("verify", str(out)).code == 0
    assert terminal("play", "--resume", str(out)).code == 0


def test_fork_with_another_seed(terminal: Terminal, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "fork.json"
    assert terminal("fork", str(finished), "--at", "40", "--seed", "99", "-o", str(out)).code == 0
    verified = terminal("verify", str(out))
    assert verified.code == 0 and "first 40 entries" in verified.out
    assert terminal("play", "--resume", str(out)).code == 0


def test_fork_takes_nobodys_file(terminal: Terminal, finished: Path) -> None:
    before = finished.read_text("utf-8")
    result = terminal("fork", str(finished), "--at", "4", "-o", str(finished))
    assert result.code == 2 and "exists already" in result.err
    assert finished.read_text("utf-8") == before


# -- components -------------------------------------------------------------------------------


def test_components_print_check_and_diff(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text(terminal("components", "tuareg").out, "utf-8")
    assert "valid component file for Tuareg" in terminal("components", "tuareg", "--check", str(own)).out
    assert "the same values" in terminal("components", "tuareg", "--diff", str(own)).out
    own.write_text(own.read_text("utf-8").replace("points = 6", "points = 7"), "utf-8")
    assert terminal("components", "tuareg", "--diff", str(own)).out == "good.water.points: 6 → 7\n"
    own.write_text(own.read_text("utf-8").replace("points = 7", "points = -7"), "utf-8")
    refused = terminal("components", "tuareg", "--check", str(own))
    assert refused.code == 2 and "good.water.points" in refused.err


# -- report-bug -------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["running", "finished"])
def test_a_report_reproduces_the_match(
    terminal: Terminal, tmp_path: Path, which: str, request: pytest.FixtureRequest
) -> None:
    save: Path = request.getfixturevalue(which)
    out = tmp_path / "odd thing.json"
    note = 'A "strange" thing\\\nin two lines'
    result = terminal("report-bug", str(save), "-o", str(out), "--note", note)
    assert result.code == 0, result.err
    report = json.loads(out.read_text("utf-8"))
    assert report["note"].startswith('A "strange"') and report["compiled"] == tutable.COMPILED
    assert tutable.load(report["save"]).hash() == report["hash"]
    test = tmp_path / "test_odd_thing.py"
    assert test.read_text("utf-8") in result.out
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            str(tmp_path),
            str(test),
        ],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout
    assert terminal("verify", str(out)).code == 0
    assert terminal("replay", str(out), answers=["last"]).code == 0
    before = out.read_text("utf-8")
    assert terminal("play", "--resume", str(out)).code == 0
    assert out.read_text("utf-8") == before, "a report is never written over"


def test_a_save_that_cannot_be_loaded_can_be_reported(
    terminal: Terminal, running: Path, tmp_path: Path
) -> None:
    change(running, hash="0" * 32)
    result = terminal("report-bug", str(running), "-o", str(tmp_path / "r.json"))
    assert result.code == 0 and "cannot be loaded" in result.out
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["problem"]
