"""A run in words: the sentences a designer would say first, and the names of everything in its tables."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tutable.core.registry import get_game
from tutable.core.watch import Thing
from tutable.lab.spec import subject_of
from tutable.lab.stats import SURE
from tutable.lang import Given, Texts

Found = list[float] | tuple[float, ...]  # an estimate
NAMED = 3  # parts of a kind in words: the table has all
ENOUGH = 100  # games: in fewer, what was not used once may still be in use


class Words:
    """Numbers and names in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = get_game(game)
        self.subject = subject_of(game)
        self.texts = Texts(lang, game)

    def say(self, message: str, **args: Any) -> str:
        """All texts are words already: an edition may be called anything."""
        return self.texts.say(
            message, {name: Given(value) if isinstance(value, str) else value for name, value in args.items()}
        )

    def own(self, name: str) -> str:
        """What the game calls a sort of parts, a table, a source of points or a measure."""
        message = f"{self.game.id}-lab-{name.rstrip('%')}"
        return self.texts.say(message) if self.texts.has(message) else name

    def thing(self, thing: Thing | list[str]) -> str:
        """A part by its name; of many that are alike one message (`…-tile-n`) names each."""
        sort, name = thing
        own = f"{self.game.id}-lab-{sort}-"
        if self.texts.has(own + name):
            return self.texts.say(own + name)
        family, _, number = name.rpartition("-")
        for message, n in ((f"{own}{family}-n", number), (f"{own}n", name)):
            if self.texts.has(message):
                return self.say(message, n=n)
        return str(self.texts.word(self.subject.label((sort, name))))

    def measure(self, name: str) -> str:
        """What all games have in common."""
        return self.say(f"lab-value-{name.replace('_', '-')}")

    # -- numbers --------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):.{digits}f}"
        if value < 0 and float(text) > 0:
            text = "−" + text
        return text.replace(".", ",") if self.texts.lang == "de" else text

    def percent(self, share: float, digits: int = 0) -> str:
        return self.number(100 * share, digits) + "\N{NO-BREAK SPACE}%"

    def points(self, share: float) -> str:
        """Percentage points, with their sign."""
        return ("+" if share >= 0 else "−") + self.number(abs(100 * share))

    def estimate(self, found: Found, digits: int = 1) -> str:
        return self.between(found, lambda value: self.number(value, digits))

    def share(self, found: Found, digits: int = 0) -> str:
        return self.between(found, lambda value: self.percent(value, digits))

    def ahead(self, found: Found) -> str:
        return self.between(found, self.points)

    def between(self, found: Found, say: Callable[[float], str]) -> str:
        """A number and what 95% lies between, if that can be said."""
        value, low, high = found
        if not math.isfinite(low) or not math.isfinite(high):
            return say(value)
        return self.say("lab-estimate", value=say(value), low=say(low), high=say(high))

    def measured(self, name: str, found: Found) -> str:
        return self.share(found) if name.endswith("%") else self.estimate(found)


def headlines(found: dict[str, Any], words: Words) -> list[str]:
    """What a designer would say: first what stands out, then how it is played."""
    said = findings(found, words)
    for section in found["sections"]:
        said += facts(found, section, words)
    return said


def findings(found: dict[str, Any], words: Words) -> list[str]:
    """What stands out; there is always something to say about that."""
    said: list[str] = []
    for section in found["sections"]:
        if section["answer"] is not None:
            said.append(of_answer(found, section["players"], section["answer"], words))
        for other in section["compared"]:
            said.append(of_comparison(found, section["players"], other, words))
        for variant in section["variants"]:
            said += of_parts(variant, words, who_plays(section, variant, words))
    return said or [words.say("lab-say-nothing")]


def facts(found: dict[str, Any], section: dict[str, Any], words: Words) -> list[str]:
    """How it is played with so many players."""
    said: list[str] = []
    for other in section["compared"]:
        said.append(of_pairing(found, section["players"], other, words))
    is_sweep = any(variant["settings"] for variant in found["variants"])  # a table has its other values
    for variant in section["variants"][:1] if is_sweep else section["variants"]:
        said += of_play(variant, words, who_plays(section, variant, words))
    return said


def who_plays(section: dict[str, Any], variant: dict[str, Any], words: Words) -> dict[str, str]:
    named = variant["variant"] if len(section["variants"]) > 1 else "none"
    return {"who": words.say("lab-with", players=section["players"], variant=named)}


def of_parts(found: dict[str, Any], words: Words, who: dict[str, str]) -> list[str]:
    """Parts that are too strong, dead or not used, and whether it is good to begin."""
    said = []
    if "forced" in found:
        forced = found["forced"]
        is_weak = forced["ahead"][2] < 0
        said.append(
            words.say(
                f"lab-say-forced-{'weak' if is_weak else forced['verdict']}",
                **who,
                part=words.thing((forced["sort"], forced["name"])),
                ahead=words.ahead(forced["ahead"]),
            )
        )
    for part in found["parts"]:
        name = words.thing((part["sort"], part["name"]))
        sort = words.own(part["sort"])
        if part["verdict"] == "dominant":
            said.append(
                words.say(
                    "lab-say-dominant",
                    **who,
                    part=name,
                    sort=sort,
                    ahead=words.ahead(part["ahead"]),
                    winners=words.percent(part["winners"][0]),
                )
            )
        elif part["verdict"] == "dead":
            said.append(
                words.say("lab-say-dead", **who, part=name, sort=sort, taken=words.share(part["taken"], 1))
            )
    said += of_others(found, words, who)
    unused = [use for use in found["uses"] if use["unused"] and found["games"] >= ENOUGH]
    for use in unused:
        name = words.thing((use["sort"], use["name"]))
        about = {"part": name, "sort": words.own(use["sort"]), "games": found["games"]}
        said.append(words.say("lab-say-unused", **who, **about))
    if (shape := beginning(found)) != "even":
        said.append(of_beginning(found, words, who, shape))
    return said


def of_others(found: dict[str, Any], words: Words, who: dict[str, str]) -> list[str]:
    """What stands out within the limits: the strongest and weakest parts, and the pair that goes together."""
    said = []
    parts = [part for part in found["parts"] if part["stands_out"] and part["verdict"] == "fine"]
    for shape, sign in (("strong", 1), ("weak", -1)):
        chosen = [part for part in parts if sign * part["ahead"][0] > 0]
        chosen.sort(key=lambda part: -sign * part["ahead"][0])
        said += [
            words.say(
                f"lab-say-{shape}",
                **who,
                part=words.thing((part["sort"], part["name"])),
                sort=words.own(part["sort"]),
                ahead=words.ahead(part["ahead"]),
                winners=words.percent(part["winners"][0]),
            )
            for part in chosen[:NAMED]
        ]
    together = [pair for pair in found["pairs"] if pair["stands_out"] and pair["more"][0] > 0]
    said += [
        words.say(
            "lab-say-together",
            **who,
            one=words.thing(pair["one"]),
            other=words.thing(pair["other"]),
            more=words.ahead(pair["more"]),
        )
        for pair in together[:1]
    ]
    return said


def beginning(found: dict[str, Any]) -> str:
    if found["first_q"] >= SURE:
        return "even"
    return "good" if found["order"][0][0] > found["fair"] else "bad"


def of_beginning(found: dict[str, Any], words: Words, who: dict[str, str], shape: str) -> str:
    wins = words.share(found["order"][0])
    return words.say(f"lab-say-first-{shape}", **who, wins=wins, fair=words.percent(found["fair"]))


def of_play(found: dict[str, Any], words: Words, who: dict[str, str]) -> list[str]:
    """Length, points, course, choices."""
    said = []
    if beginning(found) == "even":
        said.append(of_beginning(found, words, who, "even"))
    said.append(
        words.say(
            "lab-say-length",
            **who,
            turns=words.estimate(found["values"]["turns"]),
            minutes=words.number(found["values"]["minutes"][0], 0),
        )
    )
    best = sorted(found["sources"].items(), key=lambda item: -item[1]["share"])[:2]
    if len(best) == 2:
        said.append(
            words.say(
                "lab-say-points",
                **who,
                score=words.estimate(found["values"]["score"]),
                margin=words.number(found["margin"][0]),
                one=words.own(best[0][0]),
                one_share=words.percent(best[0][1]["share"]),
                other=words.own(best[1][0]),
                other_share=words.percent(best[1][1]["share"]),
            )
        )
    said.append(
        words.say(
            "lab-say-course",
            **who,
            changes=words.number(found["values"]["lead_changes"][0]),
            decided=words.share(found["decided_median"]),
        )
    )
    if found["judged"]:
        said.append(
            words.say(
                "lab-say-choices",
                **who,
                choices=words.estimate(found["choices_per_turn"]),
                branching=words.estimate(found["branching"]),
                clear=words.share(found["clear"]),
            )
        )
    return said


def pair_of(found: dict[str, Any], players: int, other: dict[str, Any]) -> dict[str, Any]:
    return {
        "players": players,
        "one": found["variants"][0]["name"],
        "other": found["variants"][other["variant"]]["name"],
    }


def of_comparison(found: dict[str, Any], players: int, other: dict[str, Any], words: Words) -> str:
    names = pair_of(found, players, other)
    changes = [
        words.say(
            "lab-say-change",
            what=column(row, words),
            before=words.number(row["one"], 2),
            after=words.number(row["other"], 2),
            difference=words.estimate(row["difference"], 2),
        )
        for row in other["rows"]
        if row["stands_out"]
    ]
    if not changes:
        return words.say("lab-say-alike", **names)
    return words.say("lab-say-differs", **names, changes="; ".join(changes))


def of_pairing(found: dict[str, Any], players: int, other: dict[str, Any], words: Words) -> str:
    score = next(row for row in other["rows"] if row["name"] == "score")
    return words.say(
        "lab-say-paired",
        **pair_of(found, players, other),
        correlation=words.estimate(score["correlation"], 2),
        saved=words.percent(max(score["saved"], 0.0)),
    )


def column(row: dict[str, Any], words: Words) -> str:
    """What a row of a comparison is about."""
    if row["kind"] == "value":
        return words.measure(row["name"])
    if row["kind"] == "source":
        return words.say("lab-points-by", source=words.own(row["name"]))
    return words.own(row["name"])


def of_answer(found: dict[str, Any], players: int, answer: dict[str, Any], words: Words) -> str:
    low, high = answer["interval"]
    about = {
        "players": players,
        "deals": answer["deals"],
        "claim": words.percent(answer["claim"]),
        "share": words.share([answer["share"], low, high]),
    }
    if answer["question"] == "dominant":
        return words.say(
            f"lab-answer-dominant-{answer['verdict']}", **about, part=words.thing(found["force"])
        )
    return words.say(
        f"lab-answer-compared-{answer['verdict']}",
        **about,
        what=words.measure(answer["question"]),
        other=found["variants"][1]["name"],
    )
