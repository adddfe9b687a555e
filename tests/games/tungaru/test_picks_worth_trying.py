"""What a bot of Tungaru leaves out does the same as something it tries."""

from __future__ import annotations

from tests.games.alike import leaves_out_only_what_is_alike
from tutable.core.engine import State
from tutable.games.tungaru import flow


def is_turn(s: State) -> bool:
    return int(s.top()) & 0xFF == flow.TURN


def test_of_dice_that_show_the_same_one_is_tried() -> None:
    leaves_out_only_what_is_alike("tungaru", games=1, is_judged=is_turn)
