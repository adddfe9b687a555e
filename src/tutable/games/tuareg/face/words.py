"""How goods look (a colour, a shape and a letter each, so that none of them is needed) and are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from tutable.lang import Texts
from tutable.lang.said import Said

GOODS = ("water", "gold", "salt", "millet")
SPECIALS = ("donkey", "cave", "thief", "map")
NOTHING = Said("name-nothing")


@dataclass(frozen=True)
class Look:
    shape: str
    ascii: str
    style: str


LOOKS = {
    "water": Look("≈", "~", "bold white on dodger_blue3"),
    "gold": Look("●", "o", "bold black on gold3"),
    "salt": Look("■", "#", "bold black on grey85"),
    "millet": Look("♣", "%", "bold white on dark_green"),
}


def letter(good: str, texts: Texts) -> str:
    """The first letter of its name, which differs between the goods in every language."""
    return texts.say(f"tuareg-letter-{good}")


def some(good: str, count: int) -> Said:
    """gold; 2 × gold."""
    return Said("tuareg-some", {"count": count, "good": f"name:{good}"})


def counted(goods: Sequence[str]) -> list[Said]:
    """Equal neighbours counted: gold, 2 × millet."""
    return [some(good, len(list(alike))) for good, alike in groupby(goods)]


def amounts(goods: Mapping[str, int]) -> list[Said]:
    """Of each good how much there is; nothing, if there is none."""
    return [some(good, goods[good]) for good in GOODS if goods[good] > 0] or [NOTHING]


def hidden(card: Mapping[str, object]) -> Said:
    """A face-down card."""
    if card["good"] is None:
        return Said("tuareg-face-down")
    sort = "known" if card["seen_by_all"] else "secret"
    return Said(f"tuareg-hidden-{sort}", {"good": f"name:{card['good']}"})


def animal(one: Mapping[str, object], at: int, camels: int) -> str:
    """Camels and donkeys are numbered apart, from one."""
    number = at + 1 if one["sort"] == "camel" else at - camels + 1
    return f"name:{one['sort']}-n {number}"
