"""Where the points come from: one column per player, one row per source."""

from __future__ import annotations

from tutable.cli.screen import DrawnScreen, Screen
from tutable.core.match import Match
from tutable.face import Face, View
from tutable.lang import Texts

FIRST_COLUMN = 26


def show_scores(face: Face, match: Match, view: View, texts: Texts, screen: Screen) -> None:
    head, *body = face.scores(view, match.scores(), texts)
    if not isinstance(screen, DrawnScreen):
        for column in range(1, len(head)):
            counting = [row for row in body if row[column] != "0" or row is body[-1]]
            parts = ", ".join(f"{row[0]}: {row[column]}" for row in counting)
            screen.line(f"{head[column]} – {parts}")
        return
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, safe_box=True)
    widest = max(8, (screen.width - FIRST_COLUMN) // (len(head) - 1) - 3)
    table.add_column(Text(head[0]), no_wrap=True)
    for title in head[1:]:
        table.add_column(Text(title), justify="right", overflow="ellipsis", no_wrap=True, max_width=widest)
    for row in body:
        cells = [Text(row[0]), *(Text(cell, style="dim" if cell == "0" else "bold") for cell in row[1:])]
        table.add_row(*cells, style="bold" if row is body[-1] else "", end_section=row in body[-2:-1])
    screen.show(table)
