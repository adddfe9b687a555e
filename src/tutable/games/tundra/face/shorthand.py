"""What is printed on boards, cards and tiles, in the few columns a drawing has: `6-5 2F; 4-1 B`."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.games.tundra.face.notation import Printed
from tutable.lang import Texts


def letter(item: str, texts: Texts) -> str:
    return texts.say(f"tundra-letter-{item}")


def gains(printed: Sequence[Printed], texts: Texts) -> str:
    """2F B: two firewood and a berry."""
    return " ".join(some(gain["item"], gain["count"], texts) for gain in printed)


def some(item: str, count: int, texts: Texts) -> str:
    return f"{count if count > 1 else ''}{letter(item, texts)}"


def board(printed: Sequence[Printed], texts: Texts) -> str:
    """The rows of one side of a board."""
    doings = [texts.say(f"tundra-short-{row['verb']}", {"count": row["count"]}) for row in printed]
    return "; ".join(f"{span(row)} {doing}" for row, doing in zip(printed, doings, strict=True))


def card(printed: Printed, texts: Texts) -> str:
    """The rows of a starter or enhancement, or what an advisor does."""
    if printed["effect"] is not None:
        return effect(printed["effect"], texts)
    return "; ".join(f"{span(row)} {gains(row['gains'], texts)}" for row in printed["rows"])


def span(row: Printed) -> str:
    return str(row["high"]) if row["high"] == row["low"] else f"{row['high']}-{row['low']}"


def effect(printed: Printed, texts: Texts) -> str:
    kind, given = printed["kind"], gains(printed["gains"], texts)
    pay = letter("any", texts) if kind == "sell" else some("berries", printed["pay"], texts)
    if kind == "gain" and not printed["pay"]:
        return given
    if kind == "towers":
        each, most = (some("berries", printed[name], texts) for name in ("times", "most"))
        return texts.say("tundra-short-towers", {"first": given, "each": each, "most": most})
    short = "pay" if kind in ("gain", "sell") else kind
    return texts.say(f"tundra-short-{short}", {"pay": pay, "gain": given, "count": printed["times"]})
