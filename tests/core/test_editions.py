"""Editions: small files over a parent, resolved to complete values; released ones are found by hash."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures import GAMES
from tutable.core.components import Components
from tutable.core.editions import released
from tutable.core.editions.diff import changes
from tutable.core.editions.resolve import MAX_DEPTH, Find, nobody
from tutable.core.editions.writing import snapshot, written
from tutable.core.errors import BadComponents, BadSave
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.core.snapshot import restored, taken

TUAREG = get_game("tuareg")
HEAD = '[edition]\nname = "mine"\ntitle = "Mine"\nversion = "1"\ngame = "tuareg"\nparent = "tutable"\n'
GOLD = '[[good]]\nid = "gold"\npoints = 7\n'


def defects(text: str, find: Find = nobody) -> dict[str, str]:
    with pytest.raises(BadComponents) as caught:
        TUAREG.own_components(text, find)
    assert str(caught.value)
    return {problem.place: problem.code for problem in caught.value.problems}


def test_a_small_change_is_a_small_file() -> None:
    parts = TUAREG.own_components(HEAD + GOLD)
    ours = TUAREG.components()
    assert parts.values["good"]["gold"] == {"count": 10, "dinars": 2, "points": 7}
    assert parts.provenance["good"]["gold"] == {"count": "printed", "dinars": "printed", "points": "own"}
    assert parts.hash != ours.hash
    [change] = changes(ours, parts)
    assert (change.place, change.before, change.after, change.from_print) == ("good.gold.points", 5, 7, True)
    account = TUAREG.account(parts)
    assert (account.title, account.version, account.differs, account.from_print) == ("Mine", "1", 1, 1)


def test_its_source_names_the_parent_by_hash_and_reads_as_the_same_again() -> None:
    parts = TUAREG.own_components(HEAD + GOLD)
    assert f'parent = "tutable@{TUAREG.components().hash}"' in parts.source
    again = TUAREG.own_components(parts.source)
    assert (again.hash, again.source, again.provenance) == (parts.hash, parts.source, parts.provenance)


def test_no_change_at_all_is_the_parent() -> None:
    parts = TUAREG.own_components(HEAD)
    assert parts.hash == TUAREG.components().hash
    assert TUAREG.account(parts).differs == 0


def test_an_own_edition_can_be_the_parent_and_its_child_needs_only_released_ones() -> None:
    child = HEAD.replace('"mine"', '"child"').replace('"tutable"', '"mine"')
    parts = TUAREG.own_components(
        child + '[[price]]\nid = "special"\ndinars = 2\n', {"mine": HEAD + GOLD}.get
    )
    assert parts.values["good"]["gold"]["points"] == 7
    assert TUAREG.own_components(parts.source).hash == parts.hash
    assert defects(child) == {"edition.parent": "unknown-parent"}


def test_a_parent_that_has_changed_since_is_refused() -> None:
    child = HEAD.replace('"mine"', '"child"').replace('"tutable"', f'"mine@{"0" * 16}"')
    assert defects(child, {"mine": HEAD + GOLD}.get) == {"edition.parent": "parent-changed"}


def test_circles_and_endless_lines_of_parents_are_refused() -> None:
    def heir(name: str, parent: str) -> str:
        return HEAD.replace('"mine"', f'"{name}"').replace('"tutable"', f'"{parent}"')

    circle = {"a": heir("a", "b"), "b": heir("b", "a")}
    assert defects(circle["a"], circle.get) == {"edition.parent": "parent-cycle"}
    assert defects(heir("a", "a"), circle.get) == {"edition.parent": "parent-cycle"}
    line = {f"e{n}": heir(f"e{n}", f"e{n + 1}") for n in range(MAX_DEPTH + 5)}
    assert defects(line["e0"], line.get) == {"edition.parent": "too-deep"}


@pytest.mark.parametrize(
    ("old", "new", "place", "code"),
    [
        ('"mine"', '"../mine"', "edition.name", "bad-name"),
        ('"mine"', '""', "edition.name", "bad-name"),
        ('"mine"', "3", "edition.name", "not-words"),
        ('version = "1"', 'version = "one two"', "edition.version", "bad-version"),
        ('"tuareg"', '"chess"', "edition.game", "other-game"),
        ('title = "Mine"\n', "", "edition.title", "missing-field"),
        ('"Mine"', '"' + "m" * 61 + '"', "edition.title", "too-long"),
        ('"Mine"', '"a\\u001b[2Jb"', "edition.title", "not-printable"),
        ('"tutable"', '"tutable@xyz"', "edition.parent", "bad-parent"),
        ('"tutable"', '"tutable@0123456789abcdef"', "edition.parent", "unknown-parent"),
        ('name = "mine"', 'name = "mine"\ncode = "import os"', "edition.code", "unknown-field"),
    ],
)
def test_every_defect_of_the_head_has_its_place(old: str, new: str, place: str, code: str) -> None:
    assert defects(HEAD.replace(old, new) + GOLD)[place] == code


def test_every_defect_of_a_value_has_its_place() -> None:
    assert defects("edition = 3") == {"edition": "bad-head"}
    assert defects(HEAD + GOLD.replace("7", "99")) == {"good.gold.points": "out-of-range"}
    assert defects(HEAD + GOLD.replace("gold", "silk")) == {"good.silk": "unknown-entry"}
    assert defects(HEAD + GOLD + GOLD) == {"good.gold": "duplicate-entry"}
    assert defects(HEAD + GOLD + 'provenance = "guessed"\n') == {"good.gold.points": "unknown-provenance"}
    assert defects(HEAD + GOLD + 'provenance = { count = "own" }\n') == {"good.gold": "bad-provenance"}
    assert defects(HEAD + GOLD + 'provenance = "box 17.11.2026"\n') == {
        "good.gold.points": "unknown-provenance"
    }
    assert defects(HEAD + GOLD + 'provenance = "box 2026-02-30 by Ann"\n') == {
        "good.gold.points": "unknown-provenance"
    }
    # A law between values that only the whole can break.
    assert defects(HEAD + '[[stock]]\nid = "2-players"\ndonkey = 5\n') == {
        "stock.2-players.donkey": "out-of-range"
    }


def test_what_somebody_reads_off_their_box_is_print_again() -> None:
    parts = TUAREG.own_components(HEAD + GOLD + 'provenance = "box 2026-11-17 by Ann"\n')
    assert parts.provenance["good"]["gold"]["points"] == "box 2026-11-17 by Ann"
    assert TUAREG.account(parts).from_print == 0


# -- released editions ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_default_is_among_the_released_and_each_of_them_reads_alike_again(game: str) -> None:
    found = get_game(game)
    files = sorted((found.folder / released.FOLDER).glob("*.toml"))
    kept = [found.own_components(path) for path in files]
    assert found.components().hash in [parts.hash for parts in kept], (
        f"write it down: tutable edition export {game} tutable --whole -o "
        f"src/tutable/games/{game}/{released.FOLDER}/{len(files) + 1:03}-tutable.toml"
    )
    assert len({parts.hash for parts in kept}) == len(kept)
    assert len({(parts.edition.name, parts.edition.version) for parts in kept}) == len(kept)
    for parts in kept:
        assert not parts.edition.parent, "a released edition stands by itself"
        assert found.own_components(snapshot(found, parts)).hash == parts.hash
        again = written(found, parts.edition, parts.values, parts.provenance, parts.notes, None)
        assert found.own_components(again).hash == parts.hash


@pytest.fixture
def retune() -> Iterator[Callable[[], Components]]:
    """Makes the game what it will be when its default has other values."""
    before = TUAREG.components(), TUAREG.released
    values = copy.deepcopy(before[0].values)
    values["good"]["salt"]["points"] = 9

    def change() -> Components:
        TUAREG._components = Components(values, before[0].provenance, "", before[0].edition)
        TUAREG.released = None
        return TUAREG._components

    try:
        yield change
    finally:
        TUAREG._components, TUAREG.released = before


def test_a_save_of_today_goes_on_when_the_default_has_changed(retune: Callable[[], Components]) -> None:
    match = Match.new(TUAREG, 3, seed=7)
    for _ in range(12):
        seat = match.deciders()[0]
        match.act(seat, match.options(seat)[0].pick)
    save, kept = match.save(), taken(match)
    assert "own_components" not in json.loads(save)
    match.act(match.deciders()[0], match.options(match.deciders()[0])[0].pick)
    after = match.hash()

    new = retune()
    assert new.hash != match.header.components
    for again in (Match.load(save), restored(kept)):
        assert again.components.hash == match.header.components
        assert again.components.values["good"]["salt"]["points"] != 9
        assert again.game.account(again.components).args(new.hash)["kind"] == "earlier"
        again.act(again.deciders()[0], again.options(again.deciders()[0])[0].pick)
        assert again.hash() == after
        assert "own_components" not in json.loads(again.save())
        assert Match.load(again.save()).hash() == after
    assert Match.new(TUAREG, 3, seed=7).header.components == new.hash


def test_a_hash_nobody_has_released_is_named() -> None:
    data = json.loads(Match.new(TUAREG, 2, seed=1).save())
    data["components"] = "0123456789abcdef"
    with pytest.raises(BadSave) as caught:
        Match.load(json.dumps(data))
    assert caught.value.params["problem"] == "components"
    assert caught.value.params["found"] == "0123456789abcdef"


def test_a_save_brings_an_edition_of_its_own_along() -> None:
    match = Match.new(TUAREG, 2, seed=1, components=HEAD + GOLD)
    again = Match.load(match.save())
    assert again.components.edition.title == "Mine"
    assert len(json.loads(match.save())["own_components"]) < 300
    assert restored(taken(match)).components.edition == again.components.edition


# -- hostile files --------------------------------------------------------------------------------

SCALARS = st.one_of(
    st.integers(), st.text(max_size=20), st.booleans(), st.floats(), st.lists(st.integers(), max_size=2)
)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(str(k))} = {toml(v)}" for k, v in value.items()) + " }"
    return json.dumps(value).replace("NaN", "nan").replace("Infinity", "inf")


@settings(max_examples=150)
@given(
    st.dictionaries(st.sampled_from(["name", "title", "version", "game", "parent", "notes", "x"]), SCALARS),
    st.dictionaries(
        st.sampled_from(["good", "price", "stock", "edition", "zzz"]),
        st.lists(
            st.dictionaries(
                st.sampled_from(["id", "points", "count", "note", "provenance", "donkey"]), SCALARS
            ),
            max_size=3,
        ),
        max_size=3,
    ),
)
def test_whatever_a_stranger_writes_is_read_or_refused_in_words(head: dict, sheets: dict) -> None:  # type: ignore[type-arg]
    good = {"name": "mine", "title": "M", "version": "1", "game": "tuareg", "parent": "tutable"}
    lines = [f"{json.dumps(sheet)} = [{', '.join(map(toml, rows))}]" for sheet, rows in sheets.items()]
    if "edition" not in sheets:
        lines.append("edition = " + toml({**good, **head}))
    try:
        parts = TUAREG.own_components("\n".join(lines))
    except BadComponents as error:
        assert error.problems and str(error)
    else:
        assert TUAREG.own_components(parts.source).hash == parts.hash
