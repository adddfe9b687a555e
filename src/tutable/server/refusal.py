"""A refusal as it is sent: code, message id, arguments, and for rules the rule."""

from __future__ import annotations

from functools import cache
from typing import Any

from tutable.core.errors import Defective, Illegal, TutableError
from tutable.core.game import reason_message
from tutable.lang import messages
from tutable.server.errors import ServerError

MAX_PROBLEMS = 50


@cache
def _messages() -> set[str]:
    return messages("en")


def status(error: TutableError) -> int:
    """The HTTP status: what the rules or the core refuse is 422, what is unknown 404."""
    if isinstance(error, ServerError):
        return error.status
    return 404 if error.code == "unknown-game" else 422


def refusal(error: TutableError) -> dict[str, Any]:
    """The body of an answer, or most of a frame."""
    if isinstance(error, Illegal):
        return {
            "code": error.code,
            "message": reason_message(error.reason),
            "args": error.params["args"],
            "rule": error.rule,
            "reason": error.reason,
        }
    if isinstance(error, Defective):
        sort = error.code.removeprefix("bad-")
        problems = [
            {"message": f"{sort}-{problem.code}", "args": {"place": problem.place, **problem.params}}
            for problem in error.problems[:MAX_PROBLEMS]
        ]
        return {"code": error.code, **problems[0], "problems": problems}
    message = f"error-{error.code}"
    problem = error.params.get("problem")
    if isinstance(problem, str) and f"{message}-{problem}" in _messages():
        message = f"{message}-{problem}"
    args = {name: value for name, value in error.params.items() if isinstance(value, str | int)}
    return {"code": error.code, "message": message, "args": args}
