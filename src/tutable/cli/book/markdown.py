"""The rules as Markdown for `docs/rules/`, from the same texts the game uses."""

from __future__ import annotations

import textwrap

from tutable.cli.book.parts import sheets
from tutable.cli.book.rulebook import Book, Entry
from tutable.core.registry import get_game
from tutable.lang import Texts

WIDTH = 100


def markdown(name: str, lang: str) -> str:
    """One page: components, chapters, rules, rulings."""
    game = get_game(name)
    texts = Texts(lang, name)
    book = Book(game, texts)
    lines = [f"# {texts.say('rules-title', {'game': game.title})}", ""]
    lines += [f"<!-- {texts.say('rules-generated', {'game': name})} -->", ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.title}", "", *paragraphs(chapter.text)]
        for entry in chapter.entries:
            lines += rule(entry, texts)
    lines += [f"## {texts.say('rules-parts')}", ""]
    for sheet in sheets(game, texts):
        lines += [f"### {sheet.title}", ""]
        lines += [row(sheet.head), row(["---", *["--:"] * (len(sheet.head) - 1)]), *map(row, sheet.rows), ""]
    lines += paragraphs([texts.say("rules-unverified").replace("*", "\\*")])
    lines += [f"## {texts.say('rules-rulings')}", ""]
    for ruling in game.rulebook.rulings:
        lines += rule(book.ruling(ruling), texts)
    return "\n".join(lines).rstrip() + "\n"


def rule(entry: Entry, texts: Texts) -> list[str]:
    """A rule names its rulings; they stand together at the end of the page."""
    lines = [f"### {entry.id} {entry.title}", "", *paragraphs(entry.text)]
    if entry.confidence is not None:
        lines += [texts.say("rules-confidence", {"percent": entry.confidence}), ""]
    if entry.option:
        lines += [texts.say("rules-option", {"option": f"`{entry.option}`"}), ""]
    if entry.refusals:
        lines += [texts.say("rules-refusals"), ""]
        for reason, sentence in entry.refusals:
            lines += textwrap.wrap(
                f"- `{reason}` {sentence}", WIDTH, subsequent_indent="  ", break_on_hyphens=False
            )
        lines.append("")
    if entry.rulings:
        names = ", ".join(f"{ruling.id} ({ruling.title})" for ruling in entry.rulings)
        lines += [*textwrap.wrap(f"{texts.say('rules-rulings')}: {names}", WIDTH, break_on_hyphens=False), ""]
    return lines


def paragraphs(texts: list[str]) -> list[str]:
    lines: list[str] = []
    for text in texts:
        lines += [*textwrap.wrap(text, WIDTH, break_on_hyphens=False), ""]
    return lines


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("*", "\\*") for cell in cells) + " |"
