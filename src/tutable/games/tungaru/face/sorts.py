"""What each sort of thing on a Tungaru table is, in words for somebody who asks."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.face import View
from tutable.face.things import Explained
from tutable.games.tungaru.face.words import FACES, LEADERS, amounts, die_of, named, nomad_args
from tutable.lang.said import Arg, Said

# What each sort of thing is: `tungaru-is-<sort>`, and the rules that speak of it.
RULES: dict[str, tuple[str, ...]] = {
    "good": ("TUG-SETUP-6", "TUG-SETUP-7"),
    "sail": ("TUG-ACT-A",),
    "harvest": ("TUG-ACT-B", "TUG-BENEFIT-1"),
    "settle": ("TUG-ACT-C",),
    "trade": ("TUG-ACT-D",),
    "travel": ("TUG-ACT-E",),
    "recruit": ("TUG-ACT-F",),
    "sell": ("TUG-ACT-G", "TUG-NOMAD-5", "TUG-NOMAD-6", "TUG-NOMAD-7", "TUG-NOMAD-8"),
    "pass": ("TUG-ACT-I", "TUG-PHASE-4"),
    "island": ("TUG-SETUP-1", "TUG-PHASE-3"),
    "ground": ("TUG-ACT-A", "TUG-SETUP-12"),
    "die": ("TUG-PHASE-1", "TUG-PHASE-3"),
    "dice": ("TUG-PHASE-3",),
    "market": ("TUG-ACT-D",),
    "settler": ("TUG-PHASE-3", "TUG-ACT-C"),
    "monument": ("TUG-SETUP-5", "TUG-ACT-F", "TUG-SCORE-2"),
    "nomad": ("TUG-ACT-F",),
    "reservation": ("TUG-SETUP-12", "TUG-ACT-F"),
    "migration": ("TUG-SETUP-10", "TUG-ACT-F", "TUG-PHASE-4"),
    "pile": ("TUG-SETUP-8",),
    "storage": ("TUG-SETUP-6", "TUG-NOMAD-4"),
    "track": ("TUG-SETUP-5", "TUG-ACT-F"),
    "space": ("TUG-ACT-F", "TUG-SETUP-5"),
    "travellers": ("TUG-ACT-F", "TUG-SCORE-4"),
    "leader": ("TUG-PHASE-2", "TUG-PHASE-4"),
    "leader-space": ("TUG-ACT-H",),
    "flower": ("TUG-SCORE-6",),
    "tamana": ("TUG-ACT-C", "TUG-SCORE-3"),
    "start": ("TUG-PHASE-3", "TUG-LEADER-5"),
    "points": ("TUG-SCORE-1", "TUG-SCORE-2", "TUG-SCORE-3", "TUG-SCORE-4", "TUG-SCORE-5", "TUG-SCORE-6"),
}
BENEFIT_RULES = {"income": 9, "storage": 4, "dice": 3, "sail": 1, "settle": 2}
SCORINGS = ("storage", "monuments", "settlers", "nomads", "goods", "flower")


def said(sort: str, title: Said, more: Sequence[Said] = (), **args: Arg) -> Explained:
    """What this one has of its own, then what all of its sort are."""
    return Explained(title, [*more, Said(f"tungaru-is-{sort}", args)], RULES[sort])


def good(name: str, title: Said) -> Explained:
    return said("good", title, good=f"name:{name}", letter=Said(f"tungaru-letter-{name}"))


def nomad(which: str, view: View, more: Sequence[Said] = (), rules: Sequence[str] = ()) -> Explained:
    about = view["nomads"][which]
    args = nomad_args(which, about)
    own = f"TUG-NOMAD-{BENEFIT_RULES.get(about['benefit']) or selling_rule(about)}"
    score = f"TUG-SCORE-{SCORINGS.index(about['scoring']) + 1}"
    title = Said("tungaru-nomad-name", {"nomad": args["nomad"]})
    return Explained(title, [Said("tungaru-is-nomad-n", args), *more], [*rules, own, score])


def selling_rule(about: View) -> int:
    """Selling one or several, with a matching or with any die."""
    several, any_die = about["count"] > 1, len(about["faces"]) == FACES
    return 5 + int(several) + 2 * int(any_die)


def leader(name: str, view: View) -> Explained:
    """A leader card."""
    n = LEADERS.index(name) + 1
    args = {"ability": Said(f"tungaru-ability-{name}"), "benefit": Said(f"tungaru-benefit-of-{name}")}
    lines = [Said("tungaru-is-leader-n", args), *printed_spaces(name, view)]
    return Explained(named(name), lines, [f"TUG-LEADER-{n}", f"TUG-BENEFIT-{n}", "TUG-PHASE-2", "TUG-ACT-H"])


def printed_spaces(name: str, view: View) -> list[Said]:
    """The dice spaces of a leader card."""
    said: list[Said] = []
    for n, space in enumerate(view["leaders"][name], 1):
        args: dict[str, Arg] = {"n": n, "die": die_of(space["faces"]), "goods": amounts(space["goods"])}
        said.append(Said("tungaru-printed-space", {**args, "open": "yes" if space["open"] else "no"}))
    return said
