"""A game's chapters, rules and rulings, read from its `rules.toml`, with the reasons it refuses for."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Rule:
    """A numbered rule; its sentence is the message `rule-<id>`."""

    id: str
    chapter: str
    rulings: tuple[str, ...]
    reasons: tuple[str, ...]  # ids like TUA-9.gold


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
    asks: dict[str, str]  # for the message of a question the rule or chapter that speaks of it

    def rules_of(self, chapter: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.chapter == chapter]

    def reasons(self) -> list[str]:
        """All reasons, rule by rule."""
        return [reason for rule in self.rules.values() for reason in rule.reasons]


def read_rulebook(path: Path, reasons: Iterable[str] = ()) -> Rulebook:
    """Each reason belongs to the rule before its dot; one of a rule that does not exist is left out."""
    data = tomllib.loads(path.read_text("utf-8"))
    found: dict[str, list[str]] = {}
    for reason in reasons:
        found.setdefault(reason.partition(".")[0], []).append(reason)
    rules = [
        Rule(r["id"], r["chapter"], tuple(r["rulings"]), tuple(found.get(r["id"], ())))
        for r in data.get("rule", [])
    ]
    rulings = [Ruling(r["id"], r.get("confidence"), r.get("option", "")) for r in data.get("ruling", [])]
    chapters = tuple(data["chapters"])
    for rule in rules:
        if rule.chapter not in chapters:  # no page would show it
            raise ValueError(f"{path}: {rule.id} is in no chapter of the book")
    asks = dict(data.get("asks", {}))
    known = {*chapters, *(rule.id for rule in rules)}
    for ask, place in asks.items():
        if place not in known:
            raise ValueError(f"{path}: {ask} is told in {place}, which is not there")
    return Rulebook(
        chapters, {rule.id: rule for rule in rules}, {ruling.id: ruling for ruling in rulings}, asks
    )
