"""What tests of bots share."""

from __future__ import annotations

import pytest

from tutable.arena import asking


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has ten seconds."""
    monkeypatch.setattr(asking, "SECONDS", 0.2)
    monkeypatch.setattr(asking.limit_of, "__defaults__", (0.2,))
