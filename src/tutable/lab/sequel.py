"""Enough games for a question: a run that asks one ends as soon as the answer is sure.

The test is the bet of `arena.evidence`: whoever looks after every deal and stops when a gambler has forty
times his money is wrong in at most 5% of the cases (Ville's inequality), with two answers and any number of
looks.
Deals are heard in their order, so the answer does not depend on which worker was first.

dominant      does the seat with the forced part win more often than its limit over a fair share?
first         does whoever begins win more, or less often than is fair? Over all variants together.
score, turns, minutes, decided    has the second variant more of it than the first? Deal by deal it has more
              (1), less (0) or as much (1/2), and the claim is that both happen alike: a sign test.
score±1       is it known to within so much? See `precision`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from tutable.arena.evidence import Judge, Verdict, lasting_interval
from tutable.core.watch import Limits
from tutable.lab.errors import BadLab
from tutable.lab.precision import Precision, read_precision, value_of
from tutable.lab.rows import Row
from tutable.lab.spec import Spec, forced, subject_of

COMPARED = ("score", "turns", "minutes", "decided")
QUESTIONS = ("dominant", "first", *COMPARED)


def check_question(spec: Spec) -> None:
    if spec.question is None or read_precision(spec.question) is not None:
        return
    if spec.question not in QUESTIONS:
        raise BadLab(problem="question", given=spec.question[:40], known=", ".join(QUESTIONS))
    if spec.question == "first":
        return
    if spec.question == "dominant":
        force = None if spec.force is None else forced(spec, spec.players[0], 0)
        if force is None or not force.owned:
            raise BadLab(problem="needs-force")
    elif len(spec.variants) != 2:
        raise BadLab(problem="needs-against", given=spec.question)


class Sequel:
    """What the deals of one player count say about the question of a run."""

    def __init__(self, spec: Spec, players: int) -> None:
        self.spec = spec
        self.players = players
        self.claim = 0.5
        if spec.question == "dominant" and spec.force is not None:
            limits = subject_of(spec.game).parts.get(spec.force[0], Limits())
            self.claim = 1 / players + limits.ahead
        elif spec.question == "first":
            self.claim = 1 / players
        wanted = read_precision(spec.question or "")
        self.precision = None if wanted is None else Precision(wanted, len(spec.variants))
        self.judge = Judge(self.claim)
        self.shares: list[float] = []

    @property
    def verdict(self) -> Verdict | Literal["reached"]:
        if self.precision is not None:
            return "reached" if self.precision.is_reached else "open"
        return self.judge.verdict

    @property
    def deals(self) -> int:
        """That have been heard for the answer."""
        return len(self.shares) if self.precision is None else self.precision.deals

    def is_settled(self) -> bool:
        return self.spec.question is not None and self.verdict != "open"

    def hear(self, games: Sequence[Row]) -> None:
        """The games of one deal, in the order of the variants."""
        if self.is_settled() or self.spec.question is None:
            return
        if self.precision is not None:
            self.precision.hear(games)
            return
        share = self.share(games)
        self.shares.append(share)
        self.judge.hear(share)

    def share(self, games: Sequence[Row]) -> float:
        if self.spec.question == "dominant":
            return sum(row.share(row.forced) for row in games) / len(games)
        if self.spec.question == "first":
            return sum(row.share(row.first) for row in games) / len(games)
        one, other = (value_of(row, str(self.spec.question)) for row in games)
        return 0.5 if one == other else float(other > one)

    def interval(self) -> tuple[float, float]:
        """95%, right whenever one stops."""
        return lasting_interval(self.shares)


def deals(rows: Iterable[Row]) -> Iterable[list[Row]]:
    """Rows of one player count, deal by deal."""
    together: list[Row] = []
    for row in rows:
        if together and together[0].deal != row.deal:
            yield together
            together = []
        together.append(row)
    if together:
        yield together
