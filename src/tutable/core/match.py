"""A match: a state with its journal, its luck, and turns that are tentative until committed.

A mover's picks are seen by others only when they are committed: at the end of the turn, when
chance shows something to somebody, or when the mover learns another seat's secret. Undo goes
back to the last commit and no further; nobody flags moves by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tutable.core import journal as jrn
from tutable.core.chance import ChanceSource, commitment, read_seed
from tutable.core.codec import state_hash
from tutable.core.components import Components
from tutable.core.engine import BITS, CHANCE, LEGAL, NOT_NOW, SPECTATOR, Knowledge, Shown, State
from tutable.core.errors import (
    BadFork,
    BadSave,
    HashMismatch,
    Illegal,
    MatchOver,
    MatchRunning,
    NothingToEnd,
    NothingToUndo,
    NotYourDecision,
    OtherRules,
    TurnNotEnded,
    TutableError,
    UnknownPick,
    UnknownSeat,
    brief,
)
from tutable.core.events import is_for
from tutable.core.folding import fold, fold_save
from tutable.core.game import Game
from tutable.core.journal import Header, Save, Token
from tutable.core.people import check_names, seats_that_end
from tutable.core.registry import get_game
from tutable.core.steps import Steps


@dataclass(frozen=True)
class Offer:
    """Something a seat might pick: what it means and, if forbidden, why."""

    pick: int
    shown: Shown
    reason: str | None = None  # None: legal
    params: Mapping[str, str | int] | None = None
    final: str | None = None  # what would put it beyond undo: "chance" or "secret"


@dataclass(frozen=True)
class Horizon:
    """How many picks can be taken back, and what lies behind: start, turn, chance, secret, sealed."""

    steps: int
    barrier: str


class Match(Steps):
    """One match of any game. Seats count from 0."""

    # -- beginning ------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | Game,
        players: int,
        *,
        seed: int | str | bytes | None = None,
        options: Mapping[str, object] | None = None,
        components: str | Path | Components | None = None,
        names: Sequence[str] = (),
        auto_end: bool | Iterable[int] = True,
        position: str = "",
    ) -> Match:
        """Set up a table. `auto_end` names the seats (or all) whose turns end by themselves;
        `position` describes another beginning than the usual one (see `core.position`).
        """
        game = get_game(game)
        players = game.check_players(players)
        chosen = game.check_options(options or {})
        if components is None:
            parts = game.components()
        elif isinstance(components, Components):
            parts = components
        else:
            parts = game.own_components(components)
        secret = read_seed(seed)
        header = Header(
            game.id,
            game.rules_version,
            parts.hash,
            players,
            chosen,
            commitment(secret),
            check_names(names, players),
            position=position,
        )
        match = cls(game, header, parts, ChanceSource(secret), seats_that_end(auto_end, players))
        match._run()
        return match

    # -- looking --------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self._settled.is_over()

    @property
    def state(self) -> State:
        """A copy of the whole table, secrets included: for analysis, never for a seat."""
        return self._state.clone()

    def knowledge(self, seat: int) -> Knowledge:
        """All that a seat (or SPECTATOR) may be shown."""
        self._check_seat(seat, spectator=True)
        return (self._state if seat == self._mover else self._settled).knowledge(seat)

    def view(self, seat: int) -> dict[str, Any]:
        """What a client draws for a seat."""
        return self.knowledge(seat).view()

    def ask(self, seat: int) -> Shown | None:
        """What a seat is asked now."""
        if not self._is_asked(seat):
            return None
        f = self._state.asked(seat)
        return self.game.decisions[f & 0xFF].ask(self._state, f)

    def options(self, seat: int) -> list[Offer]:
        """What a seat may pick now, each with its message."""
        if not self._is_asked(seat):
            return []
        return [self._offer(seat, pick, LEGAL) for pick in self._state.options_of(seat)]

    def forbidden(self, seat: int) -> list[Offer]:
        """What a person might try now and may not, each with its reason."""
        if not self._is_asked(seat):
            return []
        tried = [(pick, self._state.why_not(seat, pick)) for pick in self._state.picks_of(seat)]
        return [self._offer(seat, pick, reason) for pick, reason in tried if reason != LEGAL]

    def why_not(self, seat: int, pick: int) -> TutableError | None:
        """Why a seat may not take a pick now, or None if it may. Changes nothing."""
        try:
            self._check_act(seat, pick)
        except TutableError as refusal:
            return refusal
        return None

    def is_tentative(self, seat: int, pick: int) -> bool:
        """Would nobody else see anything yet of a legal pick? Changes nothing."""
        if self.is_sealed():
            return self.waiting() != [seat]
        after = self._state.clone()
        after.take(pick)
        asked = after.deciders()
        if asked == CHANCE or after.knowledge(seat).unknown() < self._state.knowledge(seat).unknown():
            return False
        goes_on = after.turn == self._settled.turn and asked >= 0 and asked & BITS[seat] != 0
        return goes_on or seat not in self.auto_end

    def log(self, seat: int, since: int = 0) -> list[Shown]:
        """What a seat has been told, in order; the mover also sees its own tentative turn."""
        self._check_seat(seat, spectator=True)
        told = [event for event in self.events if is_for(event, seat)]
        if seat == self._mover:
            told += [event for event in self._ear.heard if is_for(event, seat)]
        return [self.game.describe(event, self._state.box) for event in told[since:]]

    def version(self, seat: int) -> int:
        """Grows whenever this seat is sent something, and for no other reason."""
        self._check_seat(seat, spectator=True)
        return self._versions[seat]

    def scores(self) -> list[int]:
        return self._settled.scores()

    def winners(self) -> list[int]:
        return self._settled.winners()

    def horizon(self, seat: int) -> Horizon:
        """How far this seat could undo, and what stops it there."""
        self._check_seat(seat)
        return Horizon(len(self._undo) if seat == self._mover else 0, self._barrier)

    @property
    def has_seed(self) -> bool:
        """Can its luck be checked? A match loaded without its seed cannot go on past chance."""
        return self._source is not None

    @property
    def seed(self) -> str:
        """The seed behind the commitment, once the match is over."""
        if not self.is_over:
            raise MatchRunning()
        if self._source is None:
            raise BadSave(problem="no-seed")
        return self._source.seed.hex()

    def hash(self) -> str:
        """Names the present state."""
        return state_hash(self._state)

    # -- acting ---------------------------------------------------------------------------

    def act(self, seat: int, pick: int) -> None:
        """Take a pick. A refusal changes nothing; luck that follows belongs to the same step."""
        self._check_act(seat, pick)
        if self.is_sealed():
            self._seal(seat, pick)
        else:
            self._take(seat, pick)
        self._run()

    def end(self, seat: int) -> None:
        """End the turn: from here on the others see it."""
        self._check_seat(seat)
        if seat != self._mover or not self.awaits_end():
            raise NothingToEnd(seat=seat)
        self._end()
        self._run()

    def undo(self, seat: int) -> None:
        """Take back the last pick of a turn that is not committed."""
        self._check_seat(seat)
        if seat != self._mover or not self._undo:
            raise NothingToUndo(seat=seat, barrier=self._barrier)
        self._take_back()

    def hint(self, seat: int) -> None:
        """A seat that is asked takes a hint; once for what everybody will be told at the next commit."""
        if not self._is_asked(seat):
            raise NotYourDecision(seat=seat, deciders=self.deciders())
        if seat not in self.hinted:
            self._hint(seat)

    def follow(self, token: Token, bound: bool = True) -> None:
        """One entry of a journal, checked as if it were made now; `bound`: luck has to be the seed's."""
        if (self._state.deciders() == CHANCE and not self.awaits_end()) != (token.sort == "chance"):
            raise BadSave(problem="order")
        if token.sort == "chance":
            if token.value not in self._state.options():
                raise BadSave(problem="outcome")
            if bound and self.has_seed and self._luck() != token.value:
                raise BadSave(problem="luck")
            self._chance(token.value)
        elif token.sort == "end":
            if not self.awaits_end():
                raise NothingToEnd(seat=max(self._mover, 0))
            self._end()
        elif token.sort == "undo":
            self.undo(max(self._mover, 0))
        elif token.sort == "hint":
            self.hint(token.seat)
        else:
            self._follow_pick(token)

    def _follow_pick(self, token: Token) -> None:
        asked = self.deciders()
        if not asked:
            raise MatchOver()
        sealed = self.is_sealed()
        if sealed != (token.seat >= 0):
            raise BadSave(problem="order")
        seat = token.seat if sealed else asked[0]
        self._check_act(seat, token.value)
        if sealed:
            self._seal(seat, token.value)
        else:
            self._take(seat, token.value)

    # -- saving ---------------------------------------------------------------------------

    def save(self) -> str:
        """Everything, secrets included, as one line of JSON."""
        return self._save(self.journal).dumps()

    def canonical(self) -> str:
        """The same without what was taken back."""
        return self._save(jrn.canonical(self.journal)).dumps()

    def _save(self, journal: list[Token]) -> Save:
        own = self.game.own_source(self.components)
        seed = self._source.seed.hex() if self._source is not None else None
        return Save(
            self.header,
            list(journal),
            self.hash(),
            seed,
            own,
            dict(self.sealed),
            tuple(sorted(self.auto_end)),
        )

    @classmethod
    def load(cls, text: str) -> Match:
        """Fold a save. Every pick and every chance outcome is checked, then the hash."""
        match, frozen = cls.read(text)
        if frozen is not None:
            raise frozen
        return match

    @classmethod
    def read(cls, text: str) -> tuple[Match, OtherRules | None]:
        """The same for a match to look at: one of another version of the rules, under which it was another
        match, comes as far as it can be followed today, with what stops it there.
        """
        save = jrn.loads(text)
        ours = get_game(save.header.game).rules_version
        other = {"found": save.header.rules_version[:20], "ours": ours, "length": len(save.journal)}
        try:
            match = cls._blank(save)
        except TutableError:
            if save.header.rules_version == ours:
                raise
            raise OtherRules(problem="journal", **other, at=0) from None
        try:
            fold_save(match, save)
        except BadSave as error:
            if save.header.rules_version == ours:
                raise
            match.sealed.clear()
            match.auto_end.clear()
            match._source = None  # it goes no further by itself
            at = len(match.journal)
            if isinstance(error, HashMismatch):
                return match, OtherRules(problem="table", **other, at=at)
            return match, OtherRules(problem="journal", **other, at=at)
        match._run()
        return match, None

    @classmethod
    def _blank(cls, save: Save) -> Match:
        header = save.header
        game = get_game(header.game)
        is_ours = header.rules_version == game.rules_version
        parts = game.named_components(save.components, header.components)
        if is_ours and (parts is None or parts.hash != header.components):
            ours = game.components().hash if parts is None else parts.hash
            raise BadSave(problem="components", found=header.components[:40], ours=ours)
        if parts is None:
            parts = game.components()
        source = None
        if save.seed is not None:
            source = ChanceSource(read_seed(save.seed))
            if commitment(source.seed) != header.commitment:
                raise BadSave(problem="commitment")
        players = game.check_players(header.players)
        options = game.check_options(header.options)
        if is_ours and options != header.options:
            raise BadSave(problem="field", field="options")
        check_names(header.names, players)
        header = replace(header, rules_version=game.rules_version, components=parts.hash, options=options)
        return cls(game, header, parts, source, seats_that_end(save.auto_end, players))

    def fork(self, at: int, *, seed: int | str | bytes | None = None) -> Match:
        """A new match that shares the first `at` tokens of the canonical journal.

        With the same seed (the default) the same luck follows; another seed changes it.
        """
        kept = jrn.canonical(self.journal)
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= len(kept):
            raise BadFork(at=brief(at, 20), length=len(kept))
        source = self._source if seed is None else ChanceSource(read_seed(seed))
        header = self.header
        if seed is not None:
            assert source is not None
            header = replace(header, commitment=commitment(source.seed), fork_at=at)
        match = Match(self.game, header, self.components, source, self.auto_end)
        fold(match, kept[:at], max(at, header.fork_at) if seed is not None else header.fork_at)
        match._run()
        return match

    # -- checks ---------------------------------------------------------------------------

    def _check_seat(self, seat: object, spectator: bool = False) -> None:
        known = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players
        if not known and not (spectator and seat == SPECTATOR):
            raise UnknownSeat(seat=brief(seat), players=self.players)

    def _is_asked(self, seat: int) -> bool:
        self._check_seat(seat)
        return seat in self.deciders() and not self.awaits_end() and self._state.deciders() != CHANCE

    def _check_act(self, seat: int, pick: int) -> None:
        self._check_seat(seat)
        if isinstance(pick, bool) or not isinstance(pick, int) or not 0 <= pick < self.game.picks:
            raise UnknownPick(pick=brief(pick), picks=self.game.picks)
        asked = self.deciders()
        if not asked:
            raise MatchOver()
        if seat not in asked or (self._state.deciders() == CHANCE and not self.awaits_end()):
            raise NotYourDecision(seat=seat, deciders=asked)
        if self.awaits_end():
            raise TurnNotEnded(seat=seat)
        code = self._state.why_not(seat, pick)
        if code != LEGAL:
            offer = self._offer(seat, pick, code, shown=False)
            assert offer.reason is not None
            raise Illegal(offer.reason, offer.reason.split(".")[0], self.game.id, dict(offer.params or {}))

    def _offer(self, seat: int, pick: int, code: int, shown: bool = True) -> Offer:
        f = self._state.asked(seat)
        decision = self.game.decisions[f & 0xFF]
        words = decision.show(self._state, f, pick) if shown else Shown("", {}, [])
        if code == LEGAL:
            return Offer(pick, words, final=self._beyond_undo(seat, pick))
        params = {} if code == NOT_NOW else decision.explain(self._state, f, pick)
        return Offer(pick, words, self.game.reason(code), params)

    def _beyond_undo(self, seat: int, pick: int) -> str | None:
        """What would commit this pick at once."""
        if self._state.decisions[self._state.top() & 0xFF].sealed:
            return None
        after = self._state.clone()
        after.take(pick)
        if after.turn != self._settled.turn:
            return None
        if after.deciders() == CHANCE:
            return "chance"
        return "secret" if after.knowledge(seat).unknown() < self._state.knowledge(seat).unknown() else None
