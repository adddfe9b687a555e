"""What the things on a table are: asked for by pointing at them, or by a word in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutable.lang.said import Said


@dataclass(frozen=True)
class Explained:
    """A thing for somebody who asks: what it is, does and is worth, and the rules that speak of it."""

    title: Said
    lines: Sequence[Said]
    rules: Sequence[str] = ()


@dataclass(frozen=True)
class Topic:
    """A thing with the words it answers to, as a message that lists them with commas."""

    ref: str
    words: Said
    listed: bool = True  # one of a few that `?` alone names; the cards of a deck are not


@dataclass(frozen=True)
class Move:
    """A piece that goes from one thing to another in an event; from a thing to itself: it is only touched.

    `piece` is the drawing's name: `good-gold`, `boat-2`.
    """

    piece: str
    origin: str
    target: str


def touched(ref: str) -> Move:
    """A thing that an event concerns without moving anything."""
    return Move("", ref, ref)
