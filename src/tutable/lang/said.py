"""What is said, before it is put into words: a message with arguments, which may be sayings themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, Union

# A number; a text, in which `name:gold` is a thing, `names:gold, salt` several and `seat:2` a player; a
# saying within this one; or several, which are listed: a, b and c.
Arg: TypeAlias = Union[str, int, "Said", Sequence["Said"]]


@dataclass(frozen=True)
class Said:
    """A message in no language yet, and the things on the table it speaks of."""

    message: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    refs: tuple[str, ...] = ()
