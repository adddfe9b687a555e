"""A Tuareg table in sentences: everything the drawn board shows, in an order that can be listened to."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.phrases import around, capital, listed
from tutable.games.tuareg.face.words import GOODS, SPECIALS, counted, some
from tutable.lang import Texts


def prose(view: View, seat: int, texts: Texts) -> list[str]:
    lines = [texts.say("tuareg-stage", {"stage": view["stage"], "last": view["last_turns"]})]
    lines.append(texts.say("tuareg-say-market", {"goods": amounts(view["market"], texts)}))
    lines.append(texts.say("tuareg-say-pile", {"count": view["pile"]}))
    lines.append(texts.say("tuareg-say-discards", {"goods": amounts(view["discards"], texts)}))
    stock = [f"{texts.say(f'name-{special}')} {view['stock'][special]}" for special in SPECIALS]
    lines.append(texts.say("tuareg-say-stock", {"specials": ", ".join(stock)}))
    for other in around(seat, len(view["seats"])):
        lines += seat_lines(view["seats"][other], other, other == seat, texts)
    return lines


def amounts(goods: dict[str, int], texts: Texts) -> str:
    present = [some(good, goods[good], texts) for good in GOODS if goods[good] > 0]
    return listed(present, texts) if present else texts.say("name-nothing")


def seat_lines(one: dict[str, Any], seat: int, own: bool, texts: Texts) -> list[str]:
    lines = [
        texts.say(
            "tuareg-say-seat",
            {"player": texts.player(seat), "points": one["points"]["total"], "own": "yes" if own else "no"},
        )
    ]
    lines.append(hand_line(one, texts))
    for number, animal in enumerate(one["animals"], 1):
        camels = sum(a["sort"] == "camel" for a in one["animals"])
        place = number if animal["sort"] == "camel" else number - camels
        name = texts.say(f"name-{animal['sort']}-n", {"n": place})
        cargo = listed(counted(animal["cargo"], texts), texts) or texts.say("name-nothing")
        args = {"animal": capital(name), "cargo": cargo, "count": len(animal["cargo"])}
        lines.append(texts.say("tuareg-say-animal", args))
    for number, cards in enumerate(one["caves"], 1):
        goods = listed([hidden(card, texts) for card in cards], texts) or texts.say("name-nothing")
        lines.append(texts.say("tuareg-say-cave", {"n": number, "goods": goods}))
    for number, card in enumerate(one["thieves"], 1):
        loot = texts.say("tuareg-thief-ready") if card is None else hidden(card, texts)
        lines.append(texts.say("tuareg-say-thief", {"n": number, "loot": loot}))
    if one["maps"]:
        lines.append(texts.say("tuareg-say-maps", {"count": one["maps"]}))
    return lines


def hand_line(one: dict[str, Any], texts: Texts) -> str:
    known = sum(one["hand"].values())
    rest = one["hand_size"] - known
    words = [some(good, one["hand"][good], texts) for good in GOODS if one["hand"][good] > 0]
    if rest > 0:
        words.append(texts.say("tuareg-unknown-cards", {"count": rest, "known": known}))
    cards = listed(words, texts) or texts.say("name-nothing")
    return texts.say("tuareg-say-hand", {"count": one["hand_size"], "cards": cards})


def hidden(card: dict[str, Any], texts: Texts) -> str:
    """A face-down card."""
    if card["good"] is None:
        return texts.say("tuareg-face-down")
    key = "tuareg-hidden-known" if card["seen_by_all"] else "tuareg-hidden-secret"
    return texts.say(key, {"good": f"name:{card['good']}"})
