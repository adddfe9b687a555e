"""What lies on a Tuareg table, explained with the values of the cards in play."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.core.engine import Shown
from tutable.face import View
from tutable.face.arguments import name_of
from tutable.face.things import Explained, Topic
from tutable.games.tuareg.face.words import GOODS, NOTHING, SPECIALS, amounts, animal, hidden
from tutable.lang.said import Arg, Said

RULES = {
    "good": ("TUA-1", "TUA-9", "TUA-13"),
    "market": ("TUA-5", "TUA-7"),
    "pile": ("TUA-5", "TUA-12"),
    "discards": ("TUA-8", "TUA-A1"),
    "stock": ("TUA-3", "TUA-8"),
    "camel": ("TUA-2", "TUA-9"),
    "donkey": ("TUA-8", "TUA-9", "TUA-14", "TUA-16"),
    "cave": ("TUA-8", "TUA-10", "TUA-14"),
    "thief": ("TUA-8", "TUA-11", "TUA-14"),
    "map": ("TUA-8", "TUA-16"),
    "hand": ("TUA-5", "TUA-11"),
    "dinar": ("TUA-8", "TUA-16"),
    "points": ("TUA-13", "TUA-16"),
    "stage": ("TUA-12", "TUA-13", "TUA-15"),
}
# Things without a place of their own on the table, and those of which there are many.
GENERAL = ("camel", "hand", "dinar", "points", "stage")


def topics(view: View) -> list[Topic]:
    refs = {
        **{good: f"market.{good}" for good in GOODS},
        **{special: f"stock.{special}" for special in SPECIALS},
        **{place: place for place in ("market", "pile", "discards", "stock", *GENERAL)},
    }
    return [Topic(ref, Said(f"tuareg-words-{name}")) for name, ref in refs.items()]


def explain(ref: str, view: View, seat: int) -> Explained | None:
    place, _, what = ref.partition(".")
    if what in GOODS and place in ("market", "hand"):
        return good(what, place, view, seat)
    if what in SPECIALS and place == "stock":
        return special(what, view)
    if place.startswith("seat") and place[4:].isdecimal() and int(place[4:]) < len(view["seats"]):
        return of_seat(int(place[4:]), what, view)
    match ref:
        case "pile":
            return said(ref, Said("tuareg-pile-label", {"count": view["pile"]}))
        case "discards":
            return said(ref, Said("tuareg-discards-label", {"goods": amounts(view["discards"])}))
        case "market" | "stock":
            return said(ref, Said(f"tuareg-{ref}"))
        case "camel":
            return said(ref, Said("name-camel"))
        case "hand" | "dinar" | "points" | "stage":
            return said(ref, Said(f"tuareg-title-{ref}"))
    return None


def said(about: str, title: Said, more: Sequence[Said] = ()) -> Explained:
    return Explained(title, [Said(f"tuareg-is-{about}"), *more], RULES[about])


def good(name: str, place: str, view: View, seat: int) -> Explained:
    printed = view["printed"][name]
    if place == "market":
        count = view["market"][name]
    else:
        count = view["seats"][seat]["hand"][name] if seat in range(len(view["seats"])) else 0
    return Explained(
        Said(f"name-{name}"),
        [
            Said(
                "tuareg-is-good",
                {**printed, "less": printed["points"] - 1, "letter": Said(f"tuareg-letter-{name}")},
            ),
            Said("tuareg-is-load", {"good": f"name:{name}"}),
            Said(f"tuareg-is-{place}-good", {"count": count}),
        ],
        (*RULES["good"], "TUA-7" if place == "market" else "TUA-6"),
    )


def special(name: str, view: View) -> Explained:
    price = Said("tuareg-is-price", {"price": view["price"], "left": view["stock"][name]})
    return said(name, Said(f"name-{name}"), [price])


def of_seat(seat: int, what: str, view: View) -> Explained | None:
    one = view["seats"][seat]
    owner = f"seat:{seat}"
    sort = what.rstrip("0123456789")
    at = int(what[len(sort) :] or 0)
    if sort == "animal" and at < len(one["animals"]):
        beast = one["animals"][at]
        args: dict[str, Arg] = {
            "animal": animal(beast, at, camels(one)),
            "owner": owner,
            "count": len(beast["cargo"]),
            "cargo": [Said(f"name-{good}") for good in beast["cargo"]],
        }
        return said(beast["sort"], Said("tuareg-animal", args))
    if sort == "cave" and at < len(one["caves"]):
        cards = [hidden(card) for card in one["caves"][at]] or [NOTHING]
        return said("cave", Said("tuareg-cave", {"n": at + 1, "owner": owner, "cards": cards}))
    if what == "thief":
        loot = [hidden(card) for card in one["thieves"] if card is not None]
        ready = len(one["thieves"]) - len(loot)
        return said(
            "thief", Said("tuareg-thieves", {"owner": owner, "ready": ready, "loot": loot or [NOTHING]})
        )
    if what == "maps":
        return said("map", Said("tuareg-maps-label", {"owner": owner, "count": one["maps"]}))
    if what == "hand":
        certain = amounts(one["hand"])
        return said(
            "hand", Said("tuareg-other-hand", {"owner": owner, "count": one["hand_size"], "certain": certain})
        )
    return None


def camels(one: View) -> int:
    return sum(animal["sort"] == "camel" for animal in one["animals"])


def also(offer: Shown) -> list[str]:
    """How many cards is asked at the stack they come from."""
    return [f"market.{name_of(offer.args['good'])}"] if offer.message == "pick-count" else []


def kind(ref: str) -> str:
    """What to point at next."""
    place, _, what = ref.partition(".")
    sort = what.rstrip("0123456789")
    if place in ("hand", "market") and what:
        return f"tuareg-kind-{place}"
    if place == "stock":
        return "tuareg-kind-special"
    if sort in ("animal", "cave"):
        return f"tuareg-kind-{sort}"
    return "tuareg-kind-other-hand" if sort == "hand" else ""
