"""TOML from strangers: what would be slow to parse is refused before it is parsed."""

from __future__ import annotations

import tomllib

import pytest

from tutable.core import toml
from tutable.core.components import MAX_BYTES
from tutable.core.errors import BadComponents, BadPosition
from tutable.core.position import MAX_CHARACTERS, read_position
from tutable.core.registry import game_ids, get_game
from tutable.core.toml import MAX_PARTS, NotToml, read_toml

LONG = ".".join(["a"] * 9_000)
HOSTILE = {
    "dotted": f"{LONG} = 1",
    "spaced": " . ".join(["a"] * 3_000) + " = 1",
    "tabbed": "\t.\t".join(["a"] * 3_000) + " = 1",
    "quoted": ".".join(['"a b"'] * 3_000) + " = 1",
    "literal": ".".join(["'a'"] * 3_000) + " = 1",
    "mixed": ".".join(["a", '"b"', "'c'"] * 1_000) + " = 1",
    "header": f"[{LONG}]\nb = 1",
    "list of tables": f"[[{LONG}]]\nb = 1",
    "inline": f"x = {{ {LONG} = 1 }}",
    "after a line": f"players = 2\n{LONG} = 1",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_key_of_many_parts_is_refused_before_anything_is_parsed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("parsed"))
    with pytest.raises(NotToml) as caught:
        read_toml(HOSTILE[name], "file", MAX_BYTES)
    assert caught.value.problem.code == "long-key"
    with pytest.raises(BadPosition):
        read_position(HOSTILE[name])
    with pytest.raises(BadComponents):
        get_game(game_ids()[0]).own_components(HOSTILE[name])


def test_a_refusal_names_the_line() -> None:
    with pytest.raises(NotToml) as caught:
        read_toml("players = 2\n\n" + ".".join("abcdef") + " = 1", "file", MAX_BYTES)
    assert caught.value.problem.params == {"line": 3, "limit": MAX_PARTS}


def test_a_large_text_is_refused_before_anything_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toml, "_LONG_KEY", None)
    with pytest.raises(BadPosition):
        read_position("#" * (MAX_CHARACTERS + 1))


@pytest.mark.parametrize(
    "text", ["a.b.c.d = 1", "[a.b.c.d]", 'note = "one. two. three. four. five. six."', "x = [1.5, 2.5, 3.5]"]
)
def test_what_is_ordinary_is_read(text: str) -> None:
    assert read_toml(text, "file", 1000) == tomllib.loads(text)


@pytest.mark.parametrize("game", game_ids())
def test_the_games_own_components_keep_well_within_the_limit(game: str) -> None:
    assert len(get_game(game).components().source) < MAX_BYTES / 2
