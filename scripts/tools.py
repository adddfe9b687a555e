"""What only the tests need of the system: a browser, PostgreSQL, and what deploy/ is for."""

from __future__ import annotations

from scripts import system
from scripts.steps import say

if __name__ == "__main__":
    packages = system.for_tests()
    if packages:
        say("The tests also need:")
        system.announce([*packages, system.SHELL] if "chromium" in packages else packages)
        system.install(packages)
        if "chromium" in packages:
            system.install([system.SHELL])  # by itself: not every system has it
        if packages := system.for_tests():
            say(f"Without {' and '.join(packages)} the tests of the client, or of the server with it, fail.")
