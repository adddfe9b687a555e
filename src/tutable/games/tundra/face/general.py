"""The sorts of things at a Tundra table: what is said of each wherever it lies."""

from __future__ import annotations

from tutable.face import View
from tutable.face.things import Explained
from tutable.games.tundra.face.words import GOODS, RESOURCES, round_name
from tutable.lang.said import Arg, Said

RULES = {
    **dict.fromkeys(RESOURCES, ("TUN-1", "TUN-17", "TUN-18", "TUN-24")),
    "berries": ("TUN-1", "TUN-15", "TUN-19"),
    "glade": ("TUN-3", "TUN-17"),
    "settlement": ("TUN-3", "TUN-17", "TUN-19"),
    "worker": ("TUN-2", "TUN-17", "TUN-22"),
    "tower": ("TUN-18", "TUN-8"),
    "die": ("TUN-9", "TUN-12", "TUN-15"),
    "market": ("TUN-6", "TUN-11", "TUN-23"),
    "starter": ("TUN-5", "TUN-13"),
    "enhancement": ("TUN-13", "TUN-26"),
    "advisor": ("TUN-16", "TUN-25"),
    "goal": ("TUN-14",),
    "personal": ("TUN-7", "TUN-28"),
    "title": ("TUN-7", "TUN-8"),
    "free": ("TUN-15", "TUN-16"),
    "upgrade": ("TUN-24", "TUN-8"),
    "points": ("TUN-28",),
    "round": ("TUN-8", "TUN-9", "TUN-10", "TUN-11"),
}

# What boards and cards are printed with.
SIGNS = {
    "moves": ("TUN-17",),
    "any": ("TUN-1",),
    "workers": ("TUN-18",),
    "build": ("TUN-18",),
    "place": ("TUN-19",),
    "sell": ("TUN-20",),
    "gather": ("TUN-22",),
    "card": ("TUN-23",),
    "renew": ("TUN-23",),
    "upgrade": ("TUN-24",),
    "turn": ("TUN-16",),
    "roll": ("TUN-16",),
}


def sign(name: str) -> Explained:
    return Explained(Said(f"tundra-sign-{name}"), [Said(f"tundra-is-sign-{name}")], SIGNS[name])


def explain_sort(name: str, view: View) -> Explained:
    title = round_name(view) if name == "round" else Said(f"tundra-sort-{name}")
    return Explained(title, about(name, view), RULES[name])


def about(name: str, view: View) -> list[Said]:
    values = view["printed"]
    args: dict[str, Arg] = {}
    if name in GOODS:
        args = {"most": values["limits"][name], "letter": Said(f"tundra-letter-{name}")}
        return [Said(f"tundra-is-{'resource' if name in RESOURCES else name}", args)]
    if name == "goal":
        args = dict(zip(("low", "middle", "high"), values["steps"], strict=True))
    elif name == "round":
        humble = values["titles"]["humble"]
        args = {"rounds": values["rounds"], "early": humble["early"], "late": humble["late"]}
    return [Said(f"tundra-is-{name}", args)]
