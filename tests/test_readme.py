"""The README's examples are run."""

from __future__ import annotations

import doctest
from pathlib import Path

import tutable

ROOT = Path(__file__).parent.parent


def test_the_readmes_examples_work() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 8
    assert result.failed == 0


def test_the_researchers_examples_work() -> None:
    page = ROOT / "docs" / "research.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 12
    assert result.failed == 0


def test_the_packages_own_example_works() -> None:
    result = doctest.testmod(tutable)
    assert result.attempted > 4
    assert result.failed == 0
