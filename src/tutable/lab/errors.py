"""What the lab refuses."""

from __future__ import annotations

import importlib
from types import ModuleType

from tutable.core.errors import TutableError


class BadLab(TutableError):
    """A run that cannot be made, or a folder that is none; `problem` says why."""

    code = "bad-lab"


class MissingExtra(TutableError):
    """Something of the extra `lab` is not installed."""

    code = "missing-lab"


def extra(module: str) -> ModuleType:
    """A module that only the lab needs: playing never does."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise MissingExtra(module=module.partition(".")[0]) from None
