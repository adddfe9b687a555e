"""`tutable replay`: step through a match as one seat knew it, or with all hands once it is over."""

from __future__ import annotations

from tutable.cli import INTERRUPTED, OK, editions, files
from tutable.cli.args import BadCall, Command, Option, parse
from tutable.cli.language import language, printable
from tutable.cli.playing.seats import HUMAN
from tutable.cli.screen import DrawnScreen, InputEnded, Screen, open_screen
from tutable.core.engine import SPECTATOR
from tutable.core.errors import OtherRules
from tutable.core.journal import canonical
from tutable.core.match import Match
from tutable.face import View, face_of
from tutable.face.phrases import told
from tutable.lang import Texts

COMMAND = Command(
    "replay", places=("file",), options=(Option("seat", "N|all"), Option("at", "N"), Option("plain"))
)
ALL = -1  # every seat's knowledge put together
KEYS = ("next", "previous", "first", "last", "log", "quit")


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    saved = files.load_file(args.place("file"), to_look=True)
    match = saved.match
    texts = Texts(language(argv), match.game.id, match.names)
    replay = Replay(match, texts, open_screen(args.flag("plain")))
    replay.frozen = saved.frozen
    seat = args.text("seat")
    if seat is not None:
        replay.seat = replay.read_seat(seat)
    elif not match.is_over and HUMAN in saved.players:
        replay.seat = saved.players.index(HUMAN)
    elif not match.is_over:
        replay.seat = SPECTATOR
    at = args.number("at")
    replay.go(0 if at is None else at)
    try:
        replay.run()
    except InputEnded:
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED
    return OK


class Replay:
    """A finger on a position of a match. Positions count the entries of the canonical journal."""

    def __init__(self, match: Match, texts: Texts, screen: Screen) -> None:
        self.match = match
        self.texts = texts
        self.screen = screen
        self.face = face_of(match.game.id)
        self.seat = ALL
        self.last = len(canonical(match.journal))
        self.here = match
        self.at = 0
        self.frozen: OtherRules | None = None
        self.keys = {word.strip(): key for key in KEYS for word in texts.say(f"replay-keys-{key}").split(",")}

    # -- moving ---------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """To a position; what chance does next belongs to the step before it."""
        if not 0 <= at <= self.last:
            raise BadCall(problem="at", given=str(at), last=str(self.last))
        self.here = self.match.fork(at)
        self.at = len(canonical(self.here.journal))

    def back(self) -> bool:
        """To the position before this one; False at the beginning."""
        here = self.at
        for at in range(here - 1, -1, -1):
            self.go(at)
            if self.at < here:
                return True
        return False

    # -- showing --------------------------------------------------------------------------

    def view(self) -> View:
        if self.seat != ALL:
            return self.here.view(self.seat)
        state = self.here.state
        return self.face.together([state.knowledge(seat).view() for seat in range(self.match.players)])

    def show(self) -> None:
        texts, here = self.texts, self.here
        kind = {ALL: "all", SPECTATOR: "spectator"}.get(self.seat, "seat")
        player = texts.player(self.seat) if kind == "seat" else ""
        if isinstance(self.screen, DrawnScreen):
            self.screen.clear()
            width = min(self.screen.width, 120)
            picture = self.face.picture(self.view(), self.seat, texts, width, self.screen.ascii)
            self.screen.show(picture.draw())
        else:
            for line in self.face.prose(self.view(), self.seat, texts):
                self.screen.line(line)
        for line in self.log()[-3:]:
            self.screen.line("· " + line)
        args = {"at": str(self.at), "last": str(self.last), "seat": kind, "player": player}
        self.screen.line(texts.say("replay-at", args), "bold")
        if here.is_over:
            self.screen.line(texts.say("replay-over"))
        if self.frozen is not None and self.at == self.last:
            self.screen.line(texts.error(self.frozen))
        for seat in here.deciders():
            self.screen.line(texts.say("replay-asked", {"player": texts.player(seat)}))

    def log(self) -> list[str]:
        seat = SPECTATOR if self.seat == ALL else self.seat
        return told(self.face.telling, self.here.log(seat), self.texts)

    # -- answering ------------------------------------------------------------------------

    def run(self) -> None:
        if self.frozen is not None:
            self.screen.line(self.texts.error(self.frozen))
        self.screen.line(printable(editions.used(self.match.game, self.match.components, self.texts)), "dim")
        self.show()
        while True:
            answer = self.screen.ask(self.texts.say("replay-prompt")).lower()
            if self.keys.get(answer) == "quit":
                return
            try:
                if self.answer(answer):
                    self.show()
            except BadCall as error:
                self.screen.line(self.texts.error(error))

    def answer(self, answer: str) -> bool:
        """True when there is something else to show."""
        key = self.keys.get(answer, "next" if not answer else "")
        seat_word, _, rest = answer.partition(" ")
        if key == "next" and self.at == self.last:
            self.screen.line(self.texts.say("replay-end"))
        elif key == "next":
            self.go(self.at + 1)
            return True
        elif key == "previous":
            if self.back():
                return True
            self.screen.line(self.texts.say("replay-start"))
        elif key in ("first", "last"):
            self.go(0 if key == "first" else self.last)
            return True
        elif key == "log":
            for line in self.log():
                self.screen.line(line)
        elif answer.isascii() and answer.isdigit() and len(answer) < 9:
            self.go(int(answer))
            return True
        elif seat_word in (self.texts.say("replay-key-seat"), "seat") and rest:
            self.seat = self.read_seat(rest)
            return True
        else:
            self.screen.line(self.texts.say("replay-not-understood", {"answer": answer[:40]}))
        return False

    def read_seat(self, text: str) -> int:
        """A seat's number, a spectator, or all once the match is over."""
        word = text.strip().lower()
        if word in ("all", self.texts.say("replay-key-all")):
            if not self.match.is_over:
                raise BadCall(problem="all-running")
            return ALL
        if word in ("spectator", self.texts.say("replay-key-spectator")):
            return SPECTATOR
        if word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= self.match.players:
            return int(word) - 1
        raise BadCall(problem="seat", given=text[:40], players=self.match.players)
