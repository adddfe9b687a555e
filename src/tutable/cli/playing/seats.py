"""Who plays which seat: people, and bots that see a seat's knowledge and its legal picks only."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from tutable.bots import bot_names, check_bot, checked, get_bot, usual_bot
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
            if ":" not in who:
                raise UnknownBot(bot=who[:40], known=", ".join([HUMAN, *known]))
            check_bot(who, game)
        seats[int(number) - 1] = who
    return tuple(seats)


def seed_of(match: Match, seat: int) -> int:
    """Depends on the table and on what a seat was told, so a resumed match goes on as if nothing had
    happened."""
    text = f"{match.header.commitment} {seat} {match.version(seat)}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=4).digest(), "big")


def choose(match: Match, seat: int, who: str) -> int:
    """A bot's pick."""
    seed = seed_of(match, seat)
    options = [offer.pick for offer in match.options(seat)]
    bot = get_bot(who, match.game.id, seed, match.horizon(seat).steps)
    return checked(who, bot.choose(match.knowledge(seat), options), options)
