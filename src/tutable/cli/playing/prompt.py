"""A person's decision: the table, the list of picks, and the answers that are understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutable.cli.playing.explain import explain
from tutable.cli.playing.hinting import Hints
from tutable.cli.playing.offers import in_order, list_forbidden, list_offers, numbered
from tutable.cli.playing.scoring import show_scores
from tutable.cli.screen import DrawnScreen
from tutable.core.engine import SPECTATOR
from tutable.core.errors import TutableError
from tutable.face.phrases import told

if TYPE_CHECKING:
    from tutable.cli.playing.session import Session
    from tutable.core.match import Offer

RECENT = 12  # lines of commentary above a drawn table
KEYS = ("forbidden", "hint", "undo", "end", "log", "scores", "table", "save", "quit", "help")


class Prompt:
    """Asks one seat until it has done something."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.match = session.match
        self.texts = session.texts
        self.screen = session.screen
        self.seat = seat
        self.keys = {word.strip(): key for key in KEYS for word in self.texts.say(f"keys-{key}").split(",")}

    def run(self) -> None:
        """Until a pick, an undo or the end of the turn."""
        self.groups = numbered(self.match.options(self.seat), self.session.face)
        self.hints = Hints(self.session, self.seat, in_order(self.groups))
        self.draw()
        while not self.answer(self.screen.ask(self.question())):
            pass

    # -- showing --------------------------------------------------------------------------

    def draw(self, whole: bool = False) -> None:
        """What has happened, the table, and what can be picked."""
        session = self.session
        begins = session.turn_seen != self.seat
        if isinstance(self.screen, DrawnScreen):
            self.screen.clear()
            entries = self.match.log(self.seat)
            session.told[self.seat] = len(entries)
            recent = entries[session.turn_began[self.seat] :]
            for line in told(session.face.telling, recent, self.texts)[-RECENT:]:
                self.screen.line("· " + line)
            self.show_table()
        else:
            session.tell(self.seat)
            if whole or begins:
                self.show_table()
        session.turn_seen = self.seat
        session.public_seen = len(self.match.log(SPECTATOR))
        self.show_picks(whole or begins, begins)

    def show_table(self) -> None:
        view = self.match.view(self.seat)
        face = self.session.face
        if isinstance(self.screen, DrawnScreen):
            width = min(self.screen.width, 120)
            self.screen.show(face.board(view, self.seat, self.texts, width, self.screen.ascii))
        else:
            for line in face.prose(view, self.seat, self.texts):
                self.screen.line(line)

    def show_picks(self, with_keys: bool, begins: bool) -> None:
        ask = self.match.ask(self.seat)
        self.screen.line(self.texts.show(ask) if ask is not None else self.texts.say("play-complete"), "bold")
        list_offers(self.groups, self.texts, self.screen)
        horizon = self.match.horizon(self.seat)
        if horizon.steps > 0 or not (begins or horizon.barrier in ("start", "turn")):
            args = {"steps": horizon.steps, "barrier": horizon.barrier}
            self.screen.line(
                self.texts.say("play-horizon" if horizon.steps else "play-horizon-none", args), "dim"
            )
        if with_keys or not self.screen.plain:
            self.screen.line(self.texts.say("play-keys"), "dim")

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
            if answer:
                self.screen.line(self.texts.say("play-not-understood", {"answer": answer[:40]}))
            else:
                self.draw(whole=True)
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
        self.take(offers[int(answer) - 1])
        return True

    def take(self, offer: Offer) -> None:
        """A pick; one that says the turn is over is not asked about once more."""
        self.match.act(self.seat, offer.pick)
        if offer.shown.message == self.session.face.ending and self.match.awaits_end():
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
            if offer.shown.message == self.session.face.ending:
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

    def do_log(self) -> bool:
        for line in told(self.session.face.telling, self.match.log(self.seat), self.texts):
            self.screen.line(line)
        return False

    def do_scores(self) -> bool:
        show_scores(self.session.face, self.match, self.match.view(self.seat), self.texts, self.screen)
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
