"""What one edition changes in another, and what of it contradicts print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutable.core.components import Components
from tutable.core.editions.model import sort_of


@dataclass(frozen=True)
class Change:
    """One value: what it was (None: the entry is new, or gone), what it is, where both come from."""

    sheet: str
    entry: str
    field: str
    before: Any
    after: Any
    was: str
    now: str

    @property
    def place(self) -> str:
        return f"{self.sheet}.{self.entry}.{self.field}"

    @property
    def is_value(self) -> bool:
        """Does the value differ, not only where it comes from?"""
        return bool(self.before != self.after)

    @property
    def from_print(self) -> bool:
        """Changed although it is printed; what somebody reads off their box is print again."""
        return self.is_value and self.was == "printed" and sort_of(self.now) != "box"


def changes(base: Components, other: Components) -> list[Change]:
    """Everything that differs, sheet by sheet."""
    found: list[Change] = []
    for sheet, entries in other.values.items():
        for entry in {**base.values[sheet], **entries}:
            before, after = base.values[sheet].get(entry, {}), entries.get(entry, {})
            was = base.provenance[sheet].get(entry, {})
            now = other.provenance[sheet].get(entry, {})
            for field in {**before, **after}:
                if before.get(field) != after.get(field) or was.get(field) != now.get(field):
                    found.append(
                        Change(
                            sheet,
                            entry,
                            field,
                            before.get(field),
                            after.get(field),
                            was.get(field, ""),
                            now.get(field, ""),
                        )
                    )
    return found


@dataclass(frozen=True)
class Account:
    """In a few words: how many values are not those of `base`, and how many of them contradict print."""

    name: str
    title: str
    version: str
    hash: str
    base: str  # title and version of what it was made from; empty: it is a released edition
    differs: int
    from_print: int
    bots: str = ""  # `untrained`: what they have learned at this game was learned with other values

    def args(self, default: str) -> dict[str, str | int]:
        """For the message `edition-used`; `default` is the hash of the game's own values."""
        kind = "own" if self.name else "file"
        if not self.base:
            kind = "default" if self.hash == default else "earlier"
        return {
            "kind": kind,
            "title": self.title,
            "version": self.version,
            "base": self.base,
            "differs": self.differs,
            "printed": self.from_print,
            "bots": self.bots,
        }


def account(parts: Components, base: Components | None) -> Account:
    """`base` is None for a released edition."""
    found = changes(base, parts) if base is not None else []
    edition = parts.edition
    return Account(
        edition.name,
        edition.title,
        edition.version,
        parts.hash,
        f"{base.edition.title} {base.edition.version}".strip() if base is not None else "",
        sum(change.is_value for change in found),
        sum(change.from_print for change in found),
    )
