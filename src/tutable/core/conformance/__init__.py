"""The conformance suite: every property a game of this engine must have, for any game.

    >>> from tutable.core.conformance import check
    >>> report = check(get_game("tuareg"), games=1)
    >>> report.ok
    True

A game outside this package runs the same suite: `print(check(MyGame(folder)))`. Every failure names
the property, players, seed and step, so it can be seen again. The properties and what they mean are
in `PROPERTIES`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tutable.core.components import Components
from tutable.core.conformance.branches import TooManyBranches, branches
from tutable.core.conformance.report import PROPERTIES, Failure, Report, Watch
from tutable.core.conformance.table import Table
from tutable.core.conformance.tour import Tour
from tutable.core.errors import UnknownGame
from tutable.core.game import Game
from tutable.core.registry import get_game, register

__all__ = ["PROPERTIES", "Failure", "Report", "TooManyBranches", "branches", "check"]


def check(
    game: Game,
    *,
    games: int = 20,
    seed: int = 1,
    players: Iterable[int] | None = None,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    limit: int = 20_000,
) -> Report:
    """Play random games for each number of players and put every property to the test.

    `options` and `components` are as for a match; with few cards, more of what a seat can infer is
    enumerated. A game that is not over after `limit` steps counts
    as one that never ends.
    """
    report = Report(game.id)
    chosen = game.check_options(options or {})
    parts = components or game.components()
    counts = range(game.min_players, game.max_players + 1) if players is None else players
    before = _registered(game)
    register(game)  # saves name their game: loading one has to find this one
    try:
        for count in counts:
            for number in range(seed, seed + games):
                if not _one(report, game, game.check_players(count), chosen, parts, number, limit):
                    break
    finally:
        if before is not None:
            register(before)
    return report


def _registered(game: Game) -> Game | None:
    try:
        return get_game(game.id)
    except UnknownGame:
        return None


def _one(
    report: Report,
    game: Game,
    players: int,
    options: dict[str, str],
    components: Components,
    seed: int,
    limit: int,
) -> bool:
    """A game as bare states and one as a match; False if it did not get to the end."""
    report.games += 1
    ended = False
    watch = Watch(report, players, options, seed)
    with watch.guard("runs"):
        ended = Tour(watch, game, components, options).play(limit)
        watch.expect("runs", True, "")
    if not ended:
        return False
    ended = False
    watch = Watch(report, players, options, seed)
    with watch.guard("runs"):
        ended = Table(watch, game, components, options).play(limit)
        watch.expect("runs", True, "")
    return ended
