"""Sayings in words: terminal and browser hold to one table of cases (the browser's test reads it, too)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tutable.lang import LANGUAGES, Texts
from tutable.lang.said import Arg, Said

TABLE = json.loads((Path(__file__).parent / "fixtures" / "sayings.json").read_text("utf-8"))


def said(told: dict[str, Any]) -> Said:
    return Said(told["message"], {name: argument(value) for name, value in told["args"].items()})


def argument(value: Any) -> Arg:
    if isinstance(value, list):
        return [said(part) for part in value]
    return said(value) if isinstance(value, dict) else value


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"].replace(" ", "-"))
def test_sayings(case: dict[str, Any], lang: str) -> None:
    texts = Texts(lang, names=TABLE["names"])
    texts._bundle = FluentBundle([lang], use_isolating=False)
    texts._bundle.add_resource(FluentResource("\n".join(TABLE["messages"][lang])))
    assert texts.show(said(case["said"])) == case[lang]
