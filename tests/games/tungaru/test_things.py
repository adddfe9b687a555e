"""Whatever the board places is explained, in both languages, at every moment of a match."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tutable
from tutable.core.engine import Shown
from tutable.games.tungaru.face import FACE
from tutable.games.tungaru.face.words import GOODS, LEADERS
from tutable.lang import LANGUAGES, Texts

PARTS = ("harvest", "trade", "market0", "market1", "dice", "settlers", "monuments", "walkway", "nomad")
OWN = ("boat", "sailing", "storage", "track", "travellers", "leader", "hand", "reserve", *GOODS)


def things(view: dict[str, Any]) -> Iterator[str]:
    yield from ("pile", "tamana", *(f"supply.{good}" for good in GOODS), *(f"hand.{one}" for one in LEADERS))
    yield from (f"migration{space}" for space in range(4))
    yield from (f"ground{at}" for at in range(len(view["grounds"])))
    for at in range(len(view["islands"])):
        yield from (f"island{at}", *(f"island{at}.{part}" for part in PARTS))
    for at, one in enumerate(view["seats"]):
        yield from (f"seat{at}.{part}" for part in (*OWN, *one["locks"]))
        yield from (f"seat{at}.die{die}" for die in range(4))
        yield from (f"seat{at}.nomad{space}" for space in range(4))
        yield from (f"seat{at}.settler{island}" for island, state in enumerate(one["settlers"]) if state)
        if one["leader"]:
            yield from (f"seat{at}.leader.space{space}" for space in range(2))


@pytest.mark.parametrize("players", [2, 5])
def test_everything_on_the_board_is_explained(players: int) -> None:
    match = tutable.new("tungaru", players=players, seed=players, auto_end=True)
    rng = random.Random(players)
    speakers = [Texts(lang, "tungaru", match.names) for lang in LANGUAGES]
    for step in range(900):
        if match.is_over:
            break
        seat = next(seat for seat in match.deciders() if seat not in match.sealed)
        picks = [offer for offer in match.options(seat) if offer.shown.message != "pick-pass"]
        match.act(seat, rng.choice(picks or match.options(seat)).pick)
        if step % 60:
            continue
        view = match.view(0)
        for ref in things(view):
            explained = FACE.explain(ref, view, 0)
            assert explained is not None and explained.lines and explained.rules, ref
            for texts in speakers:
                for said in (explained.title, *explained.lines):
                    text = texts.show(said)
                    assert text and "name:" not in text and "  " not in text, ref


@pytest.mark.parametrize(
    "ref", ["island8", "island0.market2", "island0.x", "seat0.die4", "seat0.settler9", "nomad.n99"]
)
def test_what_is_not_there_is_not_explained(ref: str) -> None:
    view = tutable.new("tungaru", players=2, seed=1).view(0)
    assert FACE.explain(ref, view, 0) is None
    assert FACE.explain("nomad.n07", view, 0) is not None


def test_sailing_may_begin_at_the_boat_and_with_a_die_at_the_sailing_space() -> None:
    picks = [
        (Shown("pick-sail", {}, ["seat1.die0", "ground3"]), ["seat1.boat", "seat1.sailing"]),
        (Shown("pick-sail-nomad", {}, ["seat1.nomad2", "ground3"]), ["seat1.boat"]),
        (Shown("pick-harvest", {}, ["seat1.die0", "island0.harvest"]), []),
    ]
    assert [FACE.also(shown) for shown, _ in picks] == [also for _, also in picks]
