"""`hint` at a prompt: first where to look, then the pick, then the reasons.

Where several people share the screen there are hints only if the match was begun with them, and all are told
with the turn that one was taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.bots.hints import Hint, Hints, can_hint, hints
from tutable.core.match import Offer

if TYPE_CHECKING:
    from tutable.cli.playing.session import Session


class Hinting:
    """The hints for one decision, each time a little more."""

    def __init__(self, session: Session, seat: int, offers: list[Offer]) -> None:
        self.session = session
        self.seat = seat
        self.numbers: dict[int, int] = {}  # in the list, by pick
        self.shown = {offer.pick: offer.shown for offer in offers}  # what stands there
        self.found: Hints | None = None
        self.asked = 0

    def next(self) -> list[str]:
        """What to say this time."""
        texts, match = self.session.texts, self.session.match
        if not can_hint(match.game.id):
            return [texts.say("hint-none")]
        if not self.session.may_hint:
            return [texts.say("hint-not-here")]
        if not self.numbers:  # the turn is complete
            return [texts.say("play-complete")]
        if self.found is None:
            self.found = self.think()
        if any(hint.pick not in self.numbers for hint in self.found.picks):
            return [texts.say("hint-elsewhere")]
        self.asked += 1
        picks, reasons = self.found.picks, [texts.show(reason) for reason in self.found.reasons]
        if len(picks) == 1 and self.found.by_rule:
            return [self.say("hint-by-rule", picks[0]), *reasons]
        if len(picks) == 1:
            return [self.say("hint-forced", picks[0])]
        if self.asked == 1:
            numbers = sorted({self.numbers[hint.pick] for hint in picks})
            return [texts.say("hint-of-several", {"numbers": ", ".join(map(str, numbers))})]
        if self.asked == 2:
            return [self.say("hint-pick", picks[0])]
        return [*(self.say("hint-worth", hint) for hint in picks), *reasons]

    def think(self) -> Hints:
        """Written down before it is shown, if others are to be told."""
        session, match = self.session, self.session.match
        session.screen.line(session.texts.say("hint-thinking"), "dim")
        options = [offer.pick for offer in match.options(self.seat)]
        found = hints(match.game.id, match.knowledge(self.seat), options)
        if session.is_shared:
            match.hint(self.seat)
            session.save()
            session.screen.line(session.texts.say("hint-told"), "dim")
        return found

    def say(self, message: str, hint: Hint) -> str:
        """A pick, what its seat may expect in the end, and how often it wins."""
        texts = self.session.texts
        pick = texts.show(self.shown[hint.pick])
        shown: dict[str, str | int] = {"number": self.numbers[hint.pick], "pick": pick}
        return texts.say(message, {**shown, "points": hint.points, "share": hint.share})
