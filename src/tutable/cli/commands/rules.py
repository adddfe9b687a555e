"""`tutable rules`: read and search the rules, or write them as Markdown."""

from __future__ import annotations

from pathlib import Path

from tutable.cli import FAILED, OK
from tutable.cli.args import BadCall, Command, Option, parse
from tutable.cli.book.markdown import markdown
from tutable.cli.book.page import Page
from tutable.cli.book.parts import sheets
from tutable.cli.book.rulebook import Book
from tutable.cli.language import language
from tutable.cli.screen import open_screen
from tutable.core.errors import BadSave
from tutable.core.files import write_text
from tutable.core.registry import get_game
from tutable.lang import LANGUAGES, Texts

COMMAND = Command(
    "rules",
    places=("game",),
    rest="words",
    options=(Option("markdown"), Option("out", "FOLDER", short="o"), Option("plain")),
)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    game = get_game(args.place("game"))
    texts = Texts(language(argv), game.id)
    if args.flag("markdown"):
        return write(game.id, Path(args.text("out") or "docs/rules"), texts)
    if args.text("out") is not None:
        raise BadCall(problem="value", option="--out")
    screen = open_screen(args.flag("plain"))
    page = Page(texts, screen)
    book = Book(game, texts)
    words = " ".join(args.many("words"))
    if words:
        entry = book.find(words)
        if entry is not None:
            page.entry(entry, has_tables=True)
        else:
            found = book.search(words)
            page.found(found, words)
            return OK if found else FAILED
        return OK
    screen.line(texts.say("rules-title", {"game": game.title}), "bold")
    screen.line()
    page.book(book)
    page.parts(sheets(game, texts))
    return OK


def write(name: str, folder: Path, texts: Texts) -> int:
    """One file per language."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSave(problem="unwritable", path=str(folder), detail=error.strerror or "") from None
    for lang in LANGUAGES:
        path = folder / f"{name}.{lang}.md"
        write_text(path, markdown(name, lang))
        path.chmod(0o644)
        print(texts.say("rules-written", {"path": str(path)}))
    return OK
