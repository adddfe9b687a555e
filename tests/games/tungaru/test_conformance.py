"""Tungaru has every property of the suite, for every number of players and every module.

A sample is played to its end at every third step, so whole games take minutes; short ones, ended by a
lower round limit, go through the same frames. The long run plays whole games.
"""

from __future__ import annotations

from random import Random

import pytest

from tests import MANY
from tutable.core.components import Components
from tutable.core.conformance import PROPERTIES, check
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.game import HERE, Tungaru
from tutable.games.tungaru.state import (
    DICE,
    ISLE,
    NOMAD,
    ON_ISLAND,
    SAILED,
    SEAT,
    SLOT,
    SLOT_DIE,
    SPACE,
    WAITING,
    TungaruState,
)
from tutable.games.tungaru.terms import (
    DICE_SPACES,
    DIE_COUNT,
    IN_PILE,
    ISLANDS,
    LEADER_SPACES,
    NOMADS,
    ON_BOARD,
    RECRUITED,
    SLOTS,
    UPRIGHT,
)

TUNGARU = get_game("tungaru")
VARIANTS = [
    ("islands", "set1", 2),
    ("islands", "set2", 3),
    ("islands", "set3", 2),
    ("islands", "set4", 3),
    ("deluxe_nomads", "yes", 2),
    ("first", "2", 2),
]


class Short(Tungaru):
    """The same game with fewer rounds."""

    def rules(self, players: int, options: dict[str, str], components: Components) -> TungaruBox:
        box = super().rules(players, options, components)
        box.round_limit = 30 if MANY else 3
        return box


SHORT = Short(HERE)


@pytest.mark.parametrize("players", range(2, 6))
def test_tungaru_conforms_for_every_number_of_players(players: int) -> None:
    report = check(SHORT, games=1, players=[players])
    assert report.ok, str(report)
    assert all(report.checks[name] for name in PROPERTIES)


@pytest.mark.parametrize(("option", "value", "players"), VARIANTS)
def test_tungaru_conforms_with_every_module(option: str, value: str, players: int) -> None:
    report = check(SHORT, games=1, players=[players], seed=100, options={option: value})
    assert report.ok, str(report)


def consistent(s: TungaruState) -> None:
    """Every nomad is where the table says, every die of a round is somewhere, and what is kept beside the
    tables is what stands in them."""
    n = int(s.box.players)
    islands = [int(s.isles[i * ISLE + NOMAD]) for i in range(int(s.rules.islands))]
    waiting = [int(s.tiles[WAITING + space]) for space in range(4)]
    on_board = {tile - 1 for tile in islands + waiting if tile}
    assert on_board == {tile for tile in range(NOMADS) if s.tiles[tile] == ON_BOARD}
    in_pile = sum(1 for tile in range(NOMADS) if s.tiles[tile] == IN_PILE)
    assert in_pile == s.pile_size()
    full = [i for i in range(int(s.rules.islands)) if s.settlers_on(i) >= s.rules.settler_spaces]
    assert s.full == sum(1 << island for island in full)
    surveyed = TungaruState(s.rules)
    surveyed.set_tables(s.tables())
    kept = (s.settled, s.upright, s.full)
    assert (surveyed.settled, surveyed.upright, surveyed.full) == kept
    for seat in range(n):
        i = seat * int(SEAT)
        up = [int(s.seats[i + SLOT + slot]) for slot in range(SLOTS)]
        assert all(s.tiles[tile - 1] == RECRUITED + seat for tile in up if tile)
        assert len({tile for tile in up if tile}) == sum(1 for tile in up if tile)
        dice = sum(1 for die in range(DIE_COUNT) if s.seats[i + DICE + die] > 0)
        dice += sum(1 for slot in range(SLOTS) if s.seats[i + SLOT_DIE + slot] > 0)
        dice += sum(1 for space in range(LEADER_SPACES) if s.seats[i + SPACE + space] > 0)
        dice += int(s.seats[i + SAILED] > 0)
        for island in range(int(s.rules.islands)):
            for space in range(DICE_SPACES):
                on_it = int(s.isles[island * ISLE + ON_ISLAND + space])
                dice += int(on_it > 0 and (on_it - 1) // 6 == seat)
        assert dice <= DIE_COUNT
        assert s.settlers_of(seat) <= 3
        standing = [island for island in range(ISLANDS) if s.settler(seat, island) > 0]
        assert s.settled_by(seat) == sum(1 << island for island in standing)
        upright = [island for island in standing if s.settler(seat, island) == UPRIGHT]
        assert s.upright_of(seat) == sum(1 << island for island in upright)
        assert s.stored(seat) <= s.storage(seat) or s.depth > 1


@pytest.mark.parametrize("players", range(2, 6))
def test_tungaru_pieces_are_where_the_table_says(players: int) -> None:
    for seed in range(10 if MANY else 2):
        random = Random(seed)
        s = TUNGARU.start(players, TUNGARU.check_options({}), TUNGARU.components())
        rng = Rng(seed)
        while not s.is_over():
            s.roll(rng)
            if not s.is_over():
                assert isinstance(s, TungaruState)
                consistent(s)
                s.take(random.choice(s.options()))
