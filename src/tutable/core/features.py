"""What a game tells bots about good positions: the base of every `games/<game>/features`."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tutable.core.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game knows about good positions."""

    budget: i64 = 400  # positions looked at for one decision, one turn ahead
    thorough: i64 = 40_000  # iterations of a search that is given about two seconds

    def standing(self, s: State, seat: i64) -> i64:
        """The points a seat has and may expect, in thousandths; when the game is over, those it has."""
        raise NotImplementedError

    def value(self, s: State, seat: i64) -> i64:
        """How good a table is for a seat when its turn is over: its standing, and what rivals may expect."""
        return self.standing(s, seat)

    def parts(self) -> list[str]:
        """What a standing is made of: each is a message, `<game>-hint-<part>`."""
        return []

    def shares(self, s: State, seat: i64) -> list[int]:
        """The standing part by part; together they are `standing`."""
        return []

    def worth_trying(self, s: State, seat: i64, options: list[int], depth: i64) -> list[int]:
        """The picks worth a look, `depth` picks ahead: all, unless a game can tell some at a glance."""
        return options
