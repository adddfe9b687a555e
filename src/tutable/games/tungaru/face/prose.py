"""A Tungaru table in sentences: everything the drawn board shows, in an order that can be listened to."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.phrases import around, capital
from tutable.games.tungaru.face.words import LEADERS, amounts, any_of, nomad_line, one_of
from tutable.lang import Texts


def prose(view: View, seat: int, texts: Texts) -> list[str]:
    return Prose(view, seat, texts).lines()


class Prose:
    """The table as one seat would hear it."""

    def __init__(self, view: View, seat: int, texts: Texts) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts

    def lines(self) -> list[str]:
        view = self.view
        said = [self.say("round", round=view["round"], player=f"seat:{view['start']}") + "."]
        for number, island in enumerate(view["islands"]):
            said += self.island(number, island)
        for number, ground in enumerate(view["grounds"], 1):
            said.append(self.ground(number, ground))
        for space, nomad in enumerate(view["migration"], 1):
            what = self.nomad(nomad) if nomad else self.say("empty") + "."
            said.append(self.say("say-migration", space=space, what=what))
        said.append(self.say("say-pile", count=len(view["pile"])))
        for leader in LEADERS:
            said.append(self.say("say-leader", leader=f"name:{leader}", spaces=self.spaces(leader)))
        for other in around(self.seat, len(view["seats"])):
            said += self.seat_lines(other, view["seats"][other])
        return said

    # -- helpers --------------------------------------------------------------------------

    def say(self, message: str, **args: Any) -> str:
        return self.texts.say(f"tungaru-{message}", args)

    def name(self, island: int) -> str:
        return self.texts.say(f"name-{self.view['islands'][island]['name']}")

    def nomad(self, nomad: str, recruited: bool = False) -> str:
        return nomad_line(nomad, self.view["nomads"][nomad], self.texts, recruited)

    def all(self, words: list[str]) -> str:
        """The words as a list; nothing, if there are none."""
        return self.texts.listed(words) or self.texts.say("name-nothing")

    # -- the board ------------------------------------------------------------------------

    def island(self, number: int, one: dict[str, Any]) -> list[str]:
        harvest, trade = one["harvest"], one["trade"]
        offer = self.say(
            "offer",
            faces=any_of(harvest["faces"], self.texts),
            good=f"name:{harvest['good']}",
            give=self.texts.say(f"name-{trade['give']}"),
            get=amounts(trade["get"], self.texts),
        )
        said = [self.say("say-island", island=f"name:{one['name']}", offer=offer)]
        if one["nomad"]:
            said.append("  " + capital(self.nomad(one["nomad"])))
            if one["reserved"] is not None:
                said.append("  " + self.say("say-reserved", player=f"seat:{one['reserved']}"))
        else:
            said.append("  " + capital(self.word("no-nomad")) + ".")
        market = [self.texts.say(f"name-{good}") for good in one["market"] if good]
        if market:
            said.append("  " + self.say("say-market", goods=self.texts.listed(market)))
        dice = [self.say("say-die", player=f"seat:{d['seat']}", value=d["value"]) for d in one["dice"] if d]
        free = sum(1 for d in one["dice"] if not d)
        said.append("  " + self.say("say-dice", dice=self.all(dice), count=len(dice), free=free))
        settlers = [self.settler(seat, number) for seat in one["settlers"]]
        if settlers:
            said.append("  " + self.say("say-settlers", settlers=self.texts.listed(settlers)))
        monuments = [self.texts.player(seat) for seat in one["monuments"]]
        if monuments:
            said.append("  " + self.say("say-monuments", players=self.texts.listed(monuments)))
        walkways = self.texts.listed([self.name(other) for other in one["walkways"]])
        links = one_of([str(space + 1) for space in one["migration"]], self.texts)
        said.append("  " + self.say("say-links", walkways=walkways, spaces=links))
        return said

    def word(self, name: str) -> str:
        return self.texts.say(f"tungaru-{name}")

    def settler(self, seat: int, island: int) -> str:
        state = self.view["seats"][seat]["settlers"][island]
        return self.say("say-settler", player=f"seat:{seat}", state=state)

    def ground(self, number: int, one: dict[str, Any]) -> str:
        boats = [self.texts.player(seat) for seat in one["boats"]]
        return self.say(
            "say-ground",
            n=number,
            one=self.name(one["islands"][0]),
            two=self.name(one["islands"][1]),
            boats=self.texts.listed(boats) or self.texts.say("name-nobody"),
            borders=self.texts.listed([str(other + 1) for other in one["borders"]]),
        )

    def spaces(self, leader: str) -> str:
        said = []
        for space in self.view["leaders"][leader]:
            faces = any_of(space["faces"], self.texts)
            goods = amounts(space["goods"], self.texts)
            said.append(
                self.say("say-space", faces=faces, goods=goods, open="yes" if space["open"] else "no")
            )
        return "; ".join(said)

    # -- the seats ------------------------------------------------------------------------

    def seat_lines(self, seat: int, one: dict[str, Any]) -> list[str]:
        own = "yes" if seat == self.seat else "no"
        said = [self.say("say-seat", player=f"seat:{seat}", points=one["points"]["total"], own=own)]
        said.append(self.leader(one))
        if one["passed"]:
            said.append(self.word("say-passed"))
        said.append(self.say("say-goods", goods=amounts(one["goods"], self.texts), spaces=one["storage"]))
        if one["card_fish"]:
            said.append(self.word("say-card-fish"))
        dice = [str(value) for value in one["dice"] if value]
        said.append(self.say("say-own-dice", dice=self.all(dice), count=len(dice), sailed=one["sailed"]))
        if one["ground"] is not None:
            shores = self.view["grounds"][one["ground"]]["islands"]
            said.append(
                self.say("say-boat", n=one["ground"] + 1, one=self.name(shores[0]), two=self.name(shores[1]))
            )
        closed = [space for space in range(1, 5) if one["locks"].get(f"space-{space}")]
        for space, nomad in enumerate(one["nomads"], 1):
            if nomad:
                die = one["nomad_dice"][space - 1]
                said.append(self.say("say-own-nomad", space=space, nomad=self.nomad(nomad, True), die=die))
        free = one["nomads"].count(None) - len(closed)
        said.append(self.say("say-own-spaces", free=free, closed=len(closed)))
        said += [self.say("say-traveller", nomad=self.nomad(nomad, True)) for nomad in one["travellers"]]
        left = self.view["rewards"][len(self.view["rewards"]) - one["track"] :]
        rewards = [self.texts.say("name-any-good" if good == "any" else f"name-{good}") for good in left]
        said.append(self.say("say-track", count=len(left), rewards=self.all(rewards)))
        if one["locks"]["storage-6"]:
            said.append(self.word("say-storage-locked"))
        tamana = 1 if one["tamana"] else 0
        said.append(self.say("say-reserve", count=one["settlers_left"], tamana=tamana))
        if one["monuments_aside"]:
            said.append(self.say("say-aside", count=one["monuments_aside"]))
        return ["  " + line if place else line for place, line in enumerate(said)]

    def leader(self, one: dict[str, Any]) -> str:
        hand = []
        for leader in LEADERS:
            count = one["hand"][leader]
            if count:
                name = self.texts.say(f"name-{leader}")
                hand.append(name if count == 1 else f"{count} × {name}")
        dice = [str(die) for die in one["leader_dice"] if die]
        return self.say(
            "say-own-leader",
            leader=f"name:{one['leader']}" if one["leader"] else "name:nobody",
            played="yes" if one["leader"] else "no",
            hand=self.all(hand),
            dice=self.all(dice),
            count=len(dice),
            used="yes" if one["benefit_used"] else "no",
        )
