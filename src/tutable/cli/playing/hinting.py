"""`hint` at a prompt: first where to look, then the pick, then the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.bots.hints import Hint, Reason, can_hint, hints
from tutable.cli.playing.seats import seed_of
from tutable.core.match import Offer

if TYPE_CHECKING:
    from tutable.cli.playing.session import Session

CLEAR_LEAD = 20  # thousandths of a win


class Hints:
    """The hints for one decision, each time a little more."""

    def __init__(self, session: Session, seat: int, offers: list[Offer]) -> None:
        self.session = session
        self.seat = seat
        self.numbers = {offer.pick: number for number, offer in enumerate(offers, 1)}
        self.offers = {offer.pick: offer for offer in offers}
        self.found: list[Hint] = []
        self.asked = 0

    def next(self) -> list[str]:
        """What to say this time."""
        texts, match = self.session.texts, self.session.match
        if len(self.session.humans) > 1:
            return [texts.say("hint-not-here")]
        if not can_hint(match.game.id):
            return [texts.say("hint-none")]
        if not self.found:
            options = [offer.pick for offer in match.options(self.seat)]
            found = hints(match.game.id, match.knowledge(self.seat), options, seed_of(match, self.seat))
            self.found = [hint for hint in found if hint.pick in self.numbers]
        if not self.found:  # the best was one of several alike, of which the list shows one
            return [texts.say("hint-close")]
        self.asked += 1
        if len(self.found) == 1:
            return [self.say("hint-forced", self.found[0])]
        if self.asked == 1:
            numbers = sorted(self.numbers[hint.pick] for hint in self.found)
            return [texts.say("hint-of-several", {"numbers": ", ".join(map(str, numbers))})]
        if self.asked == 2:
            return [self.say("hint-pick", self.found[0])]
        best, *others = self.found
        lines = [self.say("hint-best", best), *(self.say("hint-other", hint) for hint in others)]
        return lines + self.reasons(best.reasons, best.share - others[0].share)

    def say(self, message: str, hint: Hint) -> str:
        """A pick, how often it wins, and how many points it is behind the best one."""
        texts = self.session.texts
        pick = texts.show(self.offers[hint.pick].shown)
        behind = max(0, round((self.found[0].points - hint.points) / 1000))
        shown: dict[str, str | int] = {"number": self.numbers[hint.pick], "pick": pick}
        return texts.say(message, {**shown, "points": behind, "share": hint.share // 10})

    def reasons(self, reasons: tuple[Reason, ...], lead: int) -> list[str]:
        """What it does more and less for; the reasons look no further than the end of the turn."""
        texts, game = self.session.texts, self.session.match.game.id
        lines: list[str] = []
        for message, sign in (("hint-more", 1), ("hint-less", -1)):
            parts = [texts.say(f"{game}-hint-{one.part}") for one in reasons if one.more * sign > 0]
            if parts:
                lines.append(texts.say(message, {"parts": texts.listed(parts)}))
        return lines or [texts.say("hint-later" if lead >= CLEAR_LEAD else "hint-close")]
