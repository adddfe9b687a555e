"""A run in sentences that a designer would say: first what stands out, then how it is played."""

from __future__ import annotations

from typing import Any

from tutable.lab.differences import SHARES, of_comparison, of_pairing
from tutable.lab.stats import SURE
from tutable.lab.words import Words

NAMED = 3  # parts of a kind in words: the table has all
ENOUGH = 100  # games: in fewer, what was not used once may still be in use


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
            said += of_comparison(found, section["players"], other, words)
        for variant in section["variants"]:
            said += of_parts(variant, words, who_plays(section, variant, words))
    if any((section["answer"] or {}).get("stopped") for section in found["sections"]):
        said.append(words.say("lab-say-stopped"))
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
        if part["verdict"] in ("dominant", "leaders"):
            said.append(
                words.say(
                    f"lab-say-{part['verdict']}",
                    **who,
                    part=name,
                    sort=sort,
                    ahead=words.ahead(part["ahead"]),
                    beyond="" if part["beyond"] is None else words.ahead(part["beyond"]),
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
    best = sorted(found["sources"].items(), key=lambda item: -item[1]["share"][0])[:2]
    if len(best) == 2:
        said.append(
            words.say(
                "lab-say-points",
                **who,
                score=words.estimate(found["values"]["score"]),
                margin=words.estimate(found["margin"]),
                one=words.own(best[0][0]),
                one_share=words.share(best[0][1]["share"]),
                other=words.own(best[1][0]),
                other_share=words.share(best[1][1]["share"]),
            )
        )
    said.append(
        words.say(
            "lab-say-course",
            **who,
            changes=words.estimate(found["values"]["lead_changes"]),
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


def of_answer(found: dict[str, Any], players: int, answer: dict[str, Any], words: Words) -> str:
    if "within" in answer:
        return of_precision(found, players, answer, words)
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
    if answer["question"] == "first":
        return words.say(f"lab-answer-first-{answer['verdict']}", **about)
    return words.say(
        f"lab-answer-compared-{answer['verdict']}",
        **about,
        what=words.measure(answer["question"]),
        other=found["variants"][1]["name"],
    )


def of_precision(found: dict[str, Any], players: int, answer: dict[str, Any], words: Words) -> str:
    """What is known to within so much: a figure, or how far it is apart in several editions."""
    what, value = words.measure(answer["figure"]), words.estimate(answer["estimate"], 2)
    is_alone = len(found["variants"]) == 1
    if answer["figure"] in SHARES:
        part = [number / 100 for number in answer["estimate"]]
        value = words.share(part, 1) if is_alone else words.ahead(part)
    return words.say(
        f"lab-answer-within-{answer['verdict']}",
        players=players,
        deals=answer["deals"],
        what=what if is_alone else words.say("lab-difference-in", what=what),
        within=words.number(answer["within"], 2).rstrip("0").rstrip(".,"),
        value=value,
    )
