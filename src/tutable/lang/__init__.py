"""Words: every message of core, games and terminal, in English and German (Fluent).

A missing message or argument is an error, never a silent gap. Arguments that name things are
resolved here: `name:gold` is the message `name-gold`, `name:camel-n 2` the message `name-camel-n`
with n = 2, `names:` followed by several of them a list, `seat:1` the player's name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tutable.core.engine import Shown
from tutable.core.errors import Defective, FailedGame, Illegal, Problem, TutableError
from tutable.core.game import reason_message
from tutable.core.registry import get_game
from tutable.lang.said import Said

LANGUAGES = ("en", "de")
HERE = Path(__file__).parent


class UnknownLanguage(TutableError):
    code = "unknown-language"


class MissingText(Exception):
    """A message that does not exist, or lacks an argument: a defect of the texts."""


@cache
def _bundle(lang: str, folder: Path | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for base in (HERE, folder / "text" if folder is not None else None):
        if base is None:
            continue
        for path in sorted((base / lang).glob("*.ftl")):
            bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> Resource:
    """Parsing takes long, and what is in no game's folder belongs to the bundle of each."""
    return FluentResource(path.read_text("utf-8"))


def messages(lang: str, folder: Path | None = None) -> set[str]:
    """The ids of all messages of a language, for tests."""
    return set(_bundle(lang, folder)._messages)


class Given(str):
    """What a person has typed: quoted as it is, even where it looks like the name of a thing."""


def _as_given(params: Mapping[str, Any]) -> dict[str, Any]:
    return {name: Given(value) if isinstance(value, str) else value for name, value in params.items()}


class Texts:
    """The words of one language, for one game, with the players' names."""

    def __init__(self, lang: str = "en", game: str | None = None, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(language=str(lang)[:20], known=", ".join(LANGUAGES))
        self.lang = lang
        self.names = names
        self._bundle = _bundle(lang, get_game(game).folder if game is not None else None)

    def say(self, message: str, args: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
        """A message as text."""
        if not self._bundle.has_message(message):
            raise MissingText(f"{self.lang}: no message {message}")
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            raise MissingText(f"{self.lang}: {message} has no text")
        words = {name: self.word(value) for name, value in (args or {}).items()}
        for name, value in (args or {}).items():
            if isinstance(value, str) and value.startswith("name:") and not isinstance(value, Given):
                words[name + "-id"] = value[5:].partition(" ")[0]
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise MissingText(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

    def has(self, message: str, attribute: str | None = None) -> bool:
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

    def show(self, shown: Shown | Said) -> str:
        """What a pick or an event means."""
        return self.say(shown.message, shown.args)

    def listed(self, words: Sequence[str]) -> str:
        """a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player-n", {"n": seat + 1})

    def error(self, error: TutableError) -> str:
        """Why something was refused."""
        if isinstance(error, Illegal):
            texts = Texts(self.lang, error.params["game"], self.names)
            return texts.reason(error.reason, error.params["args"])
        if isinstance(error, Defective):
            return "\n".join(self.problem(error.code[4:], problem) for problem in error.problems)
        params = _as_given({k: v for k, v in error.params.items() if isinstance(v, (str, int))})
        problem = error.params.get("problem")
        message = f"error-{error.code}"
        if isinstance(problem, str) and self.has(f"{message}-{problem}"):
            message = f"{message}-{problem}"
        if isinstance(error, FailedGame):
            return f"{self.say(message, params)}\n{self.say('failed-game-' + error.params['run'], params)}"
        return self.say(message, params)

    def problem(self, sort: str, problem: Problem) -> str:
        """One defect of a `components` or `position` file."""
        return self.say(f"{sort}-{problem.code}", _as_given({"place": problem.place, **problem.params}))

    def reason(self, reason: str, params: Mapping[str, Any]) -> str:
        """The sentence of a reason like TUA-9.gold, with its rule."""
        sentence = self.say(reason_message(reason), params)
        return f"{sentence} [{reason.split('.')[0]}]" if "." in reason else sentence

    def word(self, value: Any) -> Any:
        """An argument as it stands in a sentence."""
        if isinstance(value, Given):
            return str(value)
        if isinstance(value, str) and value.startswith("name:"):
            return self._name(value[5:])
        if isinstance(value, str) and value.startswith("names:"):
            return self.listed([self._name(one) for one in value[6:].split(", ") if one])
        if isinstance(value, str) and value.startswith("seat:"):
            return self.player(int(value[5:]))
        if isinstance(value, Said):
            return self.show(value)
        if isinstance(value, (list, tuple)):
            return self.listed([self.show(part) for part in value])
        return value

    def _name(self, thing: str) -> str:
        name, _, number = thing.partition(" ")
        return self.say("name-" + name, {"n": int(number)} if number else None)


def _sentence(error: TutableError) -> str:
    return Texts("en").error(error)


TutableError.sentence = _sentence
