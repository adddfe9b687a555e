"""Great moments of Tundra are titled by what they are."""

from __future__ import annotations

import pytest

from tests.games.moments import titles


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        ("event-round-ends", "The round is over", "Die Runde ist vorbei"),
    ],
)
def test_a_moment_is_titled_by_what_it_is(event: str, english: str, german: str) -> None:
    assert titles("tundra", event) == {"en": english, "de": german}
