"""Who plays which seat: people, and bots that see a seat's knowledge and its legal picks only."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from tutable.arena.asking import ask, is_ours, limit_of
from tutable.arena.budgets import check_rated, get_rated
from tutable.bots import Bot, bot_names, usual_bot
from tutable.cli.args import BadCall
from tutable.core.errors import UnknownBot
from tutable.core.match import Match

HUMAN = "human"


def read_seats(given: Mapping[str, str], players: int, game: str) -> tuple[str, ...]:
    """`--seat 2=sharp`: seat 1 is human and the others are played by the usual bot unless said otherwise."""
    known = bot_names(game)
    seats = [HUMAN] + [usual_bot(game)] * (players - 1)
    for number, who in given.items():
        if not (number.isascii() and number.isdigit() and len(number) < 4 and 1 <= int(number) <= players):
            raise BadCall(problem="seat", given=number[:40], players=players)
        if who not in (HUMAN, *known):
            if ":" not in who and not is_ours(who, game):
                raise UnknownBot(bot=who[:40], known=", ".join([HUMAN, *known]))
            check_rated(who, game)
        seats[int(number) - 1] = who
    return tuple(seats)


def seed_of(match: Match, seat: int) -> int:
    """Depends on the table and on what a seat was told, so a resumed match goes on as if nothing had
    happened."""
    text = f"{match.header.commitment} {seat} {match.version(seat)}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=4).digest(), "big")


class Company:
    """The bots of a match, as long as it is played at this terminal.

    Ours are made for each pick, from the table and what their seat was told: a match that is taken up again
    goes on as if nothing had happened. Somebody else's is made when it is asked first and keeps what it
    remembers. Nothing it has chosen is taken back: only people undo, and only their own picks.
    """

    def __init__(self) -> None:
        self.bots: dict[int, Bot] = {}

    def choose(self, match: Match, seat: int, who: str) -> int:
        """A bot's pick."""
        game = match.game.id
        options = [offer.pick for offer in match.options(seat)]
        bot = self.bots.get(seat)
        if bot is None:
            bot = get_rated(who, game, seed_of(match, seat), match.horizon(seat).steps)
            if not is_ours(who, game):
                self.bots[seat] = bot
        return ask(who, bot, match.knowledge(seat), options, limit_of(who, game))
