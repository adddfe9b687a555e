"""Spans: every id has its coordinates, every coordinate its id."""

from __future__ import annotations

from itertools import product

import pytest

from tutable.core.spans import Span


@pytest.mark.parametrize("sizes", [(1,), (5,), (7, 4), (6, 4, 2)])
def test_a_span_encodes_and_decodes(sizes: tuple[int, ...]) -> None:
    span = Span(3, *sizes)
    picks = []
    for place in product(*map(range, sizes)):
        pick = span.pick(*place)
        assert (span.first(pick), span.second(pick), span.third(pick))[: len(place)] == place
        picks.append(pick)
    assert picks == list(range(3, int(span.end)))
    assert [pick for pick in range(200) if span.contains(pick)] == picks


def test_a_span_divides_exactly_whatever_it_is_asked() -> None:
    for seconds, thirds in product(range(1, 41), (1, 2, 3)):
        span = Span(3, 50, seconds, thirds)
        row = seconds * thirds
        for pick in range(-200, int(span.end) + 200):
            assert span.first(pick) == (pick - 3) // row
            assert span.second(pick) == (pick - 3) % row // thirds
