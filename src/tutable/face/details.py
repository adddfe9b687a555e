"""What a good player would name of a table: who leads in salt and by how much, what a nomad scores.

A game's face tells details from a view, so from what a seat sees. Hints compare the same detail after two
picks: "Ruta scores 6 points, otherwise 4". Its message is `<game>-detail-<kind>`, where `otherwise` says for
which place: "no" names the thing, "yes" need not name it again; "absent" (it need not be named) and "lost"
(it is named) tell that there is no such thing then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutable.lang.said import Arg, Said


@dataclass(frozen=True)
class Detail:
    """Something that can be counted, and belongs to a part of what a seat may expect."""

    part: str  # as the game's features name it
    kind: str
    thing: str  # an argument, like `name:salt`; what is there only once has none
    count: int  # the more the better
    more: tuple[tuple[str, str | int], ...] = ()  # arguments beside `thing` and `count`
    comes: bool = False  # one can have it or not

    @property
    def what(self) -> tuple[str, str, str]:
        """The same after two picks."""
        return self.part, self.kind, self.thing

    def said(self, game: str, otherwise: Literal["no", "yes", "absent", "lost"] = "no") -> Said:
        args: dict[str, Arg] = {"thing": self.thing, "count": self.count, **dict(self.more)}
        return Said(f"{game}-detail-{self.kind}", {**args, "otherwise": otherwise})
