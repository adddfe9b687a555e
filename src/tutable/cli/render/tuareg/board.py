"""A Tuareg table drawn with rich. Eighty columns are enough; more are used."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from tutable.cli.render import View
from tutable.cli.render.tuareg.words import GOODS, LOOKS, SPECIALS, capital, letter
from tutable.lang import Texts

LABEL = 10  # columns for what stands before the cards
CARGO = 4  # cards an animal is drawn with room for
CELL = LABEL + CARGO * 3 + 2


class Board:
    """The table as one seat sees it."""

    def __init__(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.width = width
        self.inner = width - 4
        self.ascii = ascii_only

    def draw(self) -> RenderableType:
        view = self.view
        title = self.texts.say("tuareg-stage", {"stage": view["stage"], "last": view["last_turns"]})
        rows: list[RenderableType] = [
            *self.flow([self.amount_cell("tuareg-market", view["market"]), self.pile()]),
            *self.flow([self.stock()]),
            *self.flow([self.amount_cell("tuareg-discards", view["discards"])]),
        ]
        players = len(view["seats"])
        start = self.seat if 0 <= self.seat < players else 0
        for place in range(players):
            other = (start + place) % players
            rows += self.seat_rows(other, view["seats"][other])
        return Panel(
            Group(*rows),
            title=Text(title),
            title_align="left",
            box=box.ROUNDED,
            safe_box=True,
            border_style="dim",
            width=self.width,
        )

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
            cell.append("–" if not self.ascii else "-", style="dim")
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
        own = seat == self.seat
        points = self.texts.say("tuareg-points", {"points": one["points"]["total"]})
        room = self.inner - len(points) - 10
        name = self.texts.player(seat)
        name = name if len(name) <= room else name[: room - 1] + "…"
        title = Text(
            f"{name} · {points}" if not self.ascii else f"{name} - {points}", style="bold" if own else ""
        )
        rows: list[RenderableType] = [
            Rule(title, align="left", style="dim", characters="-" if self.ascii else "─")
        ]
        animals = [self.animal(number, animal, one) for number, animal in enumerate(one["animals"])]
        cells = [self.hand(one), *animals]
        cells += [self.cave(number, cards) for number, cards in enumerate(one["caves"], 1)]
        cells += [self.thief(number, card) for number, card in enumerate(one["thieves"], 1)]
        if one["maps"]:
            cells.append(self.label(self.texts.say("name-map")).append(str(one["maps"]), style="bold"))
        rows += self.flow(cells)
        return rows

    def animal(self, number: int, animal: dict[str, Any], one: dict[str, Any]) -> Text:
        """From the bottom card on the left to the top card on the right."""
        camels = sum(a["sort"] == "camel" for a in one["animals"])
        place = number + 1 if animal["sort"] == "camel" else number + 1 - camels
        cell = self.label(self.texts.say(f"name-{animal['sort']}-n", {"n": place}))
        for good in animal["cargo"]:
            cell.append_text(self.chip(good)).append(" ")
        cell.append(("·  " if not self.ascii else ".  ") * (CARGO - len(animal["cargo"])), style="dim")
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
            cell.append("–" if not self.ascii else "-", style="dim")
        return cell

    def cave(self, number: int, cards: list[dict[str, Any]]) -> Text:
        cell = self.label(self.texts.say("tuareg-cave-n", {"n": number}))
        for card in cards:
            cell.append_text(self.hidden(card)).append(" ")
        cell.append(("·  " if not self.ascii else ".  ") * (2 - len(cards)), style="dim")
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

    # -- placing cells --------------------------------------------------------------------

    def label(self, text: str) -> Text:
        return Text().append(capital(text).ljust(LABEL - 1) + " ", style="dim")

    def flow(self, cells: list[Text]) -> list[RenderableType]:
        """Cells one after another, aligned in columns, in as few rows as possible."""
        rows: list[Text] = []
        for cell in cells:
            cell.rstrip()
            start = -(-rows[-1].cell_len // CELL) * CELL if rows else 0
            if rows and start - rows[-1].cell_len < 2:
                start += CELL
            if rows and start + cell.cell_len <= self.inner:
                rows[-1].append(" " * (start - rows[-1].cell_len)).append_text(cell)
            else:
                rows.append(Text(no_wrap=True, overflow="ellipsis").append_text(cell))
        return list(rows)
