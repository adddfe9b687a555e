"""A run as one HTML file that needs nothing else, as Markdown, and as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from tutable.lab import difference_tables, pictures, tables
from tutable.lab.sentences import facts, findings, headlines
from tutable.lab.tables import Cell, Table
from tutable.lab.words import Words

STYLE = """
:root { color-scheme: light dark; --ink: #222; --ground: #fdfcf9; --rule: #ccc; --mark: #8a4413; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --ground: #1c1b19; --rule: #555; --mark: #e0a070; }
}
body { margin: 2rem auto; padding: 0 1rem; max-width: 78rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--ground); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { padding: 0.25rem 0.6rem; border-bottom: 1px solid var(--rule); text-align: left; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
th button { all: unset; cursor: pointer; font-weight: 600; }
:is(th button, summary, .wide):focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: " ▲"; }
th[aria-sort=descending] button::after { content: " ▼"; }
svg { width: 100%; max-width: 40rem; min-width: 30rem; height: auto; display: block; margin: 1rem 0; }
@media (prefers-color-scheme: dark) { svg { filter: invert(0.9) hue-rotate(180deg); } }
summary { cursor: pointer; font-weight: 600; padding: 0.5rem 0; }
code { overflow-wrap: anywhere; }
"""
SCRIPT = """
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.parentElement, table = head.closest("table"), body = table.tBodies[0];
    const at = [...head.parentElement.children].indexOf(head);
    const down = head.getAttribute("aria-sort") === "descending";
    for (const other of head.parentElement.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "ascending" : "descending");
    const key = (row) => {
      const cell = row.children[at], number = cell.dataset.key;
      return number === undefined ? cell.textContent : Number(number);
    };
    const order = (a, b) =>
      typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(b);
    const rows = [...body.rows].sort((a, b) => (down ? 1 : -1) * order(key(a), key(b)));
    body.append(...rows);
  });
}
"""


Link = Callable[[str], str]  # where a game of the run can be opened


def html(
    found: dict[str, Any],
    words: Words,
    command: str,
    link: Link | None = None,
    before: tuple[Table, ...] = (),
) -> str:
    """One file: no script and no picture from elsewhere."""
    title = escape(words.say("lab-report-title", game=words.game.title))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.texts.lang}">',
            f'<head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style></head>",
            f"<body><main><h1>{title}</h1>",
            *(as_html(table, link) for table in before),
            body(found, words, command, link),
            f"</main><script>{SCRIPT}</script></body></html>",
            "",
        ]
    )


def body(found: dict[str, Any], words: Words, command: str, link: Link | None = None) -> str:
    """Everything below the title, for a page of its own or as a part of another."""
    opening = words.say("lab-report-open" if link is None else "lab-report-open-here")
    made = [
        f"<h2>{escape(words.say('lab-report-first'))}</h2>",
        listed(findings(found, words)),
        f"<p>{escape(opening)}</p>",
    ]
    for section in found["sections"]:
        players = section["players"]
        heading = words.say("lab-report-players", players=players)
        made += [f"<h2>{escape(heading)}</h2>", listed(facts(found, section, words))]
        answers = tables.response(found, section, words)
        if answers is not None:
            made.append(as_html(answers, link))
            made += [framed(one) for one in pictures.response(found, section, words, f"p{players}response")]
        for other in section["compared"]:
            made += [as_html(table, link) for table in difference_tables.of_comparison(found, other, words)]
        for variant in section["variants"]:
            name = f"p{players}{variant['letter']}"
            drawn = [framed(one) for one in pictures.of_variant(players, variant, words, name)]
            drawn += [as_html(table, link) for table in tables.of_variant(variant, words)]
            made.append(folded(f"{heading}: {variant['variant']}", "\n".join(drawn)))
    made.append(f"<h2>{escape(words.say('lab-report-run'))}</h2>")
    made += [f"<p>{escape(line)}</p>" for line in terms(found, words)]
    made.append(f"<p>{escape(words.say('lab-report-command'))}: <code>{escape(command)}</code></p>")
    made.append(f"<p>{escape(words.say('lab-report-sorting'))}</p>")
    return "\n".join(made)


def listed(lines: list[str]) -> str:
    return "\n".join(["<ul>", *(f"<li>{escape(line)}</li>" for line in lines), "</ul>"])


def folded(heading: str, inside: str) -> str:
    """All of it together would be some thirty screens."""
    return f"<details><summary>{escape(heading)}</summary>{inside}</details>"


def framed(picture: str) -> str:
    """On a narrow screen it is moved sideways, by keyboard too: smaller, its words could not be read."""
    return f'<div class="wide" tabindex="0">{picture}</div>'


def as_html(table: Table, link: Link | None) -> str:
    heads = "".join(
        f'<th scope="col"><button type="button">{escape(name)}</button></th>' for name in table.columns
    )
    rows = []
    for row in table.rows:
        rows.append(f"<tr>{''.join(as_cell(cell, link) for cell in row)}</tr>")
    caption = "" if table.long else f"<caption>{escape(table.heading)}</caption>"
    made = (
        f'<div class="wide"><table>{caption}<thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
    if not table.long:
        return made
    return folded(f"{table.heading} ({len(table.rows)})", made)


def as_cell(cell: Cell, link: Link | None) -> str:
    if cell.games and link is not None:
        opened = (f'<a href="{escape(link(game))}">{escape(game)}</a>' for game in cell.games)
        return f"<td>{', '.join(opened)}</td>"
    if cell.key is None:
        return f"<td>{escape(cell.text)}</td>"
    return f'<td class="number" data-key="{cell.key:.6g}">{escape(cell.text)}</td>'


def editions(found: dict[str, Any], words: Words) -> list[str]:
    """By the names they have in the report, their own titles, and what they are made of."""
    said = []
    for variant in found["variants"]:
        name, title = variant["name"], variant["title"]
        if title.startswith(name):
            said.append(words.say("lab-report-edition", name=title, hash=variant["hash"]))
        elif title:
            said.append(words.say("lab-report-titled", name=name, title=title, hash=variant["hash"]))
        else:
            said.append(words.say("lab-report-edition", name=name, hash=variant["hash"]))
    return said


def terms(found: dict[str, Any], words: Words) -> list[str]:
    """What was played, and how to read it."""
    return [
        words.say(
            "lab-report-terms",
            games=str(found["games"]),
            bots=", ".join(found["bots"]),
            seed=str(found["seed"]),
            version=found["version"],
            rules=found["rules_version"],
            run=found["run"],
        ),
        *editions(found, words),
        words.say("lab-report-method"),
        *([words.say("lab-report-judge", judged=str(found["judged"]))] if found["judged"] else []),
    ]


def markdown(found: dict[str, Any], words: Words, command: str) -> str:
    """The same for a page of the documentation, without pictures."""
    lines = [
        f"# {words.say('lab-report-title', game=words.game.title)}",
        f"`{command}`",
        f"## {words.say('lab-report-first')}",
        "\n".join(f"- {line}" for line in headlines(found, words)),
        f"## {words.say('lab-report-run')}",
        *terms(found, words),
    ]
    for section in found["sections"]:
        lines.append(f"## {words.say('lab-report-players', players=section['players'])}")
        answers = tables.response(found, section, words)
        made: Iterable[Table] = [] if answers is None else [answers]
        for other in section["compared"]:
            made = [*made, *difference_tables.of_comparison(found, other, words)]
        for variant in section["variants"]:
            made = [*made, *tables.of_variant(variant, words)]
        lines += [f"### {table.heading}\n\n{grid(table)}" for table in made]
    return "\n\n".join(lines) + "\n"


def grid(table: Table) -> str:
    rows = [table.columns, ["---"] * len(table.columns)]
    rows += [[cell.text.replace("|", "\\|") for cell in row] for row in table.rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def as_json(found: dict[str, Any]) -> str:
    return json.dumps(finite(found), ensure_ascii=False, indent=1) + "\n"


def finite(value: Any) -> Any:
    """JSON knows no infinity: an end that nobody knows is null."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {name: finite(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [finite(part) for part in value]
    return value
