"""Great moments of Tungaru are titled by what they are: a game without stages ends."""

from __future__ import annotations

import pytest

from tests.games.moments import titles


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        ("event-game-ends", "The game ends", "Das Spiel endet"),
        ("event-migrated", "Migration", "Ausbreitung"),
    ],
)
def test_a_moment_is_titled_by_what_it_is(event: str, english: str, german: str) -> None:
    assert titles("tungaru", event) == {"en": english, "de": german}
