"""What lies on a Tungaru table, explained with the values of the components in play."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tutable.core.engine import Shown
from tutable.face import View
from tutable.face.things import Explained, Topic
from tutable.games.tungaru.face import archipelago, seats
from tutable.games.tungaru.face.sorts import RULES, good, leader, nomad, said
from tutable.games.tungaru.face.words import GOODS, LEADERS, nomad_name, nomad_number, players
from tutable.lang.said import Said

# Asked for by a word, apart from what has a name of its own.
GENERAL = tuple(sort for sort in RULES if sort not in ("good", "dice", "space", "leader-space"))
# What is printed on nomads: what they do, and what they score for. Flowers are a sort of their own.
SIGNS = {
    "income": ("TUG-NOMAD-9",),
    "storage": ("TUG-NOMAD-4",),
    "dice": ("TUG-NOMAD-3",),
    "sail": ("TUG-NOMAD-1",),
    "settle": ("TUG-NOMAD-2",),
    "sell": ("TUG-NOMAD-5", "TUG-NOMAD-6", "TUG-NOMAD-7", "TUG-NOMAD-8"),
    "by-storage": ("TUG-SCORE-1",),
    "by-monuments": ("TUG-SCORE-2",),
    "by-settlers": ("TUG-SCORE-3",),
    "by-nomads": ("TUG-SCORE-4",),
    "by-goods": ("TUG-SCORE-5",),
}
# What there are several of: the list of the view, and who explains its things.
NUMBERED = {
    "island": ("islands", archipelago.on_island),
    "ground": ("grounds", archipelago.ground),
    "migration": ("migration", archipelago.migration),
    "seat": ("seats", seats.of_seat),
}


def topics(view: View) -> list[Topic]:
    found = [Topic(f"supply.{good}", Said(f"tungaru-words-{good}")) for good in GOODS]
    found += [Topic(f"hand.{leader}", Said(f"tungaru-words-{leader}")) for leader in LEADERS]
    found += [Topic(sort, Said(f"tungaru-words-{sort}")) for sort in GENERAL]
    for at, one in enumerate(view["islands"]):
        name = f"name:{one['name']}"
        words = Said("tungaru-words-island-n", {"island": name, "tile": one["tile"] or name})
        found.append(Topic(f"island{at}", words, False))
    for which in view["nomads"]:
        args = {"nomad": nomad_name(which), "number": nomad_number(which), "id": which}
        args["short"] = f"{which[0]}{int(which[1:])}"
        found.append(Topic(f"nomad.{which.lower()}", Said("tungaru-words-nomad-n", args), False))
    return found


def explain(ref: str, view: View, seat: int) -> Explained | None:
    found = re.fullmatch(r"([a-z]+)([0-9]{0,2})(?:\.(.+))?", ref)
    if found is None:
        return None
    place, number, part = found[1], found[2], found[3] or ""
    if number:
        things, tell = NUMBERED.get(place, ("", archipelago.ground))
        return tell(view, int(number), part) if int(number) < len(view.get(things, ())) else None
    match place:
        case "supply" if part in GOODS:
            return good(part, Said("tungaru-supply", {"good": f"name:{part}"}))
        case "hand" if part in LEADERS:
            return leader(part, view)
        case "nomad" if part.upper() in view["nomads"]:
            return nomad(part.upper(), view)
        case "sign" if part in SIGNS:
            return Explained(Said(f"tungaru-sign-{part}"), [Said(f"tungaru-is-sign-{part}")], SIGNS[part])
        case "pile" if not part:
            return pile(view["pile"])
        case "tamana" if not part:
            there = [at for at, one in enumerate(view["seats"]) if one["tamana"]]
            return said("tamana", Said("tungaru-tamana", {"owners": players(there)}))
    return said(place, Said(f"tungaru-title-{place}")) if place in GENERAL and not part else None


def pile(nomads: Sequence[str]) -> Explained:
    known = [Said("tungaru-nomad-name", {"nomad": nomad_name(which)}) for which in nomads]
    more = [Said("tungaru-is-in-pile", {"nomads": known})] if known else []
    return said("pile", Said("tungaru-pile", {"count": len(nomads)}), more)


KINDS = {
    "die": "die",
    "settler": "settler",
    "settlers": "settlers",
    "boat": "boat",
    "harvest": "harvest",
    "trade": "trade",
    "walkway": "walkway",
    "market": "market",
    "nomad": "nomad",
    "leader.space": "leader-space",
    "leader": "leader",
    "space-": "monument",
    "storage-": "monument",
    "track": "monument",
    "travellers": "travellers",
    "storage": "storage",
    **dict.fromkeys(GOODS, "good"),
    **dict.fromkeys(LEADERS, "card"),
}


def also(offer: Shown) -> list[str]:
    """Sailing begins at the boat, too, and with a die at the sailing space."""
    if not offer.message.startswith("pick-sail"):
        return []
    seat, _, _ = offer.refs[0].partition(".")
    boat = f"{seat}.boat"
    return [boat, f"{seat}.sailing"] if offer.message == "pick-sail" else [boat]


def kind(ref: str) -> str:
    """What to point at next."""
    place, _, part = ref.partition(".")
    sort = place.rstrip("0123456789") if not part else KINDS.get(part.rstrip("0123456789"), "")
    if not part and sort not in ("island", "ground", "migration", "tamana"):
        return ""
    return f"tungaru-kind-{sort}" if sort else ""
