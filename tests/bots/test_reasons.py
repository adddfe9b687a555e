"""Reasons: how much more of what, never drawbacks alone, and details that are told as they are."""

from __future__ import annotations

from itertools import product

import pytest

from tests.bots.test_search import in_play, look
from tests.fixtures import GAMES
from tutable.bots.outlook import Contrast, Outlook, compared, contrasts, pair, played_on
from tutable.bots.reasons import lines, reasons, speaks_for
from tutable.core.engine import Shown
from tutable.core.rng import Rng
from tutable.face import face_of
from tutable.face.details import Detail
from tutable.lang import LANGUAGES, Texts
from tutable.lang.said import Said

OTHERWISE = ("no", "yes", "absent", "lost")


def lead(count: int, rival: int = 1) -> Detail:
    where = "ahead" if count > 0 else "behind" if count < 0 else "level"
    more: dict[str, str | int] = {"where": where, "by": abs(count), "rivals": 1, "player": f"seat:{rival}"}
    return Detail("salt", "lead", "name:salt", count, tuple(more.items()))


def told(game: str, said: list[Said], lang: str = "en") -> list[str]:
    texts = Texts(lang, game, ["Ann", "Ben", "Cem"])
    return [texts.show(one) for one in said]


def test_a_part_is_told_with_its_size_and_what_a_good_player_names() -> None:
    outlook = Outlook(
        {"salt": 2400, "specials": 300, "gold": 150, "hand": -1400},
        {1: -1600, 2: 900},
        (Contrast(lead(0), lead(2), lead(0)), Contrast(lead(0), lead(-1), lead(1))),
    )
    assert told("tuareg", lines("tuareg", outlook)) == [
        "· +2 points for the majority in salt: 2 cards ahead of Ben, otherwise level with Ben",
        "· a little more for special cards",
        "· −2 points for Ben",
        "· −1 point for the cards in hand",
        "· +1 point for Cem",
    ]
    kept = Outlook({"salt": 2400}, {}, (Contrast(lead(2), lead(2), lead(0)),))
    assert told("tuareg", lines("tuareg", kept), "de") == [
        "· +2 Punkte für die Mehrheit beim Salz: 2 Karten vor Ben (wie jetzt), sonst gleichauf mit Ben"
    ]


@pytest.mark.parametrize(
    ("parts", "rivals", "speaks"),
    [
        ({"salt": 900, "gold": -300}, {1: 0, 2: 0}, True),
        ({"salt": -900}, {1: 0, 2: 0}, False),
        ({"salt": 300, "gold": -900}, {1: 0, 2: 0}, False),
        ({"salt": 100}, {1: 0, 2: 0}, False),
        ({"salt": 0}, {1: -900, 2: 0}, True),
        ({"salt": -900}, {1: -900, 2: 0}, False),
        ({"salt": 900}, {1: 900, 2: 900}, False),
    ],
)
def test_what_is_worse_altogether_does_not_speak_for_a_pick(
    parts: dict[str, int], rivals: dict[int, int], speaks: bool
) -> None:
    assert speaks_for(Outlook(parts, rivals, ())) is speaks


@pytest.mark.parametrize("game", GAMES)
def test_a_recommended_pick_never_has_drawbacks_alone(game: str) -> None:
    """Whichever two picks are compared: one of them is worse at the end of the turn."""
    headings = set()
    face = face_of(game)
    for picks in (20, 45):
        search = look(game, in_play(game, picks), iterations=120)
        if len(search.options) < 2:
            continue
        for one, other in (search.options[:2], search.options[1::-1]):
            shown = Shown("player-n", {"n": 1}, [])
            for is_better in (True, False):
                why = list(reasons(game, face, search, one, other, shown, 3, 0, is_better))
                headings.add(why[0].message)
                signs = [
                    (line.message == "hint-rival") != (line.args["amount"].args["sign"] == "more")  # type: ignore[union-attr]
                    for line in why[1:]
                ]
                assert not signs or signs[0], told(game, why)
                for lang in LANGUAGES:
                    assert all(told(game, why, lang))
    assert "hint-compared" in headings and headings - {"hint-compared"}


def test_what_hangs_on_luck_or_is_only_there_sometimes_is_not_told() -> None:
    steady = [{lead(2).what: lead(2)}] * 4
    lucky = [{lead(count).what: lead(count)} for count in (0, 1, 2, 3)]
    assert contrasts({}, steady, [{lead(0).what: lead(0)}] * 4) == (Contrast(None, lead(2), lead(0)),)
    assert contrasts({}, steady, lucky) == contrasts({}, steady, steady) == ()
    assert contrasts({}, steady, [{}] * 4) == ()
    nomad = Detail("nomads", "nomad", "name:nomad-n 4", 0, comes=True)
    assert contrasts({}, [{nomad.what: nomad}], [{}]) == (Contrast(None, nomad, None),)


@pytest.mark.parametrize("game", GAMES)
def test_every_detail_has_a_part_and_words(game: str) -> None:
    face = face_of(game)
    search = look(game, in_play(game, 0), iterations=1)
    seen: set[str] = set()
    for picks in (0, 30, 60, 90, 150):
        s = in_play(game, picks)
        for seat in range(3):
            for detail in face.details(s.knowledge(seat).view(), seat):
                assert detail.part in search.features.parts()
                seen.add(detail.kind)
                for lang in LANGUAGES:
                    for otherwise in OTHERWISE:
                        assert Texts(lang, game).show(detail.said(game, otherwise))  # type: ignore[arg-type]
    assert len(seen) > 2


@pytest.mark.parametrize("game", GAMES)
def test_reasons_follow_from_what_the_seat_knows(game: str) -> None:
    """Another table that it cannot tell apart: the same details, the same outlook."""
    face = face_of(game)
    s = in_play(game, 25)
    seat = s.seat()
    twin = s.knowledge(seat).sample(Rng(8))
    assert face.details(s.knowledge(seat).view(), seat) == face.details(twin.knowledge(seat).view(), seat)
    one, other = (look(game, table) for table in (s, twin))
    first, second = (one.options * 2)[:2]
    for far in (False, True):
        assert compared(one, face, first, second, 3, far) == compared(other, face, first, second, 3, far)


def test_two_picks_are_compared_at_the_same_turn() -> None:
    """One of them was looked at much more often, so the search has looked further behind it."""
    deeper = 0
    for game, picks in product(GAMES, (20, 40)):
        search = look(game, in_play(game, picks), iterations=400)
        picked = (search.options * 2)[:2]
        for seed in range(5):
            one, two = pair(search, picked[0], picked[1], seed, far=True)
            assert one.turn == two.turn or 0 in (one.depth, two.depth)
            alone = {int(played_on(search, pick, seed, True).turn) for pick in picked}
            deeper += len(alone) > 1
    assert deeper > 0


@pytest.mark.parametrize("game", GAMES)
def test_played_on_ends_with_the_turn_or_goes_as_far_as_the_search(game: str) -> None:
    s = in_play(game, 20)
    search = look(game, s, iterations=400)
    turns = [int(played_on(search, search.options[0], 3, far).turn) for far in (False, True)]
    assert turns[0] == s.turn + 1 or turns[0] == s.turn
    assert turns[1] >= turns[0]
