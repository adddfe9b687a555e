"""Everything that can be refused: a code, parameters and, for rules, the rule it belongs to.

Sentences live in the text files; `TutableError.sentence` is set by `tutable.lang` so that
`str(error)` reads well without the core knowing about languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


def brief(value: object, limit: int = 40) -> str:
    """What somebody gave, short enough for a message; Python does not write out numbers of any length."""
    try:
        return str(value)[:limit]
    except ValueError:
        return hex(value)[:limit] if isinstance(value, int) else type(value).__name__


class TutableError(Exception):
    """Base of all refusals. The match or file it concerns is unchanged."""

    code: str = "error"
    sentence: ClassVar[Callable[[TutableError], str] | None] = None

    def __init__(self, **params: Any) -> None:
        super().__init__(self.code, params)
        self.params = params

    def __reduce__(self) -> Any:
        """A worker's refusal is the same in the process that asked."""
        return made_again, (type(self), self.args), self.__dict__

    def __str__(self) -> str:
        if TutableError.sentence is not None:
            return TutableError.sentence(self)
        return self.code + "".join(f" {name}={value!r}" for name, value in self.params.items())


def made_again(kind: type[TutableError], args: tuple[Any, ...]) -> TutableError:
    """The error without what its own making would ask for; pickle fills in the rest."""
    return kind.__new__(kind, *args)


class UnknownGame(TutableError):
    code = "unknown-game"


class BadPlayers(TutableError):
    code = "bad-players"


class UnknownOption(TutableError):
    code = "unknown-option"


class BadOption(TutableError):
    code = "bad-option"


class BadNames(TutableError):
    code = "bad-names"


class BadSeed(TutableError):
    code = "bad-seed"


class UnknownSeat(TutableError):
    code = "unknown-seat"


class UnknownPick(TutableError):
    code = "unknown-pick"


class UnknownBot(TutableError):
    code = "unknown-bot"


class BadBot(TutableError):
    """Somebody else's bot that cannot be found or made, or that chose nothing legal: `problem` says which."""

    code = "bad-bot"


class SlowBot(BadBot):
    """It has thought longer than it may. A ladder goes on with another pick and counts it."""


class FailedGame(BadBot):
    """The same in a run of many games: `run` is its command, the other parameters say which game it was."""


class BadGames(TutableError):
    """A number of games nobody could want."""

    code = "bad-games"


class NotYourDecision(TutableError):
    """Another seat is to decide."""

    code = "not-your-decision"


class MatchOver(TutableError):
    code = "match-over"


class MatchRunning(TutableError):
    """Something that is shown only when the match is over, like the seed."""

    code = "match-running"


class TurnNotEnded(TutableError):
    """The turn waits for its End; nothing else can be picked."""

    code = "turn-not-ended"


class NothingToEnd(TutableError):
    code = "nothing-to-end"


class NothingToUndo(TutableError):
    """The parameter `barrier` says what lies behind: start, turn, chance, secret or sealed."""

    code = "nothing-to-undo"


class Illegal(TutableError):
    """A pick against the rules: `reason` like TUA-9.gold, `rule` like TUA-9."""

    code = "illegal"

    def __init__(self, reason: str, rule: str, game: str, params: dict[str, str | int]) -> None:
        super().__init__(reason=reason, rule=rule, game=game, args=params)
        self.reason = reason
        self.rule = rule


class BadSave(TutableError):
    """A save that cannot be read: `problem` says why."""

    code = "bad-save"


class HashMismatch(BadSave):
    """The moves do not lead to the recorded table: the file was edited or made by other rules."""

    code = "hash-mismatch"


class OtherRules(BadSave):
    """Played with another version of the rules, and with ours it would be another match: it can be followed
    for `at` of its `length` entries, and not continued. `problem` is `journal`, or `table` if only the
    result differs.
    """

    code = "other-rules"


class BadFork(TutableError):
    code = "bad-fork"


class Defective(TutableError):
    """A file a person wrote, with everything that is wrong with it in `problems`."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems=problems, count=len(problems))
        self.problems = problems


class BadComponents(Defective):
    code = "bad-components"


class BadPosition(Defective):
    """A described position that no match could reach: each problem names the law it breaks."""

    code = "bad-position"


class Problem:
    """One thing wrong with such a file: where, what (`components-<code>`, `position-<code>`), parameters."""

    def __init__(self, code: str, place: str, **params: str | int) -> None:
        self.code = code
        self.place = brief(place, 200)
        self.params = params

    def __repr__(self) -> str:
        return f"Problem({self.code!r}, {self.place!r}, {self.params!r})"
