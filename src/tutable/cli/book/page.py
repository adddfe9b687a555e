"""Printing rules: on a screen of any width, or as plain lines."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from tutable.cli.book.parts import Sheet
from tutable.cli.book.rulebook import Book, Entry, Worked
from tutable.cli.screen import DrawnScreen, Screen
from tutable.face import face_of
from tutable.face.guide import LEARNER
from tutable.lang import Texts

READABLE = 92  # wider lines are hard to read


class Page:
    """Writes headings and indented paragraphs."""

    def __init__(self, texts: Texts, screen: Screen) -> None:
        self.texts = texts
        self.screen = screen

    def text(
        self, paragraphs: Sequence[str], indent: str = "", style: str = "", first: str | None = None
    ) -> None:
        start = indent if first is None else first
        for paragraph in paragraphs:
            if isinstance(self.screen, DrawnScreen):
                width = min(self.screen.width, READABLE)
                for line in textwrap.wrap(paragraph, width, initial_indent=start, subsequent_indent=indent):
                    self.screen.line(line, style)
            else:
                self.screen.line(start + paragraph)

    def book(self, book: Book) -> None:
        for chapter in book.chapters:
            self.screen.line(chapter.title.upper(), "bold magenta")
            self.screen.line()
            if chapter.text:
                self.text(chapter.text, "  ")
                self.screen.line()
            for entry in chapter.entries:
                self.entry(entry)

    def entry(self, entry: Entry, indent: str = "", has_tables: bool = False) -> None:
        """A rule with its examples, refusals and rulings, or a ruling; with the tables of the examples."""
        self.text([f"{entry.id}  {entry.title}"], indent + "  ", "bold", first=indent)
        self.text(entry.text, indent + "  ")
        for worked in entry.examples:
            self.text([self.texts.say("rules-example", {"title": worked.title})], indent + "  ", "italic")
            if has_tables:
                self.table(worked)
            self.text(worked.text, indent + "    ")
        if entry.confidence is not None:
            sure = self.texts.say("rules-confidence", {"percent": entry.confidence})
            self.text([sure], indent + "  ", "dim")
        if entry.option:
            self.text([self.texts.say("rules-option", {"option": entry.option})], indent + "  ", "dim")
        if entry.refusals:
            self.text([self.texts.say("rules-refusals")], indent + "  ", "italic")
            for reason, sentence in entry.refusals:
                self.text([f"{reason}: {sentence}"], indent + "      ", first=indent + "    ")
        self.screen.line()
        for ruling in entry.rulings:
            self.entry(ruling, indent + "  ")

    def table(self, worked: Worked) -> None:
        """The table of an example, as its first seat sees it."""
        match = worked.example.begin(worked.game)
        face, view = face_of(match.game), match.view(LEARNER)
        if isinstance(self.screen, DrawnScreen):
            width = min(self.screen.width, READABLE)
            picture = face.picture(view, LEARNER, worked.texts, width, self.screen.ascii)
            self.screen.show(picture.framed(picture.sections()))
        else:
            self.text(face.prose(view, LEARNER, worked.texts), "    ")

    def found(self, entries: Sequence[Entry], words: str) -> None:
        """Search results: a few in full, many as a list."""
        if not entries:
            self.screen.line(self.texts.say("rules-nothing", {"words": words[:60]}))
        elif len(entries) <= 3:
            for entry in entries:
                self.entry(Entry(**{**vars(entry), "rulings": []}))
        else:
            self.screen.line(self.texts.say("rules-found", {"count": len(entries), "words": words[:60]}))
            for entry in entries:
                self.text([f"{entry.id}  {entry.title}"], "    ", first="  ")

    def parts(self, sheets: Sequence[Sheet]) -> None:
        """The component tables, with what is unverified marked."""
        self.screen.line(self.texts.say("rules-parts").upper(), "bold magenta")
        self.screen.line()
        for sheet in sheets:
            self.screen.line(sheet.title, "bold")
            table = [sheet.head, *sheet.rows]
            widths = [max(len(cells[column]) for cells in table) for column in range(len(sheet.head))]
            for cells in table:
                line = cells[0].ljust(widths[0])
                line += "".join("  " + c.rjust(w) for c, w in zip(cells[1:], widths[1:], strict=True))
                self.screen.line("  " + line)
            self.screen.line()
        self.text([self.texts.say("rules-unverified")])
