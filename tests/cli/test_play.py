"""Whole matches through a pipe, with a person who types anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.driver import GARBAGE, Terminal, answers
from tutable.core.registry import game_ids


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_match_with_garbage(terminal: Terminal, tmp_path: Path, players: int, lang: str) -> None:
    path = tmp_path / "match.json"
    result = terminal(
        "play", "tuareg", "--players", str(players), "--seed", "7", "--lang", lang, "--save", str(path),
        answers=answers(players, 6000),
    )  # fmt: skip
    assert result.code == 0, result.err
    assert "{" not in result.out.replace("% { $x }", "").replace("“{”", "").replace("„{“", "")
    assert ("Seed of this match" if lang == "en" else "Startwert dieser Partie") in result.out
    assert terminal("verify", str(path)).code == 0


def test_the_same_seed_and_answers_play_the_same_match(terminal: Terminal, tmp_path: Path) -> None:
    journals = []
    for name in ("one.json", "two.json"):
        terminal(
            "play", "tuareg", "--players", "2", "--seed", "3", "--save", name, "--seat", "2=random",
            answers=answers(1, 3000),
        )  # fmt: skip
        journals.append(json.loads((tmp_path / name).read_text("utf-8"))["journal"])
    assert journals[0] == journals[1]


def test_bots_alone_are_watched(terminal: Terminal) -> None:
    result = terminal("play", "tuareg", "--players", "2", "--seed", "1", "--seat", "1=greedy")
    assert result.code == 0
    assert "Greedy 1 draws 3 cards." in result.out
    assert "wins with" in result.out


def test_turns_end_by_themselves_only_if_asked(terminal: Terminal, tmp_path: Path) -> None:
    """Whoever loads the last card of the hand can do nothing more."""
    table = tmp_path / "table.toml"
    table.write_text('discards = "..."\n[[seat]]\nhand = "G"\n[[seat]]\n', "utf-8")
    begin = ("play", "tuareg", "--players", "2", "--seed", "7", "--position", str(table))
    usual = terminal(*begin, answers=["2"])
    assert "Your turn is complete" in usual.out
    hurried = terminal(*begin, "--auto-end", answers=["2"])
    assert "Your turn is complete" not in hurried.out


def test_a_turn_can_be_taken_back_until_it_ends(terminal: Terminal) -> None:
    result = terminal(
        "play", "tuareg", "--seed", "7", answers=["1", "2", "u", "u", "2", "3", "u", "3", "e", "u"]
    )
    assert result.out.count("Taken back.") == 2
    assert "Nothing can be taken back: chance has shown something." in result.out
    assert "There is nothing to take back" in result.out


def test_what_cannot_be_taken_back_is_marked(terminal: Terminal) -> None:
    result = terminal("play", "tuareg", "--seed", "7")
    assert "1! Draw 3 cards from the pile" in result.out
    assert "! cannot be taken back: chance decides at once." in result.out


def test_forbidden_picks_name_their_rule(terminal: Terminal) -> None:
    result = terminal("play", "tuareg", "--seed", "7", answers=["x"])
    assert "- Pass\n  You may not pass before" in result.out
    assert "[TUA-12]" in result.out


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("? gold", "Gold: 10 cards of this kind exist."),
        ("?GOLD", "Gold: 10 cards of this kind exist."),
        ("? salt", "Drawn as S."),
        ("? s", "Rock salt"),
        ("? cam", "Camel: Carries"),
        ("??", "Hand: Only its owner"),
        ("? tua-9", "TUA-9  The loading rules"),
        ("? 9", "TUA-9  The loading rules"),
        ("? TUA-9.gold", "TUA-9  The loading rules"),
        ("? A4", "TUA-A4  How far may I overpay?"),
        ("? overpay", "How far may I overpay?"),
        ("? zebra", "No rule contains “zebra”."),
        ("? water", "points 6*. Values marked * are unverified:"),
        ("?", "On the table: water, gold"),
    ],
)
def test_question_mark_explains(terminal: Terminal, question: str, part: str) -> None:
    assert part in terminal("play", "tuareg", "--seed", "7", answers=[question]).out


def test_scores_are_broken_down(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal("play", "tuareg", "--seed", "7", answers=answers(3, 3000, 0))
    last = result.out.rpartition("wins with")[2]
    assert "Stage 1, " in last and "Stage 2, " in last and "Total: " in last


def test_options_names_components_and_positions_arrive(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text(terminal("components", "tuareg").out.replace("points = 6", "points = 9"), "utf-8")
    position = tmp_path / "position.toml"
    position.write_text('players = 2\nmarket = "GM"\n[[seat]]\n[[seat]]\n', "utf-8")
    path = tmp_path / "match.json"
    result = terminal(
        "play", "tuareg", "--option", "pass=only_if_stuck", "--name", "Ann", "--components", str(own),
        "--position", str(position), "--save", str(path), answers=["? water"],
    )  # fmt: skip
    assert result.code == 0, result.err
    data = json.loads(path.read_text("utf-8"))
    assert data["options"]["pass"] == "only_if_stuck"
    assert data["names"] == ["Ann", "Jonas"]
    assert data["players"] == 2
    assert "gets 9 points" in result.out
    assert "Market: gold and millet." in result.out
    again = terminal("play", "--resume", str(path), answers=["? water"])
    assert "gets 9 points" in again.out


@pytest.mark.parametrize("answer", GARBAGE)
def test_no_answer_breaks_a_prompt(terminal: Terminal, answer: str) -> None:
    result = terminal("play", "tuareg", "--seed", "7", answers=[answer, answer, "q"])
    assert result.code == 0
    assert "\x1b" not in result.out and "\x00" not in result.out
    assert "The match is safe" in result.out


def test_a_resumed_match_goes_on_in_its_language(terminal: Terminal, tmp_path: Path) -> None:
    save = str(tmp_path / "match.json")
    begun = terminal("play", "tuareg", "--players", "2", "--seed", "1", "--lang", "de", "--save", save)
    assert begun.code == 0 and "Zahl wählt" in begun.out
    assert "Zahl wählt" in terminal("play", "--resume", save).out
    assert "Number picks" in terminal("play", "--resume", save, "--lang", "en").out


def test_the_standing_says_who_would_win(terminal: Terminal, tmp_path: Path) -> None:
    """Majorities as they lie count, not only points that were scored."""
    table = tmp_path / "table.toml"
    caravans = ['[[seat]]\nanimals = ["G G"]', '[[seat]]\nanimals = ["M"]']
    table.write_text("\n".join(['discards = "..."', *caravans]), "utf-8")
    result = terminal("play", "tuareg", "--players", "2", "--seed", "1", "--position", str(table))
    assert "If it ended now: Player 1: 5" in result.out and "Player 1 leads by 2" in result.out


def test_play_alone_asks_what_to_play(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutable.cli.commands.play.somebody_answers", lambda: True)
    wrong = str(len(game_ids()) + 1)
    result = terminal("play", answers=[wrong, str(game_ids().index("tuareg") + 1), "", "1"])
    assert result.code == 0, result.err
    assert "What shall we play?" in result.out and f"There is no pick {wrong}" in result.out
    assert "cards in the pile" in result.out


def test_play_alone_offers_a_guided_first_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutable.cli.commands.play.somebody_answers", lambda: True)
    tuareg = str(game_ids().index("tuareg") + 1)
    result = terminal("play", answers=[tuareg, "5", "guide", "q"])
    assert result.code == 0, result.err
    assert " 5  your first game" in result.out and "How strong" not in result.out
    # With a luck of one's own it would be another deal.
    assert "your first game" not in terminal("play", "--seed", "1", answers=[tuareg, "", "", "q"]).out


def test_play_alone_in_a_script_names_what_is_missing(terminal: Terminal) -> None:
    result = terminal("play")
    assert result.code == 2 and "GAME is missing" in result.err
