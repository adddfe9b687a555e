"""A Tuareg table in sentences: everything the drawn board shows, in an order that can be listened to."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.phrases import around, capital
from tutable.games.tuareg.face.things import camels
from tutable.games.tuareg.face.words import GOODS, NOTHING, SPECIALS, amounts, animal, counted, hidden, some
from tutable.lang import Texts
from tutable.lang.said import Said


def prose(view: View, seat: int, texts: Texts) -> list[str]:
    lines = [texts.say("tuareg-stage", {"stage": view["stage"], "last": view["last_turns"]})]
    lines.append(texts.say("tuareg-say-market", {"goods": amounts(view["market"])}))
    lines.append(texts.say("tuareg-say-pile", {"count": view["pile"]}))
    lines.append(texts.say("tuareg-say-discards", {"goods": amounts(view["discards"])}))
    stock = [f"{texts.say(f'name-{special}')} {view['stock'][special]}" for special in SPECIALS]
    lines.append(texts.say("tuareg-say-stock", {"specials": ", ".join(stock)}))
    for other in around(seat, len(view["seats"])):
        lines += seat_lines(view["seats"][other], other, other == seat, texts)
    return lines


def seat_lines(one: dict[str, Any], seat: int, own: bool, texts: Texts) -> list[str]:
    args = {"player": f"seat:{seat}", "points": one["points"]["total"], "own": "yes" if own else "no"}
    lines = [texts.say("tuareg-say-seat", args), hand_line(one, texts)]
    for at, beast in enumerate(one["animals"]):
        name = capital(texts.word(animal(beast, at, camels(one))))
        cargo = counted(beast["cargo"]) or NOTHING
        lines.append(
            texts.say("tuareg-say-animal", {"animal": name, "cargo": cargo, "count": len(beast["cargo"])})
        )
    for number, cards in enumerate(one["caves"], 1):
        goods = [hidden(card) for card in cards] or NOTHING
        lines.append(texts.say("tuareg-say-cave", {"n": number, "goods": goods}))
    for number, card in enumerate(one["thieves"], 1):
        loot = Said("tuareg-thief-ready") if card is None else hidden(card)
        lines.append(texts.say("tuareg-say-thief", {"n": number, "loot": loot}))
    if one["maps"]:
        lines.append(texts.say("tuareg-say-maps", {"count": one["maps"]}))
    return lines


def hand_line(one: dict[str, Any], texts: Texts) -> str:
    known = sum(one["hand"].values())
    rest = one["hand_size"] - known
    cards = [some(good, one["hand"][good]) for good in GOODS if one["hand"][good] > 0]
    if rest > 0:
        cards.append(Said("tuareg-unknown-cards", {"count": rest, "known": known}))
    return texts.say("tuareg-say-hand", {"count": one["hand_size"], "cards": cards or NOTHING})
