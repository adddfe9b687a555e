"""Who knows what: starter cards, personal goals, closed glades, luck."""

from __future__ import annotations

from tests.games.tundra.rules.table import Table, buy, done, move, put, renew, reroll, upgrade
from tests.games.tundra.rules.test_setup import begun, new
from tutable.core.engine import SPECTATOR
from tutable.core.rng import Rng
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import KEEP


def test_tun_a32_hands_are_seen_by_their_owner_only() -> None:
    match = new(3)
    for viewer in (0, 1, 2, SPECTATOR):
        for seat, view in enumerate(match.view(viewer)["seats"]):
            assert all((card is not None) == (seat == viewer) for card in view["hand"])


def test_tun_a32_with_two_players_counting_shows_the_other_hand() -> None:
    match = new(2)
    mine = {card["card"] for card in match.view(0)["seats"][0]["hand"]}
    theirs = {card["card"] for card in match.view(0)["seats"][1]["hand"]}
    assert mine | theirs == {f"s{n:02d}" for n in range(1, 9)}
    assert theirs == {card["card"] for card in match.view(1)["seats"][1]["hand"]}


def test_tun_a32_returned_cards_stay_unseen_but_are_remembered() -> None:
    match = begun(4)
    assert len(match.view(0)["seats"][0]["hand"]) == 2
    assert all(match.view(0)["seats"][0]["hand"])
    assert match.view(0)["seats"][1]["hand"] == [None, None]
    assert len(match.view(0)["unseen_starters"]) == 6


def test_tun_a32_personal_goals_are_secret() -> None:
    match = new(3, personal_goals=True)
    for viewer in (0, 1, 2, SPECTATOR):
        for seat, view in enumerate(match.view(viewer)["seats"]):
            assert (view["personal"]["goal"] is not None) == (seat == viewer)
        log = [shown.message for shown in match.log(viewer)]
        assert log.count("event-secret") == (1 if viewer < 3 else 0)


def test_tun_3_which_tiles_are_closed_is_known_but_not_where() -> None:
    match = new(2)
    closed = {tile["tile"] for tile in match.view(0)["closed"]}
    opened = {glade["tile"] for glade in match.view(0)["glades"]} - {None}
    assert closed | opened == {f"g{n:02d}" for n in range(1, 13)}
    assert not closed & opened


def test_tun_a32_samples_keep_what_is_known_and_deal_the_rest() -> None:
    match = begun(4, personal_goals=True)
    knowledge = match.knowledge(0)
    secrets = set()
    for seed in range(30):
        sample = knowledge.sample(Rng(seed))
        assert isinstance(sample, TundraState)
        assert sample.knowledge(0).tables() == knowledge.tables()
        secrets.add(tuple(int(sample.secret(seat)) for seat in range(4)))
    assert len({own for own, *_ in secrets}) == 1
    assert len(secrets) > 10


def test_tun_a32_undo_stops_at_tile_card_reroll_and_purchase() -> None:
    t = Table(dice="6 1", workers=["1"], glades=["1 g01"], auto_end=False)
    t.play(put("travel", 6), move(0, "home"))
    assert t.match.horizon(0).steps == 2
    t.play(move(0, 5))
    assert t.match.horizon(0).steps == 0 and t.match.horizon(0).barrier == "chance"
    t = Table(dice="6 1", upgraded=["trade"], market=["e01"], auto_end=False)
    t.play(put("trade", 6), renew)
    assert t.match.horizon(0).steps == 0
    for pick in (reroll(1), buy):
        t = Table(dice="6 1", berries=9, auto_end=False)
        t.play(pick)
        assert t.match.horizon(0).steps == 0


def test_tun_24_upgrading_can_be_taken_back() -> None:
    t = Table(dice="3 1", firewood=3, peat=1, auto_end=False)
    before = t.match.hash()
    t.play(put("trade", 3), upgrade("travel"), done)
    assert t.match.horizon(0).steps == 3
    for _ in range(3):
        t.match.undo(0)
    assert t.match.hash() == before


def test_tun_5_what_is_sealed_shows_in_no_log_before_the_last() -> None:
    match = new(2)
    lengths = [len(match.log(viewer)) for viewer in (0, 1, SPECTATOR)]
    match.act(1, KEEP.base + 30)
    assert [len(match.log(viewer)) for viewer in (0, 1, SPECTATOR)] == lengths


def test_tun_9_one_players_choice_does_not_shift_anothers_luck() -> None:
    one, other = begun(2, 7, first="1"), begun(2, 7, first="1")
    one.act(0, 0)
    other.act(0, 250)
    while one.ask(one.deciders()[0]).message != "ask-turn":  # type: ignore[union-attr]
        one.act(one.deciders()[0], 0)
    while other.ask(other.deciders()[0]).message != "ask-turn":  # type: ignore[union-attr]
        other.act(other.deciders()[0], 0)
    assert one.view(0)["seats"][0]["dice"] == other.view(0)["seats"][0]["dice"]
