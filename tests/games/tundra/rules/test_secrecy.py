"""What a player with perfect memory cannot know: twins that differ in a secret look alike (TUN-A32)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.tundra.rules.table import Table, ask, move, put, renew, reroll, seat
from tests.games.tundra.rules.test_setup import begun, new
from tutable.core.codec import encode_knowledge
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import CARDS, KEEP, PERSONAL, TILES
from tutable.lang import Texts


def seen_by(match: Match, viewer: int) -> list[Any]:
    """All that comes through to a viewer: knowledge, picture, log in words, version, what it is asked."""
    texts = Texts("en", "tundra")
    seen: list[Any] = [encode_knowledge(match.knowledge(viewer)), json.dumps(match.view(viewer))]
    seen += [texts.show(shown) for shown in match.log(viewer)]
    seen.append(match.version(viewer))
    if viewer != SPECTATOR:
        offers = [*match.options(viewer), *match.forbidden(viewer)]
        seen += [(offer.pick, offer.reason, offer.final, texts.show(offer.shown)) for offer in offers]
    return seen


def play_alike(one: Match, other: Match, viewers: tuple[int, ...], seed: int) -> None:
    """The same picks in both, to the end; no viewer may tell them apart before it."""
    random = Random(seed)
    while not one.is_over:
        for viewer in viewers:
            assert seen_by(one, viewer) == seen_by(other, viewer)
        mover = one.deciders()[0]
        assert other.deciders()[0] == mover
        pick = random.choice([offer.pick for offer in one.options(mover)])
        assert pick in [offer.pick for offer in other.options(mover)]
        one.act(mover, pick)
        other.act(mover, pick)
    assert other.is_over


@pytest.mark.parametrize("goals", [("edge", "chain"), ("idle-workers", "lead-peat")])
def test_tun_a32_nobody_can_tell_another_personal_goal_before_the_scoring(goals: tuple[str, str]) -> None:
    tables = [
        Table(
            seat(dice="1 4", personal=goal), seat(dice="2"), players=3, dice="6 3", berries=2, round=4,
            advisors=["a09"], market=["e07", "a01"], personal="garrison",
        ).match
        for goal in goals
    ]  # fmt: skip
    play_alike(tables[0], tables[1], (0, 2, SPECTATOR), 5)
    shown = [match.view(0)["seats"][1]["personal"]["goal"] for match in tables]
    assert tuple(shown) == goals


def test_tun_a32_nobody_can_tell_which_starters_another_returned() -> None:
    hands = (("s05", "s06", "s07", "s08"), ("s06", "s08", "s05", "s07"))
    tables = [
        Table(
            seat(dice="1 4", returned=[a, b]), seat(dice="2", returned=[c, d]), players=3, dice="6 3",
            round=4, returned=["s03", "s04"], starters=["s01 travel", "s02 trade"],
        ).match
        for a, b, c, d in hands
    ]  # fmt: skip
    play_alike(tables[0], tables[1], (0, SPECTATOR), 7)


def test_tun_5_no_word_of_a_sealed_choice_or_a_hand_reaches_the_others() -> None:
    """Of three hands nobody can count out another's cards, so their names appear nowhere."""
    match = new(3)
    match.act(1, KEEP.base + 17)
    hand = {card["card"] for card in match.view(1)["seats"][1]["hand"]}
    for viewer in (0, 2, SPECTATOR):
        picture = match.view(viewer)
        assert hand <= set(picture["unseen_starters"])
        assert not picture["seats"][1]["has_chosen"]
        shown = json.dumps([picture["seats"], [entry.args for entry in match.log(viewer)]])
        assert not any(card in shown for card in hand)


def test_tun_a32_what_lies_open_is_the_same_for_everybody() -> None:
    """Nothing that all have seen is kept from anyone, spectators included."""
    match = begun(4, 3, titles=True, personal_goals=True)
    random = Random(3)
    private = ("hand", "personal", "has_chosen", "standing")  # a standing counts the own goal
    while not match.is_over:
        match.act(match.deciders()[0], random.choice(match.options(match.deciders()[0])).pick)
        pictures = []
        table = match.state  # a turn that is not ended yet only its mover sees; here all look at one table
        for viewer in (0, 1, 2, 3, SPECTATOR):
            picture = table.knowledge(viewer).view()
            for key in ("unseen_starters", "unseen_goals"):
                del picture[key]
            for view in picture["seats"]:
                picture.setdefault("points", []).append(view["standing"]["points"])
                for key in private:
                    del view[key]
            pictures.append(picture)
        assert all(picture == pictures[0] for picture in pictures)
    assert all(view["personal"]["goal"] in PERSONAL for view in match.view(SPECTATOR)["seats"])


@pytest.mark.parametrize(("players", "where"), [(2, 2), (2, 6), (3, 2), (4, 5)])
def test_tun_3_any_closed_tile_may_lie_on_any_closed_glade(players: int, where: int) -> None:
    t = Table(players=players, dice="3 1", workers=["1"], glades=["1 g01"])
    closed = [tile["tile"] for tile in t.view(1)["closed"]]
    s = t.state
    s.take(put("travel", 3))
    s.take(move(0, where))
    outcomes = s.outcomes()
    assert [TILES[pick] for pick, _ in outcomes] == closed
    assert len({weight for _, weight in outcomes}) == 1


def test_tun_27_of_reshuffled_discards_any_may_come_next() -> None:
    names = [*CARDS[16:]]
    t = Table(dice="6 1", market=names[:4], discards=names[4:], upgraded=["trade"], workers=[])
    assert t.view(1)["deck"] == []
    s = t.state
    assert isinstance(s, TundraState)
    s.take(put("trade", 6))
    s.take(renew)
    outcomes = s.outcomes()
    assert [CARDS[pick] for pick, _ in outcomes] == names  # the renewed market is among them
    assert len({weight for _, weight in outcomes}) == 1


def test_tun_a32_undo_reaches_back_to_the_gamblers_roll_and_no_further() -> None:
    t = Table(dice="1 1 4", advisors=["a16"], auto_end=False)
    t.play(ask(), reroll(1), reroll(4))
    assert t.match.horizon(0).steps == 3
    t.match.undo(0)
    assert t.dice() == [1, 4]
    t.play(0)
    assert (t.match.horizon(0).steps, t.match.horizon(0).barrier) == (0, "chance")
    assert len(t.dice()) == 3
