"""Which numbers of Tuareg are printed, and which are our reconstruction."""

from __future__ import annotations

from tutable.core.registry import get_game


def test_unverified_numbers_are_marked_reconstructed() -> None:
    parts = get_game("tuareg").components()
    marked = {
        (sheet, entry, field)
        for sheet, entries in parts.provenance.items()
        for entry, fields in entries.items()
        for field, source in fields.items()
        if source == "reconstructed"
    }
    assert marked == {
        ("good", kind, field) for kind in ("water", "salt", "millet") for field in ("dinars", "points")
    }
    others = {
        source
        for entries in parts.provenance.values()
        for fields in entries.values()
        for source in fields.values()
    }
    assert others == {"printed", "reconstructed"}
