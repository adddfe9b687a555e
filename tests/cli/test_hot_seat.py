"""Several people at one screen: nothing private is left for the next."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.driver import RealTerminal, Terminal, answers

NAMES = ("Ann", "Ben", "Cleo")
COVER = re.compile(r"Pass the screen to (.+?)\.")
POSITION = """
players = 2
market = "GMSW"
discards = "..."
[[seat]]
hand = "GG"
[[seat]]
hand = "{hand}"
caves = ["{cave}"]
"""


def segments(text: str) -> list[tuple[str, str]]:
    """What was shown to whom, cover by cover."""
    parts = COVER.split(text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_each_sees_only_what_is_theirs(terminal: Terminal) -> None:
    seats = [word for n in (1, 2, 3) for word in ("--seat", f"{n}=human")]
    names = [word for name in NAMES for word in ("--name", name)]
    result = terminal("play", "tuareg", "--seed", "7", *seats, *names, answers=answers(1, 4000))
    assert result.code == 0
    shown = segments(result.out)
    assert {player for player, _ in shown} == set(NAMES)
    for player, text in shown:
        text = text.partition("Stage 2 is over.")[0]
        for other in NAMES:
            if other == player:
                continue
            assert f"{other}> " not in text.partition(f"{player}> ")[0]
            assert not re.search(rf"{other} draws (?!a card|\d cards)", text)
            assert not re.search(rf"{other} hides (?!a card|.* from (camel|donkey))", text)


def test_what_a_seat_cannot_know_changes_nothing_on_its_screen(terminal: Terminal, tmp_path: Path) -> None:
    texts = []
    for hand, cave in (("SS", "W"), ("MM", "S")):
        path = tmp_path / f"{hand}.toml"
        path.write_text(POSITION.format(hand=hand, cave=cave), "utf-8")
        result = terminal(
            "play", "tuareg", "--seed", "7", "--position", str(path), "--seat", "2=human",
            answers=["", "s", "l", "x", "2", "1", "1", "e", "", "x"],
        )  # fmt: skip
        assert result.code == 0, result.err
        first, second = segments(result.out)[:2]
        assert first[0] == "Player 1" and "Player 2 (you)" in second[1]
        texts.append((first[1], second[1]))
    assert texts[0][0] == texts[1][0]
    assert texts[0][1] != texts[1][1], "the owner does see the difference"


def test_a_real_screen_is_wiped_with_its_history(tmp_path: Path) -> None:
    screen = RealTerminal(
        tmp_path, "play", "tuareg", "--seed", "7", "--seat", "2=human", "--seat", "3=human",
        "--name", "Ann", "--name", "Ben", "--name", "Cleo",
    )  # fmt: skip
    screen.read_until("looking:")
    for player, after in (("Ben", "Cleo"), ("Cleo", "Ann")):
        screen.type("\n")
        screen.read_until(f"{player}>")
        screen.type("1\n")  # draws
        assert f"{player} draws" in screen.read_until(f"{player}>")
        screen.type("1\n")
        screen.read_until(f"{player}>")
        screen.type("3\n")  # finishes, and with that the turn
        shown = screen.read_until("looking:")
        cover = shown.rpartition("\x1b[3J")[2]
        assert f"Pass the screen to {after}." in cover
        assert "draws" not in cover and "Hand" not in cover and player not in cover
    screen.type("\n")
    screen.read_until("Ann>")
    screen.type("q\n")
    assert screen.close() == 0
    left = screen.text.rpartition("\x1b[3J")[2]
    assert "The match is safe" in left and "Hand" not in left


def test_one_person_needs_no_cover(terminal: Terminal) -> None:
    assert "Pass the screen" not in terminal("play", "tuareg", "--seed", "7", answers=["1", "1", "e"]).out
