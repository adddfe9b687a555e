"""What all tests share: how long they may look for trouble."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests import MANY
from tests.toys.lanterns.game import GAME as LANTERNS
from tutable.core.registry import register

pytest_plugins = ["tests.browser.fixtures"]

register(LANTERNS)

settings.register_profile(
    "tutable",
    deadline=None,
    derandomize=not MANY,
    max_examples=1000 if MANY else 60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tutable")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is long, and tells little that shorter tests do not, is left to `make test-all`."""
    long = [] if MANY else [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
