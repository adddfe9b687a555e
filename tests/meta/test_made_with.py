"""What was made with the components names them: after the default has changed it has to be made again."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.fixtures import GAMES, GAMES_FOLDER
from tutable.core.registry import get_game

DOCS = Path(__file__).parents[2] / "docs"
NAMED = re.compile(r"\bcomponents ([0-9a-f]{16})\b")
AGAIN = "made with other components than the default's: make it again, then name {hash}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "key"),
    [("guide.toml", "edition"), ("examples.toml", "edition"), ("features/learned.toml", "components")],
)
def test_guides_examples_and_weights_were_made_with_the_default(game: str, name: str, key: str) -> None:
    found = get_game(game)
    path = found.folder / name
    if not path.exists() and name.startswith("features"):
        pytest.skip("this game plays by its hand-written features")
    made_with = tomllib.loads(path.read_text("utf-8"))[key]
    assert made_with == found.components().hash, AGAIN.format(hash=found.components().hash)


@pytest.mark.parametrize("game", GAMES)
def test_recorded_matches_were_played_with_the_default_or_bring_their_own(game: str) -> None:
    ours = get_game(game).components().hash
    files = sorted((GAMES_FOLDER / game / "replays").glob("*.jsonl"))
    saves = [json.loads(line)["save"] for path in files for line in path.read_text("utf-8").splitlines()]
    assert saves
    assert {save["components"] for save in saves if "own_components" not in save} == {ours}


@pytest.mark.parametrize("game", GAMES)
def test_the_balance_page_was_measured_with_the_default(game: str) -> None:
    found = NAMED.findall((DOCS / f"balance-{game}.md").read_text("utf-8"))
    assert found == [get_game(game).components().hash], (
        f"tutable lab {game} --markdown > docs/balance-{game}.md"
    )


def test_whatever_else_is_measured_names_a_default() -> None:
    """Ladders above all: `tutable rate --page` writes the components below each of them."""
    ours = {get_game(game).components().hash for game in GAMES}
    for page in sorted(DOCS.glob("*.md")):
        text = page.read_text("utf-8")
        assert set(NAMED.findall(text)) <= ours, f"{page.name}: {AGAIN.format(hash=sorted(ours))}"


def test_pictures_show_the_default() -> None:
    made_with = tomllib.loads((DOCS / "pictures" / "made-with.toml").read_text("utf-8"))
    assert made_with == {game: get_game(game).components().hash for game in GAMES}, "make pictures"
    for game in GAMES:
        assert (DOCS / "pictures" / f"{game}.png").exists()
