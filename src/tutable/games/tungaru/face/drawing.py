"""A Tungaru table drawn with rich. Eighty columns are enough; more are used."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tutable.face.phrases import around, capital
from tutable.face.picture import BESIDE, MAIN, SEAT_STYLES, Picture, Section, filled, padded
from tutable.games.tungaru.face.words import (
    LEADERS,
    STYLES,
    each,
    letter,
    nomad_name,
    short_benefit,
    short_scoring,
)
from tutable.lang.said import Said

# Columns of the table of islands and of the line below for the nomad there.
ISLAND = (
    ("island", 11),
    ("harvest", 10),
    ("trade", 8),
    ("market", 7),
    ("dice", 9),
    ("settlers", 9),
    ("monuments", 10),
    ("walkways", 8),
    ("refill", 4),
)
NOMAD = (7, 6, 36)
GROUND = 22
CELL = 19
LYING = ("△", "□", "○", "◇", "☆")  # exhausted settlers


class Board(Picture):
    """The table as one seat sees it."""

    label_width = 9

    def title(self) -> str:
        args = {"round": self.view["round"], "player": f"seat:{self.view['start']}"}
        return self.texts.say("tungaru-say-round", args)

    def sections(self) -> list[Section]:
        view = self.view
        islands = [row for number, one in enumerate(view["islands"]) for row in self.island(number, one)]
        return [
            self.part("tungaru-part-islands", MAIN, [self.heads(), *islands]),
            self.part("tungaru-part-grounds", BESIDE, self.grounds()),
            self.part("tungaru-part-migration", BESIDE, self.migration()),
            self.part("tungaru-part-leaders", BESIDE, self.leaders()),
            *(
                self.seat_part(seat, self.seat_rows(seat, view["seats"][seat]))
                for seat in around(self.seat, len(view["seats"]))
            ),
        ]

    def word(self, name: str) -> str:
        return self.texts.say(f"tungaru-cell-{name}")

    # -- the board ------------------------------------------------------------------------

    def heads(self) -> Text:
        return self.row(
            *(Text(padded(self.texts.say(f"tungaru-head-{name}"), width), "dim") for name, width in ISLAND)
        )

    def island(self, number: int, one: dict[str, Any]) -> list[RenderableType]:
        """What the island offers and who is there; below it the nomad."""
        settlers = [self.settler(seat, number) for seat in one["settlers"]]
        monuments = [self.mark(seat) for seat in one["monuments"]]
        cells = [
            Text(self.texts.say(f"name-{one['name']}"), "bold"),
            self.space(one["harvest"]["faces"], [one["harvest"]["good"]]),
            self.chips([one["trade"]["give"]])
            .append(self.arrow)
            .append_text(self.chips(each(one["trade"]["get"]))),
            self.spaced([self.chips([good]) if good else self.free() for good in one["market"]]),
            self.spaced([self.die(die) if die else self.free() for die in one["dice"]]),
            self.spaced(settlers + [self.free()] * (one["settler_spaces"] - len(settlers))),
            self.spaced(monuments + [self.free()] * (one["monument_spaces"] - len(monuments))),
            Text(" ".join(self.short(other) for other in one["walkways"]), "dim"),
            Text(" ".join(str(space + 1) for space in one["migration"]), "dim"),
        ]
        line = self.row(*(filled(cell, width) for cell, (_, width) in zip(cells, ISLAND, strict=True)))
        if one["nomad"] is None:
            return [line, self.row("  ", Text(self.word("no-nomad"), "dim"))]
        nomad = self.nomad(one["nomad"])
        if one["reserved"] is not None:
            nomad.append(" ").append(self.word("reserved") + " ", "dim").append_text(
                self.mark(one["reserved"])
            )
        return [line, self.row("  ", nomad)]

    def grounds(self) -> list[RenderableType]:
        """Number, islands, boats, and what lies beyond one border."""
        cells: list[Text] = []
        for number, one in enumerate(self.view["grounds"], 1):
            cell = Text(f"{number:2} ", "bold").append("/".join(self.short(i) for i in one["islands"]) + " ")
            for seat in one["boats"]:
                cell.append_text(self.mark(seat))
            beyond = ",".join(str(other + 1) for other in one["borders"])
            cells.append(
                filled(cell, 12 if one["capacity"] == 2 else 11).append(f" {self.arrow}{beyond}", "dim")
            )
        rows: list[RenderableType] = []
        for start in range(0, len(cells), 3):
            label = self.label(self.word("grounds") if start == 0 else "")
            rows.append(self.row(label, *(filled(cell, GROUND) for cell in cells[start : start + 3])))
        return rows

    def migration(self) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for space, nomad in enumerate(self.view["migration"], 1):
            line = Text(f"{space} ", "bold")
            rows.append(self.row(line.append_text(self.nomad(nomad) if nomad else self.free())))
        head = self.texts.say("tungaru-cell-migration", {"count": len(self.view["pile"])})
        return [Text(head, "dim", no_wrap=True), *rows]

    def leaders(self) -> list[RenderableType]:
        """The dice spaces of all leader cards; closed ones in brackets."""
        cells: list[Text] = []
        for leader in LEADERS:
            cell = Text(self.texts.say(f"name-{leader}") + " ", "dim")
            for one in self.view["leaders"][leader]:
                cell.append_text(self.leader_space(one)).append(" ")
            cells.append(cell)
        return self.flow(cells, self.inner // 3)

    # -- the seats ------------------------------------------------------------------------

    def seat_rows(self, seat: int, one: dict[str, Any]) -> list[RenderableType]:
        details = [self.texts.say("tungaru-points", {"points": one["points"]["total"]})]
        if one["leader"]:
            details.append(self.texts.say(f"name-{one['leader']}"))
        if seat == self.view["start"]:
            details.append(self.texts.say("tungaru-starts"))
        if one["passed"]:
            details.append(self.texts.say("tungaru-passed"))
        rows: list[RenderableType] = [self.seat_rule(seat, details)]
        own = seat == self.seat
        cells = [self.storage(one), self.dice(one), self.boat(one), self.reserve(one), self.track(one)]
        cells.append(self.cell("nomads", self.nomads(one)))
        if one["travellers"] and not own:
            cells.append(self.cell("travellers", Text(" ".join(one["travellers"]))))
        if one["leader"]:
            cells.append(self.leader(one))
        cells.append(self.hand(one))
        rows += self.flow(cells, CELL)
        return [*rows, *self.own_nomads(one)] if own else rows

    def cell(self, label: str, content: Text) -> Text:
        return Text(capital(self.word(label)) + " ", "dim").append_text(content)

    def storage(self, one: dict[str, Any]) -> Text:
        """Goods, free spaces, the locked sixth space, and the Fisher's fish beyond it."""
        goods = each(one["goods"])
        places = [self.chips([good]) for good in goods] + [self.free()] * (one["storage"] - len(goods))
        if one["locks"]["storage-6"]:
            places.append(self.locked())
        cell = self.spaced(places)
        return self.cell(
            "storage", cell.append(" +").append_text(self.chips(["fish"])) if one["card_fish"] else cell
        )

    def dice(self, one: dict[str, Any]) -> Text:
        values = one["dice"] if one["dice"][3] else one["dice"][:3]
        dice = self.spaced([Text(str(value), "bold") if value else self.free() for value in values])
        if one["sailed"]:
            dice.append(f", {self.word('sailed')} ", "dim").append(str(one["sailed"]))
        return self.cell("dice", dice)

    def boat(self, one: dict[str, Any]) -> Text:
        if one["ground"] is None:
            return self.cell("boat", self.nothing())
        shores = self.view["grounds"][one["ground"]]["islands"]
        return self.cell(
            "boat", Text(f"{one['ground'] + 1} " + "/".join(self.short(shore) for shore in shores))
        )

    def reserve(self, one: dict[str, Any]) -> Text:
        """Settlers that wait beside the board, and the one on Tamana."""
        cell = self.cell("settlers", Text(str(one["settlers_left"]), "bold"))
        return cell.append(f", {self.texts.say('name-tamana')} 1") if one["tamana"] else cell

    def track(self, one: dict[str, Any]) -> Text:
        """Rewards still covered by monuments, from the top."""
        left = self.view["rewards"][len(self.view["rewards"]) - one["track"] :]
        cell = self.spaced([Text(self.word("any")) if good == "any" else self.chips([good]) for good in left])
        return self.cell("track", cell if left else self.nothing())

    def nomads(self, one: dict[str, Any]) -> Text:
        """The four nomad spaces in short, with dice on them."""
        places: list[Text] = []
        for space, nomad in enumerate(one["nomads"]):
            if nomad:
                die = one["nomad_dice"][space]
                places.append(Text(self.name(nomad) + (f":{die}" if die else "")))
            else:
                places.append(self.locked() if one["locks"].get(f"space-{space + 1}") else self.free())
        return self.spaced(places)

    def own_nomads(self, one: dict[str, Any]) -> list[RenderableType]:
        """Everything that stands on them; T for the Traveller pile."""
        up = [(str(space), nomad) for space, nomad in enumerate(one["nomads"], 1) if nomad]
        away = [("T", nomad) for nomad in one["travellers"]]
        return [self.row(Text(f"{place} ", "dim"), self.nomad(nomad)) for place, nomad in up + away]

    def leader(self, one: dict[str, Any]) -> Text:
        """The dice on the leader card, and whether the benefit has been used."""
        cell = self.cell("card", Text())
        for space, about in enumerate(self.view["leaders"][one["leader"]]):
            die = one["leader_dice"][space]
            cell.append_text(self.leader_space(about)).append(f"[{die}] " if die else " ")
        return cell.append(self.word("benefit-used" if one["benefit_used"] else "benefit-free"))

    def hand(self, one: dict[str, Any]) -> Text:
        names: list[str] = []
        for leader in LEADERS:
            count = one["hand"][leader]
            if count:
                times = f"{count}x " if count > 1 else ""
                names.append(times + self.texts.say(f"name-{leader}"))
        return self.cell("hand", Text(", ".join(names)) if names else self.nothing())

    # -- small things ---------------------------------------------------------------------

    def chips(self, goods: list[str]) -> Text:
        """Goods: colour and letter."""
        return Text().join(Text(letter(good, self.texts), STYLES[good]) for good in goods)

    def name(self, nomad: str) -> str:
        return self.texts.show(Said("tungaru-nomad-name", {"nomad": nomad_name(nomad)}))

    def nomad(self, nomad: str) -> Text:
        """Name, cost, benefit, scoring."""
        about = self.view["nomads"][nomad]
        benefit = Text(short_benefit(about, self.texts))
        cells = [Text(self.name(nomad), "bold"), self.chips(each(about["cost"])), benefit]
        line = Text()
        for cell, width in zip(cells, NOMAD, strict=True):
            line.append_text(filled(cell, width))
        return line.append(short_scoring(about, self.texts))

    def space(self, faces: list[int], goods: list[str]) -> Text:
        """What a die of one of these faces brings."""
        return Text("".join(map(str, faces)) + self.arrow).append_text(self.chips(goods))

    def leader_space(self, one: dict[str, Any]) -> Text:
        drawn = self.space(one["faces"], each(one["goods"]))
        return drawn if one["open"] else Text("(", "dim").append_text(drawn).append(")", "dim")

    def die(self, die: dict[str, int]) -> Text:
        return self.mark(die["seat"]).append(str(die["value"]))

    def settler(self, seat: int, island: int) -> Text:
        if self.view["seats"][seat]["settlers"][island] == "upright":
            return self.mark(seat)
        return self.mark(seat).append("_") if self.ascii else Text(LYING[seat], SEAT_STYLES[seat])

    def short(self, island: int) -> str:
        """The first letters of an island's name."""
        return self.texts.say(f"name-{self.view['islands'][island]['name']}")[:3]

    def free(self) -> Text:
        return Text(self.dot, "dim")

    def locked(self) -> Text:
        """A monument stands on it."""
        return Text("x", "dim")

    def spaced(self, parts: list[Text]) -> Text:
        return Text(" ").join(parts)
