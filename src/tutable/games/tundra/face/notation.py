"""What is written on boards, cards and tiles: the component files' notation, in short and in words.

`2F B` are gains, `6-4: F; 3-1: 2F` rows of a card, `6-5: build 2` rows of a board, `B > 2F` an advisor.
"""

from __future__ import annotations

import re

from tutable.lang import Texts

LETTERS = "FSPABVMW"
GOODS = ("firewood", "stone", "peat", "berries")
ITEM = re.compile(rf"([1-9]?)([{LETTERS}])\b")


def letter(item: str, texts: Texts) -> str:
    """F, S, P, A, B, V, M or W as this language writes it."""
    return texts.say(f"tundra-letter-{item.lower()}")


def letter_of(good: str, texts: Texts) -> str:
    return letter(good[0].upper(), texts)


def gains(text: str, texts: Texts, short: bool) -> str:
    """2F B: two firewood and a berry."""
    if short:
        return ITEM.sub(lambda found: found[1] + letter(found[2], texts), text)
    items = [(int(found[1] or 1), found[2]) for found in ITEM.finditer(text)]
    return texts.listed([some(item, count, texts) for count, item in items])


def some(item: str, count: int, texts: Texts) -> str:
    return texts.say(f"tundra-some-{item.lower()}", {"count": count})


def amount(good: str, count: int, texts: Texts) -> str:
    return some(good[0].upper(), count, texts)


def rows(text: str, texts: Texts, short: bool) -> str:
    """Row by row what a board or a card does."""
    said: list[str] = []
    for part in text.split("; "):
        slots, _, what = part.partition(": ")
        verb, _, number = what.partition(" ")
        if verb.islower():
            sort = "short" if short else "verb"
            doing = texts.say(f"tundra-{sort}-{verb}", {"count": int(number)})
        else:
            doing = gains(what, texts, short)
        said.append(f"{slots} {doing}" if short else row(slots, doing, texts))
    return "; ".join(said)


def row(slots: str, doing: str, texts: Texts) -> str:
    """`6-4` and what it does, to be listened to."""
    first, _, last = slots.partition("-")
    span = "one" if not last else "two" if int(first) - int(last) == 1 else "many"
    return texts.say("tundra-row", {"span": span, "from": first, "to": last, "what": doing})


def effect(text: str, texts: Texts, short: bool) -> str:
    """What an advisor does."""
    sort = "short" if short else "advisor"
    if text in ("change", "reroll"):
        return texts.say(f"tundra-{sort}-{text}")
    towers = re.fullmatch(r"(.?B) \+ (.?B) per tower, at most (.B)", text)
    if towers is not None:
        args = {"first": towers[1], "each": towers[2], "most": towers[3]}
        return texts.say(f"tundra-{sort}-towers", {k: gains(v, texts, short) for k, v in args.items()})
    several = re.fullmatch(r"(.) x (.?B) > A", text)
    if several is not None:
        args = {"pay": several[2], "gain": "A"}
        return texts.say(
            f"tundra-{sort}-buy",
            {**{k: gains(v, texts, short) for k, v in args.items()}, "count": int(several[1])},
        )
    pay, arrow, gain = text.rpartition(" > ")
    if not arrow:
        return gains(text, texts, short)
    return texts.say(
        f"tundra-{sort}-pay", {"pay": gains(pay, texts, short), "gain": gains(gain, texts, short)}
    )


def written(text: str, texts: Texts, short: bool) -> str:
    """Any card."""
    return rows(text, texts, short) if ": " in text else effect(text, texts, short)
