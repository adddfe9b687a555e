"""Where a match turns: what each seat could see when, where turns end and where rounds begin."""

from __future__ import annotations

from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.face import face_of


class Turning:
    """Follows a match entry by entry. Half of a journal's entries show nothing to somebody who looks on."""

    def __init__(self, match: Match) -> None:
        self.face = face_of(match.game)
        self.versions = {seat: match.version(seat) for seat in (*range(match.players), SPECTATOR)}
        self.seen: dict[int, list[int]] = {seat: [] for seat in self.versions}
        self.turns: list[int] = []
        self.chapters: list[int] = []
        self.events = [len(match.events)]  # told after so many entries
        self.turn = match.state.turn
        self.chapter = self.face.chapter(match.view(SPECTATOR))

    def look(self, match: Match, at: int, ended: int) -> None:
        """After one more entry; `ended`: the seat whose turn it ended, which saw nothing new by that."""
        for seat, before in self.versions.items():
            now = self.versions[seat] = match.version(seat)
            if now > before and seat != ended:
                self.seen[seat].append(at)
        news = len(match.events) > self.events[-1]
        self.events.append(len(match.events))
        if news or match.is_over:
            self._turns(match, at)

    def _turns(self, match: Match, at: int) -> None:
        if match.is_over or (match.state.turn != self.turn and not match.awaits_end()):
            self.turns.append(at)
            self.turn = match.state.turn
        chapter = self.face.chapter(match.view(SPECTATOR))
        if chapter != self.chapter:
            self.chapters.append(at)
            self.chapter = chapter
