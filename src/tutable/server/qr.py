"""An address as a square of black and white, to be read by the camera of another device."""

from __future__ import annotations

from msgspec import Struct

BORDER = 4  # light all around, as readers want it


class Qr(Struct, frozen=True):
    """`path` draws what is dark, in a square of `size` by `size`."""

    size: int
    path: str


def qr(text: str) -> Qr:
    """Drawn in rows: one box for every run of dark squares."""
    import segno  # a tenth of a second that a server's start need not take

    code = segno.make(text, micro=False, error="m")
    boxes: list[str] = []
    rows = [list(row) for row in code.matrix_iter(border=BORDER)]
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            run = 0
            while x + run < len(row) and row[x + run]:
                run += 1
            if run:
                boxes.append(f"M{x} {y}h{run}v1h-{run}z")
            x += run or 1
    return Qr(len(rows), "".join(boxes))
