"""Programs that play: asked by lines of JSON, refused in words when they misbehave, gone at the end."""

from __future__ import annotations

import json
import select
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.driver import Terminal
from tests.fixtures import GAMES
from tutable.arena.clock import choose_within
from tutable.arena.meetings import Meeting, Pairing, Terms, play
from tutable.bots import check_bot, get_bot
from tutable.bots.line import LineBot, hello, question
from tutable.core.engine import State
from tutable.core.errors import BadBot, SlowBot
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.lang import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "line_bot.py"


def named(*words: str) -> str:
    return "exec:" + shlex.join([sys.executable, *words])


def program(code: str) -> str:
    """A bot whose answer to every question is what `code` does."""
    loop = "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
    return named("-c", loop + "    if asked['type'] == 'decide':\n        " + code)


ANSWERS = "print(json.dumps({'pick': asked['options'][0]['pick']}), flush=True)"


def in_play(game: str, picks: int, players: int = 3) -> State:
    s = get_game(game).table(players)
    s.roll(Rng(picks))
    playout(s, Rng(picks), picks)
    s.roll(Rng(picks))
    return s


def choose(name: str, seconds: float = 60.0) -> int:
    s = in_play("tuareg", 12)
    return LineBot(name, "tuareg", 1, seconds).choose(s.knowledge(s.seat()), s.options())


def is_running(pid: int) -> bool:
    """Also not as a zombie that nobody has asked for yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# -- what it is told --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_not_in_what_it_is_told(game: str) -> None:
    for picks in (0, 12, 30, 60):
        s = in_play(game, picks)
        seat = s.seat()
        options = s.options_of(seat)
        known = s.knowledge(seat)
        for seed in range(5):
            twin = known.sample(Rng(seed)).knowledge(seat)
            assert question(twin, options) == question(known, options)
            assert hello(game, twin, 1) == hello(game, known, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_says_what_every_pick_means(game: str) -> None:
    s = in_play(game, 12)
    seat = s.seat()
    asked = json.loads(question(s.knowledge(seat), s.options()))
    assert asked["seat"] == seat and [one["pick"] for one in asked["options"]] == s.options()
    assert asked["view"] == json.loads(json.dumps(s.knowledge(seat).view()))
    texts = Texts("en", game)
    for one in (asked["asked"], *asked["options"]):
        assert texts.say(one["message"], one["args"])


def test_the_hello_describes_the_table() -> None:
    s = get_game("tuareg").table(4, {"pass": "only_if_stuck"})
    s.roll(Rng(1))
    said = json.loads(hello("tuareg", s.knowledge(0), 7))
    assert (said["game"], said["players"], said["seed"], said["protocol"]) == ("tuareg", 4, 7, 1)
    assert said["options"]["pass"] == "only_if_stuck"


# -- playing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_every_game_to_its_end(game: str) -> None:
    terms = Terms(game, 2, 1, {}, None, 60.0)
    pairing = Pairing(named(str(EXAMPLE), "gold"), "random")
    one, same = (play(terms, Meeting(pairing, 0, 1)) for _ in range(2))
    assert one.scores == same.scores and one.overruns == [0, 0]


def test_sim_and_rate_take_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal(monkeypatch, capsys)
    bot = named(str(EXAMPLE))
    simulated = terminal("sim", "tuareg", "--games", "1", "--seats", f"{bot},random", "--jobs", "1", "--json")
    assert json.loads(simulated.out)["bots"][0]["bot"] == bot
    rated = terminal("rate", "tuareg", "--bots", f"random,{bot}", "--games", "2", "--jobs", "1")
    assert rated.code == 0 and "random" in rated.out


def test_play_takes_it_but_a_file_alone_starts_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    terminal = Terminal(monkeypatch, capsys)
    seat = f"2={named(str(EXAMPLE), 'gold', 'salt')}"
    asked = ["play", "tuareg", "--players", "2", "--seed", "1", "--seat", seat, "--plain"]
    assert terminal(*asked, "--save", str(tmp_path / "match"), answers=["1", "e", "q"]).code == 0
    alone = terminal("play", "--resume", str(tmp_path / "match"), "--plain", answers=["q"])
    assert alone.code == 2 and seat in alone.err
    named_again = terminal(
        "play", "--resume", str(tmp_path / "match"), "--seat", seat, "--plain", answers=["q"]
    )
    assert named_again.code == 0


# -- misbehaving ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "problem", "word"),
    [
        ("sys.exit(3)", "crashed", "3"),
        ("raise ValueError('no idea')", "crashed", "no idea"),
        ("os.kill(os.getpid(), 9)", "crashed", "-9"),
        ("os.close(1); time.sleep(600)", "closed", ""),
        ("print('x' * 10**7)", "flood", ""),
        (
            "[print(i) for i in range(10**6)]",
            "flood answer",
            "",
        ),  # by how much of it has come when it is read
        ("print('seventeen', flush=True)", "answer", "seventeen"),
        ("print('[' * 60000, flush=True)", "answer", ""),
        ("print('{}', flush=True)", "answer", ""),
        ("print('9' * 5000, flush=True)", "answer", ""),
        ("print(json.dumps({'pick': -1}), flush=True)", "pick", "-1"),
        ("print(json.dumps({'pick': '3'}), flush=True)", "pick", "3"),
        ("print(json.dumps({'pick': True}), flush=True)", "pick", ""),
        ("hoard = bytearray(1 << 33); " + ANSWERS, "crashed", "MemoryError"),
    ],
)
def test_whoever_breaks_the_rules_is_told_how(code: str, problem: str, word: str) -> None:
    with pytest.raises(BadBot) as caught:
        choose(program(code))
    assert caught.value.params["problem"] in problem.split()
    for lang in LANGUAGES:
        assert word in Texts(lang).error(caught.value)


@pytest.mark.parametrize("name", ["exec:", "exec:/no/such/program", "exec:'unfinished", "exec:no-such-bot"])
def test_a_program_that_is_not_there_is_refused_before_the_game(name: str) -> None:
    with pytest.raises(BadBot) as caught:
        check_bot(name, "tuareg")
    assert caught.value.params["problem"] == "command" and str(caught.value)


def test_a_stalled_program_is_ended_and_started_again() -> None:
    s = in_play("tuareg", 12)
    known, options = s.knowledge(s.seat()), s.options()
    bot = LineBot(program("time.sleep(600)"), "tuareg", 1, 0.3)
    for _ in range(2):
        with pytest.raises(SlowBot) as caught:
            bot.choose(known, options)
        assert caught.value.params["problem"] == "slow" and bot.program is None


def test_what_is_said_unasked_is_no_answer() -> None:
    s = in_play("tuareg", 12)
    known, options = s.knowledge(s.seat()), s.options()
    bot = LineBot(program(f"{ANSWERS}; time.sleep(0.2); {ANSWERS}"), "tuareg", 1, 60.0)
    assert bot.choose(known, options) == options[0] and bot.program is not None
    assert select.select([bot.program.stdout], [], [], 60.0)[0]
    with pytest.raises(BadBot) as caught:
        bot.choose(known, options)
    assert caught.value.params["problem"] == "flood"


def test_a_ladder_interrupts_a_program_that_stalls() -> None:
    s = in_play("tuareg", 12)
    bot = LineBot(program("time.sleep(600)"), "tuareg", 1, 60.0)
    with pytest.raises(SlowBot):
        choose_within(0.3, bot, s.knowledge(s.seat()), s.options())
    assert bot.program is None


def test_a_program_that_does_not_listen_is_too_slow() -> None:
    s = in_play("tuareg", 12)
    bot = LineBot(named("-c", "import time; time.sleep(600)"), "tuareg", 1, 0.3)
    with pytest.raises(SlowBot):
        bot.choose(s.knowledge(s.seat()), s.options() * 2000)  # more than a pipe holds


# -- ending -----------------------------------------------------------------------------------


def with_child(note: Path) -> str:
    """A bot that starts a process of its own and writes down both numbers."""
    start = "import subprocess; child = subprocess.Popen(['sleep', '600'])\n        "
    note_down = f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n        "
    return program(start + note_down + ANSWERS)


def wait_for_end(pids: list[int]) -> None:
    until = time.monotonic() + 60
    while any(is_running(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.01)
    assert not any(is_running(pid) for pid in pids)


def test_nothing_is_left_running(tmp_path: Path) -> None:
    """Neither the program nor what it started itself."""
    note = tmp_path / "pids"
    s = in_play("tuareg", 12)
    bot = get_bot(with_child(note), "tuareg")
    assert bot.choose(s.knowledge(s.seat()), s.options()) in s.options()
    pids = [int(word) for word in note.read_text().split()]
    assert all(is_running(pid) for pid in pids)
    del bot
    wait_for_end(pids)


def test_nothing_is_left_of_a_bot_whose_player_is_killed(tmp_path: Path) -> None:
    """Who is killed can end nobody any more: a guard does."""
    note = tmp_path / "pids"
    code = (
        "import sys\nfrom tests.bots.test_line import in_play\nfrom tutable.bots import get_bot\n"
        "s = in_play('tuareg', 12)\nbot = get_bot(sys.argv[1], 'tuareg')\n"
        "bot.choose(s.knowledge(s.seat()), s.options())\nprint('chosen', flush=True)\nsys.stdin.read()"
    )
    player = subprocess.Popen(
        [sys.executable, "-c", code, with_child(note)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    assert player.stdin is not None and player.stdout is not None
    with player:
        assert player.stdout.readline() == b"chosen\n"
        pids = [int(word) for word in note.read_text().split()]
        assert all(is_running(pid) for pid in pids)
        player.kill()
    wait_for_end(pids)
