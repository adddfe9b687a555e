"""What lies on a Tuareg table, explained with the values of the components in play."""

from __future__ import annotations

from tutable.cli.render import Thing
from tutable.cli.render.tuareg.words import GOODS, SPECIALS, capital, letter
from tutable.core.components import Components
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
        found.append(Thing(words(texts, good), capital(texts.say("tuareg-thing-good", args))))
    price = parts.values["price"]["special"]["dinars"]
    for special in SPECIALS:
        found.append(Thing(words(texts, special), texts.say(f"tuareg-thing-{special}", {"price": price})))
    for place in PLACES:
        found.append(Thing(words(texts, place), texts.say(f"tuareg-thing-{place}")))
    return found


def words(texts: Texts, thing: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in texts.say(f"tuareg-words-{thing}").casefold().split(","))
