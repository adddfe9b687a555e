"""`tutable edition`: made, changed, checked, compared, handed on; and played by its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.driver import Terminal
from tutable.core.match import Match
from tutable.core.registry import get_game

TUAREG = get_game("tuareg").components()
OURS = f"{TUAREG.edition.title} {TUAREG.edition.version}"  # whichever is released last


def test_an_edition_from_its_making_to_its_table(terminal: Terminal, tmp_path: Path) -> None:
    made = terminal("edition", "new", "tuareg", "rich", "--title", "Rich", "--set", "good.gold.points=9")
    assert made.code == 0, made.err
    assert f"Edition: Rich 1; one value differs from {OURS}, 1 changed from print" in made.out
    heir = terminal("edition", "new", "tuareg", "richer", "--from", "rich", "--set", "price.special.dinars=2")
    assert f"2 values differ from {OURS}, 2 changed from print" in heir.out
    listed = terminal("edition", "list", "tuareg")
    assert f"tutable@{TUAREG.hash}" in listed.out and "\nrich\n" in listed.out and "\nricher\n" in listed.out
    diff = terminal("edition", "diff", "tuareg", "richer", "rich")
    assert "price.special.dinars: 3 → 2 (own; changed from print)" in diff.out and "gold" not in diff.out
    own = terminal("edition", "diff", "tuareg", "richer")  # without another: from the released one
    assert "price.special.dinars" in own.out and "gold" in own.out
    # What goes to somebody else needs nobody's own edition.
    out = tmp_path / "richer.toml"
    assert terminal("edition", "export", "tuareg", "richer", "-o", str(out)).code == 0
    assert 'parent = "tutable@' in out.read_text() and "points = 9" in out.read_text()
    assert terminal("edition", "import", "tuareg", str(out), "brought").code == 0
    assert "the same values" in terminal("edition", "diff", "tuareg", "brought", "richer").out
    again = terminal("edition", "edit", "tuareg", "rich", "--reset", "good.gold.points")
    assert f"Edition: {OURS}\n" in again.out
    # The heir has copied what it was made from, and can still be changed.
    assert f"2 values differ from {OURS}" in terminal("edition", "check", "tuareg", "richer").out
    assert terminal("edition", "edit", "tuareg", "richer", "--set", "price.special.dinars=2").code == 0

    save = tmp_path / "match.json"
    args = ("play", "tuareg", "--players", "2", "--components", "brought", "--save", str(save))
    played = terminal(*args, "--seat", "1=random", "--seat", "2=random")
    assert played.code == 0 and "Edition: richer 1" in played.out
    assert Match.load(save.read_text()).components.values["good"]["gold"]["points"] == 9
    for command in ("verify", "replay"):
        assert f"Edition: richer 1; 2 values differ from {OURS}" in terminal(command, str(save)).out
    german = terminal("verify", str(save), "--lang", "de").out
    assert f"Ausgabe: richer 1; 2 Werte weichen von {OURS} ab, 2 gegen den Druck geändert" in german
    assert "die Bots haben nicht mit diesen Werten geübt" in german
    assert "the bots were not trained with these values" in played.out
    assert "not trained" not in terminal("sim", "tuareg", "--games", "2", "--jobs", "1").out


def test_sim_says_which_edition_it_used_and_every_game(terminal: Terminal) -> None:
    terminal("edition", "new", "tuareg", "rich", "--set", "good.gold.points=9")
    sim = ("sim", "tuareg", "--games", "4", "--seats", "random,random", "--jobs", "1")
    found = json.loads(terminal(*sim, "--json", "--components", "rich").out)
    assert (found["edition"]["name"], found["edition"]["differs"]) == ("rich", 1)
    assert len(found["rows"]) == 4 and set(found["rows"][0]) == {"seats", "scores", "wins", "turns"}
    assert json.loads(terminal(*sim, "--json").out)["edition"]["hash"] != found["edition"]["hash"]
    assert f"Edition: {OURS}" in terminal(*sim).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "tuareg", "../x"), "no name for an edition"),
        (("new", "tuareg", "tutable"), "exists already"),
        (("new", "tuareg"), "NAME is missing"),
        (("new", "tuareg", "x", "--set", "good.gold"), "NAME=VALUE"),
        (("new", "tuareg", "x", "--set", "good.gold.points=many"), "not a whole number"),
        (("new", "tuareg", "x", "--set", "good.gold.points=999"), "not between"),
        (("new", "tuareg", "x", "--set", "good.silk.points=3"), "no such value"),
        (("new", "tuareg", "x", "--set", "good.gold.points=3", "--provenance", "seen"), "provenance must be"),
        (("new", "tuareg", "x", "--from", "nothing"), "no edition “nothing”"),
        (("edit", "tuareg", "nothing"), "no edition “nothing”"),
        (("export", "tuareg", "tutable@0123456789abcdef"), "no edition"),
        (("import", "tuareg", "none.toml"), "cannot be read"),
        (("sing", "tuareg"), "no “edition sing”"),
        (("list", "chess"), "chess"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_changes_nothing(
    terminal: Terminal, words: tuple[str, ...], said: str
) -> None:
    result = terminal("edition", *words)
    assert (result.code, said in result.err) == (2, True), result.err
    assert "\nx\n" not in terminal("edition", "list", "tuareg").out


def test_an_editor_that_leaves_a_defect_loses_nothing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal("edition", "new", "tuareg", "mine")
    assert "Set EDITOR" in terminal("edition", "edit", "tuareg", "mine").err
    editor = tmp_path / "editor"
    editor.write_text('#!/bin/sh\nprintf "$MORE" >> "$1"\n')
    editor.chmod(0o755)
    monkeypatch.setenv("EDITOR", str(editor))
    monkeypatch.setenv("MORE", '\\n[[good]]\\nid = "gold"\\npoints = 99\\n')
    bad = terminal("edition", "edit", "tuareg", "mine")
    assert bad.code == 1 and "99 is not between" in bad.out and "waits in" in bad.out
    assert f"Edition: {OURS}\n" in terminal("edition", "check", "tuareg", "mine").out
    refused = terminal("edition", "edit", "tuareg", "mine", "--set", "good.salt.points=7")
    assert refused.code == 2 and "waits in" in refused.err  # else going on with it would undo this
    editor.write_text('#!/bin/sh\nsed -i s/99/8/ "$1"\n')
    assert "one value differs" in terminal("edition", "edit", "tuareg", "mine").out
    assert "points = 8" in terminal("edition", "export", "tuareg", "mine").out
