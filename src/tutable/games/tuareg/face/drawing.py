"""A Tuareg table drawn with rich. Eighty columns are enough; more are used."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tutable.face.phrases import around
from tutable.face.picture import MAIN, Picture, Section
from tutable.games.tuareg.face.words import GOODS, LOOKS, SPECIALS, letter

CARGO = 4  # cards an animal is drawn with room for
CELL = Picture.label_width + CARGO * 3 + 2


class Board(Picture):
    """The table as one seat sees it."""

    def title(self) -> str:
        view = self.view
        return self.texts.say("tuareg-stage", {"stage": view["stage"], "last": view["last_turns"]})

    def sections(self) -> list[Section]:
        view = self.view
        middle = [
            *self.flow([self.amount_cell("tuareg-market", view["market"]), self.pile()], CELL),
            *self.flow([self.stock()], CELL),
            *self.flow([self.amount_cell("tuareg-discards", view["discards"])], CELL),
        ]
        return [
            self.part("tuareg-part-market", MAIN, middle),
            *(
                self.seat_part(seat, self.seat_rows(seat, view["seats"][seat]))
                for seat in around(self.seat, len(view["seats"]))
            ),
        ]

    # -- the middle of the table ----------------------------------------------------------

    def amount_cell(self, label: str, goods: dict[str, int]) -> Text:
        """A place where goods lie in the open, counted by kind."""
        cell = self.label(self.texts.say(label))
        present = [good for good in GOODS if goods[good] > 0]
        for good in present:
            cell.append_text(self.chip(good)).append(
                f"×{goods[good]} " if not self.ascii else f"x{goods[good]} "
            )
        if not present:
            cell.append_text(self.nothing())
        return cell

    def pile(self) -> Text:
        return self.label(self.texts.say("tuareg-pile")).append(str(self.view["pile"]), style="bold")

    def stock(self) -> Text:
        cell = self.label(self.texts.say("tuareg-stock"))
        for special in SPECIALS:
            count = self.view["stock"][special]
            style = "dim" if count == 0 else ""
            cell.append(self.texts.say(f"name-{special}") + " ", style=style)
            cell.append(f"{count}   ", style="dim" if count == 0 else "bold")
        return cell

    # -- the seats ------------------------------------------------------------------------

    def seat_rows(self, seat: int, one: dict[str, Any]) -> list[RenderableType]:
        points = self.texts.say("tuareg-points", {"points": one["points"]["total"]})
        rows: list[RenderableType] = [self.seat_rule(seat, [points], marked=False)]
        animals = [self.animal(number, animal, one) for number, animal in enumerate(one["animals"])]
        cells = [self.hand(one), *animals]
        cells += [self.cave(number, cards) for number, cards in enumerate(one["caves"], 1)]
        cells += [self.thief(number, card) for number, card in enumerate(one["thieves"], 1)]
        if one["maps"]:
            cells.append(self.label(self.texts.say("name-map")).append(str(one["maps"]), style="bold"))
        rows += self.flow(cells, CELL)
        return rows

    def animal(self, number: int, animal: dict[str, Any], one: dict[str, Any]) -> Text:
        """From the bottom card on the left to the top card on the right."""
        camels = sum(a["sort"] == "camel" for a in one["animals"])
        place = number + 1 if animal["sort"] == "camel" else number + 1 - camels
        cell = self.label(self.texts.say(f"name-{animal['sort']}-n", {"n": place}))
        for good in animal["cargo"]:
            cell.append_text(self.chip(good)).append(" ")
        cell.append(f"{self.dot}  " * (CARGO - len(animal["cargo"])), style="dim")
        return cell

    def hand(self, one: dict[str, Any]) -> Text:
        cell = self.label(self.texts.say("tuareg-hand"))
        known = 0
        for good in GOODS:
            for _ in range(one["hand"][good]):
                cell.append_text(self.chip(good)).append(" ")
                known += 1
        for _ in range(one["hand_size"] - known):
            cell.append_text(self.back()).append(" ")
        if one["hand_size"] == 0:
            cell.append_text(self.nothing())
        return cell

    def cave(self, number: int, cards: list[dict[str, Any]]) -> Text:
        cell = self.label(self.texts.say("tuareg-cave-n", {"n": number}))
        for card in cards:
            cell.append_text(self.hidden(card)).append(" ")
        cell.append(f"{self.dot}  " * (2 - len(cards)), style="dim")
        return cell

    def thief(self, number: int, card: dict[str, Any] | None) -> Text:
        cell = self.label(self.texts.say("tuareg-thief-n", {"n": number}))
        if card is None:
            return cell.append(self.texts.say("tuareg-thief-ready"), style="italic")
        return cell.append_text(self.hidden(card))

    # -- cards ----------------------------------------------------------------------------

    def chip(self, good: str) -> Text:
        """A card: colour, shape and letter."""
        look = LOOKS[good]
        return Text((look.ascii if self.ascii else look.shape) + letter(good, self.texts), style=look.style)

    def back(self) -> Text:
        """A card this seat cannot see."""
        return Text("??", style="bold white on grey35")

    def hidden(self, card: dict[str, Any]) -> Text:
        """A face-down card; the ring marks one that only some have seen."""
        face = self.back() if card["good"] is None else self.chip(card["good"])
        secret = card["good"] is not None and not card["seen_by_all"]
        ring = ("*" if self.ascii else "°") if secret else ""
        return Text.assemble("(", face, ring, ")")
