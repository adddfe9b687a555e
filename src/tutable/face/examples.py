"""Worked examples: a described position, what the rules say there, and the proof that they do.

A game's `examples.toml` has them beside the rule they belong to. What an example's words say is written down
a second time as claims: picks that are refused, and why, or that are taken, and what is told of them then.
The tests play every claim, so an example cannot go stale. The words are the message `example-<id>`, `.text`.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from tutable.core.engine import Shown
from tutable.core.errors import TutableError
from tutable.core.game import Game
from tutable.core.match import Match, Offer
from tutable.core.position import read_position
from tutable.lang import LANGUAGES, Texts

SEED = 1  # the luck with which claims are played


class BadExample(TutableError):
    """An example that does not hold: `problem` says why, `place` where."""

    code = "bad-example"


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something in the file."""


class Told(_Part, frozen=True):
    """An event by its message and by some of its arguments."""

    event: str
    args: dict[str, str | int] = {}

    def fits(self, shown: Shown) -> bool:
        return shown.message == self.event and self.args.items() <= shown.args.items()


class Claim(_Part, frozen=True):
    """A pick of a seat, by its message and by some of its arguments: refused for a reason, or taken, and then
    these events are told, whatever else happens."""

    pick: str
    args: dict[str, str | int] = {}
    seat: int = 0
    refused: str = ""
    told: list[Told] = []

    def fits(self, offer: Offer) -> bool:
        return offer.shown.message == self.pick and self.args.items() <= offer.shown.args.items()


class Example(_Part, frozen=True):
    """A table of `position`, as its first seat sees it, beside a rule; `light`: the things it speaks of."""

    id: str
    rule: str
    position: str
    claim: list[Claim]
    light: list[str] = []
    options: dict[str, str] = {}

    @property
    def players(self) -> int:
        return int(read_position(self.position).get("players", 2))

    @property
    def title(self) -> str:
        """The message of its words."""
        return f"example-{self.id}"

    def begin(self, game: Game) -> Match:
        """The table it shows."""
        return Match.new(game, self.players, seed=SEED, options=self.options, position=self.position)


class _File(_Part, frozen=True):
    example: list[Example]
    edition: str = ""  # the hash of the components they were made with


@cache
def examples_of(game: Game) -> tuple[Example, ...]:
    """The examples of a game, in the order of its rules; BadExample if one cannot be read."""
    path = game.folder / "examples.toml"
    return read_examples(path.read_text("utf-8"), game) if path.is_file() else ()


def read_examples(text: str, game: Game) -> tuple[Example, ...]:
    """In the order of the rules they belong to; each of them has to exist."""
    try:
        found = msgspec.convert(tomllib.loads(text), _File).example
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadExample(problem="form", game=game.id, detail=str(error)[:200]) from None
    order = list(game.rulebook.rules)
    ids = [example.id for example in found]
    for example in found:
        if ids.count(example.id) > 1:
            raise BadExample(problem="twice", game=game.id, place=example.id)
        if example.rule not in order:
            raise BadExample(problem="unknown", game=game.id, place=example.id, name=example.rule)
    return tuple(sorted(found, key=lambda example: order.index(example.rule)))


def prove(example: Example, game: Game) -> Match:
    """Its words are there, and every claim holds from the position on; BadExample names what does not."""
    for lang in LANGUAGES:
        if not Texts(lang, game.id).has(example.title, "text"):
            raise BadExample(problem="unknown", game=game.id, place=example.id, name=example.title)
    match = example.begin(game)
    for claim in example.claim:
        before = len(match.log(claim.seat))
        if claim.refused:
            _refuse(example, claim, match)
            continue
        offer = next((offer for offer in match.options(claim.seat) if claim.fits(offer)), None)
        if offer is None:
            raise BadExample(problem="not-offered", game=game.id, place=example.id, name=claim.pick)
        match.act(claim.seat, offer.pick)
        log = match.log(claim.seat)[before:]
        for told in claim.told:
            if not any(told.fits(shown) for shown in log):
                raise BadExample(problem="not-told", game=game.id, place=example.id, name=told.event)
    return match


def _refuse(example: Example, claim: Claim, match: Match) -> None:
    reasons = {offer.reason for offer in match.forbidden(claim.seat) if claim.fits(offer)}
    if reasons != {claim.refused}:
        said = ", ".join(sorted(reason or "" for reason in reasons)) or "-"
        raise BadExample(
            problem="not-refused", game=match.game.id, place=example.id, name=f"{claim.pick} [{said}]"
        )
