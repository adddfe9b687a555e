"""Described positions: what the text means, that it comes back, and every law that is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trying import described
from tests.games.tuareg.rules.table import ALL_COUNTS, Table, done, draw, lay, load, pass_, seat
from tutable.core.codec import state_hash
from tutable.core.engine import EVERYONE
from tutable.core.errors import BadPosition, Problem
from tutable.core.match import Match
from tutable.core.position import MAX_CHARACTERS, read_position
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tuareg import flow
from tutable.games.tuareg.face.describe import describe
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import LOOT, STORY
from tutable.lang import Texts

GAME = get_game("tuareg")


def placed(text: str, players: int | None = None, **options: object) -> TuaregState:
    state = GAME.place(read_position(text, players), GAME.check_options(options), GAME.components())
    assert isinstance(state, TuaregState)
    return state


def problems(text: str, players: int | None = None) -> list[Problem]:
    with pytest.raises(BadPosition) as refusal:
        placed(text, players)
    texts = Texts("en")
    assert len(str(refusal.value).splitlines()) == len(refusal.value.problems)
    assert all(texts.problem("position", problem) for problem in refusal.value.problems)
    return refusal.value.problems


def turn_starts(players: int, seed: int, **options: object) -> list[TuaregState]:
    """The table at the beginning of every turn of a random game."""
    chosen = GAME.check_options(options)
    state = GAME.start(players, chosen, GAME.components())
    assert isinstance(state, TuaregState)
    rng = Rng(seed)
    state.roll(rng)
    found = []
    turn = -1
    while not state.is_over():
        if state.turn != turn:
            turn = int(state.turn)
            found.append(state.clone())
        picks = state.options()
        state.take(picks[int(rng.below(len(picks)))])
        state.roll(rng)
    return found


# -- the text -------------------------------------------------------------------------------

EXAMPLE = """
players = 2
market = "G M"
discards = "W"

[[seat]]
hand = "gold salt, salt SALT"
animals = ["G", "", "M M G G"]
caves = ["W", ""]
thieves = ["", "G*"]
maps = 1

[[seat]]
"""


def test_tua_4_everything_not_mentioned_is_empty_and_the_rest_is_the_pile() -> None:
    s = placed(EXAMPLE)
    assert s.census() == [8, 10, 12, 14, 2, 2, 3, 3]
    assert s.pile == 30
    assert (s.stage, s.turn, s.last_turns) == (1, 0, 0)
    assert s.hand_size(1) == 0
    assert s.top() & 0xFF == flow.TURN


def test_tua_4_letters_words_and_spaces_are_free() -> None:
    same = EXAMPLE.replace("gold salt, salt SALT", "gsss").replace("M M G G", "MMGG")
    assert state_hash(placed(same)) == state_hash(placed(EXAMPLE))


def test_tua_4_an_empty_text_is_a_table_before_the_first_turn_is_over() -> None:
    s = placed('discards = "..."')
    assert s.pile == 42
    assert s.goods[8] + s.goods[9] + s.goods[10] + s.goods[11] == 2


def test_tua_10_and_11_marks_say_who_has_seen_a_hidden_card() -> None:
    s = placed(
        described({"players": 3, "discards": "..."}, [seat(caves=["W M*"], thieves=["G<3", "S*"]), {}, {}])
    )
    assert [int(s.hidden[i]) >> 3 for i in (0, 1, LOOT, LOOT + 1)] == [0b001, EVERYONE, 0b101, EVERYONE]


def test_tua_12_an_empty_pile_is_the_last_round() -> None:
    t = Table(pile="", hand="M")
    assert t.state.last_turns == 2
    t = Table(last_turns=1, hand="M")
    assert t.pile == ""


def test_tua_13_majorities_shared_by_several_seats_are_worth_one_less() -> None:
    t = Table(seat(majorities="GS"), stage=2, majorities="WG", hand="M")
    assert t.match.scores() == [6 + 4, 4 + 4]


def test_tua_5_the_dots_put_as_many_cards_into_the_discards_as_the_draws_ask_for() -> None:
    for hand, discards in (("", 2), ("M", 4), ("MM", 3), ("MMM", 5), ("MMMM", 4)):
        t = Table(hand=hand, discards="W...")
        assert "W" in t.discards
        assert len(t.discards) == discards
        assert len(t.pile) % 3 == 0


def test_tua_5_a_position_is_a_match_like_any_other() -> None:
    t = Table(hand="GSSS", animals=["G"])
    t.play(load("G"))
    again = Match.load(t.match.save())
    assert again.hash() == t.match.hash()
    assert again.header.position == t.text


def test_tua_5_the_text_must_fit_the_table() -> None:
    with pytest.raises(BadPosition) as refusal:
        Match.new("tuareg", 3, position=EXAMPLE)
    assert [p.code for p in refusal.value.problems] == ["players"]


# -- there and back -------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(players=st.sampled_from(ALL_COUNTS), seed=st.integers(0, 10_000), back=st.booleans())
def test_tua_5_every_turn_of_every_game_can_be_described(players: int, seed: int, back: bool) -> None:
    for state in turn_starts(players, seed, discards_return=back):
        again = placed(describe(state), players, discards_return=back)
        assert state_hash(again) == state_hash(state)


@settings(max_examples=8, deadline=None)
@given(players=st.sampled_from(ALL_COUNTS), seed=st.integers(0, 10_000))
def test_tua_5_without_the_drawn_cards_the_table_looks_the_same(players: int, seed: int) -> None:
    rng = Rng(seed)
    for state in turn_starts(players, seed)[::5]:
        text = re.sub("(drawn|story) = .*\n", "", describe(state))
        again = placed(text, players)
        assert again.census() == state.census()
        for table, other in zip(again.tables()[4:-1], state.tables()[4:-1], strict=True):
            assert list(table) == list(other)
        for watcher in range(players):
            sample = again.knowledge(watcher).sample(rng)
            assert sample.census() == state.census()
            assert sample.knowledge(watcher).view() == again.knowledge(watcher).view()


def test_tua_5_only_the_beginning_of_a_turn_can_be_described() -> None:
    t = Table(hand="MM", caves=[""], last_turns=1)
    t.play(load("M"))
    with pytest.raises(BadPosition, match="beginning of a turn"):
        describe(t.state)
    over = Table(stage=2, last_turns=1)
    over.play(pass_)
    with pytest.raises(BadPosition, match="beginning of a turn"):
        describe(over.state)


def test_tua_5_described_matches_go_on_like_the_original() -> None:
    t = Table(seat(hand="SM"), hand="G", pile="WGM")
    copy = Match.new("tuareg", 2, seed=1, position=describe(t.state))
    t.play(draw, lay("G"), done)
    for pick in (draw, lay("G"), done):
        copy.act(0, pick)
    assert copy.hash() == t.match.hash()


# -- the laws -------------------------------------------------------------------------------

ONE = "[[seat]]\n"
LAWS: list[tuple[str, str, str, str]] = [
    # text, code of the problem, rule, place
    ('market = "GGGGGGGGGGG"', "count", "TUA-1", "position"),
    ('pile = "WWWWWWWWW"\ndiscards = "..."', "count", "TUA-1", "position"),
    ('stage = 2\npile = "WWW"\ndiscards = "M"', "count", "TUA-1", "position"),
    ('[[seat]]\nhand = "MMMMM"\n[[seat]]', "limit", "TUA-5", "seat 1.hand"),
    ('[[seat]]\nanimals = ["GGG"]\n[[seat]]', "load", "TUA-9", "seat 1.animals[1]"),
    ('[[seat]]\n[[seat]]\nanimals = ["", "MGM"]', "load", "TUA-9", "seat 2.animals[2]"),
    ('[[seat]]\nanimals = ["WM"]\n[[seat]]', "load", "TUA-9", "seat 1.animals[1]"),
    ('[[seat]]\nanimals = ["GSM"]\n[[seat]]', "load", "TUA-9", "seat 1.animals[1]"),
    ('[[seat]]\nanimals = ["SSSSS"]\n[[seat]]', "load", "TUA-9", "seat 1.animals[1]"),
    ('[[seat]]\nanimals = ["", "", "", "GWMSG"]\n[[seat]]', "load", "TUA-9", "seat 1.animals[4]"),
    ('[[seat]]\nanimals = ["", "", "", "", "", ""]\n[[seat]]', "count", "TUA-3", "seat"),
    ('[[seat]]\ncaves = ["", ""]\n[[seat]]\ncaves = [""]', "count", "TUA-3", "seat"),
    ('[[seat]]\nthieves = ["", "", "", ""]\n[[seat]]', "count", "TUA-3", "seat"),
    ("[[seat]]\nmaps = 2\n[[seat]]\nmaps = 2", "count", "TUA-3", "seat"),
    ('[[seat]]\ncaves = ["MMM"]\n[[seat]]', "limit", "TUA-10", "seat 1.caves[1]"),
    ('[[seat]]\nthieves = ["M*M*"]\n[[seat]]', "limit", "TUA-11", "seat 1.thieves[1]"),
    ('[[seat]]\nthieves = ["M"]\n[[seat]]', "whence", "TUA-11", "seat 1.thieves[1]"),
    ('[[seat]]\nthieves = ["M<1"]\n[[seat]]', "own-victim", "TUA-A12", "seat 1.thieves[1]"),
    ('last_turns = 2\nmarket = "MM"\ndiscards = ""', "pile-left", "TUA-12", "last_turns"),
    ('last_turns = 0\npile = ""\ndiscards = "..."', "last-round", "TUA-12", "last_turns"),
    ('market = "MMM"', "threes", "TUA-A14", "pile"),
    ('pile = "MMMM"\ndiscards = "..."', "threes", "TUA-A14", "pile"),
    ('market = "M"', "threes", "TUA-A14", "pile"),
    ('market = "M"\n[[seat]]\nhand = "MMMM"\n[[seat]]', "draws", "TUA-5", "seat"),
    ('[[seat]]\nmajorities = "W"\n[[seat]]', "stage-1", "TUA-13", "seat 1.majorities"),
    ('stage = 2\n[[seat]]\nmajorities = "WGW"\n[[seat]]', "twice", "TUA-13", "seat 1.majorities"),
    ('[[seat]]\ndrawn = ""\n[[seat]]', "drawn-by-all", "TUA-5", "seat"),
    ('market = "MMM"\n[[seat]]\ndrawn = "M"\n[[seat]]\ndrawn = ""', "drawn-threes", "TUA-5", "seat 1.drawn"),
    (
        'market = "MMMM"\n[[seat]]\nhand = "G"\ndrawn = "MMM"\n[[seat]]\ndrawn = ""',
        "drawn-hand",
        "TUA-5",
        "seat 1.drawn",
    ),
    (
        'market = "MM"\n[[seat]]\nhand = "MMM"\ndrawn = "MMM"\n[[seat]]\ndrawn = ""',
        "drawn-hand",
        "TUA-5",
        "seat 1.drawn",
    ),
    ('market = "MMMMM"\n[[seat]]\ndrawn = "SSS"\n[[seat]]\ndrawn = ""', "drawn-open", "TUA-5", "seat"),
    ('market = "MMMMM"\n[[seat]]\ndrawn = ""\n[[seat]]\ndrawn = ""', "drawn-open", "TUA-5", "seat"),
    ('market = "MM"\nstory = "1+3 1X"', "story", "TUA-5", "story"),
    ('market = "MM"\nstory = "1+3 9M"', "story", "TUA-5", "story"),
    ('market = "MM"\nstory = "1+3 1>1.14"', "story", "TUA-5", "story"),
    ('market = "MM"\nstory = "1+3 1M"', "story", "TUA-5", "story"),
    ('stage = 2\nstory = "1>1.1"\n[[seat]]\ncaves = ["M*"]\n[[seat]]', "story", "TUA-5", "story"),
    (
        'stage = 2\nmarket = "MMM"\nstory = "1M 1+3 1M 1M"\n[[seat]]\ndrawn = "MMM"\n[[seat]]\ndrawn = ""',
        "story",
        "TUA-5",
        "story",
    ),
    ('stage = 2\nmarket = "M"\n[[seat]]\ndrawn = "MMM"\n[[seat]]\ndrawn = ""', "drawn-open", "TUA-5", "seat"),
]


@pytest.mark.parametrize(("text", "code", "rule", "place"), LAWS)
def test_tua_1_to_16_a_broken_law_is_named(text: str, code: str, rule: str, place: str) -> None:
    found = problems(text if "discards" in text or code not in FILLED else 'discards = "..."\n' + text)
    assert (code, rule, place) in [(p.code, p.params.get("rule"), p.place) for p in found]
    assert {p.code for p in found} <= {code, "threes"}


FILLED = {"limit", "load", "count", "whence", "own-victim", "stage-1", "twice"}

FORMAT: list[tuple[str, str, str]] = [
    ("players = 6", "out-of-range", "players"),
    ("players = 1", "out-of-range", "players"),
    ("players = true", "not-a-number", "players"),
    ("stage = 3", "out-of-range", "stage"),
    ('stage = "1"', "not-a-number", "stage"),
    ("to_move = 3", "out-of-range", "to_move"),
    ("turn = -1", "out-of-range", "turn"),
    ("last_turns = 3", "out-of-range", "last_turns"),
    ('market = "GXM"', "unknown-card", "market"),
    ('market = "G*"', "mark", "market"),
    ("market = 3", "not-a-text", "market"),
    ('pile = "W<2"', "mark", "pile"),
    ("camels = 3", "unknown-key", "camels"),
    ("[[seat]]\n[[seat]]\n[[seat]]", "seats", "seat"),
    ("seat = 3", "not-tables", "seat"),
    ("[[seat]]\nhats = 1\n[[seat]]", "unknown-key", "seat 1.hats"),
    ('[[seat]]\nmaps = "1"\n[[seat]]', "not-a-number", "seat 1.maps"),
    ("[[seat]]\nmaps = -1\n[[seat]]", "out-of-range", "seat 1.maps"),
    ('[[seat]]\nanimals = "G"\n[[seat]]', "not-a-list-of-texts", "seat 1.animals"),
    ("[[seat]]\ncaves = [1]\n[[seat]]", "not-a-list-of-texts", "seat 1.caves"),
    ('[[seat]]\nhand = ["G"]\n[[seat]]', "not-a-text", "seat 1.hand"),
    ('[[seat]]\ncaves = ["M<2"]\n[[seat]]', "mark", "seat 1.caves[1]"),
    ('[[seat]]\nthieves = ["M<7"]\n[[seat]]', "out-of-range", "seat 1.thieves[1]"),
]


@pytest.mark.parametrize(("text", "code", "place"), FORMAT)
def test_tua_1_to_16_a_defect_of_the_text_is_named(text: str, code: str, place: str) -> None:
    players = None if "players" in text else 2
    assert (code, place) in [(p.code, p.place) for p in problems('discards = "..."\n' + text, players)]


def test_tua_1_to_16_every_broken_law_is_listed_at_once() -> None:
    text = """
    stage = 4
    market = "WWWWWWWWW Q"
    [[seat]]
    hand = "MMMMM"
    animals = ["GGG", "WM"]
    caves = ["SSS", "", ""]
    thieves = ["M"]
    majorities = "W"
    hats = 2
    [[seat]]
    maps = 4
    """
    found = [(p.code, p.params.get("rule")) for p in problems(text)]
    assert sorted(found, key=str) == sorted(
        [
            ("out-of-range", None),
            ("unknown-card", None),
            ("limit", "TUA-5"),
            ("load", "TUA-9"),
            ("load", "TUA-9"),
            ("limit", "TUA-10"),
            ("whence", "TUA-11"),
            ("stage-1", "TUA-13"),
            ("unknown-key", None),
            ("count", "TUA-3"),
            ("count", "TUA-3"),
            ("count", "TUA-1"),
        ],
        key=str,
    )


def test_tua_9_the_reason_of_a_bad_load_is_given() -> None:
    (problem,) = problems('discards = "..."\n[[seat]]\nanimals = ["GGG"]\n[[seat]]')
    assert problem.params["reason"] == "TUA-9.gold"
    assert problem.params["n"] == 3


def test_tua_1_too_large_or_no_toml_at_all() -> None:
    assert [p.code for p in problems("x" * (MAX_CHARACTERS + 1))] == ["too-large"]
    assert [p.code for p in problems("market = ")] == ["not-toml"]


@settings(max_examples=200, deadline=None)
@given(
    st.text(max_size=60),
    st.sampled_from(["market", "discards", "pile", "hand", "animals", "caves", "thieves"]),
)
def test_tua_1_any_text_is_a_position_or_a_list_of_problems(text: str, key: str) -> None:
    data: dict[str, object] = {"discards": "...", key: text}
    if key not in ("market", "discards", "pile"):
        places: object = text if key == "hand" else [text]
        data = {"discards": "...", "seat": [{key: places}, {}]}
    try:
        state = GAME.place(data, GAME.check_options({}), GAME.components())
    except BadPosition as refusal:
        assert refusal.problems
        assert str(refusal)
    else:
        assert state.census() == [8, 10, 12, 14, 2, 2, 3, 3]


def test_tua_5_own_components_keep_their_own_number_of_draws() -> None:
    source = GAME.components().source.replace("count = 14", "count = 15")
    parts = GAME.own_components(source)
    chosen = GAME.check_options({})
    assert GAME.place({"discards": "..."}, chosen, parts).census()[:4] == [8, 10, 12, 15]
    last = GAME.place({"last_turns": 1, "discards": "..."}, chosen, parts)
    assert isinstance(last, TuaregState)
    assert sum(int(n) for n in last.drawn[:STORY]) == 43
