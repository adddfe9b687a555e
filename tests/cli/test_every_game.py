"""Every game with a face of its own: drawn and told at every kind of decision, in both languages."""

from __future__ import annotations

import io
import itertools
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import tutable
from tests import MANY
from tests.cli.driver import Terminal, answers
from tests.cli.test_drawing import NAMES, cells, draw
from tests.fixtures import GAMES
from tests.fixtures.catalogue import Sealed, catalogue, catalogues
from tests.fixtures.temperaments import seated
from tutable.cli.playing.explain import answers_to, find, paragraphs
from tutable.cli.playing.offers import drawn, numbered
from tutable.cli.playing.prompt import Prompt
from tutable.cli.playing.seats import HUMAN
from tutable.cli.playing.session import Session
from tutable.cli.screen import DrawnScreen
from tutable.core.engine import CHANCE, SPECTATOR, kind_of
from tutable.core.match import Match
from tutable.face import Face, face_of
from tutable.face.phrases import told
from tutable.lang import LANGUAGES, Texts

OFTEN = 3 if MANY else 1  # moments of one kind that are looked at
MATCHES = 40


def asked(game: str) -> set[str]:
    """Names of all decisions of people."""
    found = tutable.get_game(game)
    blank = found.start(found.min_players, found.check_options({}), found.components())
    return {d.name for kind, d in enumerate(found.decisions) if d.deciders(blank, kind) != CHANCE}


def chosen(game: str, players: int, number: int) -> dict[str, str]:
    """Options of a table, without those that so many players cannot use."""
    of = catalogue(game)
    options = of.tables[number % len(of.tables)].items()
    return dict(option for option in options if option not in of.unusable.get(players, ()))


def name_of(match: Match) -> str:
    """What is being decided."""
    return match.state.decisions[kind_of(match.state.top())].name


def moments(game: str) -> Iterator[tuple[Match, int]]:
    """Matches until every kind of decision has come up, at moments worth looking at."""
    of = catalogue(game)
    counts = of.players
    seen: Counter[tuple[int, str]] = Counter()
    missing = asked(game)
    for number in range(MATCHES):
        players = counts[number % len(counts)]
        options = chosen(game, players, number // len(counts))
        match = tutable.new(game, players, seed=number, options=options, names=NAMES[:players], auto_end=True)
        bot = seated(game, of.bots[(number + number // len(counts)) % len(of.bots)], number)
        while not match.is_over:
            seat = match.waiting()[0]
            name = name_of(match)
            seen[players, name] += 1
            missing.discard(name)
            if seen[players, name] <= OFTEN:
                yield match, seat
            match.act(seat, bot.choose(match.knowledge(seat), match.state.options_of(seat)))
        if number < len(counts) * len(of.tables):
            yield match, SPECTATOR
        elif not missing:
            return
    raise AssertionError(f"never asked: {missing}")


def look(face: Face, match: Match, seat: int, texts: Texts) -> None:
    view = match.view(seat)
    for ascii_only in (False, True):
        lines = draw(face.picture(view, seat, texts, 80, ascii_only).draw(), 80)
        assert {cells(line) for line in lines} == {80}, "\n".join(lines)
        # Only names may be cut, in the line above what belongs to a seat.
        assert not any("…" in line for line in lines if not line.endswith(("── │", "-- │"))), "\n".join(lines)
        if ascii_only and texts.lang == "en":
            inside = [line[1:-1] for line in lines[1:-1]]
            assert all(line.isascii() for line in inside if not any(c in line for c in "Üüß漢字の名前"))
    prose = face.prose(view, seat, texts)
    assert all(line.strip() and "{" not in line and "None" not in line for line in prose)
    head, *rows = face.scores(view, match.scores(), texts)
    assert all(len(row) == len(head) for row in rows)
    # No source is left out, and a turn that is not over yet counts in the rows and in the total.
    totals = [str(one["points"]["total"]) for one in view["seats"]]
    for column, total in enumerate(totals, 1):
        assert str(sum(int(row[column]) for row in rows[:-1])) == rows[-1][column] == total
    if seat == SPECTATOR:
        assert totals == [str(score) for score in match.scores()]
        return
    assert match.ask(seat) is not None
    for entry in drawn(numbered(match.options(seat), face), texts, 80):
        assert cells(entry.plain) <= 80, entry.plain
    if texts.lang == "de":  # the longer words
        fits_one_screen(match, seat, texts)


class Window(DrawnScreen):
    """A terminal of 80 columns and 24 lines."""

    def __init__(self) -> None:
        self.out = io.StringIO()
        self.console = Console(
            width=80, height=24, file=self.out, highlight=False, markup=False, color_system=None
        )

    def clear(self) -> None:
        self.out.truncate(self.out.seek(0))

    def rows(self) -> list[str]:
        return self.out.getvalue().splitlines()


def fits_one_screen(match: Match, seat: int, texts: Texts) -> None:
    """News, the own part of the table, the question and picks above the prompt; the rest by its name."""
    window = Window()
    players = (HUMAN,) * match.players
    prompt = Prompt(Session(match, players, texts, window, Path("unwritten"), hints=True), seat)
    prompt.show()
    rows = window.rows()
    assert len(rows) < 24, "\n".join(rows)
    assert any(texts.player(seat)[:5] in row for row in rows)
    shown = "\n".join(rows)
    prompt.show_part(texts.say("play-part-rivals").split(",")[0])
    for other in range(match.players):
        assert other == seat or texts.player(other)[:5] in window.out.getvalue()
    if prompt.more:
        prompt.do_more()
        assert len(window.out.getvalue()) > len(shown)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_can_be_seen_and_heard(game: str) -> None:
    face = face_of(game)
    assert type(face) is not Face
    for match, seat in moments(game):
        for lang in LANGUAGES:
            look(face, match, seat, Texts(lang, game, match.names))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_log_reads_well(game: str, lang: str) -> None:
    """Every entry is told in some sentence, and each sentence is one."""
    face = face_of(game)
    found = tutable.get_game(game)
    for number in range(6):
        players = found.min_players + number % (found.max_players - found.min_players + 1)
        options = chosen(game, players, number)
        match = tutable.new(game, players, seed=number, options=options, auto_end=True)
        rng = random.Random(number)
        while not match.is_over:
            seat = match.waiting()[0]
            match.act(seat, rng.choice(match.state.options_of(seat)))
        texts = Texts(lang, game, match.names)
        log = match.log(0)
        lines = told(face.telling, log, texts)
        assert 0 < len(lines) <= len(log)
        for line in lines:
            assert line.endswith(".") and not line.endswith("..") and "  " not in line, line
            assert line[0] == line[0].upper() and "{" not in line and "name:" not in line, line
        # Told in pieces, as at a prompt, nothing is lost.
        pieces = [line for shown in log for line in told(face.telling, [shown], texts)]
        assert len(pieces) >= len(lines)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_in_order(game: str) -> None:
    """Where picks have headings, all have one, and no two picks say the same."""
    face = face_of(game)
    texts = Texts("en", game)
    for match, seat in moments(game):
        if seat == SPECTATOR:
            continue
        groups = numbered(match.options(seat), face)
        headings = {group.heading for group in groups}
        assert len(headings) == 1 or "" not in headings, (name_of(match), headings)
        words = [texts.show(offer.shown) for group in groups for _, offer in group.offers]
        assert len(words) == len(set(words)), words


# -- explaining -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_explained(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    face = face_of(game)
    match = tutable.new(game, 2, seed=1)
    view = match.view(0)
    topics = face.topics(view)
    for topic in topics:
        explained = face.explain(topic.ref, view, 0)
        assert explained is not None, topic
        (text,) = paragraphs(explained, texts)
        assert text and "{" not in text and "name:" not in text and "  " not in text, text
        assert set(explained.rules) <= {*match.game.rulebook.rules, *match.game.rulebook.rulings}
        assert find(topics, answers_to(topic, texts)[0], texts) is topic, topic
    assert 15 <= sum(topic.listed for topic in topics) <= 45


NOTHINGS = ("", ".", "nothing", "seat9.hand", "seat0.", "seat.", "seatx.hand", "seat-1.hand", "hand.x", "²")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_pointed_at_is_explained_or_speaks_for_itself(game: str, lang: str) -> None:
    """Whatever the picks refer to, and nothing that is no thing of this table."""
    face = face_of(game)
    for match, seat in moments(game):
        if seat == SPECTATOR:
            continue
        texts = Texts(lang, game, match.names)
        view = match.view(seat)
        offers = [*match.options(seat), *match.forbidden(seat)]
        for ref in {ref for offer in offers for ref in offer.shown.refs}:
            explained = face.explain(ref, view, seat)
            if explained is not None:
                assert paragraphs(explained, texts)
            if face.kind(ref):
                assert texts.say(face.kind(ref))
        for nothing in NOTHINGS:
            assert face.explain(nothing, view, seat) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_a_log_moves_things_that_have_a_name(game: str) -> None:
    face = face_of(game)
    for match, seat in moments(game):
        view = match.view(seat)
        for event in match.log(seat):
            move = face.move(event, view, view, seat)
            if move is not None:
                assert re.fullmatch(r"[a-z-]+\d*(\.[a-z-]+\d*)*", move.origin), move
                assert re.fullmatch(r"[a-z-]+\d*(\.[a-z-]+\d*)*", move.target), move


@pytest.mark.parametrize(
    ("game", "question", "part"),
    [(of.game, question, part) for of in catalogues() for question, part in of.answers.items()],
)
def test_question_mark_explains(terminal: Terminal, game: str, question: str, part: str) -> None:
    seats = ("--seat", "2=random", "--players", "2")
    assert part in terminal("play", game, "--seed", "7", *seats, answers=[question]).out


# -- playing ----------------------------------------------------------------------------------


LARGE = [of.game for of in catalogues() if of.large]


@pytest.mark.parametrize(("game", "lang"), list(zip(LARGE, itertools.cycle(LANGUAGES), strict=False)))
def test_a_whole_match_with_garbage(terminal: Terminal, game: str, lang: str) -> None:
    seats = [word for n in (2, 3) for word in ("--seat", f"{n}=random")]
    result = terminal(
        "play", game, "--players", "3", "--seed", "5", "--lang", lang, "--save", "m.json", *seats,
        answers=answers(4, 9000),
    )  # fmt: skip
    assert result.code == 0, result.err
    assert ("Seed of this match" if lang == "en" else "Startwert dieser Partie") in result.out
    assert terminal("verify", "m.json").code == 0
    shown = terminal("replay", "m.json", "--seat", "all", "--at", "60", "--lang", lang)
    assert shown.code == 0 and "??" not in shown.out


@pytest.mark.parametrize(("game", "sealed"), [(of.game, of.sealed) for of in catalogues() if of.sealed])
def test_sealed_choices_are_made_behind_the_cover(terminal: Terminal, game: str, sealed: Sealed) -> None:
    """What the first player chose changes nothing that the second is shown before choosing."""
    shown: list[str] = []
    for pick in ("1", "5"):
        start = ["", *sealed.setting_up, "", *sealed.setting_up, ""] if sealed.setting_up else [""]
        result = terminal(
            "play", game, "--players", "2", "--seat", "2=human", "--seed", "1", "--option", "first=2",
            "--name", "Ann", "--name", "Ben", answers=[*start, *[pick] * sealed.steps, "", "l", "s"],
        )  # fmt: skip
        assert result.code == 0, result.err
        covers = result.out.split("Pass the screen to ")
        assert covers[-2].startswith("Ann.") and covers[-1].startswith("Ben.")
        assert all(offer in covers[-1] for offer in sealed.offers), "Ben chooses as well"
        shown.append(covers[-1].partition("The match is safe")[0])
    assert shown[0] == shown[1]
