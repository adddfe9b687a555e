"""A refusal as it is sent: code, message id, arguments, and for rules the rule."""

from __future__ import annotations

from functools import cache

from tutable.core.errors import Defective, Illegal, TutableError
from tutable.core.game import reason_message
from tutable.lang import messages
from tutable.server.errors import ServerError
from tutable.server.wire.values import Problem, Refusal

MAX_PROBLEMS = 50


class Relayed(ServerError):
    """What a work process has refused: the same as if it had been refused here."""

    def __init__(self, words: Refusal, status: int) -> None:
        super().__init__()
        self.words = words
        self.code = words.code
        self.status = status


@cache
def _messages() -> set[str]:
    return messages("en")


def status(error: TutableError) -> int:
    """The HTTP status: what the rules or the core refuse is 422, what is unknown 404."""
    if isinstance(error, ServerError):
        return error.status
    return 404 if error.code == "unknown-game" else 422


def refusal(error: TutableError) -> Refusal:
    """The body of an answer, or most of a frame."""
    if isinstance(error, Relayed):
        return error.words
    if isinstance(error, Illegal):
        message = reason_message(error.reason)
        args = error.params["args"]
        return Refusal(code=error.code, message=message, args=args, rule=error.rule, reason=error.reason)
    if isinstance(error, Defective):
        sort = error.code.removeprefix("bad-")
        problems = [
            Problem(f"{sort}-{problem.code}", {"place": problem.place, **problem.params})
            for problem in error.problems[:MAX_PROBLEMS]
        ]
        return Refusal(code=error.code, message=problems[0].message, args=problems[0].args, problems=problems)
    message = f"error-{error.code}"
    problem = error.params.get("problem")
    if isinstance(problem, str) and f"{message}-{problem}" in _messages():
        message = f"{message}-{problem}"
    args = {name: value for name, value in error.params.items() if isinstance(value, str | int)}
    return Refusal(code=error.code, message=message, args=args)
