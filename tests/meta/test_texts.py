"""Messages: the same in both languages, none missing, none unused."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.meta.sources import (
    GAMES,
    PACKAGE,
    calls,
    first_text,
    keyword_text,
    literals,
    templates,
    trees,
    web_literals,
    web_patterns,
)
from tests.meta.test_rules_registry import OWN_GAMES
from tutable.core.engine import CHANCE
from tutable.core.errors import Defective, Illegal, TutableError
from tutable.core.game import NOT_NOW_REASON, reason_message
from tutable.core.registry import get_game
from tutable.lang import LANGUAGES, messages

FOLDERS = [PACKAGE / "lang", *(GAMES / game / "text" for game in OWN_GAMES)]
PAIRS = [(folder, path.name) for folder in FOLDERS for path in sorted(folder.glob("*/*.ftl"))]
DESCRIBED = ("position", "plan", "laws", "describe", "draws")  # modules that read described positions
EXACT = (
    "error",
    "components",
    "position",
    "weights",
    "pick",
    "ask",
    "event",
    "reason",
    "rule",
    "ruling",
    "chapter",
)


class Names(Visitor):
    """The variables a message uses; `$good-id` is the same thing as `$good`."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name.removesuffix("-id"))


def variables(node: ast.BaseNode | None) -> set[str]:
    names = Names()
    if node is not None:
        names.visit(node)
    return names.variables


def read(path: Path) -> dict[str, dict[str, set[str]]]:
    """Message, attribute ("" is the message itself), variables."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} occurs twice"
            found[entry.id.name] = {"": variables(entry.value)}
            for attribute in entry.attributes:
                found[entry.id.name][attribute.id.name] = variables(attribute.value)
    return found


@pytest.mark.parametrize(("folder", "name"), sorted(set(PAIRS)))
def test_english_and_german_say_the_same_things(folder: Path, name: str) -> None:
    english = read(folder / "en" / name)
    german = read(folder / "de" / name)
    assert sorted(english) == sorted(german)
    for message, attributes in english.items():
        assert attributes == german[message], f"{name}: {message}"


@pytest.mark.parametrize("game", OWN_GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_hides_another(game: str, lang: str) -> None:
    seen: dict[str, Path] = {}
    for folder in (PACKAGE / "lang", GAMES / game / "text"):
        for path in sorted((folder / lang).glob("*.ftl")):
            for message in read(path):
                assert message not in seen, f"{message}: {path} and {seen[message]}"
                seen[message] = path


# -- what is used -----------------------------------------------------------------------------


def subclasses(cls: type[TutableError]) -> set[type[TutableError]]:
    return {cls}.union(*(subclasses(child) for child in cls.__subclasses__()))


def error_messages() -> set[str]:
    """Errors that come with a `problem` have a sentence for each, the others one."""
    for path in trees():
        if path.stem != "__main__":
            importlib.import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
    own = {cls for cls in subclasses(TutableError) if cls.__module__.startswith("tutable.")}
    codes = {cls.__name__: cls.code for cls in own if not issubclass(cls, (Defective, Illegal))}
    problems: set[tuple[str, str]] = set()
    for tree in trees().values():
        for name, call in calls(tree):
            if name in codes:
                problems |= {(codes[name], text) for text in keyword_text(call, "problem") | first_text(call)}
    with_problem = {code for code, _ in problems}
    return {f"error-{code}-{problem}" for code, problem in problems} | {
        f"error-{code}" for code in codes.values() if code not in with_problem
    }


def defects() -> set[str]:
    """Messages for the problems of component files, positions and learned weights."""
    found: set[str] = set()
    for path, tree in trees().items():
        sorts = ["position" if path.stem in DESCRIBED else "components"]
        if path.stem == "lessons":
            sorts = ["weights"]
        if path.stem == "toml":  # read by all of them
            sorts = ["position", "components", "weights"]
        for name, call in calls(tree):
            if name in ("Problem", "wrong"):
                found |= {f"{sort}-{code}" for code in first_text(call) for sort in sorts}
    return found


def game_messages(game_id: str) -> set[str]:
    """What a game's registries name."""
    game = get_game(game_id)
    found = {message for message, _ in game.events.values()}
    blank = game.start(game.min_players, game.check_options({}), game.components())
    for kind, decision in enumerate(game.decisions):
        if decision.deciders(blank, kind) != CHANCE:
            found.add("ask-" + decision.name)
    found |= {reason_message(reason) for reason in game.rulebook.reasons()}
    found |= {"rule-" + rule for rule in game.rulebook.rules}
    found |= {"chapter-" + chapter for chapter in game.rulebook.chapters}
    return found | {"ruling-" + ruling for ruling in game.rulebook.rulings}


def texts_in_code() -> set[str]:
    return set().union(*(literals(tree) for tree in trees().values()))


def patterns() -> list[re.Pattern[str]]:
    """Message ids that code puts together: f"part-{field}", "name-" + sort, f"{game}-group-{heading}"."""
    found: list[re.Pattern[str]] = []
    for tree in trees().values():
        for parts in templates(tree):
            start = parts[0] if parts else None
            if start is None and len(parts) > 2 and re.fullmatch(r"-[a-z]+-", parts[1] or ""):
                found.append(re.compile(f"({'|'.join(OWN_GAMES)}){parts[1]}.+"))
            if start is not None and None in parts and re.fullmatch(r"[a-z]+(-[a-z]+)*-", start):
                body = "".join(".+" if part is None else re.escape(part) for part in parts)
                found.append(re.compile(body))
    return found


def known(lang: str) -> set[str]:
    return messages(lang).union(*(messages(lang, GAMES / game) for game in OWN_GAMES))


def used() -> set[str]:
    """Everything that code and registries certainly name."""
    exact = re.compile(rf"({'|'.join(EXACT)})-[A-Za-z0-9-]*[a-z0-9]")
    found = {text for text in texts_in_code() if exact.fullmatch(text)}
    # What ends with a hyphen is only the beginning of a name.
    names = {text for text in texts_in_code() if re.match(r"name:[a-z]", text) and not text.endswith("-")}
    found |= {"name-" + text[5:].split(" ")[0] for text in names}
    found.add(reason_message(NOT_NOW_REASON))
    return found.union(error_messages(), defects(), *(game_messages(game) for game in OWN_GAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    assert sorted(used() - known(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    certain = used()
    spoken = texts_in_code() | web_literals()
    composed = patterns() + web_patterns()
    open_exact = re.compile(rf"({'|'.join(EXACT)})-.*")
    unused = [
        message
        for message in sorted(known(lang))
        if not message.startswith("ui-")  # the client's words: see tests/browser/test_words.py
        and message not in certain
        and message not in spoken
        and (open_exact.fullmatch(message) or not any(pattern.fullmatch(message) for pattern in composed))
    ]
    assert unused == []
