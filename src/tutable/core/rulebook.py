"""The registry of a game's rules, rulings and reasons, read from its `rules.toml`."""

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
    rules: dict[str, Rule]
    rulings: dict[str, Ruling]

    def reasons(self) -> list[str]:
        """All reason ids, like TUA-9.gold."""
        return [f"{rule.id}.{reason}" for rule in self.rules.values() for reason in rule.reasons]


def read_rulebook(path: Path) -> Rulebook:
    data = tomllib.loads(path.read_text("utf-8"))
    rules = [
        Rule(r["id"], r["chapter"], tuple(r["rulings"]), tuple(r["reasons"])) for r in data.get("rule", [])
    ]
    rulings = [Ruling(r["id"], r.get("confidence"), r.get("option", "")) for r in data.get("ruling", [])]
    return Rulebook({rule.id: rule for rule in rules}, {ruling.id: ruling for ruling in rulings})
