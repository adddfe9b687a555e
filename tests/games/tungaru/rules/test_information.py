"""Who knows what: only the sealed choice of a leader is secret (TUG-PHASE-2, TUG-R35)."""

from __future__ import annotations

from tests.games.tungaru.rules.table import (
    CHIEF,
    FISHER,
    TRADER,
    WORKER,
    Table,
    lead,
    no_monument,
    place,
    recruit,
    refill,
    seat,
)
from tutable.core.codec import encode_knowledge
from tutable.core.engine import SPECTATOR
from tutable.core.rng import Rng
from tutable.games.tungaru.knowledge import TungaruKnowledge
from tutable.games.tungaru.state import LEADER, SEAT, TungaruState
from tutable.games.tungaru.terms import NOMAD_IDS


def choosing(players: int = 3, **places: object) -> Table:
    t = Table(players=players, **places)  # type: ignore[arg-type]
    t.next_round()
    return t


def test_tug_phase_2_nobody_sees_who_chose_what_before_the_reveal() -> None:
    seen = set()
    for leader in (WORKER, FISHER, TRADER, CHIEF):
        t = choosing()
        t.match.act(1, lead(leader))
        for watcher in (0, 2, SPECTATOR):
            knowledge = encode_knowledge(t.match.knowledge(watcher))
            seen.add((watcher, knowledge, t.match.version(watcher), len(t.match.log(watcher))))
        assert t.match.deciders() == [0, 1, 2]
    assert len(seen) == 3


def test_tug_phase_2_a_choice_can_be_changed_until_the_last_has_chosen() -> None:
    t = choosing(2)
    t.match.act(0, lead(CHIEF))
    t.match.act(0, lead(FISHER))
    t.match.act(1, lead(CHIEF))
    assert t.leader() == "fisher"


def test_tug_phase_2_a_search_that_asks_seat_by_seat_learns_no_leader() -> None:
    found = set()
    for leader in (WORKER, FISHER, TRADER, CHIEF):
        s = choosing().state
        s.take(lead(leader))
        found.add(encode_knowledge(s.knowledge(2)))
        assert s.knowledge(2).unknown() == 1
        assert s.knowledge(0).unknown() == 0
        assert s.knowledge(2).view()["seats"][0]["leader"] is None
    assert len(found) == 1


def test_tug_phase_2_samples_draw_an_unseen_leader_from_its_hand() -> None:
    t = Table(seat(hand="beggar beggar trader chief", leader="worker"), hand="fisher fisher trader chief")
    t.next_round()
    s = t.state
    s.take(lead(CHIEF))
    knowledge = s.knowledge(1)
    assert isinstance(knowledge, TungaruKnowledge)
    found = set()
    for n in range(60):
        sample = knowledge.sample(Rng(n))
        assert isinstance(sample, TungaruState)
        found.add(int(sample.seats[LEADER]))
        assert sample.census() == s.census()
    assert found == {1, 3, 4, 5}


def test_tug_act_f_the_draw_of_a_nomad_cannot_be_taken_back() -> None:
    t = Table(boat=1, goods="FCP", taken="track", monuments="tarawa", auto_end=False)
    t.play(recruit("A"), no_monument, place(1))
    assert t.match.horizon(0).steps == 3
    t.play(refill(1))
    assert (t.match.horizon(0).steps, t.match.horizon(0).barrier) == (0, "chance")


def test_tug_r35_any_nomad_of_the_pile_may_come_next() -> None:
    t = Table(boat=1, goods="FCP", taken="track", monuments="tarawa")
    pile = t.match.view(1)["pile"]
    s = t.state
    for pick in (recruit("A"), no_monument, place(1), refill(1)):
        s.take(pick)
    outcomes = s.outcomes()
    assert [NOMAD_IDS[pick] for pick, _ in outcomes] == pile
    assert len({weight for _, weight in outcomes}) == 1


def test_tug_r35_travellers_pile_and_hands_are_shown_to_all() -> None:
    t = Table(seat(travellers="N20 N21"), players=3)
    for watcher in (0, 1, 2, SPECTATOR):
        view = t.match.view(watcher)
        assert view["seats"][1]["travellers"] == ["N20", "N21"]
        assert sum(view["seats"][1]["hand"].values()) == 4
        assert "N22" in view["pile"]


def test_tug_r35_all_seats_know_the_same_outside_the_choice() -> None:
    t = Table(seat(travellers="N20"), players=3)
    known = set()
    for watcher in (0, 1, 2):
        tables = t.match.knowledge(watcher).tables()[1:]
        known.add(str([list(table) for table in tables]))
    assert len(known) == 1
    assert len(t.state.seats) == 3 * SEAT
