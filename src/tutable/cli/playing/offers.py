"""The list of what can be picked: numbered, grouped, with what cannot be taken back marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutable.cli.screen import Screen
from tutable.core.match import Offer
from tutable.face import Face
from tutable.face.offers import grouped
from tutable.face.phrases import capital
from tutable.lang import Texts

if TYPE_CHECKING:
    from rich.text import Text

FINAL = "!"
INDENT = 1
GAP = 2


@dataclass(frozen=True)
class Listed:
    """Picks under one heading, with their numbers."""

    heading: str
    offers: list[tuple[int, Offer]]


def numbered(offers: Sequence[Offer], face: Face) -> list[Listed]:
    """Every pick that says something of its own, numbered from one."""
    found: list[Listed] = []
    number = 0
    for group in grouped(offers, face):
        members = [offer for offer in group.offers if offer.pick not in group.twins]
        found.append(Listed(group.heading, list(enumerate(members, number + 1))))
        number += len(members)
    return found


def in_order(groups: Sequence[Listed]) -> list[Offer]:
    return [offer for group in groups for _, offer in group.offers]


def list_offers(groups: Sequence[Listed], texts: Texts, screen: Screen) -> None:
    """One pick a line."""
    for group in groups:
        if len(groups) > 1 and group.heading:
            screen.line(texts.say(group.heading) + ":")
        for number, offer in group.offers:
            screen.line(f"{number}{FINAL if offer.final else '.'} {capital(texts.show(offer.shown))}")


def final_notes(groups: Sequence[Listed], texts: Texts) -> list[str]:
    """Why some picks cannot be taken back."""
    barriers = {offer.final for offer in in_order(groups) if offer.final}
    return [texts.say("play-final", {"mark": FINAL, "barrier": barrier}) for barrier in sorted(barriers)]


def drawn(groups: Sequence[Listed], texts: Texts, width: int) -> list[Text]:
    """Headings on the left, picks in as many columns as fit; what is too long goes on below itself."""
    from rich.cells import cell_len
    from rich.text import Text

    titled = len(groups) > 1 and any(group.heading for group in groups)
    titles = [texts.say(group.heading) if titled and group.heading else "" for group in groups]
    margin = INDENT + (max(cell_len(title) for title in titles) + 2 if titled else 0)
    digits = len(str(len(in_order(groups))))
    lines: list[Text] = []
    for title, group in zip(titles, groups, strict=True):
        entries = [(number, offer, capital(texts.show(offer.shown))) for number, offer in group.offers]
        cell = digits + 2 + max(cell_len(words) for _, _, words in entries) + GAP
        columns = max(1, (width - margin + GAP) // cell)
        for start in range(0, len(entries), columns):
            line = Text(" " * INDENT)
            line.append((title if start == 0 else "").ljust(margin - INDENT), style="dim")
            below: list[str] = []
            for number, offer, words in entries[start : start + columns]:
                if columns == 1:
                    words, *below = wrapped(words, width - margin - digits - 2)
                line.append(str(number).rjust(digits), style="bold cyan")
                line.append(FINAL if offer.final else " ", style="bold red")
                line.append(" " + words + " " * (cell - digits - 2 - cell_len(words)))
            line.rstrip()
            lines.append(line)
            lines += [Text(" " * (margin + digits + 2) + rest) for rest in below]
    return lines


def wrapped(words: str, room: int) -> list[str]:
    """The words in lines of so many columns."""
    from rich.console import Console
    from rich.text import Text

    return [line.plain.rstrip() for line in Text(words).wrap(Console(), max(room, 20))]


def shortened(words: str, room: int) -> str:
    """One line, cut where it must be."""
    from rich.cells import cell_len, set_cell_size

    return words if cell_len(words) <= room else set_cell_size(words, room - 1).rstrip() + "…"


def list_forbidden(offers: Sequence[Offer], allowed: Sequence[Offer], texts: Texts, screen: Screen) -> None:
    """What a person might try and may not, each with its reason; not what reads like something allowed."""
    possible = {capital(texts.show(offer.shown)) for offer in allowed}
    reasons: dict[str, dict[str, None]] = {}  # picks that say the same are named once
    for offer in offers:
        assert offer.reason is not None
        words = capital(texts.show(offer.shown))
        if words not in possible:
            reasons.setdefault(texts.reason(offer.reason, offer.params or {}), {})[words] = None
    if not reasons:
        screen.line(texts.say("play-nothing-forbidden"))
    for reason, picks in reasons.items():
        for pick in picks:
            screen.line("- " + pick, "bold")
        screen.line("  " + reason)
