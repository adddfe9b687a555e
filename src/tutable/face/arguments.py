"""Reading the arguments of a message: `seat:2` is a player, `name:camel-n 1` a numbered thing."""

from __future__ import annotations

TABLE = -1  # done by nobody: the table itself


def seat_of(arg: object) -> int:
    """The seat an argument names; -1: none."""
    return int(arg[5:]) if isinstance(arg, str) and arg.startswith("seat:") else TABLE


def name_of(arg: object) -> str:
    """The thing an argument names, without its number."""
    return arg[5:].partition(" ")[0] if isinstance(arg, str) and arg.startswith("name:") else ""


def number_of(arg: object) -> int:
    """The number of a numbered thing, from 1; 0: it has none."""
    if not isinstance(arg, str):
        return arg if isinstance(arg, int) else 0
    number = arg.partition(" ")[2]
    return int(number) if number else 0
