"""What all tests share: how long they may look for trouble."""

from __future__ import annotations

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
