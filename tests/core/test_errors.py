"""Every refusal has a sentence in both languages."""

from __future__ import annotations

import importlib
import pickle
import pkgutil

import pytest

import tutable
from tutable.core.errors import BadBot, BadComponents, Defective, Illegal, Problem, TutableError
from tutable.lang import LANGUAGES, messages


def codes() -> list[str]:
    for module in pkgutil.walk_packages(tutable.__path__, "tutable."):
        # The server stands above this layer and brings words and tests of its own.
        if not module.name.endswith("__main__") and not module.name.startswith("tutable.server"):
            importlib.import_module(module.name)
    found: set[str] = set()
    waiting = [TutableError]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        ours = not kind.__module__.startswith(("tests", "tutable.server"))
        if ours and not issubclass(kind, (Illegal, Defective)):
            found.add(kind.code)
    return sorted(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", codes())
def test_every_code_has_a_sentence(code: str, lang: str) -> None:
    known = messages(lang)
    variants = [name for name in known if name.startswith(f"error-{code}-")]
    assert f"error-{code}" in known or variants


def test_an_error_without_parameters_still_reads() -> None:
    assert str(TutableError()) == "Something went wrong."


def test_an_error_says_its_code_and_parameters_when_there_are_no_texts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TutableError, "sentence", None)
    assert str(TutableError(seat=3)) == "error seat=3"


@pytest.mark.parametrize(
    "error",
    [
        BadBot(bot="x", problem="pick", detail="3"),
        Illegal("TUA-10.full", "TUA-10", "tuareg", {}),
        BadComponents([Problem("one-way", "place", value="gold")]),
    ],
)
def test_an_error_reads_the_same_in_another_process(error: TutableError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and again.params.keys() == error.params.keys()
    assert str(again) == str(error)
