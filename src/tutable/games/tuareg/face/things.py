"""What lies on a Tuareg table, explained with the values of the components in play."""

from __future__ import annotations

from tutable.core.components import Components
from tutable.face import Thing
from tutable.face.phrases import answers_to, capital
from tutable.games.tuareg.face.words import GOODS, SPECIALS, letter
from tutable.lang import Texts

PLACES = ("camel", "market", "pile", "discards", "stock", "hand", "dinar", "points", "stage")


def things(texts: Texts, parts: Components) -> list[Thing]:
    found: list[Thing] = []
    for good in GOODS:
        values = parts.values["good"][good]
        sources = parts.provenance["good"][good]
        guessed = any(source == "reconstructed" for source in sources.values())
        args = {
            **values,
            "verified": "no" if guessed else "yes",
            "letter": letter(good, texts),
            "good": f"name:{good}",
        }
        found.append(
            Thing(answers_to(texts, f"tuareg-words-{good}"), capital(texts.say("tuareg-thing-good", args)))
        )
    price = parts.values["price"]["special"]["dinars"]
    for special in SPECIALS:
        found.append(
            Thing(
                answers_to(texts, f"tuareg-words-{special}"),
                texts.say(f"tuareg-thing-{special}", {"price": price}),
            )
        )
    for place in PLACES:
        found.append(Thing(answers_to(texts, f"tuareg-words-{place}"), texts.say(f"tuareg-thing-{place}")))
    return found
