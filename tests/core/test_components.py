"""Component files: every defect is named with its place, all of them at once, and nothing else is raised."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutable.core.components import MAX_BYTES, Components
from tutable.core.errors import BadComponents
from tutable.core.registry import get_game

TUAREG = get_game("tuareg")
SOURCE = TUAREG.components().source
Rows = dict[str, list[dict[str, Any]]]


def rows() -> Rows:
    """The game's own components as lists of entries."""
    own = TUAREG.components()
    return {
        sheet: [
            {"id": name, **fields, "provenance": copy.copy(own.provenance[sheet][name])}
            for name, fields in entries.items()
        ]
        for sheet, entries in own.values.items()
    }


def value(item: Any) -> str:
    if isinstance(item, dict):
        return "{ " + ", ".join(f"{key} = {value(inner)}" for key, inner in item.items()) + " }"
    if isinstance(item, bool):
        return str(item).lower()
    return f'"{item}"' if isinstance(item, str) else str(item)


def toml(sheets: Rows) -> str:
    lines: list[str] = []
    for sheet, entries in sheets.items():
        for entry in entries:
            lines += [f"[[{sheet}]]", *(f"{key} = {value(item)}" for key, item in entry.items())]
    return "\n".join(lines)


def defects(source: str | Path) -> dict[str, str]:
    """Place and code of everything that is wrong."""
    with pytest.raises(BadComponents) as caught:
        TUAREG.own_components(source)
    assert str(caught.value)
    return {problem.place: problem.code for problem in caught.value.problems}


def read(source: str) -> Components | None:
    """Components, or None after a typed refusal with sentences."""
    try:
        return TUAREG.own_components(source)
    except BadComponents as error:
        assert error.problems and str(error)
        return None


def test_the_same_values_have_the_same_hash_however_they_are_written() -> None:
    again = TUAREG.own_components(toml(rows()))
    assert again.hash == TUAREG.components().hash
    assert again.values == TUAREG.components().values


def test_every_defect_is_named_with_its_place_and_all_at_once() -> None:
    sheets = rows()
    water, gold, salt, millet = sheets["good"]
    del water["count"]
    gold["count"] = -1
    salt["count"] = "twelve"
    salt["shine"] = 3
    millet["provenance"] = {"count": "printed"}
    sheets["good"].append({**millet, "id": "silk"})
    sheets["good"].append(dict(gold))
    sheets["price"][0]["dinars"] = 10**20
    sheets["stock"].pop()
    sheets["stock"][0]["provenance"]["cave"] = "guessed"
    sheets["stock"][1]["map"] = True
    sheets["dragons"] = [{"id": "smaug"}]
    assert defects(toml(sheets)) == {
        "dragons": "unknown-sheet",
        "good.water.count": "missing-field",
        "good.gold.count": "out-of-range",
        "good.salt.count": "not-a-number",
        "good.salt.shine": "unknown-field",
        "good.millet": "bad-provenance",
        "good.silk": "unknown-entry",
        "good.gold": "duplicate-entry",
        "price.special.dinars": "out-of-range",
        "stock.5-players": "missing-entry",
        "stock.2-players.cave": "unknown-provenance",
        "stock.3-players.map": "not-a-number",
    }


def test_missing_and_misshapen_tables_are_named() -> None:
    assert defects("") == {"good": "missing-sheet", "price": "missing-sheet", "stock": "missing-sheet"}
    assert defects('good = 3\nprice = ["x"]\n[[stock]]')["good"] == "not-a-list"
    assert defects("[[good]]")["good 1"] == "missing-id"


def test_what_the_rulebook_prints_can_be_changed_and_is_counted() -> None:
    sheets = rows()
    sheets["good"][1]["points"] = 6
    sheets["good"][0]["points"] = 7
    account = TUAREG.account(TUAREG.own_components(toml(sheets)))
    assert (account.differs, account.from_print) == (2, 1)


@pytest.mark.parametrize(
    "number", ["9" * 5000, "0x" + "f" * 5000, "0b" + "1" * 60_000, "1e400", "nan", "[0x" + "f" * 5000 + "]"]
)
def test_an_absurd_number_is_refused(number: str) -> None:
    assert defects(SOURCE.replace("count = 14", f"count = {number}"))


def test_a_file_that_is_missing_huge_or_no_text_is_refused(tmp_path: Path) -> None:
    assert set(defects(tmp_path / "none.toml").values()) == {"unreadable"}
    assert set(defects(tmp_path).values()) == {"unreadable"}
    (tmp_path / "latin.toml").write_bytes("# Zoë\n".encode("latin-1"))
    assert set(defects(tmp_path / "latin.toml").values()) == {"not-text"}
    (tmp_path / "huge.toml").write_text("#" * (MAX_BYTES + 1))
    assert set(defects(tmp_path / "huge.toml").values()) == {"too-large"}
    assert set(defects("#" * (MAX_BYTES + 1)).values()) == {"too-large"}
    assert set(defects(Path("/dev/zero")).values()) == {"too-large"}  # it has no size, and no end
    (tmp_path / "own.toml").write_text(SOURCE, encoding="utf-8")
    assert TUAREG.own_components(tmp_path / "own.toml").hash == TUAREG.components().hash


def test_a_file_may_come_from_any_editor(tmp_path: Path) -> None:
    marked = b"\xef\xbb\xbf" + SOURCE.encode()
    for raw in (marked, SOURCE.replace("\n", "\r\n").encode(), SOURCE.replace(" = ", "\t=\t").encode()):
        (tmp_path / "own.toml").write_bytes(raw)
        assert TUAREG.own_components(tmp_path / "own.toml").hash == TUAREG.components().hash


def test_names_of_any_length_are_refused_with_a_sentence() -> None:
    long = "x" * 90_000
    assert "good." + long[:195] in defects(SOURCE.replace('id = "gold"', f'id = "{long}"'))
    assert defects(f"{SOURCE}\n[[{long}]]\n") == {long[:200]: "unknown-sheet"}
    assert "unknown-field" in defects(SOURCE.replace("count = 14", f"{long} = 14")).values()


@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    assert read(text) is None


@given(st.data())
def test_a_file_with_a_piece_changed_is_refused_or_valid(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(SOURCE)))
    cut = data.draw(st.integers(0, 12))
    piece = data.draw(st.text(alphabet='0123456789-_="[]{}.,#\nabcx é', max_size=6))
    parts = read(SOURCE[:at] + piece + SOURCE[at + cut :])
    if parts is not None:
        assert all(
            0 <= v <= 50 for rows in parts.values.values() for row in rows.values() for v in row.values()
        )


@given(st.data())
def test_any_value_in_any_field_is_refused_or_valid(data: st.DataObject) -> None:
    sheets = rows()
    entry = data.draw(st.sampled_from([entry for entries in sheets.values() for entry in entries]))
    field = data.draw(st.sampled_from(sorted(entry)))
    entry[field] = data.draw(st.integers() | st.booleans() | st.sampled_from(["", "x", "printed"]))
    parts = read(toml(sheets))
    assert parts is None or field != "id"
    if parts is not None and field == "provenance":
        assert entry[field] == "printed"  # one word for all of its values
