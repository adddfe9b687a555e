"""The drawn table: never wider than the terminal, and nothing told by colour alone."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import tutable
from tests.cli.driver import RealTerminal
from tutable.cli.playing.offers import drawn, numbered
from tutable.core.engine import SPECTATOR
from tutable.face import Face, face_of
from tutable.games.tuareg.face.words import GOODS, LOOKS

NAMES = ["Ann", "Benjamin the Extraordinary Merchant of X", "Übermütige Ürgroßtante", "D", "漢字の名前"]
TUAREG = face_of("tuareg")


def draw(thing: object, width: int) -> list[str]:
    console = Console(
        width=width, file=io.StringIO(), force_terminal=True, color_system=None, legacy_windows=False
    )
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", line) for line in console.file.getvalue().splitlines()]


def cells(line: str) -> int:
    from rich.cells import cell_len

    return cell_len(line)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_table_fits(players: int, lang: str, width: int) -> None:
    match = tutable.new("tuareg", players, seed=players, names=NAMES[:players])
    texts = tutable.Texts(lang, "tuareg", match.names)
    rng = random.Random(1)
    while not match.is_over:
        seat = match.deciders()[0]
        offers = match.options(seat)
        groups = numbered(offers, TUAREG)
        lines = draw(TUAREG.picture(match.view(seat), seat, texts, width, False).draw(), width)
        assert {cells(line) for line in lines} == {width}, "\n".join(lines)
        assert not any("…" in line for line in lines)
        for entry in drawn(groups, texts, width):
            assert cells(entry.plain) <= width, entry.plain
        match.act(seat, rng.choice(offers).pick)
    draw(TUAREG.picture(match.view(SPECTATOR), SPECTATOR, texts, width, False).draw(), width)


def test_goods_differ_in_colour_shape_and_letter() -> None:
    for lang in ("en", "de"):
        texts = tutable.Texts(lang, "tuareg")
        letters = {texts.say(f"tuareg-letter-{good}") for good in GOODS}
        assert len(letters) == len(GOODS)
        assert all(
            texts.say(f"name-{g}")[0].upper() == texts.say(f"tuareg-letter-{g}") for g in ("water", "millet")
        )
    for part in ("shape", "ascii", "style"):
        assert len({getattr(look, part) for look in LOOKS.values()}) == len(GOODS)


def test_a_table_can_be_drawn_in_ascii() -> None:
    match = tutable.new("tuareg", 3, seed=1)
    texts = tutable.Texts("en", "tuareg")
    rng = random.Random(2)
    for _ in range(60):
        seat = match.deciders()[0]
        board = TUAREG.picture(match.view(seat), seat, texts, 80, True).draw()
        inside = [line[1:-1] for line in draw(board, 80)[1:-1]]
        assert all(line.isascii() for line in inside), inside
        match.act(seat, rng.choice(match.options(seat)).pick)


def test_prose_says_all_that_the_board_shows() -> None:
    match = tutable.new("tuareg", 3, seed=1)
    texts = tutable.Texts("en", "tuareg")
    text = "\n".join(TUAREG.prose(match.view(0), 0, texts))
    for word in ("Market", "pile", "Discards", "Stock", "Camel 1", "Hand", "0 points", "Player 3"):
        assert word in text


def test_a_game_without_a_renderer_is_shown_as_it_is() -> None:
    plain = face_of("lanterns")
    assert type(plain) is Face
    match = tutable.new("tuareg", 2, seed=1)
    lines = plain.prose(match.view(0), 0, tutable.Texts("en", "tuareg"))
    assert "stage: 1" in lines and "seats 1.animals 1.sort: camel" in lines
    assert (
        len(draw(plain.picture(match.view(0), 0, tutable.Texts("en", "tuareg"), 80, False).draw(), 80)) > 20
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_turn_on_a_real_screen_of_80_columns(tmp_path: Path, lang: str) -> None:
    player = "Player 1>" if lang == "en" else "Spieler 1>"
    screen = RealTerminal(tmp_path, "play", "tuareg", "--seed", "7", "--lang", lang, "--players", "5")
    screen.read_until(player)
    for answer in ("x", "s", "? gold", "? TUA-9", "h", "l", "1", "1", "3", "e"):
        screen.type(answer + "\n")
        screen.read_until(player)
    screen.type("q\n")
    assert screen.close() == 0
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.text)
    for line in plain.splitlines():
        if "json" not in line:
            assert cells(line.rstrip("\r")) <= 80, line
