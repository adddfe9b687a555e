"""Editions of the components: what the editor sends and is sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tutable.core.components import MAX_BYTES
from tutable.server.wire.client import In
from tutable.server.wire.values import Problem

MAX_CHANGES = 3000
MAX_DRAFT_BODY = 300_000
Word = Annotated[str, Meta(max_length=200)]


class Changed(In, frozen=True):
    """A value as it was typed, right or wrong, and where it comes from."""

    value: int | Annotated[str, Meta(max_length=2000)]
    provenance: Word = "own"


class Draft(In, frozen=True):
    """An edition somebody works on: only what differs from `parent` (`name@hash` of a released one)."""

    title: Word
    version: Word
    parent: Word
    author: Word = ""
    notes: Annotated[str, Meta(max_length=5000)] = ""
    changes: Annotated[dict[Word, Changed], Meta(max_length=MAX_CHANGES)] = {}


class KeepDraft(In, frozen=True):
    """Another state of a draft; `version` is the one it was made from."""

    version: Annotated[int, Meta(ge=0, le=2**31)]
    draft: Draft


class EditionFile(In, frozen=True):
    text: Annotated[str, Meta(max_length=MAX_BYTES)]


class Kept(Struct, frozen=True):
    """A draft as it is kept; `version` grows with every change."""

    id: str
    version: int
    changed: str
    draft: Draft


class Drafts(Struct, frozen=True):
    """Mine, the latest first."""

    drafts: list[Kept]


class PartWord(Struct, frozen=True):
    """A word of the game's notation and the message that says it; "": it says itself."""

    word: str
    message: str


class PartField(Struct, frozen=True):
    """One value of a component: a whole number within bounds, or a text in the game's notation.

    Of `words` a text is one (`choice`), or `low` to `high` with spaces between them, each once (`set`) or
    as often as one likes (`list`), or each with a number before it, up to `high` (`tally`). A `text` has a
    grammar of its own, in which they occur. `may_lack`: 0 or nothing says that the component has none.
    """

    name: str
    kind: Literal["number", "text", "choice", "set", "list", "tally"]
    low: int
    high: int
    may_lack: bool
    example: str
    words: list[PartWord]


class PartSheet(Struct, frozen=True):
    """All components of one sort; `more` can be added."""

    name: str
    ids: list[str]
    more: list[str]
    fields: list[PartField]


class ReleasedEdition(Struct, frozen=True):
    name: str
    title: str
    version: str
    hash: str
    notes: str


class EditionPage(Struct, frozen=True):
    """All components of a game: sheets as they lie in the box, and of one released edition the values,
    where they come from, and `drawn`: what a picture of each is made from, if the game has one.
    """

    game: str
    sheets: list[PartSheet]
    released: list[ReleasedEdition]
    edition: ReleasedEdition
    values: dict[str, dict[str, dict[str, int | str]]]
    provenance: dict[str, dict[str, dict[str, str]]]
    drawn: dict[str, dict[str, Any]]


class PlacedProblem(Struct, frozen=True):
    """One defect and the value, entry or sheet it belongs to."""

    place: str
    problem: Problem


class CheckedEdition(Struct, frozen=True):
    """A draft, judged. Without problems it has a hash, words (`edition-used`) and a file; `drawn` has what
    changed, as far as it can be drawn.
    """

    problems: list[PlacedProblem]
    hash: str
    args: dict[str, str | int]
    file: str
    drawn: dict[str, dict[str, Any]]
