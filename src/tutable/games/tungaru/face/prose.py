"""A Tungaru table in sentences: everything the drawn board shows, in an order that can be listened to."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.phrases import around, capital
from tutable.games.tungaru.face.archipelago import shores
from tutable.games.tungaru.face.sorts import printed_spaces
from tutable.games.tungaru.face.words import (
    LEADERS,
    NOTHING,
    amounts,
    die_of,
    named,
    nomad_args,
    one_of,
    players,
    worth,
)
from tutable.lang import Texts
from tutable.lang.said import Said


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
            what = self.nomad(nomad) if nomad else Said("tungaru-empty")
            said.append(self.say("migration", space=space, what=what))
        said.append(self.say("pile", count=len(view["pile"])))
        for leader in LEADERS:
            spaces = [self.texts.show(space) for space in printed_spaces(leader, view)]
            said += indented([self.say("leader", leader=f"name:{leader}"), *spaces])
        for other in around(self.seat, len(view["seats"])):
            said += self.seat_lines(other, view["seats"][other])
        return said

    def say(self, message: str, **args: Any) -> str:
        return self.texts.say(f"tungaru-say-{message}", args)

    def nomad(self, nomad: str) -> Said:
        return Said("tungaru-nomad", nomad_args(nomad, self.view["nomads"][nomad]))

    def recruited(self, nomad: str) -> Said:
        """The cost is of no interest once it is paid."""
        return Said("tungaru-say-recruited", nomad_args(nomad, self.view["nomads"][nomad]))

    # -- the board ------------------------------------------------------------------------

    def island(self, number: int, one: dict[str, Any]) -> list[str]:
        said = [
            self.say(
                "island",
                island=f"name:{one['name']}",
                die=die_of(one["harvest"]["faces"]),
                good=f"name:{one['harvest']['good']}",
                give=f"name:{one['trade']['give']}",
                get=amounts(one["trade"]["get"]),
            )
        ]
        if one["nomad"]:
            said.append(capital(self.say("nomad", nomad=self.nomad(one["nomad"]))))
        else:
            said.append(self.say("no-nomad"))
        if one["reserved"] is not None:
            said.append(self.say("reserved", player=f"seat:{one['reserved']}"))
        market = [named(good) for good in one["market"] if good]
        if market:
            said.append(self.say("market", goods=market))
        dice = [
            Said("tungaru-die-there", {"player": f"seat:{die['seat']}", "value": die["value"]})
            for die in one["dice"]
            if die
        ]
        said.append(self.say("dice", dice=dice, count=len(dice), free=len(one["dice"]) - len(dice)))
        settlers = [
            Said(
                "tungaru-say-settler",
                {"player": f"seat:{seat}", "state": self.view["seats"][seat]["settlers"][number]},
            )
            for seat in one["settlers"]
        ]
        if settlers:
            said.append(self.say("settlers", settlers=settlers))
        if one["monuments"]:
            said.append(self.say("monuments", players=players(one["monuments"])))
        walkways = [named(self.view["islands"][other]["name"]) for other in one["walkways"]]
        spaces = one_of([space + 1 for space in one["migration"]])
        said.append(self.say("links", walkways=walkways, spaces=spaces))
        return indented(said)

    def ground(self, number: int, one: dict[str, Any]) -> str:
        borders = self.texts.listed([str(other + 1) for other in one["borders"]])
        return self.say(
            "ground", n=number, boats=players(one["boats"]), borders=borders, **shores(self.view, one)
        )

    # -- the seats ------------------------------------------------------------------------

    def seat_lines(self, seat: int, one: dict[str, Any]) -> list[str]:
        own = "yes" if seat == self.seat else "no"
        said = [self.say("seat", player=f"seat:{seat}", points=worth(one["points"]["total"]), own=own)]
        said.append(self.leader(one))
        if one["passed"]:
            said.append(self.say("passed"))
        said.append(self.say("goods", goods=amounts(one["goods"]), spaces=one["storage"]))
        if one["card_fish"]:
            said.append(self.say("card-fish"))
        dice = [value for value in one["dice"] if value]
        said.append(self.say("own-dice", dice=self.numbers(dice), count=len(dice), sailed=one["sailed"]))
        if one["ground"] is not None:
            said.append(
                self.say(
                    "boat", n=one["ground"] + 1, **shores(self.view, self.view["grounds"][one["ground"]])
                )
            )
        for space, nomad in enumerate(one["nomads"], 1):
            if nomad:
                die = one["nomad_dice"][space - 1]
                said.append(self.say("own-nomad", space=space, nomad=self.recruited(nomad), die=die))
        closed = sum(one["locks"].get(f"space-{space}", False) for space in range(1, len(one["nomads"]) + 1))
        said.append(self.say("own-spaces", free=one["nomads"].count(None) - closed, closed=closed))
        said += [self.say("traveller", nomad=self.recruited(nomad)) for nomad in one["travellers"]]
        left = self.view["rewards"][len(self.view["rewards"]) - one["track"] :]
        rewards = [named("any-good" if good == "any" else good) for good in left]
        said.append(self.say("track", count=len(left), rewards=rewards))
        if one["locks"]["storage-6"]:
            said.append(self.say("storage-locked"))
        said.append(self.say("reserve", count=one["settlers_left"], tamana=1 if one["tamana"] else 0))
        if one["monuments_aside"]:
            said.append(self.say("aside", count=one["monuments_aside"]))
        return indented(said)

    def leader(self, one: dict[str, Any]) -> str:
        hand = [
            Said("tungaru-say-cards", {"count": one["hand"][leader], "leader": f"name:{leader}"})
            for leader in LEADERS
            if one["hand"][leader]
        ]
        dice = [die for die in one["leader_dice"] if die]
        return self.say(
            "own-leader",
            leader=f"name:{one['leader'] or 'nobody'}",
            played="yes" if one["leader"] else "no",
            hand=hand or NOTHING,
            dice=self.numbers(dice),
            count=len(dice),
            used="yes" if one["benefit_used"] else "no",
        )

    def numbers(self, values: list[int]) -> str:
        return self.texts.listed([str(value) for value in values])


def indented(said: list[str]) -> list[str]:
    """What follows a first line belongs to it."""
    return [said[0], *("  " + line for line in said[1:])]
