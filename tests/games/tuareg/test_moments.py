"""Great moments of Tuareg are titled by what they are: a last round is no new one."""

from __future__ import annotations

import pytest

from tests.games.moments import titles


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        ("event-last-round", "The last round", "Die letzte Runde"),
        ("event-stage-ends", "The end of a stage", "Eine Etappe endet"),
        ("event-new-pile", "A new stage", "Eine neue Etappe"),
    ],
)
def test_a_moment_is_titled_by_what_it_is(event: str, english: str, german: str) -> None:
    assert titles("tuareg", event) == {"en": english, "de": german}
