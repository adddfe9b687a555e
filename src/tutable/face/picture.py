"""What drawn tables have in common: a frame, a line for each seat, cells in columns, marks of the seats."""

from __future__ import annotations

from dataclasses import dataclass

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from tutable.face import View
from tutable.face.phrases import capital
from tutable.lang import Texts

# Pieces of a seat have a mark and a colour; the mark alone tells them apart.
MARKS = ("▲", "■", "●", "◆", "★")
ASCII_MARKS = ("@", "#", "%", "&", "$")
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")


OWN, MAIN, BESIDE, RIVAL = range(4)  # what is shown first where a table does not fit


@dataclass(frozen=True)
class Section:
    """A part of a table: the words that ask for it, separated by commas, and how soon it is shown."""

    words: str
    rank: int
    rows: list[RenderableType]

    @property
    def name(self) -> str:
        return self.words.split(",")[0].strip()

    def answers_to(self, word: str) -> bool:
        return word.casefold() in (known.strip().casefold() for known in self.words.split(","))


class Picture:
    """A table as one seat sees it, in as many columns as there are."""

    label_width = 10

    def __init__(self, view: View, seat: int, texts: Texts, width: int, ascii_only: bool) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.width = width
        self.inner = width - 4
        self.ascii = ascii_only
        self.dot = "." if ascii_only else "·"
        self.dash = "-" if ascii_only else "–"
        self.arrow = ">" if ascii_only else "→"

    def title(self) -> str:
        raise NotImplementedError

    def sections(self) -> list[Section]:
        """Everything that lies on the table, in the order in which it is drawn."""
        raise NotImplementedError

    def part(self, name: str, rank: int, rows: list[RenderableType]) -> Section:
        """A section whose words are the game's."""
        return Section(self.texts.say(name), rank, rows)

    def seat_part(self, seat: int, rows: list[RenderableType]) -> Section:
        """What belongs to a seat, asked for by its name."""
        own = self.texts.say("play-part-own") if seat == self.seat else self.texts.say("play-part-rivals")
        rank = OWN if seat == self.seat else RIVAL
        return Section(f"{self.texts.player(seat)}, {own}", rank, rows)

    def draw(self) -> RenderableType:
        """All of it."""
        return self.framed(self.sections())

    def fitting(self, room: int) -> tuple[list[Section], list[Section]]:
        """What fits into so many lines, the frame among them, and what is folded away for it.

        Of what belongs to the seat itself at least the first lines are shown.
        """
        sections = self.sections()
        room -= 2
        shown: dict[int, Section] = {}
        folded = list(sections)
        for number, section in sorted(enumerate(sections), key=lambda entry: entry[1].rank):
            needed = self.lines(section.rows)
            if needed <= room:
                shown[number] = section
                folded.remove(section)
            elif section.rank == OWN and room > 0:
                shown[number] = Section(section.words, OWN, section.rows[:room])
                needed = self.lines(shown[number].rows)
            else:
                continue
            room -= needed
        return [shown[number] for number in sorted(shown)], folded

    def lines(self, rows: list[RenderableType]) -> int:
        console = Console(width=self.inner)
        return len(console.render_lines(Group(*rows)))

    def framed(self, sections: list[Section]) -> RenderableType:
        return Panel(
            Group(*(row for section in sections for row in section.rows)),
            title=Text(self.title()),
            title_align="left",
            box=box.ROUNDED,
            safe_box=True,
            border_style="dim",
            width=self.width,
        )

    def mark(self, seat: int) -> Text:
        return Text((ASCII_MARKS if self.ascii else MARKS)[seat], style=SEAT_STYLES[seat])

    def seat_rule(self, seat: int, details: list[str], marked: bool = True) -> RenderableType:
        """The line above what belongs to a seat: its name, shortened if need be, then details."""
        rest = "".join(f" {'-' if self.ascii else '·'} {detail}" for detail in details)
        room = self.inner - cell_len(rest) - (8 if marked else 6)
        name = self.texts.player(seat)
        if cell_len(name) > room:
            name = set_cell_size(name, room - 1).rstrip() + ("~" if self.ascii else "…")
        title = Text.assemble(self.mark(seat), " ") if marked else Text()
        title.append(name + rest, style="bold" if seat == self.seat else "")
        return Rule(title, align="left", style="dim", characters="-" if self.ascii else "─")

    def label(self, text: str) -> Text:
        return Text().append(padded(capital(text), self.label_width - 1) + " ", style="dim")

    def nothing(self) -> Text:
        return Text(self.dash, style="dim")

    def row(self, *parts: Text | str) -> Text:
        """One line that is cut rather than wrapped."""
        line = Text(no_wrap=True, overflow="ellipsis")
        for part in parts:
            line.append_text(part) if isinstance(part, Text) else line.append(part)
        line.rstrip()
        return line

    def flow(self, cells: list[Text], column: int) -> list[RenderableType]:
        """Cells one after another, aligned in columns, in as few rows as possible."""
        rows: list[Text] = []
        for cell in cells:
            cell.rstrip()
            start = -(-rows[-1].cell_len // column) * column if rows else 0
            if rows and start - rows[-1].cell_len < 2:
                start += column
            if rows and start + cell.cell_len <= self.inner:
                rows[-1].append(" " * (start - rows[-1].cell_len)).append_text(cell)
            else:
                rows.append(self.row(cell))
        return list(rows)


class Lines(Picture):
    """Any game: its table as it is told."""

    def __init__(self, told: list[str], seat: int, texts: Texts, width: int, ascii_only: bool) -> None:
        super().__init__({}, seat, texts, width, ascii_only)
        self.told = told

    def sections(self) -> list[Section]:
        return [self.part("play-part-table", MAIN, [Text(line) for line in self.told])]

    def framed(self, sections: list[Section]) -> RenderableType:
        return Group(*(row for section in sections for row in section.rows))


def padded(text: str, columns: int) -> str:
    """At least so many columns."""
    return text + " " * max(0, columns - cell_len(text))


def filled(text: Text, columns: int) -> Text:
    """At least so many columns."""
    return text.copy().append(" " * max(0, columns - text.cell_len))
