"""`?` at a prompt: explains any thing on the table, any rule, and whatever the rules say about it."""

from __future__ import annotations

from tutable.cli.book.page import Page
from tutable.cli.book.rulebook import Book
from tutable.cli.screen import Screen
from tutable.core.match import Match
from tutable.face import Thing, face_of
from tutable.lang import Texts


def explain(match: Match, words: str, texts: Texts, screen: Screen) -> None:
    things = face_of(match.game.id).things(texts, match.components)
    if not words:
        names = ", ".join(thing.words[0] for thing in things if thing.listed)
        screen.line(texts.say("explain-what", {"things": names}))
        return
    page = Page(texts, screen)
    thing = find(things, words)
    if thing is not None:
        page.text([thing.text])
        return
    book = Book(match.game, texts)
    entry = book.find(words)
    if entry is not None:
        page.entry(entry)
    else:
        page.found(book.search(words), words)


def find(things: list[Thing], word: str) -> Thing | None:
    """By a word, or by the beginning of one, in large or small letters."""
    word = word.casefold()
    for thing in things:
        if any(known.casefold() == word for known in thing.words):
            return thing
    if len(word) >= 3:
        for thing in things:
            if any(known.casefold().startswith(word) for known in thing.words):
                return thing
    return None
