"""Ladders: the same for any number of workers, kept line by line, taken up where they stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.driver import ROOT, Terminal
from tutable.arena.budgets import check_rated, iterations_of
from tutable.arena.ladder import Course, courses, run
from tutable.arena.meetings import Meeting, Pairing, Played, Terms, pairings, play
from tutable.arena.ratings import ratings
from tutable.arena.raw import BadLadder, Header, Raw, header_of, read
from tutable.arena.standings import standings
from tutable.core.engine import Knowledge
from tutable.core.errors import BadBot, UnknownBot
from tutable.core.registry import get_game

HERE = __name__
FIRST = f"{HERE}:First"
TERMS = Terms("tuareg", 2, 1, get_game("tuareg").check_options({}), None, 10.0)
BOTS = [FIRST, "random"]
PAIR = Pairing("random", FIRST)


class First:
    def __init__(self, game: str, seed: int) -> None:
        pass

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return options[0]


class Dozy(First):
    """Falls asleep whenever it has a choice, and does not want to be woken."""

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        while len(options) > 1:
            with suppress(Exception):
                time.sleep(60)
        return options[0]


class Cheat(First):
    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return -5


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


def ladder(path: Path, deals: int, jobs: int = 1, claim: float | None = None, resume: bool = False) -> Header:
    header = header_of(TERMS, BOTS, claim)
    with Raw(path, header, resume) as raw:
        run(TERMS, courses([PAIR], 2, deals, claim, raw.played), raw, jobs)
    return header


def outcomes(path: Path) -> list[tuple[int, int, tuple[int, ...]]]:
    return sorted((one.meeting.deal, one.meeting.seat, tuple(one.scores)) for one in read(path)[1])


def figures(path: Path) -> object:
    found = standings(*read(path))
    return found["pairings"], [(bot["bot"], bot["mean"], bot["games"]) for bot in found["ratings"]]


# -- games ------------------------------------------------------------------------------------


def test_neighbours_meet_or_everybody() -> None:
    assert pairings(["a", "b", "c"], False) == [Pairing("b", "a"), Pairing("c", "b")]
    assert set(pairings(["a", "b", "c"], True)) == {Pairing("b", "a"), Pairing("c", "b"), Pairing("c", "a")}


def test_a_deal_is_the_same_luck_on_every_seat() -> None:
    """Two bots that play alike win exactly a fair share, deal by deal."""
    twins = Pairing(FIRST, f"{HERE}:First")
    for deal in range(3):
        games = [play(TERMS, Meeting(twins, deal, seat)) for seat in range(2)]
        assert games[0].scores == games[1].scores and games[0].winners == games[1].winners
        assert sum(game.share() for game in games) == 1.0


def test_one_upper_bot_sits_among_lower_ones() -> None:
    terms = Terms("tuareg", 4, 1, {}, None, 10.0)
    for seat in range(4):
        game = play(terms, Meeting(PAIR, 0, seat))
        assert game.meeting.bots(4) == [FIRST] * seat + ["random"] + [FIRST] * (3 - seat)
        assert len(game.scores) == 4


def test_who_thinks_too_long_gets_the_first_pick_and_is_counted() -> None:
    quick = play(TERMS, Meeting(Pairing(FIRST, "random"), 0, 0))
    terms = Terms("tuareg", 2, 1, {}, None, 0.002)
    slow = play(terms, Meeting(Pairing(f"{HERE}:Dozy", "random"), 0, 0))
    assert slow.overruns[0] > 10 and quick.overruns == [0, 0]
    if not slow.overruns[1]:
        assert slow.scores == quick.scores


def test_an_illegal_pick_ends_the_run_in_words() -> None:
    with pytest.raises(BadBot) as caught:
        play(TERMS, Meeting(Pairing(f"{HERE}:Cheat", "random"), 0, 0))
    assert caught.value.params["problem"] == "pick" and f"{HERE}:Cheat" in str(caught.value)


def test_a_level_may_play_with_a_part_of_its_budget() -> None:
    full = iterations_of("expert", "tuareg")
    assert full is not None and iterations_of("expert/10", "tuareg") == full // 10
    assert iterations_of("random", "tuareg") is None
    for name in ("expert/0", "expert/x", "random/10", "expert/9999"):
        with pytest.raises(UnknownBot):
            check_rated(name, "tuareg")


# -- the file ---------------------------------------------------------------------------------


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    ladder(tmp_path / "one", 4, jobs=1)
    ladder(tmp_path / "two", 4, jobs=2)
    assert outcomes(tmp_path / "one") == outcomes(tmp_path / "two")
    assert figures(tmp_path / "one") == figures(tmp_path / "two")


def test_nor_where_a_test_ends_the_pairing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        ladder(tmp_path / str(jobs), 40, jobs, claim=0.05)
    assert figures(tmp_path / "1") == figures(tmp_path / "2")
    assert len(read(tmp_path / "1")[1]) < 80


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_refusal_is_the_same_from_any_worker(tmp_path: Path, jobs: int) -> None:
    pair = Pairing(f"{HERE}:Cheat", "random")
    header = header_of(TERMS, ["random", pair.upper], None)
    with pytest.raises(BadBot) as caught, Raw(tmp_path / "raw", header, False) as raw:
        run(TERMS, courses([pair], 2, 2, None, []), raw, jobs)
    assert caught.value.params["problem"] == "pick" and "Cheat" in str(caught.value)


def test_a_killed_run_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    ladder(whole, 4)
    lines = whole.read_bytes().splitlines(keepends=True)
    cut.write_bytes(b"".join(lines[:4]) + lines[4][:20])  # killed in the middle of the fourth game's line
    ladder(cut, 4, resume=True)
    assert cut.read_bytes().startswith(b"".join(lines[:4]))
    assert len(cut.read_bytes().splitlines()) == len(lines)
    assert figures(cut) == figures(whole)


def test_a_killed_run_leaves_nobody_behind(tmp_path: Path) -> None:
    path = tmp_path / "raw"
    words = f"rate tuareg --bots {','.join(BOTS)} --games 100000 --jobs 2 --out"
    process = subprocess.Popen(
        [sys.executable, "-m", "tutable", *words.split(), str(path)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        assert wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") > 3)
        process.kill()
        process.wait()
        assert wait_for(lambda: not is_group(process.pid))
    finally:
        if is_group(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
    before = len(read(path)[1])
    ladder(path, before + 1, resume=True)
    assert len(read(path)[1]) == 2 * (before + 1)


def wait_for(condition: Callable[[], bool]) -> bool:
    until = time.monotonic() + 120
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)
    return condition()


def is_group(number: int) -> bool:
    try:
        os.killpg(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_file_of_other_terms_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "raw"
    header = ladder(path, 1)
    with pytest.raises(BadLadder, match="already"):
        ladder(path, 1)
    with pytest.raises(BadLadder, match="claim is None"):
        ladder(path, 1, claim=0.5, resume=True)
    for change in ({"components": "0" * 16}, {"rules_version": "0"}, {"version": "9"}, {"budgets": {"a": 1}}):
        lines = path.read_text().splitlines(keepends=True)
        other = tmp_path / "other"
        other.write_text("".join([json.dumps({**json.loads(lines[0]), **change}) + "\n", *lines[1:]]))
        with pytest.raises(BadLadder, match=next(iter(change))):
            Raw(other, header, resume=True)


@pytest.mark.parametrize("text", ["", "no json\n", "[]\n", "{}\n", '{"ladder":1}\n', "\xff\n"])
def test_what_is_no_such_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "raw"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadLadder):
        read(path)
    with pytest.raises(BadLadder):
        read(tmp_path / "missing")


def made_up(deal: int, seat: int, wins: bool) -> Played:
    return Played(Meeting(PAIR, deal, seat), [0, 0], [seat if wins else 1 - seat], 1, [0.0, 0.0], [0, 0])


def test_a_settled_pairing_counts_no_more_games() -> None:
    course = Course(PAIR, 2, 100, 0.5)
    for deal in range(30):
        for seat in range(2):
            course.add(made_up(deal, seat, True))
    assert course.is_settled() and len(course.counted()) < 60
    before = len(course.counted())
    for deal in range(30, 60):
        for seat in range(2):
            course.add(made_up(deal, seat, False))
    assert len(course.counted()) == before


def test_games_count_deal_by_deal_without_a_gap() -> None:
    course = Course(PAIR, 2, 10, None)
    for deal, seat in ((1, 0), (1, 1), (0, 1)):
        course.add(made_up(deal, seat, True))
    assert course.counted() == []
    course.add(made_up(0, 0, False))
    assert course.shares == [0.5, 1.0] and len(course.counted()) == 4


def test_ratings_follow_the_wins() -> None:
    rated = ratings(BOTS, [made_up(n, n % 2, n % 10 > 0) for n in range(100)])
    assert rated["random"].low > rated[FIRST].high
    even = ratings(BOTS, [made_up(n, n % 2, n % 4 < 2) for n in range(100)])
    assert even["random"].low < even[FIRST].mean < even["random"].high


# -- the command ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_ladder_is_told_drawn_and_written_down(terminal: Terminal, tmp_path: Path, lang: str) -> None:
    asked = ["rate", "tuareg", "--bots", ",".join(BOTS), "--games", "3", "--jobs", "1", "--lang", lang]
    played = terminal(*asked, "--out", "raw", "--picture", "p.svg")
    assert played.code == 0 and FIRST in played.out
    again = terminal(*asked, "--out", "raw")
    assert again.code == 2 and "--resume" in again.err
    page = terminal("rate", "--from", "raw", "--page", "docs/ladder.md", "--json", "--lang", lang)
    found = json.loads(page.out)
    assert [pair["games"] for pair in found["pairings"]] == [4]  # whole deals
    image = ElementTree.fromstring((tmp_path / "p.svg").read_text("utf-8"))
    assert [child.tag.rpartition("}")[2] for child in image][:2] == ["title", "desc"]
    assert FIRST in "".join(image[1].itertext())
    text = (tmp_path / "docs/ladder.md").read_text("utf-8")
    assert "| random |" in text and "pictures/ladder-raw.svg" in text
    assert f" {get_game('tuareg').components().hash}," in text  # of which edition it is true
    assert (tmp_path / "docs/pictures/ladder-raw.svg").exists()


def test_a_claim_ends_a_pairing_early(terminal: Terminal) -> None:
    found = terminal(
        "rate", "tuareg", "--bots", ",".join(BOTS), "--games", "60", "--claim", "5", "--jobs", "1", "--json"
    )
    [pair] = json.loads(found.out)["pairings"]
    assert pair["verdict"] == "more" and pair["games"] < 60


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["tuareg", "--bots", "random"],
        ["tuareg", "--bots", "random,random"],
        ["tuareg", "--bots", "random,nobody"],
        ["tuareg", "--players", "9"],
        ["tuareg", "--claim", "100"],
        ["tuareg", "--games", "0"],
        ["tuareg", "--games", "99999999999"],
        ["--from", "raw", "--games", "4"],
        ["--from", "missing"],
        ["tuareg", "--games", "2", "--out", "no/such/folder"],
    ],
)
def test_what_makes_no_sense_is_refused(terminal: Terminal, words: list[str]) -> None:
    refused = terminal("rate", *words)
    assert refused.code == 2 and refused.err.startswith("tutable: ")
