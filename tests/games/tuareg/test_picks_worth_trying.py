"""What a bot of Tuareg leaves out does the same as something it tries."""

from __future__ import annotations

from tests.games.alike import leaves_out_only_what_is_alike


def test_of_places_that_are_alike_one_is_tried() -> None:
    leaves_out_only_what_is_alike("tuareg", games=4)
