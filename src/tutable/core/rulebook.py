"""The registry of a game's chapters, rules, rulings and reasons, read from its `rules.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Rule:
    """A numbered rule; its sentences are the messages `rule-<id>` and `reason-<id>-<reason>`."""

    id: str
    chapter: str
    rulings: tuple[str, ...]
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Ruling:
    """How this edition reads an open question, and with what confidence (per cent, if estimated)."""

    id: str
    confidence: int | None
    option: str


@dataclass(frozen=True)
class Rulebook:
    """A chapter's sentences are the message `chapter-<id>`; one that only introduces others holds no rule."""

    chapters: tuple[str, ...]  # in the order in which they are read
    rules: dict[str, Rule]
    rulings: dict[str, Ruling]

    def rules_of(self, chapter: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.chapter == chapter]

    def reasons(self) -> list[str]:
        """All reason ids, like TUA-9.gold."""
        return [f"{rule.id}.{reason}" for rule in self.rules.values() for reason in rule.reasons]


def read_rulebook(path: Path) -> Rulebook:
    data = tomllib.loads(path.read_text("utf-8"))
    rules = [
        Rule(r["id"], r["chapter"], tuple(r["rulings"]), tuple(r["reasons"])) for r in data.get("rule", [])
    ]
    rulings = [Ruling(r["id"], r.get("confidence"), r.get("option", "")) for r in data.get("ruling", [])]
    chapters = tuple(data["chapters"])
    for rule in rules:
        if rule.chapter not in chapters:  # no page would show it
            raise ValueError(f"{path}: {rule.id} is in no chapter of the book")
    return Rulebook(chapters, {rule.id: rule for rule in rules}, {ruling.id: ruling for ruling in rulings})
