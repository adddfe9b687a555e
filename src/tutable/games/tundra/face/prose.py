"""A Tundra table in sentences: everything the drawn board shows, in an order that can be listened to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutable.face import View
from tutable.face.phrases import around, capital
from tutable.games.tundra.face.notation import amounts, rows, some, written
from tutable.games.tundra.face.printed import personal_said
from tutable.games.tundra.face.words import GOODS, NOTHING, homes, place_name, round_name, steps, title_of
from tutable.lang import Texts
from tutable.lang.said import Arg, Said

SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def prose(view: View, seat: int, texts: Texts) -> list[str]:
    return Prose(view, seat, texts).lines()


class Prose:
    """The table as one seat would hear it."""

    def __init__(self, view: View, seat: int, texts: Texts) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.printed = view["printed"]
        self.at = {tuple(glade["at"]): place for place, glade in enumerate(view["glades"])}
        self.at |= {tuple(home["at"]): home["place"] for home in view["settlements"]}

    def lines(self) -> list[str]:
        view = self.view
        said = [self.texts.show(round_name(view)) + "."]
        said += [self.glade(number, glade) for number, glade in enumerate(view["glades"])]
        for seat, home in enumerate(view["settlements"]):
            args = {
                "n": seat + 1,
                "player": f"seat:{seat}",
                **self.around_it(home["at"], home["place"], None),
            }
            said.append(self.say("say-settlement", args))
        said.append(self.say("closed", {"count": len(view["closed"])}) + ".")
        counts = {"deck": len(view["deck"]), "discards": len(view["discards"])}
        said.append(self.say("market-counts", counts) + ".")
        for space, card in enumerate(view["market"], 1):
            advisor = card and self.printed["cards"][card["card"]]["sort"] == "advisor"
            message = "say-space-advisor" if advisor else "say-space"
            said.append("  " + self.say(message, {"n": space, "what": self.card(card)}))
        said += [self.goal(goal) for goal in view["goals"] if goal]
        for other in around(self.seat, len(view["seats"])):
            said += self.seat_lines(other, view["seats"][other])
        return said

    def say(self, message: str, args: Mapping[str, Arg]) -> str:
        return self.texts.say(f"tundra-{message}", args)

    # -- the middle of the table ----------------------------------------------------------

    def glade(self, number: int, glade: dict[str, Any]) -> str:
        state = "closed" if not glade["tile"] else "bare" if glade["resource"] == "none" else "open"
        args: dict[str, Arg] = {
            "n": number + 1,
            "edge": "yes" if glade["edge"] else "no",
            "state": state,
            "good": f"name:{glade['resource']}" if state == "open" else "",
            "bonus": amounts(glade["bonus"] or []),
        }
        return self.say("say-glade", {**args, **self.around_it(glade["at"], number, glade["tower"])})

    def around_it(self, at: Sequence[int], place: int, tower: int | None) -> dict[str, Arg]:
        """Its neighbours, glades by number and settlements by name, and who is there."""
        found = [self.at.get((at[0] + q, at[1] + r)) for q, r in SIDES]
        places = sorted(other for other in found if other is not None)
        names = [
            str(other + 1) if other < homes(self.view) else self.texts.word(place_name(other, self.view))
            for other in places
        ]
        return {"next": self.texts.listed(names), "pieces": self.pieces(place, tower)}

    def pieces(self, place: int, tower: int | None) -> str:
        """Who is there: empty, or a sentence."""
        words = [self.say("say-tower", {"player": f"seat:{tower}"})] if tower is not None else []
        for seat, one in enumerate(self.view["seats"]):
            numbers = [str(n) for n, where in enumerate(one["workers"], 1) if where == place]
            if numbers:
                which = self.texts.listed(numbers)
                words.append(
                    self.say("say-workers", {"player": f"seat:{seat}", "n": which, "count": len(numbers)})
                )
        return f" {capital(self.texts.listed(words))}." if words else ""

    def card(self, card: dict[str, Any] | None) -> Said:
        if card is None:
            return NOTHING
        what = written(self.printed["cards"][card["card"]])
        return Said("tundra-say-card", {"card": f"name:{card['card']}", "what": what})

    def goal(self, goal: dict[str, Any]) -> str:
        values = self.printed["goals"][goal["goal"]]
        counts = [
            Said("tundra-has", {"owner": f"seat:{seat}", "count": count})
            for seat, count in enumerate(goal["counts"])
        ]
        args: dict[str, Arg] = {
            "goal": f"name:goal-{goal['goal']}",
            "needs": steps(values["needs"]),
            "points": steps(self.printed["steps"]),
            "one": values["dice"][0],
            "two": values["dice"][1],
            "taken": "no" if goal["die"] is None else "yes",
            "player": "" if goal["die"] is None else f"seat:{goal['taken_by']}",
            "die": goal["die"] or 0,
            "counts": counts,
        }
        return self.say("say-goal", args)

    # -- the seats ------------------------------------------------------------------------

    def seat_lines(self, seat: int, one: dict[str, Any]) -> list[str]:
        own = "yes" if seat == self.seat else "no"
        head = {
            "player": f"seat:{seat}",
            "points": one["points"]["total"],
            "own": own,
            "title": title_of(one),
        }
        goods = [some(good, one["goods"][good]) for good in GOODS]
        supply = {"workers": one["workers"].count(None), "towers": one["towers_left"]}
        said = [
            self.say("say-seat", head),
            self.say("say-goods", {"goods": goods}),
            self.dice(one),
            self.say("say-supply", supply),
        ]
        said += [line for board in one["boards"] for line in self.board(board)]
        for card in one["advisors"]:
            if card:
                turned = "yes" if card["turned"] else "no"
                said.append(self.say("say-advisor", {"card": self.card(card), "turned": turned}))
        started = "yes" if any(self.view["goals"]) else "no"
        for card in one["hand"]:
            shown = self.card(card) if card else Said("tundra-say-unseen")
            said.append(self.say("say-hand", {"card": shown, "returned": started}))
        said += self.personal(one)
        return ["  " + line if place else line for place, line in enumerate(said)]

    def dice(self, one: dict[str, Any]) -> str:
        counts = {name: one[name] for name in ("unrolled", "supply", "aside")}
        return self.say("say-dice", {"count": len(one["dice"]), "dice": values(one["dice"]), **counts})

    def board(self, board: dict[str, Any]) -> list[str]:
        """What it does, what lies on it, and the cards under it."""
        printed = self.printed["boards"][board["board"]]
        args: dict[str, Arg] = {
            "board": f"name:{board['board']}",
            "upgraded": "yes" if board["upgraded"] else "no",
            "rows": rows(printed["upgraded" if board["upgraded"] else "base"]),
            "count": len(board["dice"]),
            "dice": values(board["dice"][::-1]),
            "cost": amounts(printed["cost"]),
        }
        cards = [self.say("say-under", {"card": self.card(card)}) for card in board["cards"] if card]
        return [self.say("say-board", args), *("  " + card for card in cards)]

    def personal(self, one: dict[str, Any]) -> list[str]:
        goal = one["personal"]
        if goal is None:
            return []
        if goal["goal"] is None:
            return [self.texts.say("tundra-say-personal-unseen")]
        name = f"name:personal-{goal['goal']}"
        asks = personal_said(goal["goal"], self.view)
        return [self.say("say-personal", {"goal": name, "asks": asks, "count": goal["count"]})]


def values(dice: Sequence[int]) -> list[Said]:
    return [Said("tundra-value", {"value": die}) for die in dice]
