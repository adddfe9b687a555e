"""Whatever is wrong with a call is said in one sentence, in the player's language, with exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.driver import Terminal
from tests.fixtures import GAMES

OTHER = next(game for game in GAMES if game != "tuareg")
CALLS = [
    "nonsense",
    "play",
    "play nope",
    "play tuareg more",
    "play tuareg --players 1",
    "play tuareg --players 99",
    "play tuareg --players three",
    "play tuareg --players",
    "play tuareg --seat 9=human",
    "play tuareg --seat 0=human",
    "play tuareg --seat 2",
    "play tuareg --seat 2=clever",
    "play tuareg --seat 2=human --seat 2=greedy",
    "play tuareg --seed xyz",
    "play tuareg --seed 12345678901234567890123",
    "play tuareg --name \x1b[2J",
    "play tuareg --name a --name b --name c --name d",
    "play tuareg --option pass",
    "play tuareg --option pass=never",
    "play tuareg --option nope=1",
    "play tuareg --option first=5",
    "play tuareg --components missing.toml",
    "play tuareg --components binary",
    "play tuareg --position missing.toml",
    "play tuareg --position binary",
    "play tuareg --position folder",
    "play tuareg --position text",
    "play tuareg --save no/such/folder/m.json",
    "play tuareg --save text",
    "play tuareg --plain=yes",
    "play tuareg --wrong",
    "sim tuareg --jobs 0",
    "sim tuareg --jobs -1",
    "sim tuareg --seed -1",
    "play --resume",
    "play --resume missing.json",
    "play --resume binary",
    "play --resume folder",
    "play --resume text",
    "play --resume empty",
    "play --resume newer",
    "play --resume other-rules",
    "play --resume deep",
    "play --resume running.json --seed 4",
    f"play {OTHER} --resume running.json",
    "games more",
    "rules",
    "rules nope",
    "rules tuareg -o somewhere",
    "replay",
    "replay missing.json",
    "replay binary",
    "replay running.json --at 5000",
    "replay running.json --at -1",
    "replay running.json --at x",
    "replay running.json --seat 7",
    "replay running.json --seat all",
    "verify",
    "verify missing.json",
    "verify binary",
    "verify text",
    "verify newer",
    "fork running.json --at 2",
    "fork running.json -o out.json",
    "fork running.json --at 2000 -o out.json",
    "fork running.json --at 2 -o no/such/folder/out.json",
    "fork running.json --at 2 -o text",
    "fork running.json --at 2 --seed zz -o out.json",
    "components",
    "components nope",
    "components tuareg --check missing.toml",
    "components tuareg --check binary",
    "components tuareg --check text",
    "components tuareg --check text --diff text",
    "report-bug running.json",
    "report-bug missing.json -o out.json",
    "report-bug binary -o out.json",
    "report-bug running.json -o text",
    "games --lang xx",
    "--lang xx games",
]


@pytest.fixture
def odd_files(tmp_path: Path, running: Path) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 10)
    (tmp_path / "text").write_text("no such thing: [", "utf-8")
    (tmp_path / "empty").write_text("", "utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "deep").write_text("[" * 100_000, "utf-8")
    data = json.loads(running.read_text("utf-8"))
    (tmp_path / "newer").write_text(json.dumps({**data, "tutable": 99}), "utf-8")
    (tmp_path / "other-rules").write_text(json.dumps({**data, "rules_version": "99", "hash": "x"}), "utf-8")


@pytest.mark.usefixtures("odd_files")
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("call", CALLS)
def test_bad_input_is_refused_in_one_sentence(
    terminal: Terminal, tmp_path: Path, call: str, lang: str
) -> None:
    if call == "play --resume":
        (tmp_path / "data").mkdir(exist_ok=True)
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    words = call.split(" ")
    result = terminal(*words, *([] if "--lang" in words else ["--lang", lang]))
    assert result.code == 2, result.out
    assert result.out == ""
    assert result.err.startswith("tutable: ") and len(result.err) > 20
    assert "Traceback" not in result.err and "\x1b" not in result.err and "{" not in result.err
    assert {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before


def test_refusals_are_german_in_german(terminal: Terminal) -> None:
    assert "Platz" in terminal("play", "tuareg", "--seat", "9=human", "--lang", "de").err
    assert "fehlt" in terminal("verify", "--lang", "de").err


def test_arguments_that_are_no_text(terminal: Terminal) -> None:
    assert terminal("play", "\udcff\udcfe").code == 2
    assert terminal("verify", "a\0b").code == 2
    assert terminal("\udcff").code == 2


def test_a_byte_order_mark_is_no_defect(terminal: Terminal, tmp_path: Path, running: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_bytes(b"\xef\xbb\xbf" + running.read_bytes())
    assert terminal("verify", str(marked)).code == 0
    position = tmp_path / "marked.toml"
    position.write_bytes(b'\xef\xbb\xbfdiscards = "..."\r\n')
    assert terminal("play", "tuareg", "--position", str(position), answers=["q"]).code == 0
