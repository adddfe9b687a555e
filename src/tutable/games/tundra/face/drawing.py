"""A Tundra table drawn with rich. Eighty columns are enough; more are used."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tutable.face.phrases import around, capital
from tutable.face.picture import BESIDE, MAIN, Picture, Section, filled
from tutable.games.tundra.face import shorthand
from tutable.games.tundra.face.land import WIDE, Space, drawn
from tutable.games.tundra.face.printed import personal_said
from tutable.games.tundra.face.shorthand import letter
from tutable.games.tundra.face.words import GOODS, ITEMS, STYLES, homes, round_name, steps, title_of

HALF = 38  # columns for a card of the market or a goal
CELL = 19


class Board(Picture):
    """The table as one seat sees it."""

    def title(self) -> str:
        return self.texts.show(round_name(self.view))

    def sections(self) -> list[Section]:
        view = self.view
        return [
            self.part("tundra-part-map", MAIN, [*self.land(), *self.legend()]),
            self.part("tundra-part-market", BESIDE, self.market()),
            self.part("tundra-part-goals", BESIDE, self.goals()),
            *(
                self.seat_part(seat, self.seat_rows(seat, view["seats"][seat]))
                for seat in around(self.seat, len(view["seats"]))
            ),
        ]

    def word(self, name: str) -> str:
        return self.texts.say(f"tundra-{name}")

    # -- the middle of the table ----------------------------------------------------------

    def land(self) -> list[RenderableType]:
        spaces = [
            Space(tuple(glade["at"]), (self.glade(number, glade), self.pieces(number, glade["tower"])))
            for number, glade in enumerate(self.view["glades"])
        ]
        for seat, home in enumerate(self.view["settlements"]):
            name = self.mark(seat).append(f" {self.word('home')} {seat + 1}", "bold")
            spaces.append(Space(tuple(home["at"]), (name, self.pieces(home["place"], None))))
        return list(drawn(spaces, self.ascii))

    def glade(self, number: int, glade: dict[str, Any]) -> Text:
        """Its number, a ring on the edge of the map, its resource, the bonus of a tower."""
        ring = ("*" if self.ascii else "°") if glade["edge"] else ""
        name = Text(f"{number + 1}{ring}".ljust(4), "bold" if glade["tile"] else "dim")
        if not glade["tile"]:
            return name.append("??", "dim")
        if glade["resource"] == "none":
            name.append(self.dash, "dim")
        else:
            name.append(letter(glade["resource"], self.texts), STYLES[glade["resource"]])
        bonus = shorthand.gains(glade["bonus"], self.texts)
        return name.append(bonus.rjust(WIDE - 1 - name.cell_len))

    def pieces(self, place: int, tower: int | None) -> Text:
        """A tower in brackets, and a mark for each worker; numbers if they are many."""
        line = Text()
        if tower is not None:
            line.append("[").append_text(self.mark(tower)).append("]")
        counts = [(seat, one["workers"].count(place)) for seat, one in enumerate(self.view["seats"])]
        many = sum(count for _, count in counts) + line.cell_len > WIDE - 1
        for seat, count in counts:
            if count and many:
                line.append_text(self.mark(seat)).append(str(count))
            else:
                for _ in range(count):
                    line.append_text(self.mark(seat))
        return line

    def legend(self) -> list[RenderableType]:
        """What the letters mean; the ring and the brackets with them."""
        parts = [f"{letter(item, self.texts)} {self.word('legend-' + item)}" for item in ITEMS]
        ring = ("*" if self.ascii else "°") + " " + self.word("legend-edge")
        towers = f"[{self.mark(0).plain}] {self.word('legend-tower')}"
        cells = [Text(part, "dim") for part in (*parts, ring, towers)]
        closed = self.texts.say("tundra-closed", {"count": len(self.view["closed"])})
        return self.flow([*cells, Text(closed, "dim")], 2)

    def market(self) -> list[RenderableType]:
        view = self.view
        args = {"deck": len(view["deck"]), "discards": len(view["discards"])}
        cells = [self.card(card, marked=True) if card else self.nothing() for card in view["market"]]
        return [Text(self.texts.say("tundra-market-counts", args), "dim", no_wrap=True), *self.halves(cells)]

    def goals(self) -> list[RenderableType]:
        cells: list[Text] = []
        for goal in self.view["goals"]:
            if goal is None:
                cells.append(self.nothing())
                continue
            values = self.view["printed"]["goals"][goal["goal"]]
            cell = Text(self.texts.say(f"name-goal-{goal['goal']}"), "bold" if goal["die"] is None else "dim")
            dice = " ".join(map(str, values["dice"]))
            cell.append(f" {steps(values['needs'])}, {self.word('dice')} {dice}")
            if 0 <= self.seat < len(goal["counts"]):
                cell.append(", " + self.texts.say("tundra-have", {"count": goal["counts"][self.seat]}))
            if goal["die"] is not None:
                cell.append(" ").append_text(self.mark(goal["taken_by"])).append(str(goal["die"]))
            cells.append(cell)
        points = {"points": steps(self.view["printed"]["steps"])}
        return [Text(self.texts.say("tundra-goals-points", points), "dim"), *self.halves(cells)]

    def halves(self, cells: list[Text]) -> list[RenderableType]:
        """Two beside each other; what needs more room has a line of its own."""
        lines: list[RenderableType] = []
        waiting: Text | None = None
        for cell in cells:
            if waiting is not None and HALF + cell.cell_len <= self.inner:
                lines.append(self.row(filled(waiting, HALF), cell))
                waiting = None
                continue
            lines += [self.row(waiting)] if waiting is not None else []
            waiting = cell if cell.cell_len < HALF else None
            lines += [self.row(cell)] if waiting is None else []
        return lines + ([self.row(waiting)] if waiting is not None else [])

    def card(self, card: dict[str, Any], marked: bool = False) -> Text:
        """Its name, and what it does; in the market also that it is an advisor."""
        printed = self.view["printed"]["cards"][card["card"]]
        name = Text(capital(self.name(card)), "bold")
        if marked and printed["sort"] == "advisor":
            name.append(f" ({self.word('advisor')})", "not bold")
        return name.append("  ").append(shorthand.card(printed, self.texts), "not bold")

    def name(self, card: dict[str, Any]) -> str:
        return self.texts.say(f"name-{card['card']}")

    # -- the seats ------------------------------------------------------------------------

    def seat_rows(self, seat: int, one: dict[str, Any]) -> list[RenderableType]:
        own = seat == self.seat
        points = self.texts.say("tundra-points", {"points": one["points"]["total"]})
        details = [points, self.texts.word(title_of(one))]
        if seat == self.view["first"] and self.view["round"]:
            details.append(self.word("first"))
        cells = [self.goods(one), self.dice(one), self.workers(one), self.towers(one)]
        hand = self.hand(one, own)
        # On a low screen only the first lines are shown: what one chooses from is among them.
        is_asked_for = own and self.hand_name() == "hand"
        lines: list[RenderableType] = [self.seat_rule(seat, details), *(hand if is_asked_for else [])]
        lines += self.flow(cells, CELL)
        lines += self.boards(one) if own else self.flow([self.small_board(b) for b in one["boards"]], HALF)
        advisors = [self.advisor(card, own) for card in one["advisors"] if card]
        if advisors:
            lines += self.flow([Text(capital(self.word("advisors")), "dim"), *advisors], 2)
        return [*lines, *([] if is_asked_for else hand), *self.personal(one)]

    def hand(self, one: dict[str, Any], own: bool) -> list[RenderableType]:
        """Of one's own cards what they do as well; none: no line."""
        name = Text(self.word(self.hand_name()), "dim")
        if not one["hand"]:
            return []
        if not own:
            return self.flow([name, *(Text(self.name(card) if card else "??") for card in one["hand"])], 2)
        unknown = Text("??", "bold white on grey35")
        return [name, *self.halves([self.card(card) if card else unknown for card in one["hand"]])]

    def hand_name(self) -> str:
        """Until the goals are revealed they are in hand, then in the box."""
        return "returned" if any(self.view["goals"]) else "hand"

    def cell(self, label: str, content: Text | str) -> Text:
        cell = Text(capital(self.word(label)) + " ", "dim")
        return cell.append_text(content) if isinstance(content, Text) else cell.append(content)

    def goods(self, one: dict[str, Any]) -> Text:
        cell = Text()
        for good in GOODS:
            cell.append(letter(good, self.texts), STYLES[good]).append(f" {one['goods'][good]}  ")
        return cell

    def dice(self, one: dict[str, Any]) -> Text:
        cell = self.cell("dice", Text(" ".join(map(str, one["dice"])) or self.dash, "bold"))
        if one["unrolled"]:
            cell.append(f" +{one['unrolled']}")
        rest = [f"{self.word('supply')} {one['supply']}"]
        if one["aside"]:
            rest.append(f"{self.word('aside')} {one['aside']}")
        return cell.append(f" ({', '.join(rest)})", "dim")

    def workers(self, one: dict[str, Any]) -> Text:
        """By number: the glade, H for a settlement; those in the supply are counted."""
        out = [f"{n}:{self.place(place)}" for n, place in enumerate(one["workers"], 1) if place is not None]
        left = one["workers"].count(None)
        return self.cell("workers", " ".join([*out, f"+{left}"]))

    def place(self, place: int) -> str:
        home = place - homes(self.view)
        return str(place + 1) if home < 0 else f"{self.word('home-letter')}{home + 1}"

    def towers(self, one: dict[str, Any]) -> Text:
        return self.cell("towers", f"+{one['towers_left']}")

    def board_name(self, board: dict[str, Any]) -> Text:
        """An upgraded board has a plus; the dice on its slots follow."""
        name = Text(self.texts.say(f"name-{board['board']}") + ("+" if board["upgraded"] else ""), "bold")
        dice = "".join(map(str, reversed(board["dice"])))
        return name.append(f" [{dice}]" if dice else " ", "not bold")

    def boards(self, one: dict[str, Any]) -> list[RenderableType]:
        """A line for each board, one for each card under it, and what upgrades cost."""
        lines: list[RenderableType] = []
        costs: list[Text] = []
        wide = max(self.board_name(board).cell_len for board in one["boards"]) + 2
        for board in one["boards"]:
            printed = self.view["printed"]["boards"][board["board"]]
            rows = shorthand.board(printed["upgraded" if board["upgraded"] else "base"], self.texts)
            lines.append(self.row(filled(self.board_name(board), wide), rows))
            lines += [self.row("  ", self.card(card)) for card in board["cards"] if card]
            if not board["upgraded"]:
                cost = shorthand.gains(printed["cost"], self.texts)
                costs.append(Text(f"{self.texts.say('name-' + board['board'])} {cost}"))
        return lines + (self.flow([Text(self.word("upgrades"), "dim"), *costs], 2) if costs else [])

    def small_board(self, board: dict[str, Any]) -> Text:
        """Somebody else's board: its dice and the names of its cards."""
        names = ", ".join(self.name(card) for card in board["cards"] if card)
        return self.board_name(board).append(f" {names}" if names else "")

    def advisor(self, card: dict[str, Any], own: bool) -> Text:
        """A turned one in brackets."""
        shown = self.card(card) if own else Text(self.name(card))
        return Text("(", "dim").append_text(shown).append(")", "dim") if card["turned"] else shown

    def personal(self, one: dict[str, Any]) -> list[RenderableType]:
        goal = one["personal"]
        if goal is None:
            return []
        if goal["goal"] is None:
            return [self.row(self.cell("personal", "??"))]
        args = {"goal": f"name:personal-{goal['goal']}", "asks": personal_said(goal["goal"], self.view)}
        return [Text(self.texts.say("tundra-say-personal", {**args, "count": goal["count"]}))]
