"""Every rule, ruling and reason stands in the registry, in the code, in the texts and in a test."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

from tests.fixtures.catalogue import catalogue
from tests.meta.sources import GAMES, ROOT, docstrings, literals, trees
from tutable.core.game import Game, reason_message
from tutable.core.registry import get_game
from tutable.core.rulebook import read_rulebook
from tutable.lang import LANGUAGES, Texts

OWN_GAMES = sorted(path.parent.name for path in GAMES.glob("*/game.toml"))


def prefix(game: Game) -> str:
    return next(iter(game.rulebook.rules)).split("-")[0]


PREFIXES = "|".join(prefix(get_game(game)) for game in OWN_GAMES)
MENTIONED = re.compile(rf"\b((?:{PREFIXES})-(?:[A-Z]{{3,}}-)?)([A-Z]?\d+|[A-I]\b)(?:\.\.(\d+|[A-I]\b))?")


@pytest.fixture(params=OWN_GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return get_game(str(request.param))


def mentioned(text: str) -> set[str]:
    """Rule ids in a text; TUA-13..16 names four of them."""
    found: set[str] = set()
    for match in MENTIONED.finditer(text):
        first, last = match[2], match[3]
        if last and last.isdigit():
            found |= {f"{match[1]}{n}" for n in range(int(first), int(last) + 1)}
        else:
            found |= {f"{match[1]}{chr(n)}" for n in range(ord(first), ord(last) + 1)} if last else {match[0]}
    return found


def sources(game: Game) -> dict[Path, ast.Module]:
    """The game's modules in the checkout, whatever build is running."""
    return {path: tree for path, tree in trees().items() if GAMES / game.id in path.parents}


def rule_tests(game: Game) -> list[ast.Module]:
    folder = ROOT / "tests" / "games" / game.id / "rules"
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.glob("test_*.py"))]


def test_all_rules_and_rulings_of_the_page_are_registered(game: Game) -> None:
    of = catalogue(game.id)
    assert list(game.rulebook.rules) == of.rule_ids
    assert list(game.rulebook.rulings) == of.ruling_ids


def test_every_ruling_belongs_to_a_rule(game: Game) -> None:
    named = [ruling for rule in game.rulebook.rules.values() for ruling in rule.rulings]
    assert sorted(named) == sorted(game.rulebook.rulings)


def test_every_chapter_holds_rules_or_says_something_itself(game: Game) -> None:
    book = game.rulebook
    assert len(set(book.chapters)) == len(book.chapters)
    texts = Texts("en", game.id)
    for chapter in book.chapters:
        assert book.rules_of(chapter) or texts.has("chapter-" + chapter, "text"), chapter


def test_a_rule_in_no_chapter_is_found_at_once(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    rule = 'rule = [{ id = "TUA-1", chapter = "%s", rulings = [] }]'
    path.write_text('chapters = ["setup"]\n' + rule % "setup", "utf-8")
    assert [rule.id for rule in read_rulebook(path).rules_of("setup")] == ["TUA-1"]
    path.write_text('chapters = ["setup"]\n' + rule % "loading", "utf-8")
    with pytest.raises(ValueError, match="TUA-1"):
        read_rulebook(path)


def test_every_option_of_a_ruling_exists(game: Game) -> None:
    named = {ruling.option for ruling in game.rulebook.rulings.values() if ruling.option}
    assert named <= set(game.options)


def test_every_rule_and_ruling_has_a_test_that_names_it(game: Game) -> None:
    names = [
        node.name
        for tree in rule_tests(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    for rule in [*game.rulebook.rules, *game.rulebook.rulings]:
        start = "test_" + rule.lower().replace("-", "_") + "_"
        assert any(name.startswith(start) for name in names), f"no test is named {start}..."


def test_every_rule_test_is_named_after_a_rule(game: Game) -> None:
    known = {rule.lower().replace("-", "_") for rule in [*game.rulebook.rules, *game.rulebook.rulings]}
    for tree in rule_tests(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                match = re.match(r"test_([a-z]+(?:_[a-z]{3,})?_(?:[a-z]?\d+|[a-i]))_", node.name)
                assert match is not None and match[1] in known, f"{node.name} names no rule"


def test_every_reason_belongs_to_a_rule(game: Game) -> None:
    assert sorted(game.rulebook.reasons()) == sorted(game.reasons.values())
    assert len(set(game.reasons.values())) == len(game.reasons)
    assert min(game.reasons) == 2


def test_every_reason_is_returned_in_some_test(game: Game) -> None:
    asserted = set().union(*(literals(tree) for tree in rule_tests(game)))
    assert set(game.rulebook.reasons()) <= asserted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_ruling_and_reason_has_words(game: Game, lang: str) -> None:
    texts = Texts(lang, game.id)
    assert [chapter for chapter in game.rulebook.chapters if not texts.has("chapter-" + chapter)] == []
    for rule in game.rulebook.rules.values():
        assert texts.say("rule-" + rule.id)
        assert texts.say("rule-" + rule.id, attribute="text")
    for ruling in game.rulebook.rulings:
        assert texts.say("ruling-" + ruling)
        assert texts.say("ruling-" + ruling, attribute="text")
    for reason in game.rulebook.reasons():
        assert texts.has(reason_message(reason))


def test_every_decision_says_which_rule_it_carries_out(game: Game) -> None:
    known = {*game.rulebook.rules, *game.rulebook.rulings}
    class_docs = {  # from the source: compiled classes have no docstring
        node.name: ast.get_docstring(node) or ""
        for path, tree in sources(game).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and path.parent.name == "decisions"
    }
    for decision in game.decisions:
        doc = class_docs[type(decision).__name__]
        ids = mentioned(doc)
        assert doc.startswith(prefix(game) + "-"), f"{type(decision).__name__} begins with no rule"
        assert ids and ids <= known, f"{type(decision).__name__}: {ids - known}"


def test_rule_ids_in_the_code_exist(game: Game) -> None:
    known = {*game.rulebook.rules, *game.rulebook.rulings}
    for path, tree in sources(game).items():
        for doc in docstrings(tree):
            assert mentioned(doc) <= known, path
        comments = "\n".join(re.findall(r"#.*", path.read_text("utf-8")))
        assert mentioned(comments) <= known, path


def test_every_rule_is_carried_out_somewhere(game: Game) -> None:
    source = "\n".join(path.read_text("utf-8") for path in sources(game))
    assert set(game.rulebook.rules) <= mentioned(source)


def test_the_readme_maps_every_rule_to_code_and_tests(game: Game) -> None:
    readme = (GAMES / game.id / "README.md").read_text("utf-8")
    assert {*game.rulebook.rules} <= mentioned(readme.replace("–", ".."))
    for link in re.findall(r"`((?:[a-z]+/)?(?!test_)[a-z_]+\.(?:py|toml))`", readme):
        assert (GAMES / game.id / link).is_file(), link
    listed = set(re.findall(r"`(test_[a-z_]+\.py)`", readme))
    assert listed == {
        Path(path).name for path in (ROOT / "tests" / "games" / game.id / "rules").glob("test_*.py")
    }


def test_the_readme_runs(game: Game) -> None:
    result = doctest.testfile(str(GAMES / game.id / "README.md"), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0
