"""The log as somebody at the table would tell it: what belongs together in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.core.engine import Shown
from tutable.face.phrases import listed
from tutable.games.tuareg.face.words import GOODS, counted
from tutable.lang import Texts

# Entries that may follow one another with another good (or none), and the sentence for several.
MERGED = {
    "event-drew": "tuareg-told-drew",
    "event-drew-hidden": "tuareg-told-drew-hidden",
    "event-laid": "tuareg-told-laid",
    "event-loaded": "tuareg-told-loaded",
    "event-paid": "tuareg-told-paid",
    "event-uncovered": "tuareg-told-uncovered",
    "event-market-opens": "tuareg-told-market-opens",
}


def commentary(told: Sequence[Shown], texts: Texts) -> list[str]:
    lines: list[str] = []
    run: list[Shown] = []
    for shown in told:
        if run and not continues(run[-1], shown):
            lines.append(sentence(run, texts))
            run = []
        run.append(shown)
    if run:
        lines.append(sentence(run, texts))
    return lines


def continues(one: Shown, other: Shown) -> bool:
    """The same doing of the same player in the same place."""
    if one.message != other.message or one.message not in MERGED:
        return False
    return {**one.args, "good": ""} == {**other.args, "good": ""}


def sentence(run: list[Shown], texts: Texts) -> str:
    if len(run) == 1:
        return texts.show(run[0])
    first = run[0]
    args = dict(first.args)
    args["count"] = len(run)
    if "good" in args:
        order = {f"name:{good}": place for place, good in enumerate(GOODS)}
        goods = [str(shown.args["good"]) for shown in run]
        if first.message != "event-loaded":  # on an animal the order matters
            goods.sort(key=lambda good: order.get(good, 9))
        args["goods"] = listed(counted([good.removeprefix("name:") for good in goods], texts), texts)
    return texts.say(MERGED[first.message], args)
