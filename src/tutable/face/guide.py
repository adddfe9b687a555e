"""A guided first game: what to say to somebody who plays a game for the first time, and when.

A game's `guide.toml` names a fixed deal and steps in the order in which they teach. A step comes up when its
seat is asked what it is about (`ask`), once something has happened (`after`), and when one of the picks it
suggests is offered; it is past when what it teaches has been done (`until`). So a learner who does something
else is not corrected: what was not taught comes up when it can be used next. Its words hold then, too: they
are told whether the table is as the guide has planned it (`$planned`, yes or no).

Where a learner stands follows from what the seat was told and what it is asked, and from nothing else. So
nothing is stored, an undo takes a step back, and a match that is taken up again goes on being guided. A table
is guided if it has the guide's deal. The words are the messages `<game>-guide-<step>` with their `.text`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

import msgspec

from tutable.core.chance import commitment, read_seed
from tutable.core.engine import Shown
from tutable.core.errors import TutableError
from tutable.core.game import Game
from tutable.core.match import Match, Offer
from tutable.face.arguments import seat_of
from tutable.lang import LANGUAGES, Texts
from tutable.lang.said import Said

LEARNER = 0  # the seat that is guided
END = "end"  # what a seat is asked when only the end of its turn is left


class BadGuide(TutableError):
    """A guide that cannot be followed: `problem` says why, `place` where."""

    code = "bad-guide"


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something in the file."""


class Happened(_Part, frozen=True):
    """An event, of any kind if none is named, so many times, by the learner unless it says otherwise."""

    event: str = ""
    args: dict[str, str | int] = {}
    by: Literal["me", "other", "any"] = "me"
    times: int = 1


class Wanted(_Part, frozen=True):
    """A pick by its message and by some of its arguments."""

    pick: str
    args: dict[str, str | int] = {}

    def fits(self, shown: Shown) -> bool:
        return shown.message == self.pick and self.args.items() <= shown.args.items()


class Step(_Part, frozen=True):
    """One thing to learn. Of the picks in `suggest` the first that is offered is recommended; `light` names
    things on the table besides those of that pick, with `{me}` and `{other}` for the seats. All is as planned
    while the very first of these picks is offered, and if what is `given` has happened.
    """

    id: str
    ask: list[str] = []
    after: Happened | None = None
    suggest: list[Wanted] = []
    light: list[str] = []
    given: Happened | None = None
    until: list[Happened] = msgspec.field(default_factory=lambda: [Happened()])


class Guide(_Part, frozen=True):
    """The deal of a guided game, who plays against the learner, and the steps."""

    seed: int
    players: int
    bot: str
    step: list[Step]
    options: dict[str, str] = {}
    edition: str = ""  # the hash of the components it was made with

    @property
    def commitment(self) -> str:
        """By which a table shows that it has this deal."""
        return _deal(self.seed)


@cache  # every table is compared with it, whenever it is shown
def _deal(seed: int) -> str:
    return commitment(read_seed(seed))


@dataclass(frozen=True)
class Lesson:
    """A step that is up: its place in the guide, its words with the things they speak of, and the pick it
    recommends."""

    step: Step
    number: int
    said: Said
    pick: int | None


@dataclass(frozen=True)
class Progress:
    """What to say now, in this order, and the steps that are past."""

    now: tuple[Lesson, ...]
    past: tuple[Lesson, ...]
    of: int  # so many steps the guide has


# -- which guide --------------------------------------------------------------------------------------


@cache
def guide_of(game: Game) -> Guide | None:
    """The guide of a game, if it has one. What it names is not looked up (the tests do, `read_guide`): all
    words of the game would have to be read for it, while everybody at a server waits."""
    path = game.folder / "guide.toml"
    return _formed(path.read_text("utf-8"), game) if path.is_file() else None


def guide_at(match: Match) -> Guide | None:
    """The guide of a match that has its deal."""
    header = match.header
    return guide_for(match.game, header.commitment, header.players, header.options)


def guide_for(game: Game, deal: str, players: int, options: Mapping[str, str]) -> Guide | None:
    """The guide of a table with this commitment."""
    guide = guide_of(game)
    if guide is None or guide.commitment != deal or guide.players != players:
        return None
    return guide if game.check_options(guide.options) == options else None


def read_guide(text: str, game: Game) -> Guide:
    """BadGuide if it cannot be followed: everything it names has to exist in the game and in its words."""
    guide = _formed(text, game)
    game.check_players(guide.players)
    game.check_options(guide.options)
    ids = [step.id for step in guide.step]
    for step in guide.step:
        if ids.count(step.id) > 1:
            raise BadGuide(problem="twice", game=game.id, place=step.id)
        for name in _unknown(step, game):
            raise BadGuide(problem="unknown", game=game.id, place=step.id, name=name)
    return guide


def _formed(text: str, game: Game) -> Guide:
    try:
        return msgspec.convert(tomllib.loads(text), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGuide(problem="form", game=game.id, detail=str(error)[:200]) from None


def _unknown(step: Step, game: Game) -> list[str]:
    """What a step names and nobody knows."""
    events = {"", *(message for message, _ in game.events.values())}
    happened = [*step.until, *(one for one in (step.after, step.given) if one is not None)]
    said = [*(ask for ask in step.ask if ask != END), *(wanted.pick for wanted in step.suggest)]
    known = [Texts(lang, game.id) for lang in LANGUAGES]
    title = title_of(game.id, step)
    return [
        *(one.event for one in happened if one.event not in events),
        *(message for message in said if not known[0].has(message)),
        *(title for texts in known if not texts.has(title, "text")),
    ]


def title_of(game: str, step: Step) -> str:
    """The message of a step."""
    return f"{game}-guide-{step.id}"


# -- where a learner stands ---------------------------------------------------------------------------


def progress(
    guide: Guide, game: str, seat: int, log: Sequence[Shown], asked: str, offers: Sequence[Offer]
) -> Progress:
    """From what a seat was told, the message of what it is asked, and what it may pick.

    One pick at a time is recommended; what comes before it in the guide is said before it.
    """
    begun = [step for step in guide.step if _has_begun(step, log, seat)]
    past = [step for step in begun if _is_past(step, log, seat)]
    now: list[Lesson] = []
    for step in begun:
        if step in past or (step.ask and asked not in step.ask):
            continue
        offer = _suggested(step, offers)
        if step.suggest and offer is None and asked != END:
            continue
        now.append(_lesson(guide, game, step, seat, log, offer))
        if offer is not None:
            break
    gone = tuple(_lesson(guide, game, step, seat, log) for step in past)
    return Progress(tuple(now), gone, len(guide.step))


def progress_at(match: Match, seat: int, log: Sequence[Shown] | None = None) -> Progress | None:
    """Where the learner of a guided match stands; None: this seat is not guided."""
    guide = guide_at(match) if seat == LEARNER else None
    if guide is None:
        return None
    ask = match.ask(seat)
    ends = match.awaits_end() and match.deciders() == [seat]
    asked = ask.message if ask is not None else END if ends else ""
    told = match.log(seat) if log is None else log
    return progress(guide, match.game.id, seat, told, asked, match.options(seat))


def _has_begun(step: Step, log: Sequence[Shown], seat: int) -> bool:
    return step.after is None or _place(step.after, log, seat) >= 0


def _is_past(step: Step, log: Sequence[Shown], seat: int) -> bool:
    """What begins a step does not end it."""
    start = 0 if step.after is None else _place(step.after, log, seat) + 1
    return any(_place(wanted, log, seat, start) >= 0 for wanted in step.until)


def _place(wanted: Happened, log: Sequence[Shown], seat: int, start: int = 0) -> int:
    """Where in a log something has happened as often as it should; -1: not yet."""
    count = 0
    for place in range(start, len(log)):
        count += _is(wanted, log[place], seat)
        if count == wanted.times:
            return place
    return -1


def _is(wanted: Happened, shown: Shown, seat: int) -> bool:
    """Is this what was waited for?"""
    if (wanted.event and wanted.event != shown.message) or not wanted.args.items() <= shown.args.items():
        return False
    by = seat_of(shown.args.get("player"))
    return wanted.by == "any" or (by == seat if wanted.by == "me" else by not in (seat, -1))


def _suggested(step: Step, offers: Sequence[Offer]) -> Offer | None:
    for wanted in step.suggest:
        for offer in offers:
            if wanted.fits(offer.shown):
                return offer
    return None


def _is_planned(step: Step, log: Sequence[Shown], seat: int, offer: Offer | None) -> bool:
    """Is the table as the words of a step take it to be?"""
    is_given = step.given is None or _place(step.given, log, seat) >= 0
    return is_given and (offer is None or step.suggest[0].fits(offer.shown))


def _lesson(
    guide: Guide, game: str, step: Step, seat: int, log: Sequence[Shown], offer: Offer | None = None
) -> Lesson:
    other = (seat + 1) % guide.players
    named = [ref.format(me=seat, other=other) for ref in step.light]
    refs = dict.fromkeys([*([] if offer is None else offer.shown.refs), *named])
    planned = "yes" if _is_planned(step, log, seat, offer) else "no"
    words = Said(title_of(game, step), {"other": f"seat:{other}", "planned": planned}, tuple(refs))
    return Lesson(step, guide.step.index(step) + 1, words, None if offer is None else offer.pick)
