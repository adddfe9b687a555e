"""`--help`, from `lang/<language>/help.ftl` alone: nothing else is loaded, so that it comes at once."""

from __future__ import annotations

import importlib
import shutil
import textwrap
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tutable._version import __version__

FOLDER = Path(__file__).parent.parent / "lang"


class Words:
    """The messages of one help file."""

    def __init__(self, lang: str) -> None:
        path = FOLDER / (lang if lang in ("en", "de") else "en") / "help.ftl"
        self.bundle = FluentBundle([path.parent.name], use_isolating=False)
        self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, message: str, attribute: str | None = None) -> str:
        found = self.bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {"version": __version__})
        assert not errors
        return str(text)


def overview(lang: str, commands: Iterable[str]) -> str:
    """What `tutable` is, and its commands."""
    say = Words(lang)
    rows = [(name, say(f"help-{name}")) for name in commands]
    options = [
        ("--lang en|de", say("help-lang")),
        ("--version", say("help-version")),
        ("-h, --help", say("help-help")),
    ]
    return "\n".join(
        [
            say("help-title"),
            "",
            say("help-usage") + " tutable " + say("help-call"),
            "",
            say("help-commands"),
            *table(rows),
            "",
            say("help-options"),
            *table(options),
            "",
            *wrapped(say("help-end")),
        ]
    )


def help_for(lang: str, name: str) -> str:
    """One command: how it is called, what it does, what each option means."""
    from tutable.cli import COMMANDS

    say = Words(lang)
    module = importlib.import_module(f"tutable.cli.commands.{COMMANDS[name]}")
    rows: list[tuple[str, str]] = []
    for option in module.COMMAND.options:
        flag = f"--[no-]{option.name}" if option.off else option.flag
        if option.short:
            flag = f"-{option.short}, {flag}"
        value = f"[{option.value}]" if option.optional else option.value
        rows.append((f"{flag} {value}".strip(), say(f"help-{name}", option.name)))
    rows.append(("--lang en|de", say("help-lang")))
    usage = say("help-usage") + f" tutable {name} " + say(f"help-{name}", "call")
    about = wrapped(say(f"help-{name}", "about"))
    return "\n".join([*wrapped(usage, "    "), "", *about, "", say("help-options"), *table(rows)])


def wrapped(text: str, indent: str = "") -> list[str]:
    """Paragraphs, as wide as the terminal but never wider than reads well."""
    width = min(shutil.get_terminal_size().columns, 100)
    lines: list[str] = []
    for paragraph in text.split("\n\n"):
        lines += [*textwrap.wrap(" ".join(paragraph.split()), width, subsequent_indent=indent), ""]
    return lines[:-1]


def table(rows: list[tuple[str, str]]) -> list[str]:
    """Two columns; a left side that is too long stands on a line of its own."""
    column = min(max(len(left) for left, _ in rows), 22) + 4
    lines: list[str] = []
    for left, right in rows:
        block = textwrap.wrap(right, min(shutil.get_terminal_size().columns, 100) - column) or [""]
        if len(left) + 4 > column:
            lines.append("  " + left)
            left = ""
        lines.append(f"  {left}".ljust(column) + block[0])
        lines += [" " * column + line for line in block[1:]]
    return lines
