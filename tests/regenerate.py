"""Write all fixtures anew; read the diff before you commit it.

python -m tests.regenerate           finished matches that still fold to the same end are kept
python -m tests.regenerate --anew    every match is played again
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.fixtures import TESTS, catalogue, matches, perft, playthroughs


def write(path: Path, text: str, note: str = "") -> None:
    """Write what has changed, and say so."""
    before = path.read_text("utf-8") if path.exists() else None
    if text != before:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    state = "as before" if text == before else "changed" if before is not None else "new"
    print(f"{state:10} {path.relative_to(TESTS.parent)}{note}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.regenerate", description=__doc__.splitlines()[0])
    parser.add_argument("--anew", action="store_true", help="play every match again")
    anew: bool = parser.parse_args().anew
    for players in catalogue.PLAYERS:
        text, played = matches.regenerate(players, catalogue.plans(players), anew)
        write(matches.path(players), text, f" ({text.count(chr(10))} matches, {played} of them played)")
    for plan in playthroughs.PLANS:
        write(playthroughs.path(plan), playthroughs.whole(plan))
    write(perft.path(), perft.whole())


if __name__ == "__main__":
    main()
