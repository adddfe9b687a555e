"""How goods look: a colour, a shape and a letter each, so that none of the three is needed."""

from __future__ import annotations

from dataclasses import dataclass

from tutable.lang import Texts

GOODS = ("water", "gold", "salt", "millet")
SPECIALS = ("donkey", "cave", "thief", "map")


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


def name(good: str, texts: Texts) -> str:
    return texts.say(f"name-{good}")


def counted(goods: list[str], texts: Texts) -> list[str]:
    """Equal neighbours counted: gold, 2 × millet."""
    found: list[tuple[str, int]] = []
    for good in goods:
        if found and found[-1][0] == good:
            found[-1] = (good, found[-1][1] + 1)
        else:
            found.append((good, 1))
    return [some(good, number, texts) for good, number in found]


def some(good: str, number: int, texts: Texts) -> str:
    word = name(good, texts)
    return word if number == 1 else texts.say("tuareg-some", {"count": number, "good": word})
