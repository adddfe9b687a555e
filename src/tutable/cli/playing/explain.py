"""`?` at a prompt: explains any thing on the table, any rule, and whatever the rules say about it."""

from __future__ import annotations

from tutable.cli.book.page import Page
from tutable.cli.book.parts import unverified
from tutable.cli.book.rulebook import Book
from tutable.cli.screen import Screen
from tutable.core.match import Match
from tutable.face import face_of
from tutable.face.phrases import capital
from tutable.face.things import Explained, Topic
from tutable.lang import Texts


def explain(match: Match, seat: int, words: str, texts: Texts, screen: Screen) -> None:
    face = face_of(match.game)
    view = match.view(seat)
    topics = face.topics(view)
    if not words:
        names = ", ".join(answers_to(topic, texts)[0] for topic in topics if topic.listed)
        screen.line(texts.say("explain-what", {"things": names}))
        return
    page = Page(texts, screen)
    topic = find(topics, words, texts)
    explained = None if topic is None else face.explain(topic.ref, view, seat)
    if topic is not None and explained is not None:
        page.text(paragraphs(explained, texts))
        guessed = unverified(topic.ref.rpartition(".")[2], match.game, match.components, texts)
        if guessed:
            page.text([f"{', '.join(guessed)}. {texts.say('rules-unverified')}"])
        return
    book = Book(match.game, texts)
    entry = book.find(words)
    if entry is not None:
        page.entry(entry)
    else:
        page.found(book.search(words), words)


def answers_to(topic: Topic, texts: Texts) -> list[str]:
    """The words a thing answers to, the usual one first; nobody types quotation marks."""
    return [word.strip(" „“") for word in texts.show(topic.words).split(",")]


def find(topics: list[Topic], word: str, texts: Texts) -> Topic | None:
    """By a word, by the beginning of one, or by its end without the article, in large or small letters."""
    word = word.casefold()
    known = [(topic, [name.casefold() for name in answers_to(topic, texts)]) for topic in topics]
    for topic, names in known:
        if word in names:
            return topic
    if len(word) >= 3:
        for topic, names in known:
            if any(name.startswith(word) for name in names):
                return topic
        ends = [(len(name), topic) for topic, names in known for name in names if name.endswith(f" {word}")]
        return min(ends, key=lambda end: end[0])[1] if ends else None
    return None


def paragraphs(explained: Explained, texts: Texts) -> list[str]:
    """What it is, how the terminal draws it, and the rules that speak of it."""
    lines = [texts.show(line) for line in explained.lines]
    lines += [
        texts.say(line.message, line.args, "drawn")
        for line in explained.lines
        if texts.has(line.message, "drawn")
    ]
    rules = f" [{', '.join(explained.rules)}]" if explained.rules else ""
    return [f"{capital(texts.show(explained.title))}: {' '.join(lines)}{rules}"]
