"""Every message of the client is used by the client, and the other way round."""

from __future__ import annotations

import re

from tests.browser.launch import ROOT

PACKAGE = ROOT / "src" / "tutable"
SOURCES = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]


def known() -> set[str]:
    files = [PACKAGE / "lang" / "en" / "client.ftl", *PACKAGE.glob("games/*/text/en/board.ftl")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    return set(re.findall(r"(?m)^(ui-[\w-]+) =", text))


def test_no_message_is_missing_or_unused() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    named = set(re.findall(r'"(ui-[\w-]+)"', text))
    # Ids put together, like `ui-option-${name}-${value}`.
    composed = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(found)))
        for found in re.findall(r"`(ui-[^`]*\$\{[^`]*)`", text)
    ]
    assert sorted(named - known()) == []
    unused = [one for one in known() - named if not any(pattern.fullmatch(one) for pattern in composed)]
    assert sorted(unused) == []
