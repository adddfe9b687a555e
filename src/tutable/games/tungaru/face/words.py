"""What goods and nomads of Tungaru are called: in full, and in the few letters a drawn table has room for."""

from __future__ import annotations

from typing import Any

from tutable.lang import Texts

GOODS = ("fish", "shell", "coconut", "pearl")
LEADERS = ("worker", "beggar", "fisher", "trader", "chief")
SOURCES = ("gifts", "sales", "storage", "monuments", "settlers", "nomads", "goods", "flower")

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


def each(goods: dict[str, int]) -> list[str]:
    """Good by good: fish, fish, shell."""
    return [good for good in GOODS for _ in range(goods[good])]


def amounts(goods: dict[str, int], texts: Texts) -> str:
    """2 fish and 1 shell."""
    present = [some(good, goods[good], texts) for good in GOODS if goods[good] > 0]
    return texts.listed(present) if present else texts.say("name-nothing")


def some(good: str, count: int, texts: Texts) -> str:
    return texts.say("tungaru-some", {"count": count, "good": f"name:{good}"})


def nomad_name(nomad: str, texts: Texts) -> str:
    """N07 is nomad 7, D1 the first of the deluxe box."""
    return texts.say("name-nomad-n" if nomad[0] == "N" else "name-deluxe-n", {"n": int(nomad[1:])})


def any_of(faces: list[int], texts: Texts) -> str:
    """1, 2 or 3."""
    if len(faces) == 6:
        return texts.say("tungaru-any-die")
    return one_of([str(face) for face in faces], texts)


def one_of(words: list[str], texts: Texts) -> str:
    """a, b or c."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("tungaru-list-or", {"first": ", ".join(words[:-1]), "last": words[-1]})


def benefit(nomad: dict[str, Any], texts: Texts, short: bool) -> str:
    """What a nomad does for its owner."""
    args: dict[str, Any] = {"count": nomad["count"], "worth": nomad["worth"], "good": ""}
    if nomad["good"]:
        args["good"] = letter(nomad["good"], texts) if short else f"name:{nomad['good']}"
        args["goods"] = some(nomad["good"], nomad["count"], texts)
    faces: list[int] = nomad["faces"]
    if short:
        shown = {"faces": " ".join(map(str, faces))}
        args["dice"] = texts.say("tungaru-short-any-die" if len(faces) == 6 else "tungaru-short-die", shown)
        return texts.say(f"tungaru-short-{nomad['benefit']}", args)
    args["faces"] = any_of(faces, texts)
    return texts.say(f"tungaru-benefit-{nomad['benefit']}", args)


def scoring(nomad: dict[str, Any], texts: Texts, short: bool) -> str:
    """What a nomad brings at the end."""
    points: list[int] = nomad["points"]
    args: dict[str, Any] = {"points": points[0], "flower": nomad["flower"] or ""}
    kind = nomad["scoring"]
    if short:
        args["each"] = " ".join(map(str, points))
        return texts.say(f"tungaru-short-scoring-{kind}", args)
    args["each"] = texts.listed(
        [f"{p} ({texts.say(f'name-{g}')})" for p, g in zip(points, GOODS, strict=False)]
    )
    return texts.say(f"tungaru-scoring-{kind}", args)


def nomad_line(nomad: str, about: dict[str, Any], texts: Texts, recruited: bool = False) -> str:
    """What stands on a nomad, as one sentence; the cost is of no interest once it is paid."""
    return texts.say(
        "tungaru-say-recruited" if recruited else "tungaru-say-nomad",
        {
            "nomad": nomad_name(nomad, texts),
            "cost": amounts(about["cost"], texts),
            "benefit": benefit(about, texts, False),
            "scoring": scoring(about, texts, False),
        },
    )
