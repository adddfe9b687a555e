"""Patches lead from one view to another, also one after the other and put together."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tutable.server.sync.patches import applied, difference, merged

names = st.sampled_from(["hand", "gold", "seats", "a"])
values = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["x", "y"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=10,
)
views = st.dictionaries(names, values, max_size=4)


@given(views, views)
def test_a_patch_leads_there(before: dict[str, Any], after: dict[str, Any]) -> None:
    patch = difference(before, after)
    assert applied(before, patch) == after
    assert (patch == {}) == (before == after)


@given(st.lists(views, min_size=2, max_size=5))
def test_patches_put_together_do_what_they_do_one_after_another(steps: list[dict[str, Any]]) -> None:
    patch: dict[str, Any] = {}
    for before, after in pairwise(steps):
        patch = merged(patch, difference(before, after))
    assert applied(steps[0], patch) == steps[-1]


@given(views, views)
def test_what_is_patched_stays_as_it_was(before: dict[str, Any], after: dict[str, Any]) -> None:
    copy = applied(before, {})
    text = repr(before)
    applied(copy, difference(before, after))
    merged({"": before}, difference(before, after))
    assert repr(before) == text


def test_only_what_has_changed_is_in_a_patch() -> None:
    before = {"seats": [{"hand": {"gold": 1, "salt": 0}, "caves": [1]}, {"hand": {"gold": 0, "salt": 2}}]}
    after = {"seats": [{"hand": {"gold": 2, "salt": 0}, "caves": [1, 2]}, {"hand": {"gold": 0, "salt": 2}}]}
    assert difference(before, after) == {"seats.0.hand.gold": 2, "seats.0.caves": [1, 2]}
