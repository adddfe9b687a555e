"""What a good player names of a caravan: who leads in a good and by how much, what is kept for later."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.details import Detail
from tutable.games.tuareg.face.words import GOODS


def details(view: View, seat: int) -> list[Detail]:
    """Leads by good; special cards that can still work; the hand."""
    own = view["seats"][seat]
    kept = {
        "thief": own["thieves"].count(None),
        "donkey": sum(one["sort"] == "donkey" and not one["cargo"] for one in own["animals"]),
        "cave": own["caves"].count([]),
        "map": own["maps"],
    }
    found = [lead(view, seat, good) for good in GOODS]
    found += [Detail("specials", "kept", f"name:{sort}", count) for sort, count in kept.items()]
    return [*found, Detail("hand", "hand", "", own["hand_size"])]


def lead(view: View, seat: int, good: str) -> Detail:
    """How many counted cards a seat is ahead of the best of the others, who is named if there is one."""
    counts: list[int] = view["majorities"][good]["counts"]
    most = max(count for other, count in enumerate(counts) if other != seat)
    best = [other for other, count in enumerate(counts) if count == most and other != seat]
    ahead = counts[seat] - most
    where = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    if counts[seat] == most == 0:
        where = "none"
    more: dict[str, Any] = {
        "where": where,
        "by": abs(ahead),
        "rivals": len(best) if most else 0,
        "player": f"seat:{best[0]}",
    }
    return Detail(good, "lead", f"name:{good}", ahead, tuple(more.items()))
