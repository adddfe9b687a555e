"""Figures as a table of plain text."""

from __future__ import annotations


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def aligned(rows: list[list[str]]) -> list[str]:
    """Columns side by side; the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
