"""Picks in the order in which people read them: under headings, those that end something last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutable.core.match import Offer
from tutable.face import Face


@dataclass(frozen=True)
class Group:
    """Picks under one heading. Of picks that say the same, like equal dice, a list needs only the first."""

    heading: str
    offers: list[Offer]
    twins: frozenset[int]  # picks that say what another of the group says before them


def grouped(offers: Sequence[Offer], face: Face) -> list[Group]:
    """In the game's order; picks of one sort stand together."""
    sorts: dict[str, list[Offer]] = {}
    twins: dict[str, set[int]] = {}
    said: set[str] = set()
    for offer in offers:
        heading = face.heading(offer.shown)
        sorts.setdefault(heading, []).append(offer)
        words = f"{offer.shown.message} {sorted(offer.shown.args.items())}"
        if words in said:
            twins.setdefault(heading, set()).add(offer.pick)
        said.add(words)
    if face.closing in sorts:
        sorts[face.closing] = sorts.pop(face.closing)
    return [Group(heading, members, frozenset(twins.get(heading, ()))) for heading, members in sorts.items()]
