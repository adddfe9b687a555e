"""Reading arguments. argparse does the splitting; every sentence about a mistake is ours.

Typer would cost a third of the start-up time allowed, needs its help texts when it is imported,
and says its refusals in English only; here help and refusals come from the `.ftl` files.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutable.core.errors import TutableError


class BadCall(TutableError):
    """An argument that cannot be understood; `problem` says why."""

    code = "usage"


@dataclass(frozen=True)
class Option:
    """`--name VALUE`; without a value a switch. Its help is the attribute `.name` of the command's."""

    name: str
    value: str = ""  # what the help calls the value
    many: bool = False  # may be given several times
    optional: bool = False  # the value may be left out
    short: str = ""
    off: bool = False  # a switch that can also be turned off: --no-name

    @property
    def flag(self) -> str:
        return "--" + self.name


@dataclass(frozen=True)
class Command:
    """What a command understands."""

    name: str
    places: tuple[str, ...] = ()  # positional arguments that must be given
    rest: str = ""  # any number of further words
    options: tuple[Option, ...] = ()


LANG = Option("lang", "en|de")


class Args:
    """What was given."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values

    def text(self, name: str) -> str | None:
        value = self.values.get(name)
        return None if value is None else str(value)

    def place(self, name: str) -> str:
        return str(self.values[name])

    def flag(self, name: str) -> bool | None:
        """True, False (`--no-name`) or None: not said."""
        value: bool | None = self.values.get(name)
        return value

    def many(self, name: str) -> list[str]:
        return list(self.values.get(name) or [])

    def number(self, name: str, low: int | None = None) -> int | None:
        """A whole number, not below `low`."""
        text = self.text(name)
        if text is None:
            return None
        number = whole(text, "--" + name)
        if low is not None and number < low:
            raise BadCall(problem="low", option="--" + name, given=number, low=low)
        return number


def whole(text: str, option: str) -> int:
    """A whole number as people type it."""
    if len(text) <= 18 and text.isascii() and text.removeprefix("-").isdigit():
        return int(text)
    raise BadCall(problem="number", option=option, given=text[:40])


def seed(text: str | None) -> int | str | None:
    """A seed: a number, or 64 hexadecimal digits (which core checks)."""
    if text is not None and len(text) <= 18 and text.isascii() and text.removeprefix("-").isdigit():
        return int(text)
    return text


def pairs(words: Sequence[str], option: str) -> dict[str, str]:
    """`name=value`, several times."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise BadCall(problem="pair", option=option, given=word[:40])
        if name in found:
            raise BadCall(problem="twice", option=option, given=name[:40])
        found[name] = value
    return found


def parse(command: Command, argv: Sequence[str]) -> Args:
    """Split the words of a command; BadCall says what is wrong with them."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for place in command.places:
        parser.add_argument(place, nargs="?")
    if command.rest:
        parser.add_argument(command.rest, nargs="*")
    for option in (*command.options, LANG):
        names = [f"-{option.short}", option.flag] if option.short else [option.flag]
        if option.off:
            parser.add_argument(*names, dest=option.name, action=argparse.BooleanOptionalAction)
        elif not option.value:
            parser.add_argument(*names, dest=option.name, action="store_const", const=True)
        elif option.many:
            parser.add_argument(*names, dest=option.name, action="append")
        elif option.optional:
            parser.add_argument(*names, dest=option.name, nargs="?", const="")
        else:
            parser.add_argument(*names, dest=option.name)
    try:
        found, unknown = parser.parse_known_intermixed_args(argv)
    except argparse.ArgumentError as error:
        raise BadCall(problem="value", option=str(error.argument_name)) from None
    if unknown:
        raise BadCall(problem="unknown", given=unknown[0][:40])
    values = vars(found)
    for place in command.places:
        if values.get(place) is None:
            raise BadCall(problem="missing", place=place.upper(), command=command.name)
    return Args(values)
