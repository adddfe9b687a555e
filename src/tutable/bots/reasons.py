"""Why a hinted pick is better than another one, in words: what it brings more, for whom, and when."""

from __future__ import annotations

from typing import Final

from tutable.bots.outlook import Contrast, Outlook, compared
from tutable.bots.search import Search
from tutable.core.engine import Shown
from tutable.face import Face
from tutable.lang.said import Arg, Said

CLEAR: Final = 200  # thousandths of a point that are worth a word
CLEAR_RIVAL: Final = 500  # the same for what others have
ENOUGH: Final = 3  # what the turn brings explains a pick, if it is no less than so many times less than all
GAINS: Final = 3  # parts that are told, at most
LOSSES: Final = 2
DETAILS: Final = 2  # of one part that speaks for a pick, one of a part that speaks against it


def reasons(
    game: str,
    face: Face,
    search: Search,
    pick: int,
    other: int,
    shown: Shown,
    seed: int,
    ahead: int = 0,
    is_better: bool = True,
    is_rule: bool = False,
) -> tuple[Said, ...]:
    """Compared with another pick, which `shown` tells: what the turn brings, if that speaks for the pick;
    else what the search has seen behind it.

    `ahead`: how much more the pick brings in the end, in thousandths of a point. `is_better`: it wins more
    often, or brings more points. `is_rule`: a rule of thumb has chosen, and the search has not looked at the
    others.
    """
    rival = Said(shown.message, dict(shown.args))
    now = compared(search, face, pick, other, seed, far=False)
    told = (Said("hint-compared", {"other": rival}), *lines(game, now)) if speaks_for(now) else ()
    if is_rule or (told and balance(now) * ENOUGH >= ahead):
        return told
    if not is_better:
        return told or (Said("hint-close", {"other": rival}),)
    later = compared(search, face, pick, other, seed, far=True)
    if speaks_for(later) and (not told or balance(later) > balance(now)):
        return Said("hint-later", {"other": rival}), *lines(game, later)
    return told or (Said("hint-unseen", {"other": rival}),)


def speaks_for(outlook: Outlook) -> bool:
    """Is there something to be said for the pick, and more than against it?"""
    helps = [more for more in outlook.parts.values() if more >= CLEAR]
    hinders = [more for more in outlook.rivals.values() if more <= -CLEAR_RIVAL]
    return bool(helps or hinders) and balance(outlook) >= CLEAR


def balance(outlook: Outlook) -> int:
    """What speaks for the pick less what speaks against it: of the rivals as much as one of them has."""
    rivals = sum(outlook.rivals.values())
    return sum(outlook.parts.values()) - rivals // max(1, len(outlook.rivals))


def lines(game: str, outlook: Outlook) -> list[Said]:
    """What there is more and less of, the largest differences first."""
    parts = sorted(outlook.parts.items(), key=lambda part: -abs(part[1]))
    told: set[tuple[str, str]] = set()
    gains = [told_part(game, part, more, outlook, told) for part, more in parts if more >= CLEAR][:GAINS]
    losses = [told_part(game, part, more, outlook, told) for part, more in parts if more <= -CLEAR][:LOSSES]
    for rival, more in sorted(outlook.rivals.items(), key=lambda one: one[1]):
        line = Said("hint-rival", {"amount": amount(more), "player": f"seat:{rival}"})
        if more <= -CLEAR_RIVAL and len(gains) < GAINS:
            gains.append(line)
        elif more >= CLEAR_RIVAL and len(losses) < LOSSES:
            losses.append(line)
    return gains + losses


def told_part(game: str, part: str, more: int, outlook: Outlook, told: set[tuple[str, str]]) -> Said:
    """A part and how much it differs, with what a good player would name of it that differs likewise."""
    args: dict[str, Arg] = {"amount": amount(more), "part": Said(f"{game}-hint-{part}")}
    found: list[Said] = []
    for contrast in outlook.contrasts:
        detail = contrast.detail
        is_new = detail.part == part and (detail.kind, detail.thing) not in told
        if is_new and contrast.more * more > 0 and len(found) < (DETAILS if more > 0 else 1):
            told.add((detail.kind, detail.thing))
            found.append(told_detail(game, contrast))
    if not found:
        return Said("hint-part", args)
    told_of = found[0] if len(found) == 1 else Said("hint-two", {"one": found[0], "two": found[1]})
    return Said("hint-part-told", {**args, "details": told_of})


def told_detail(game: str, contrast: Contrast) -> Said:
    """How it will be, and how it would be otherwise."""
    after, other = contrast.after, contrast.other
    if after is None:
        assert other is not None
        return other.said(game, "lost")
    otherwise = after.said(game, "absent") if other is None else other.said(game, "yes")
    message = "hint-detail-kept" if after == contrast.before else "hint-detail"
    return Said(message, {"now": after.said(game), "other": otherwise})


def amount(more: int) -> Said:
    """In whole points; less than half of one: 0."""
    return Said("hint-amount", {"sign": "more" if more > 0 else "less", "points": (abs(more) + 500) // 1000})
