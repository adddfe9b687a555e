"""The steps a match is made of: tentative picks, chance, ends, reveals, commits and undo.

Two states are kept: the present one, which the mover sees, and the settled one, which everybody
else sees. A commit makes them equal, tells everybody what has happened, and forgets how to undo.
"""

from __future__ import annotations

from collections.abc import Iterable

from tutable.core.chance import ChanceSource
from tutable.core.components import Components
from tutable.core.engine import BITS, CHANCE, EVERYONE, NOBODY, SPECTATOR, State
from tutable.core.events import HINTED, Ear, Scene, is_for
from tutable.core.game import Game
from tutable.core.journal import END, UNDO, Header, Token
from tutable.core.position import read_position

MAX_SCENES = 200  # of committed events: several long turns


class Steps:
    """A table with its journal. Steps do not check anything: `Match` does."""

    def __init__(
        self,
        game: Game,
        header: Header,
        components: Components,
        source: ChanceSource | None,
        auto_end: Iterable[int],
        table: State | None = None,
    ) -> None:
        """`table` is one that stands already; without it the table of the header is set up."""
        self.game = game
        self.header = header
        self.components = components
        self.players = header.players
        self.names: tuple[str, ...] = header.names
        self.auto_end = set(auto_end)
        self.journal: list[Token] = []
        self.events: list[int] = []  # committed
        self.sealed: dict[int, int] = {}  # choices of an open sealed decision
        self.hinted: set[int] = set()  # who has taken a hint since the last commit
        self._source = source
        self._ear = Ear()
        if table is not None:
            self._state = table
        elif header.position:
            described = read_position(header.position, header.players)
            self._state = game.place(described, header.options, components)
        else:
            self._state = game.table(header.players, header.options, components)
        self._state.listener = self._ear
        self._settled = self._state.clone()
        self._scenes: list[Scene] = []
        self._mover = -1
        self._undo: list[tuple[State, int]] = []
        self._barrier = "start"
        self._versions = [0] * (SPECTATOR + 1)

    @property
    def turn(self) -> int:
        """Which turn it is, as everybody may know it."""
        return int(self._settled.turn)

    def deciders(self) -> list[int]:
        """The seats that are asked now. Public: a tentative turn does not show here."""
        if self._mover >= 0:
            return [self._mover]
        mask = self._state.deciders()
        return [seat for seat in range(self.players) if mask >= 0 and mask & BITS[seat]]

    def waiting(self) -> list[int]:
        """The seats the table waits for: in a sealed decision not those who have chosen, though they may
        choose again. Who has chosen is not for other seats to know.
        """
        return [seat for seat in self.deciders() if seat not in self.sealed]

    def awaits_end(self) -> bool:
        """The mover has nothing left to pick and may only end the turn, or undo."""
        if self._mover < 0:
            return False
        mask = self._state.deciders()
        if mask < 0:
            return mask == NOBODY or self._state.turn != self._settled.turn
        return self._state.turn != self._settled.turn or mask & BITS[self._mover] == 0

    def is_sealed(self) -> bool:
        """Do several seats choose at once, unseen until the last has chosen?"""
        return not self._state.is_over() and self._state.decisions[self._state.top() & 0xFF].sealed

    # -- watching -------------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        """Keep from now on how the table stood at each event, or no longer."""
        if on == (self._ear.watched is not None):
            return
        self._ear.watched = self._state if on else None
        self._ear.scenes = [Scene(event, None) for event in self._ear.heard] if on else []
        self._scenes = []

    def scenes(self, seat: int, since: int) -> list[Scene] | None:
        """What a seat has been told after the first `since` events: of those that everybody knows to have
        happened and, for the mover, of its own tentative ones. None: that is too long ago.
        """
        first = len(self.events) - len(self._scenes)
        if since < first or self._ear.watched is None:
            return None
        found = self._scenes[since - first :]
        if seat == self._mover:
            found = found + self._ear.scenes[max(0, since - len(self.events)) :]
        return found

    # -- steps ----------------------------------------------------------------------------

    def _take(self, seat: int, pick: int) -> None:
        """One tentative pick."""
        before = self._state.clone()
        self._undo.append((before, len(self._ear.heard)))
        self._mover = seat
        self._let(pick)
        self.journal.append(Token("pick", pick))
        self._versions[seat] += 1
        if self._learned(seat, before):
            self._commit("secret")

    def _let(self, pick: int) -> None:
        """Carry out a pick or an outcome."""
        self._ear.frame = self._state.top()
        self._state.take(pick)

    def _learned(self, seat: int, before: State) -> bool:
        """Did a pick, without any chance, show its mover something that was hidden?"""
        return self._state.knowledge(seat).unknown() < before.knowledge(seat).unknown()

    def _take_back(self) -> None:
        state, heard = self._undo.pop()
        seat = self._mover
        self._state = state
        self._state.listener = self._ear
        del self._ear.heard[heard:]
        if self._ear.watched is not None:
            self._ear.watched = state
            del self._ear.scenes[heard:]
        self.journal.append(UNDO)
        self._versions[seat] += 1
        if not self._undo:
            self._mover = -1

    def _chance(self, outcome: int) -> None:
        """One chance outcome; what becomes visible to anybody cannot be taken back."""
        told = len(self._ear.heard)
        self._let(outcome)
        self.journal.append(Token("chance", outcome))
        if len(self._ear.heard) > told:
            self._commit("chance")

    def _end(self) -> None:
        self.journal.append(END)
        self._versions[self._mover] += 1
        self._commit("turn")

    def _hint(self, seat: int) -> None:
        """Somebody took a hint: taking back a pick does not undo it, and all are told with the turn."""
        self.journal.append(Token("hint", seat=seat))
        self.hinted.add(seat)

    def _seal(self, seat: int, pick: int) -> None:
        """A choice laid face down; the last one turns them all over."""
        self.sealed[seat] = pick
        if all(other in self.sealed for other in self.deciders()):
            self._reveal()

    def _reveal(self) -> None:
        """All have chosen: the sealed picks take effect in seat order, as one step."""
        for seat in sorted(self.sealed):
            self._let(self.sealed[seat])
            self.journal.append(Token("pick", self.sealed[seat], seat))
        self.sealed.clear()
        self._commit("sealed")

    def _commit(self, barrier: str) -> None:
        """Everybody is told what the mover has done."""
        for seat in sorted(self.hinted):
            self._state.tell(HINTED, EVERYONE, seat)
        self.hinted.clear()
        told = self._ear.heard
        for seat in (*range(self.players), SPECTATOR):
            if seat != self._mover:
                news = sum(is_for(event, seat) for event in told)
                self._versions[seat] += news or int(self._sees_change(seat))
        self.events += told
        self._scenes = (self._scenes + self._ear.scenes)[-MAX_SCENES:]
        self._ear.heard, self._ear.scenes = [], []
        self._settled = self._state.clone()
        self._undo.clear()
        self._mover = -1
        self._barrier = barrier

    def _sees_change(self, seat: int) -> bool:
        """Has something moved for a seat that no event told it of, like a turn that passes in silence?"""
        return self._settled.knowledge(seat).tables() != self._state.knowledge(seat).tables()

    def _run(self) -> None:
        """Go on until a player is asked: end turns that end by themselves, settle chance."""
        while True:
            if self.awaits_end():
                if self._mover not in self.auto_end:
                    return
                self._end()
            elif self._state.deciders() == CHANCE and self._source is not None:
                self._chance(self._luck())
            else:
                return

    def _luck(self) -> int:
        """What the seed says to the chance event on top."""
        assert self._source is not None
        return self._source.of(self._state)
