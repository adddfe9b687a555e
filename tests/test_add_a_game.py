"""`docs/add-a-game.md` is followed to the letter: its files are written, installed, played and tested."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
NAMED = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SESSION = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 230  # of Python for a whole game, without blank ones


def files() -> dict[str, str]:
    return dict(NAMED.findall(PAGE.read_text("utf-8")))


def commands() -> list[tuple[str, str]]:
    """Each `$ command` of the page with the output shown under it."""
    found: list[tuple[str, str]] = []
    for block in CONSOLE.findall(PAGE.read_text("utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


class Walk:
    """A reader's folder with the page's files, and the place where the game was installed."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "tide-project"
        self.site = folder / "site"
        for name, text in files().items():
            path = self.project / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")

    def run(self, command: str, answers: str = "") -> str:
        """A command of the page, with this interpreter instead of the reader's."""
        name, *words = command.split()
        python = [sys.executable]
        if name == "pip":
            offline = ["--no-index", "--no-deps", "--no-build-isolation", "--quiet"]
            call = [*python, "-m", "pip", "--disable-pip-version-check", *words, *offline]
            call += ["--target", str(self.site)]
        elif name == "tutable":
            call = [*python, "-m", "tutable", *words]
        else:
            assert name == "python"
            call = [*python, *words]
        done = subprocess.run(
            call,
            input=answers,
            cwd=self.project,
            env=self.environment(),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
        )
        assert done.returncode == 0, f"$ {command}\n{done.stdout}{done.stderr}"
        return done.stdout

    def environment(self) -> dict[str, str]:
        """Nothing but the installed game is found, not the folder it was made in."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TUTABLE")}
        home = str(self.project.parent)
        return kept | {
            "PYTHONPATH": os.pathsep.join([str(self.site), *filter(None, [kept.get("PYTHONPATH")])]),
            "PYTHONSAFEPATH": "1",
            "PYTHONIOENCODING": "utf-8",
            "HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_STATE_HOME": home,
            "LANG": "en_GB.UTF-8",
            "LC_ALL": "en_GB.UTF-8",
        }


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    made = Walk(tmp_path_factory.mktemp("add-a-game"))
    made.run("pip install .")
    return made


def test_the_page_makes_a_whole_game() -> None:
    names = set(files())
    folder = {"game.toml", "rules.toml", "README.md", "state.py", "knowledge.py", "decisions.py", "game.py"}
    assert {f"tide/{name}" for name in folder} <= names
    assert {"pyproject.toml", "tide/text/en/tide.ftl", "tide/text/de/tide.ftl"} <= names
    code = [text for name, text in files().items() if re.fullmatch(r"tide/\w+\.py", name)]
    assert sum(bool(line.strip()) for text in code for line in text.splitlines()) <= MOST_LINES


@pytest.mark.parametrize(("command", "output"), commands(), ids=[command for command, _ in commands()])
def test_every_command_of_the_page_works(walk: Walk, command: str, output: str) -> None:
    if command == "pip install .":  # the fixture has done it
        assert (walk.site / "tide" / "game.toml").is_file()
        assert list(walk.site.glob("tide-*.dist-info/entry_points.txt"))
        return
    said = walk.run(command, answers="1\n" * 200 + "q\n")
    if output:
        assert doctest.OutputChecker().check_output(output, said, doctest.ELLIPSIS), said


def test_the_pages_session_works(walk: Walk) -> None:
    sessions = SESSION.findall(PAGE.read_text("utf-8"))
    assert len(sessions) == 1
    path = walk.project / "session.txt"
    path.write_text(sessions[0], "utf-8")
    walk.run("python -m doctest session.txt")


def test_a_match_is_played_to_its_end_in_both_languages(walk: Walk) -> None:
    for lang, ending in (("en", "wins with"), ("de", "gewinnt mit")):
        # Search, go home, end the turn: whatever is no answer at the moment is refused and asked again.
        said = walk.run(
            f"tutable play tide --players 3 --seat 2=random --seat 3=random --seed 3 --plain --lang {lang}",
            answers="1\n3\ne\n" * 400,
        )
        assert ending in said


def test_both_languages_say_the_same_things() -> None:
    def messages(lang: str) -> list[str]:
        return re.findall(r"^([a-zA-Z][\w-]*) =", files()[f"tide/text/{lang}/tide.ftl"], re.MULTILINE)

    assert messages("en") == messages("de")


def test_it_is_no_game_of_this_package() -> None:
    from tutable.core.registry import game_ids

    assert "tide" not in game_ids()
