"""The rules of a game as something to read: chapters, rules, their refusals and rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tutable.core.game import Game, reason_message
from tutable.core.rulebook import Rule
from tutable.face.examples import Example, examples_of
from tutable.lang import Texts

OTHERS = ("Ben", "Carla", "Dario", "Emma")  # who sits at the tables of examples
BLANK = "…"  # stands in a refusal for what the table would fill in


@dataclass(frozen=True)
class Worked:
    """A worked example beside a rule: its words, and the table they speak of."""

    title: str
    text: list[str]
    example: Example
    game: Game
    texts: Texts  # with the names of those who sit there


@dataclass(frozen=True)
class Entry:
    """A rule or a ruling."""

    id: str
    title: str
    text: list[str]  # paragraphs
    refusals: list[tuple[str, str]] = field(default_factory=list)  # a reason's id, its sentence
    rulings: list[Entry] = field(default_factory=list)
    confidence: int | None = None  # per cent
    option: str = ""
    examples: list[Worked] = field(default_factory=list)

    def words(self) -> str:
        """Everything a search looks at."""
        parts = [self.id, self.title, *self.text, *(sentence for _, sentence in self.refusals), self.option]
        parts += [words for one in self.examples for words in (one.title, *one.text)]
        return "\n".join(parts).casefold()


@dataclass(frozen=True)
class Chapter:
    title: str
    text: list[str]
    entries: list[Entry]


def paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]


class Book:
    """All rules of a game in one language."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        source = "".join(
            p.read_text("utf-8") for p in sorted((game.folder / "text" / texts.lang).glob("*.ftl"))
        )
        self.blanks = dict.fromkeys(re.findall(r"\$([\w-]+)", source), BLANK)
        self.chapters: list[Chapter] = []
        for name in game.rulebook.chapters:
            members = [self.rule(rule) for rule in game.rulebook.rules_of(name)]
            text = self.text(f"chapter-{name}")
            self.chapters.append(Chapter(texts.say(f"chapter-{name}"), text, members))

    def text(self, message: str) -> list[str]:
        if not self.texts.has(message, "text"):
            return []
        return paragraphs(self.texts.say(message, attribute="text"))

    def rule(self, rule: Rule) -> Entry:
        refusals = [(reason, self.texts.say(reason_message(reason), self.blanks)) for reason in rule.reasons]
        rulings = [self.ruling(name) for name in rule.rulings]
        return Entry(
            rule.id,
            self.texts.say(f"rule-{rule.id}"),
            self.text(f"rule-{rule.id}"),
            refusals,
            rulings,
            examples=[self.worked(one) for one in examples_of(self.game) if one.rule == rule.id],
        )

    def worked(self, example: Example) -> Worked:
        texts = Texts(self.texts.lang, self.game.id, [self.texts.say("ui-you-name"), *OTHERS])
        text = texts.say(example.title, {"other": "seat:1"}, "text")
        return Worked(texts.say(example.title), paragraphs(text), example, self.game, texts)

    def ruling(self, name: str) -> Entry:
        found = self.game.rulebook.rulings[name]
        return Entry(
            name,
            self.texts.say(f"ruling-{name}"),
            self.text(f"ruling-{name}"),
            confidence=found.confidence,
            option=f"{found.option} = {' | '.join(self.game.options[found.option])}" if found.option else "",
        )

    def entries(self) -> Iterator[Entry]:
        """Rules and rulings, each ruling after the rule it belongs to."""
        for chapter in self.chapters:
            for entry in chapter.entries:
                yield entry
                yield from entry.rulings

    def find(self, name: str) -> Entry | None:
        """By its id, as people write it: TUA-9, tua9, TUA-9.gold; within a game also 9 or A4."""
        wanted = re.sub(r"[\s-]", "", name.partition(".")[0]).casefold()
        for entry in self.entries():
            plain = entry.id.replace("-", "").casefold()
            if wanted and wanted in (plain, entry.id.rpartition("-")[2].casefold()):
                return entry
        return None

    def search(self, words: str) -> list[Entry]:
        """What contains all of these words."""
        wanted = words.casefold().split()
        return (
            [entry for entry in self.entries() if all(word in entry.words() for word in wanted)]
            if wanted
            else []
        )
