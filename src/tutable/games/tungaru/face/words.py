"""What goods, dice and nomads are called: in full, and in the few letters a drawn table has room for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutable.face.arguments import name_of, number_of
from tutable.lang import Texts
from tutable.lang.said import Arg, Said

GOODS = ("fish", "shell", "coconut", "pearl")
LEADERS = ("worker", "beggar", "fisher", "trader", "chief")
SOURCES = ("gifts", "sales", "storage", "monuments", "settlers", "nomads", "goods", "flower")
NOTHING = Said("name-nothing")
FACES = 6

# Goods differ in colour and letter; the letter alone tells them apart.
STYLES = {
    "fish": "bold white on dodger_blue3",
    "shell": "bold black on light_salmon1",
    "coconut": "bold white on orange4",
    "pearl": "bold black on grey85",
}


def letter(good: str, texts: Texts) -> str:
    """One letter, which differs between the goods in every language."""
    return texts.say(f"tungaru-letter-{good}")


def each(goods: Mapping[str, int]) -> list[str]:
    """Good by good: fish, fish, shell."""
    return [good for good in GOODS for _ in range(goods[good])]


def some(good: str, count: int) -> Said:
    """2 shells."""
    return Said("tungaru-some", {"count": count, "good": f"name:{good}"})


def amounts(goods: Mapping[str, int]) -> list[Said]:
    """2 fish and 1 shell; nothing, if there is none."""
    return [some(good, goods[good]) for good in GOODS if goods[good] > 0] or [NOTHING]


def worth(points: int) -> Said:
    """3 points."""
    return Said("tungaru-points", {"points": points})


def named(name: str) -> Said:
    return Said(f"name-{name}")


def players(seats: Sequence[int]) -> list[Said]:
    """Ann and Ben; nobody, if there is none."""
    return [Said("tungaru-player", {"player": f"seat:{seat}"}) for seat in seats] or [named("nobody")]


def one_of(numbers: Sequence[int]) -> Arg:
    """1, 2 or 3."""
    *first, last = numbers
    return Said("tungaru-or", {"first": ", ".join(map(str, first)), "last": last}) if first else last


def die_of(faces: Sequence[int]) -> Said:
    """Which dice fit."""
    return (
        Said("tungaru-any-die") if len(faces) == FACES else Said("tungaru-die-of", {"faces": one_of(faces)})
    )


# -- nomads -----------------------------------------------------------------------------------


def nomad_name(nomad: str) -> str:
    """N07 is nomad 7, D1 the first of the deluxe box."""
    return f"name:{'nomad' if nomad[0] == 'N' else 'deluxe'}-n {int(nomad[1:])}"


def nomad_number(nomad: str) -> str:
    """As the component table has it, without zeros: 7, D1."""
    return nomad if nomad.startswith("D") else str(int(nomad[1:]))


def nomad_id(arg: object) -> str:
    """The other way round."""
    return f"N{number_of(arg):02}" if name_of(arg) == "nomad-n" else f"D{number_of(arg)}"


def benefit(nomad: Mapping[str, Any]) -> Said:
    """What a nomad does for its owner."""
    args: dict[str, Arg] = {}
    if nomad["good"]:
        args |= {"good": f"name:{nomad['good']}", "count": nomad["count"], "worth": worth(nomad["worth"])}
        args |= {"goods": some(nomad["good"], nomad["count"])}
    if nomad["faces"]:
        args["die"] = die_of(nomad["faces"])
    return Said(f"tungaru-benefit-{nomad['benefit']}", args)


def scoring(nomad: Mapping[str, Any]) -> Said:
    """What a nomad brings at the end."""
    points: list[int] = nomad["points"]
    args: dict[str, Arg] = {"points": worth(points[0]), **dict(zip(GOODS, points, strict=False))}
    if nomad["flower"]:
        args["flower"] = Said(f"tungaru-flower-{nomad['flower']}")
    return Said(f"tungaru-scoring-{nomad['scoring']}", args)


def nomad_args(nomad: str, about: Mapping[str, Any]) -> dict[str, Arg]:
    """Everything that stands on a nomad."""
    return {
        "nomad": nomad_name(nomad),
        "number": nomad_number(nomad),
        "cost": amounts(about["cost"]),
        "benefit": benefit(about),
        "scoring": scoring(about),
    }


# -- in a few columns -------------------------------------------------------------------------


def short_benefit(nomad: Mapping[str, Any], texts: Texts) -> str:
    args: dict[str, Any] = {"count": nomad["count"], "worth": nomad["worth"], "good": ""}
    if nomad["good"]:
        args["good"] = letter(nomad["good"], texts)
    faces: list[int] = nomad["faces"]
    shown = {"faces": " ".join(map(str, faces))}
    args["die"] = Said("tungaru-short-any-die" if len(faces) == FACES else "tungaru-short-die", shown)
    return texts.say(f"tungaru-short-{nomad['benefit']}", args)


def short_scoring(nomad: Mapping[str, Any], texts: Texts) -> str:
    points: list[int] = nomad["points"]
    args = {"points": points[0], "each": " ".join(map(str, points)), "flower": nomad["flower"] or ""}
    return texts.say(f"tungaru-short-scoring-{nomad['scoring']}", args)
