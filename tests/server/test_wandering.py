"""A seat that was left shows its hand to nobody who has seen something else of the match."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests import MANY
from tests.server.company import PAUSE
from tests.server.conftest import place
from tests.server.harness import running
from tests.server.hourglass import Hourglass
from tests.server.wandering import Walk

SEEDS = range(8) if MANY else [3]  # in which there is a bit of everything
DEEDS = 500 if MANY else 250


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"] if MANY else ["sqlite"])
def test_nobody_is_shown_a_hand_that_is_not_for_them(
    kind: str, seed: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    glass = Hourglass(tmp_path)
    settings = {**place(kind, request, tmp_path), **glass.setting}
    with running(**settings, offer_seconds=str(PAUSE), away_seconds="0") as server:
        walk = Walk(server, glass, seed)
        walk.run(DEEDS)
        said = Counter(word for deed, count in walk.done.items() for word in deed.split() * count)
        assert said["kill"] + said["cut_off"] and said["sign_in"] and said["forget"], walk.done
        assert walk.ledger.given["back"] and walk.ledger.given["new"]
