"""A Tundra table in sentences: everything the drawn board shows, in an order that can be listened to."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.phrases import around, capital
from tutable.games.tundra.face.notation import GOODS, amount, gains, rows, written
from tutable.games.tundra.face.words import (
    HOMES,
    card_name,
    is_advisor,
    need,
    personal_goal,
    place_name,
    round_name,
)
from tutable.lang import Texts

SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def prose(view: View, seat: int, texts: Texts) -> list[str]:
    return Prose(view, seat, texts).lines()


class Prose:
    """The table as one seat would hear it."""

    def __init__(self, view: View, seat: int, texts: Texts) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        spaces = [*view["glades"], *view["settlements"]]
        numbers = [*range(len(view["glades"])), *(HOMES + n for n in range(len(view["settlements"])))]
        self.at = {tuple(space["at"]): place for place, space in zip(numbers, spaces, strict=True)}

    def lines(self) -> list[str]:
        view = self.view
        said = [round_name(view, self.texts) + "."]
        said += [self.glade(number, glade) for number, glade in enumerate(view["glades"])]
        for seat, home in enumerate(view["settlements"]):
            said.append(
                self.say(
                    "say-settlement",
                    n=seat + 1,
                    player=f"seat:{seat}",
                    pieces=self.pieces(HOMES + seat, None),
                    next=self.next_to(home["at"]),
                )
            )
        said.append(self.say("closed", count=len(view["closed"])) + ".")
        said.append(self.say("market", deck=len(view["deck"]), discards=len(view["discards"])) + ".")
        for space, card in enumerate(view["market"], 1):
            what = self.card(card) if card else self.say("nothing")
            message = "say-space-advisor" if is_advisor(card) else "say-space"
            said.append("  " + self.say(message, n=space, what=what))
        said += [self.goal(goal) for goal in view["goals"] if goal]
        for other in around(self.seat, len(view["seats"])):
            said += self.seat_lines(other, view["seats"][other])
        return said

    def say(self, message: str, **args: Any) -> str:
        return self.texts.say(f"tundra-{message}", args)

    # -- the middle of the table ----------------------------------------------------------

    def glade(self, number: int, glade: dict[str, Any]) -> str:
        state = "closed" if not glade["tile"] else "bare" if glade["resource"] == "none" else "open"
        return self.say(
            "say-glade",
            n=number + 1,
            edge="yes" if glade["edge"] else "no",
            state=state,
            good=self.texts.say(f"name-{glade['resource']}") if state == "open" else "",
            bonus=gains(glade["bonus"], self.texts, False) if glade["tile"] else "",
            pieces=self.pieces(number, glade["tower"]),
            next=self.next_to(glade["at"]),
        )

    def next_to(self, at: list[int]) -> str:
        """Its neighbours: glades by number, settlements by name."""
        found = [self.at.get((at[0] + q, at[1] + r)) for q, r in SIDES]
        places = sorted(place for place in found if place is not None)
        words = [str(place + 1) if place < HOMES else place_name(place, self.texts) for place in places]
        return self.texts.listed(words)

    def pieces(self, place: int, tower: int | None) -> str:
        """Who is there: empty, or a sentence."""
        words = [self.say("say-tower", player=f"seat:{tower}")] if tower is not None else []
        for seat, one in enumerate(self.view["seats"]):
            numbers = [str(n) for n, where in enumerate(one["workers"], 1) if where == place]
            if numbers:
                words.append(
                    self.say(
                        "say-workers",
                        player=f"seat:{seat}",
                        n=self.texts.listed(numbers),
                        count=len(numbers),
                    )
                )
        return f" {capital(self.texts.listed(words))}." if words else ""

    def card(self, card: dict[str, Any]) -> str:
        return f"{card_name(card['card'], self.texts)}: {written(card['text'], self.texts, False)}"

    def goal(self, goal: dict[str, Any]) -> str:
        return self.say(
            "say-goal",
            goal=f"name:goal-{goal['goal']}",
            needs=need(goal["needs"]),
            one=goal["dice"][0],
            two=goal["dice"][1],
            taken="no" if goal["die"] is None else "yes",
            player="" if goal["die"] is None else f"seat:{goal['taken_by']}",
            die=goal["die"] or 0,
            counts=", ".join(
                self.say("say-count", player=f"seat:{seat}", count=count)
                for seat, count in enumerate(goal["counts"])
            ),
        )

    # -- the seats ------------------------------------------------------------------------

    def seat_lines(self, seat: int, one: dict[str, Any]) -> list[str]:
        own = "yes" if seat == self.seat else "no"
        title = f"name:title-{one['title']}"
        said = [
            self.say("say-seat", player=f"seat:{seat}", points=one["points"]["total"], own=own, title=title),
            capital(self.texts.listed([amount(good, one["goods"][good], self.texts) for good in GOODS]))
            + ".",
            self.dice(one),
            self.say(
                "say-supply",
                workers=one["workers"].count(None),
                towers=one["towers_left"],
            ),
        ]
        said += [line for board in one["boards"] for line in self.board(board)]
        for card in one["advisors"]:
            if card:
                turned = "yes" if card["turned"] else "no"
                said.append(self.say("say-advisor", card=self.card(card), turned=turned))
        started = any(self.view["goals"])
        for card in one["hand"]:
            shown = self.card(card) if card else self.say("say-unseen")
            said.append(self.say("say-hand", card=shown, returned="yes" if started else "no"))
        said += self.personal(one)
        return ["  " + line if place else line for place, line in enumerate(said)]

    def dice(self, one: dict[str, Any]) -> str:
        return self.say(
            "say-dice",
            count=len(one["dice"]),
            dice=self.texts.listed([str(die) for die in one["dice"]]),
            unrolled=one["unrolled"],
            supply=one["supply"],
            aside=one["aside"],
        )

    def board(self, board: dict[str, Any]) -> list[str]:
        """What it does, what lies on it, and the cards under it."""
        args = {
            "board": f"name:{board['board']}",
            "upgraded": "yes" if board["upgraded"] else "no",
            "rows": rows(board["text"], self.texts, False),
            "count": len(board["dice"]),
            "dice": self.texts.listed([str(die) for die in reversed(board["dice"])]),
        }
        cost = [amount(good, n, self.texts) for good, n in zip(GOODS, board["cost"], strict=False) if n]
        args["cost"] = self.texts.listed(cost)
        cards = [self.say("say-under", card=self.card(card)) for card in board["cards"] if card]
        return [self.say("say-board", **args), *("  " + card for card in cards)]

    def personal(self, one: dict[str, Any]) -> list[str]:
        goal = one["personal"]
        if goal is None:
            return []
        if goal["goal"] is None:
            return [self.say("say-personal-unseen")]
        return [self.say("say-personal", goal=personal_goal(goal, self.texts), count=goal["count"])]
