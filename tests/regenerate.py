"""Write fixtures anew; read the diff before you commit it.

python -m tests.regenerate                  finished matches that still fold to the same end are kept
python -m tests.regenerate --anew           every match is played again
python -m tests.regenerate --game tundra    one game only
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.fixtures import GAMES, GAMES_FOLDER, components, matches, perft, playthroughs
from tests.fixtures.catalogue import Catalogue, catalogue


def write(path: Path, text: str, note: str = "") -> None:
    """Write what has changed, and say so."""
    before = path.read_text("utf-8") if path.exists() else None
    if text != before:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    state = "as before" if text == before else "changed" if before is not None else "new"
    print(f"{state:10} {path.relative_to(GAMES_FOLDER)}{note}", flush=True)


def regenerate(of: Catalogue, anew: bool) -> None:
    if of.own:
        write(matches.own_path(of.game), components.changed(of.rules, of.own))
    for players in of.players:
        text, played = matches.regenerate(of.game, players, of.matches(players), anew)
        note = f" ({text.count(chr(10))} matches, {played} of them played)"
        write(matches.path(of.game, players), text, note)
    for plan in of.playthroughs:
        write(playthroughs.path(plan), playthroughs.whole(plan))
    write(perft.path(of.game), perft.whole(of.starts))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.regenerate", description=__doc__.splitlines()[0])
    parser.add_argument("--anew", action="store_true", help="play every match again")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game")
    given = parser.parse_args()
    for game in given.game or GAMES:
        regenerate(catalogue(game), given.anew)


if __name__ == "__main__":
    main()
