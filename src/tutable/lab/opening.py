"""A game of a run as a save that can be replayed.

The game is played again from its numbers. Bots that think by the clock, where the engine is not compiled, do
not always play the same game twice: then it is refused. Its luck is not that of a secret seed, so the save
has none: it can be read and replayed to its end, and `tutable verify` says that there is no seed to check.
"""

from __future__ import annotations

from tutable.core.chance import commitment, local_seed
from tutable.core.engine import CHANCE
from tutable.core.journal import END, Header, Token
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.lab.errors import BadLab
from tutable.lab.play import play
from tutable.lab.rows import Row
from tutable.lab.spec import Spec, components_of, table_of


def replayed(spec: Spec, row: Row) -> Match:
    """The whole game, checked pick by pick."""
    taken: list[tuple[int, int, bool]] = []
    again = play(spec, row.variant, row.players, row.deal, lambda *step: taken.append(step))
    if (again.scores, again.picks) != (row.scores, row.picks):
        raise BadLab(problem="differs", given=row.id)
    game = get_game(spec.game)
    parts = components_of(spec, spec.variants[row.variant])
    header = Header(
        game.id,
        game.rules_version,
        parts.hash,
        row.players,
        game.check_options(table_of(spec, row.players, row.deal)[1]),
        commitment(local_seed(row.deal)),
        tuple(f"{bot.rpartition(':')[2]} {seat + 1}"[-40:] for seat, bot in enumerate(row.bots)),
    )
    match = Match(game, header, parts, None, range(row.players))
    for seat, pick, sealed in taken:
        if match.awaits_end():
            match.follow(END)
        if seat == CHANCE:
            match.follow(Token("chance", pick))
        else:
            match.follow(Token("pick", pick, seat if sealed else -1))
    if match.awaits_end():
        match.follow(END)
    return match
