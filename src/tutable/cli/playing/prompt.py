"""A person's decision: the table, the list of picks, and the answers that are understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.cli.playing.explain import explain
from tutable.cli.playing.fitting import Fitted, fit, hanging
from tutable.cli.playing.hinting import Hinting
from tutable.cli.playing.offers import (
    drawn,
    final_notes,
    in_order,
    list_forbidden,
    list_offers,
    numbered,
    shortened,
)
from tutable.cli.playing.scoring import show_scores
from tutable.cli.screen import DrawnScreen
from tutable.core.engine import SPECTATOR
from tutable.core.errors import TutableError
from tutable.core.match import Offer
from tutable.face.phrases import told

if TYPE_CHECKING:
    from rich.text import Text

    from tutable.cli.playing.session import Session
    from tutable.core.engine import Shown
    from tutable.face.picture import Picture

KEYS = (
    "forbidden",
    "hint",
    "guide",
    "enough",
    "undo",
    "end",
    "log",
    "scores",
    "table",
    "more",
    "save",
    "quit",
    "help",
)
LONG = 24  # picks that are chosen in two steps where that is possible


class Prompt:
    """Asks one seat until it has done something."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.match = session.match
        self.texts = session.texts
        self.screen = session.screen
        self.seat = seat
        self.more: list[Text] = []  # picks that did not fit on the screen
        self.keys = {word.strip(): key for key in KEYS for word in self.texts.say(f"keys-{key}").split(",")}

    def run(self) -> None:
        """Until a pick, an undo or the end of the turn."""
        self.show()
        while not self.answer(self.screen.ask(self.question())):
            pass

    def show(self) -> None:
        """What there is to decide."""
        self.offers = self.match.options(self.seat)
        self.hints = Hinting(self.session, self.seat, self.offers)
        self.list_by(None)
        self.draw()

    def list_by(self, first: Shown | None) -> None:
        """Number what can be picked: of a long list first what its picks have in common, then the rest."""
        steps = {offer.pick: self.session.face.first_step(offer.shown) for offer in self.offers}
        firsts = [step for step in steps.values() if step is not None]
        distinct = [step for number, step in enumerate(firsts) if step not in firsts[:number]]
        self.first = first
        self.firsts = distinct if first is None and len(self.offers) > LONG and len(distinct) > 1 else []
        if self.firsts:
            offers = [Offer(-1 - number, step) for number, step in enumerate(self.firsts)]  # no picks yet
        else:
            offers = [offer for offer in self.offers if first is None or steps[offer.pick] == first]
        self.groups = numbered(offers, self.session.face)
        numbers = {offer.pick: number for number, offer in enumerate(in_order(self.groups), 1)}
        shown = {offer.pick: offer.shown for offer in self.offers}
        if self.firsts:
            shown = {pick: step for pick, step in steps.items() if step is not None}
            numbers = {pick: self.firsts.index(step) + 1 for pick, step in shown.items()}
        self.hints.numbers, self.hints.shown = numbers, shown

    # -- showing --------------------------------------------------------------------------

    def draw(self, whole: bool = False) -> None:
        """What has happened, the table, and what can be picked."""
        session = self.session
        begins = session.turn_seen != self.seat
        session.turn_seen = self.seat
        session.public_seen = len(self.match.log(SPECTATOR))
        if isinstance(self.screen, DrawnScreen):
            self.draw_on(self.screen, whole, begins)
            return
        session.tell(self.seat)
        if whole or begins:
            for line in session.face.prose(self.match.view(self.seat), self.seat, self.texts):
                self.screen.line(line)
            self.screen.line(self.standing())
        for line in self.coached():
            self.screen.line(line)
        self.screen.line(self.asked(), "bold")
        list_offers(self.groups, self.texts, self.screen)
        for line in [*final_notes(self.groups, self.texts), *self.horizon(begins)]:
            self.screen.line(line)
        if whole or begins:
            self.screen.line(self.known_keys())

    def draw_on(self, screen: DrawnScreen, whole: bool, begins: bool) -> None:
        """All of it on one screen; `whole`: as long as it takes."""
        session, texts = self.session, self.texts
        screen.clear()
        entries = self.match.log(self.seat)
        session.told[self.seat] = len(entries)
        told_now = told(session.face.telling, entries[session.turn_began[self.seat] :], texts)
        opening = session.opening if session.turn_began[self.seat] == 0 else []
        news = [*opening, *("· " + line for line in told_now)]
        picture = self.picture(screen)
        below = [*final_notes(self.groups, texts), *self.horizon(begins), self.known_keys()]
        coached = self.coached()
        picks = drawn(self.groups, texts, screen.width)
        if whole:
            fitted = Fitted(news, picture.sections(), [], picks, [])
        else:
            beside = [self.standing(), *coached, self.asked(), *below]
            fitted = fit(news, picture, picks, beside, screen.height)
        self.more = fitted.more
        for line in fitted.news:
            for part in hanging(line, picture.width):
                screen.line(part)
        if fitted.sections:
            screen.show(picture.framed(fitted.sections))
        screen.line(self.standing())
        if fitted.folded:
            names = ", ".join(section.name for section in fitted.folded)
            screen.line(shortened(texts.say("play-folded", {"parts": names}), screen.width), "dim")
        for line in coached:
            screen.line(line, "green")
        screen.line(self.asked(), "bold")
        for entry in fitted.picks:
            screen.show(entry)
        if self.more:
            screen.line(texts.say("play-more", {"count": len(self.more)}), "dim")
        for line in below:
            screen.line(line, "dim")

    def coached(self) -> list[str]:
        """What the guide of a first game says now."""
        coach = self.session.coach
        return [] if coach is None else coach.lines(self.hints)

    def picture(self, screen: DrawnScreen) -> Picture:
        width = min(screen.width, 120)
        view = self.match.view(self.seat)
        return self.session.face.picture(view, self.seat, self.texts, width, screen.ascii)

    def standing(self) -> str:
        """Who would win if it ended now, as far as this seat knows; +: what is hidden may change that."""
        view, texts = self.match.view(self.seat), self.texts
        seats = [seat.get("standing") for seat in view.get("seats", ())]
        if seats and None not in seats:
            totals, hidden = [seat["now"] for seat in seats], [seat["open"] for seat in seats]
        else:
            totals = list(self.match.scores())
            hidden = [False] * len(totals)
        order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        each = ", ".join(f"{texts.player(at)}: {totals[at]}{'+' if hidden[at] else ''}" for at in order)
        ahead = totals[order[0]] - totals[order[1]] if len(order) > 1 else 0
        args = {"standing": each, "leader": texts.player(order[0]), "ahead": ahead}
        return texts.say("play-standing", args)

    def asked(self) -> str:
        if self.first is not None:
            return self.texts.say("play-second-step", {"first": self.texts.show(self.first)})
        ask = self.match.ask(self.seat)
        return self.texts.show(ask) if ask is not None else self.texts.say("play-complete")

    def horizon(self, begins: bool) -> list[str]:
        """How far picks can be taken back, where that is worth a word."""
        if self.first is not None:
            return [self.texts.say("play-first-again")]
        horizon = self.match.horizon(self.seat)
        if horizon.steps == 0 and (begins or horizon.barrier in ("start", "turn")):
            return []
        args = {"steps": horizon.steps, "barrier": horizon.barrier}
        return [self.texts.say("play-horizon" if horizon.steps else "play-horizon-none", args)]

    def known_keys(self) -> str:
        """The answers that are needed most."""
        return self.texts.say("play-keys", {"hints": "yes" if self.session.may_hint else "no"})

    def question(self) -> str:
        return self.texts.say("play-prompt", {"player": self.texts.player(self.seat)})

    # -- answering ------------------------------------------------------------------------

    def answer(self, answer: str) -> bool:
        """Do what was said; True when the match has moved."""
        if answer.startswith("?"):
            explain(self.match, self.seat, answer[1:].strip(), self.texts, self.screen)
            return False
        if answer.isascii() and answer.isdigit():
            return self.pick(answer)
        key = self.keys.get(answer.lower())
        if key is None:
            if answer and self.show_part(answer):
                return False
            if answer:
                self.screen.line(self.texts.say("play-not-understood", {"answer": answer[:40]}))
            else:
                self.draw(whole=self.screen.plain)
            return False
        moved: bool = getattr(self, "do_" + key)()
        return moved

    def pick(self, answer: str) -> bool:
        offers = in_order(self.groups)
        if not offers:
            self.screen.line(self.texts.say("play-complete"))
            return False
        if len(answer) > 6 or not 1 <= int(answer) <= len(offers):
            self.screen.line(
                self.texts.say("play-no-such-number", {"given": answer[:20], "last": len(offers)})
            )
            return False
        if self.firsts:
            self.list_by(self.firsts[-1 - offers[int(answer) - 1].pick])
            self.draw()
            return False
        self.take(offers[int(answer) - 1])
        return True

    def show_part(self, word: str) -> bool:
        """A part of the table that was folded away, by its name."""
        if not isinstance(self.screen, DrawnScreen):
            return False
        picture = self.picture(self.screen)
        found = [section for section in picture.sections() if section.answers_to(word)]
        if found:
            self.screen.show(picture.framed(found))
        return bool(found)

    def take(self, offer: Offer) -> None:
        """A pick; one that says the turn is over is not asked about once more."""
        self.match.act(self.seat, offer.pick)
        if self.session.face.ends(offer.shown) in ("pass", "turn") and self.match.awaits_end():
            self.match.end(self.seat)
        self.after_move()

    def after_move(self) -> None:
        """When the turn is over, the commentary of the next one begins here."""
        session = self.session
        if self.match.horizon(self.seat).steps == 0 and self.seat not in self.match.deciders():
            session.turn_began[self.seat] = len(self.match.log(self.seat))
            session.turn_seen = -1

    def refused(self, error: TutableError) -> bool:
        self.screen.line(self.texts.error(error))
        return False

    def do_undo(self) -> bool:
        if self.first is not None:  # the first of two steps has not been told to the match yet
            self.list_by(None)
            self.draw()
            return False
        try:
            self.match.undo(self.seat)
        except TutableError as error:
            return self.refused(error)
        told = self.session.told
        told[self.seat] = min(told[self.seat], len(self.match.log(self.seat)))
        self.screen.line(self.texts.say("play-taken-back"))
        return True

    def do_end(self) -> bool:
        if self.match.awaits_end():
            self.match.end(self.seat)
            self.after_move()
            return True
        for offer in in_order(self.groups):
            if self.session.face.ends(offer.shown) == "turn":
                self.take(offer)
                return True
        self.screen.line(self.texts.say("play-not-complete"))
        return False

    def do_forbidden(self) -> bool:
        list_forbidden(self.match.forbidden(self.seat), in_order(self.groups), self.texts, self.screen)
        return False

    def do_hint(self) -> bool:
        for line in self.hints.next():
            self.screen.line(line)
        return False

    def do_guide(self) -> bool:
        if self.session.coach is None:
            self.screen.line(self.texts.say("guide-none"))
        else:
            self.session.coach.repeat()
        return False

    def do_enough(self) -> bool:
        if self.session.coach is None:
            return self.do_guide()
        self.session.coach.is_done = True
        self.screen.line(self.texts.say("guide-enough"))
        return False

    def do_log(self) -> bool:
        for line in told(self.session.face.telling, self.match.log(self.seat), self.texts):
            self.screen.line(line)
        return False

    def do_scores(self) -> bool:
        show_scores(self.session.face, self.match, self.match.view(self.seat), self.texts, self.screen)
        return False

    def do_more(self) -> bool:
        """The picks there was no room for."""
        if isinstance(self.screen, DrawnScreen):
            for entry in self.more:
                self.screen.show(entry)
        self.more = []
        return False

    def do_table(self) -> bool:
        self.draw(whole=True)
        return False

    def do_save(self) -> bool:
        self.session.save()
        self.screen.line(self.texts.say("play-saved-as", {"path": str(self.session.path)}))
        return False

    def do_quit(self) -> bool:
        from tutable.cli.playing.session import Quit

        raise Quit

    def do_help(self) -> bool:
        for line in self.texts.say("play-help").split("\n"):
            self.screen.line(line)
        return False
