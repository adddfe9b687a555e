"""The greedy bot at a Tundra table: what it leaves out, what it keeps, and that it wins."""

from __future__ import annotations

from tests import MANY
from tests.games.tundra.rules.page import figures
from tests.games.tundra.rules.table import Table
from tutable.arena import play_out
from tutable.bots import get_bot
from tutable.core.engine import Knowledge
from tutable.core.luck import Luck
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tundra import flow
from tutable.games.tundra.features import FEATURES
from tutable.games.tundra.features.picks import keep
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import BOARD_FIRST, BOARD_SECOND, KEEP, TRADE

TUNDRA = get_game("tundra")
GAMES = 100 if MANY else 4


def table(players: int, options: dict[str, object] | None = None) -> TundraState:
    s = TUNDRA.start(players, TUNDRA.check_options(options or {}), TUNDRA.components())
    assert isinstance(s, TundraState)
    return s


class Curious:
    """Chooses at random, and looks at what the features would leave of its options."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        s = knowledge.sample(self.rng)
        for depth in range(2):
            tried = FEATURES.worth_trying(s, knowledge.seat, list(options), depth)
            assert tried, options
            assert set(tried) <= set(options)
            assert len(set(tried)) == len(tried)
        return options[self.rng.below(len(options))]


def test_what_is_worth_trying_is_legal_and_never_nothing() -> None:
    for number in range(GAMES):
        players = 2 + number % 3
        s = table(players, {"titles": "yes", "personal_goals": "yes"})
        play_out(s, [Curious(number * 16 + seat) for seat in range(players)], Luck(number))


def test_starters_are_chosen_for_the_seat_that_is_asked() -> None:
    s = table(3)
    rng = Rng(1)
    s.roll(rng)
    assert s.top() & 0xFF == flow.KEEPING
    for seat in range(3):
        k = s.knowledge(seat)
        assert get_bot("greedy", "tundra", seat).choose(k, s.options_of(seat)) == keep(
            s, FEATURES.prices(s), seat
        )


def test_a_starter_goes_under_the_board_that_most_dice_come_to() -> None:
    for seed in range(5):
        s = table(4)
        s.roll(Rng(seed))
        for seat in range(4):
            boards = KEEP.second(keep(s, FEATURES.prices(s), seat))
            assert TRADE in (BOARD_FIRST[boards], BOARD_SECOND[boards])


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(GAMES):
        s = table(2)
        bots = [get_bot("random", "tundra", number), get_bot("random", "tundra", number)]
        bots[number % 2] = get_bot("greedy", "tundra", number)
        play_out(s, bots, Luck(number))
        won += s.winners() == [number % 2]
    assert won >= GAMES * 0.95


def test_tun_a9_a_tower_that_brings_workers_spoils_the_goal_of_rested_workers() -> None:
    """A worker each round is worth more than a berry, unless the secret goal wants them in the supply."""
    worth: dict[tuple[str, str], int] = {}
    for goal in ("idle-workers", "chain"):
        for tile in ("g10", "g12"):
            t = Table(
                dice="6", workers=[], towers=["1"], glades=[f"1 {tile}"], personal=goal, round=3,
                components=figures({("tile", "bonus"): {"g10": "B", "g12": "W"}}),
            )  # fmt: skip
            worth[goal, tile] = int(FEATURES.value(t.state, 0))
    assert worth["chain", "g12"] > worth["chain", "g10"]
    assert worth["idle-workers", "g12"] < worth["idle-workers", "g10"]
