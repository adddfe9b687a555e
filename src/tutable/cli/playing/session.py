"""One match at the terminal: who is asked next, what everybody may see, and saving every step."""

from __future__ import annotations

from pathlib import Path

from tutable.bots.hints import can_hint
from tutable.cli import INTERRUPTED, OK, editions, files
from tutable.cli.language import printable
from tutable.cli.playing.beginning import introduced
from tutable.cli.playing.ending import tell_ending
from tutable.cli.playing.guiding import Coach, is_guided
from tutable.cli.playing.prompt import Prompt
from tutable.cli.playing.seats import HUMAN, Company
from tutable.cli.screen import InputEnded, Screen
from tutable.core.engine import SPECTATOR
from tutable.core.errors import BadBot
from tutable.core.match import Match
from tutable.face import face_of
from tutable.face.phrases import told
from tutable.lang import Texts

LOOK_BACK = 10


class Quit(Exception):
    """The player leaves; the match stays."""


class Session:
    """A match, the people and bots who play it, and the screen they share."""

    def __init__(
        self,
        match: Match,
        players: tuple[str, ...],
        texts: Texts,
        screen: Screen,
        path: Path,
        hints: bool = False,
    ) -> None:
        self.match = match
        self.players = players
        self.company = Company()
        self.texts = texts
        self.screen = screen
        self.path = path
        self.hints = hints  # also where several people play
        self.face = face_of(match.game.id)
        self.humans = [seat for seat, who in enumerate(players) if who == HUMAN]
        self.at_screen = self.humans[0] if len(self.humans) == 1 else -1  # who is looking
        self.turn_seen = -1  # the seat to whom the table was described last
        # Log entries each seat has read; a match that is taken up again begins with the last few.
        begun = any(token.sort == "pick" for token in match.journal)
        self.told = {
            seat: max(0, len(match.log(seat)) - LOOK_BACK) if begun else 0
            for seat in [*range(match.players), SPECTATOR]
        }
        self.turn_began = dict.fromkeys(self.told, 0)  # log entries when the seat's last turn was over
        self.public_seen = self.told[SPECTATOR]  # public entries when a person last had the screen
        self.coach = Coach(self) if is_guided(match, self.humans) else None
        self.begun = begun
        self.opening = [] if begun else introduced(players, match.names, texts)

    def run(self) -> int:
        """Play until the match is over or somebody leaves."""
        code = OK
        try:
            self.greet()
            while not self.match.is_over:
                self.step()
            tell_ending(self)
            return OK
        except (InputEnded, Quit):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        except BadBot:  # it is said what was wrong with it
            self.leave()
            raise
        self.leave()
        return code

    def greet(self) -> None:
        header = self.match.header
        self.screen.line(self.texts.say("play-saved-as", {"path": str(self.path)}), "dim")
        self.screen.line(self.texts.say("play-commitment", {"commitment": header.commitment}), "dim")
        self.screen.line(printable(editions.used(self.match.game, self.match.components, self.texts)), "dim")
        if self.screen.plain:  # else they stand on the first screen
            for line in self.opening:
                self.screen.line(line)
        if self.coach is not None and not self.begun:
            self.coach.greet()

    def leave(self) -> None:
        """Nothing private stays on a shared screen, and the match is safe."""
        self.screen.line()
        if self.is_shared:
            self.screen.wipe()
        self.screen.line(self.texts.say("play-safe", {"path": str(self.path)}))

    @property
    def is_shared(self) -> bool:
        return len(self.humans) > 1

    @property
    def may_hint(self) -> bool:
        return can_hint(self.match.game.id) and (self.hints or not self.is_shared)

    def save(self) -> None:
        files.save(self.match, self.players, self.path, self.texts.lang, self.hints)

    # -- whose step it is -----------------------------------------------------------------

    def step(self) -> None:
        """One pick, of a bot or of a person; or the end of a turn."""
        match = self.match
        seat = match.waiting()[0]
        if self.players[seat] == HUMAN:
            self.hand_over(seat)
            Prompt(self, seat).run()
        else:
            if match.awaits_end():
                match.end(seat)
            else:
                match.act(seat, self.company.choose(match, seat, self.players[seat]))
            self.turn_seen = -1
            if not self.humans:
                self.tell(SPECTATOR)
        self.save()

    def tell(self, seat: int) -> None:
        """What a seat has not read yet."""
        entries = self.match.log(seat)
        for line in told(self.face.telling, entries[self.told[seat] :], self.texts):
            self.screen.line(line)
        self.told[seat] = len(entries)

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is covered: nothing private of the first is left."""
        if seat == self.at_screen:
            return
        self.screen.wipe()
        self.screen.line(self.texts.say("play-cover", {"player": self.texts.player(seat)}), "bold")
        self.at_screen = -1
        self.screen.ask(self.texts.say("play-cover-prompt"))
        self.screen.wipe()
        self.at_screen = seat
        self.turn_seen = -1
