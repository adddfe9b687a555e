"""The guided first games, played through: they cannot go stale with the rules.

Whoever follows a guide is taught every step, whatever the opponent does, and in its order if the opponent
plays as one would; everything it lights lies on the table.
"""

from __future__ import annotations

import random

import pytest

from tests.fixtures import GAMES
from tutable.bots import Bot, check_bot, get_bot
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.face import face_of
from tutable.face import guide as guides
from tutable.face.guide import LEARNER, BadGuide, Guide, Lesson, guide_at, guide_of, progress_at, read_guide
from tutable.lang import LANGUAGES, Texts

OPPONENTS = range(3)  # seeds of players who do anything
STEPS = 3000


def guide(game: str) -> Guide:
    found = guide_of(get_game(game))
    assert found is not None
    return found


def begin(game: str) -> Match:
    """As server and terminal begin it: the learner ends turns, those of the others end by themselves."""
    found = guide(game)
    others = range(1, found.players)
    return Match.new(game, found.players, seed=found.seed, options=found.options, auto_end=others)


class Learner:
    """Follows the guide; where it says nothing, does what seems best."""

    def __init__(self, game: str) -> None:
        self.taste = get_bot("greedy", game, 1)
        self.face = face_of(game)
        self.taught: dict[str, Lesson] = {}

    def act(self, match: Match) -> None:
        found = progress_at(match, LEARNER)
        assert found is not None
        view = match.view(LEARNER)
        offered = {ref for offer in match.options(LEARNER) for ref in offer.shown.refs}
        for lesson in found.now:
            self.taught.setdefault(lesson.step.id, lesson)
            for ref in set(lesson.said.refs) - offered:
                assert self.face.explain(ref, view, LEARNER) is not None, (lesson.step.id, ref)
        picks = [lesson.pick for lesson in found.now if lesson.pick is not None]
        if match.awaits_end():
            match.end(LEARNER)
        elif picks:
            assert match.why_not(LEARNER, picks[0]) is None
            match.act(LEARNER, picks[0])
        else:
            options = [offer.pick for offer in match.options(LEARNER)]
            match.act(LEARNER, self.taste.choose(match.knowledge(LEARNER), options))


def follow(game: str, opponent: Bot) -> Learner:
    """Until all has been taught, or to the end of the match."""
    match = begin(game)
    learner = Learner(game)
    for _ in range(STEPS):
        if match.is_over or len(learner.taught) == len(guide(game).step):
            return learner
        seat = match.waiting()[0]
        if seat == LEARNER:
            learner.act(match)
        else:
            options = [offer.pick for offer in match.options(seat)]
            match.act(seat, opponent.choose(match.knowledge(seat), options))
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_comes_up_whatever_others_do(game: str, opponent: int) -> None:
    learner = follow(game, get_bot("random", game, opponent))
    assert sorted(learner.taught) == sorted(step.id for step in guide(game).step)


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_teach_in_their_order(game: str) -> None:
    learner = follow(game, get_bot("greedy", game, 2))
    assert list(learner.taught) == [step.id for step in guide(game).step]
    for lang in LANGUAGES:
        texts = Texts(lang, game, ["Anna", "Ben"])
        for lesson in learner.taught.values():
            assert texts.show(lesson.said) and texts.say(lesson.said.message, lesson.said.args, "text")


def lesson(match: Match, step: str) -> str:
    """What is said now about a step, in English."""
    found = progress_at(match, LEARNER)
    assert found is not None
    said = next(one.said for one in found.now if one.step.id == step)
    return Texts("en", match.game.id, ["Anna", "Ben"]).say(said.message, said.args, "text")


def pick(match: Match, message: str, **args: str | int) -> None:
    """The first pick that says this."""
    fits = (one for one in match.options(LEARNER) if one.shown.message == message)
    match.act(LEARNER, next(one.pick for one in fits if args.items() <= one.shown.args.items()))


def test_words_hold_for_a_learner_who_goes_another_way() -> None:
    """Nobody is sent to an island their boat does not touch."""
    planned, other = begin("tungaru"), begin("tungaru")
    pick(planned, "pick-boat", one="name:butaritari", two="name:marakei")
    pick(other, "pick-boat", one="name:abaiang")
    assert "Marakei" in lesson(planned, "reserve") and "Marakei" not in lesson(other, "reserve")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_guided_by_its_deal_and_only_its_first_seat(game: str) -> None:
    found = guide(game)
    check_bot(found.bot, game)
    match = begin(game)
    assert guide_at(Match.load(match.save())) == found
    assert progress_at(match, 1) is None
    other = Match.new(game, found.players, seed=found.seed + 1, options=found.options)
    assert guide_at(other) is None and progress_at(other, LEARNER) is None


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_takes_a_step_back(game: str) -> None:
    """Where a learner stands follows from the match alone."""
    match = begin(game)
    learner = Learner(game)
    rng = random.Random(0)
    undone = 0
    for _ in range(60):
        seat = match.waiting()[0]
        if seat != LEARNER:
            match.act(seat, rng.choice(match.options(seat)).pick)
            continue
        before, steps = progress_at(match, LEARNER), match.horizon(LEARNER).steps
        learner.act(match)
        if match.horizon(LEARNER).steps == steps + 1:
            match.undo(LEARNER)
            assert progress_at(match, LEARNER) == before
            learner.act(match)
            undone += 1
    assert undone > 3


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_guide_names_exists(game: str) -> None:
    found = get_game(game)
    assert read_guide((found.folder / "guide.toml").read_text("utf-8"), found) == guide(game)


def test_a_guide_is_found_without_reading_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a server everybody would wait for it."""

    def dear(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(guides, "Texts", dear)
    guide_of.cache_clear()
    assert all(guide(game).step for game in GAMES)


STEP = """
seed = 1
players = 2
bot = "random"
[[step]]
id = "draw"
"""
BAD = {
    "form": STEP.replace("seed = 1", 'seed = "one"'),
    "twice": STEP + STEP[STEP.index("[[") :],
    "unknown": STEP + 'ask = ["ask-nothing"]',
}


@pytest.mark.parametrize("problem", BAD)
def test_a_guide_that_cannot_be_followed_says_why(problem: str) -> None:
    game = get_game(GAMES[0])
    text = BAD[problem].replace('"draw"', f'"{guide(GAMES[0]).step[0].id}"')
    with pytest.raises(BadGuide) as refused:
        read_guide(text, game)
    assert refused.value.params["problem"] == problem
    for lang in LANGUAGES:
        assert game.id in Texts(lang).error(refused.value)
