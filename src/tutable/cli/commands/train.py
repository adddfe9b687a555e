"""`tutable train`: let a bot learn by play against itself."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from tutable._version import __version__
from tutable.cli import OK
from tutable.cli.args import Args, Command, Option, parse
from tutable.cli.columns import percent
from tutable.cli.language import language
from tutable.cli.progress import Bar
from tutable.core.errors import TutableError
from tutable.core.game import Game
from tutable.core.lessons import Lesson, Lessons, read, written
from tutable.core.registry import get_game
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.train.selfplay import Course, SelfPlayed, Weights

COMMAND = Command(
    "train",
    places=("game",),
    options=(
        Option("players", "N"),
        Option("games", "N"),
        Option("generation", "N"),
        Option("iterations", "N"),
        Option("minutes", "N"),
        Option("trial", "N"),
        Option("seed", "N"),
        Option("jobs", "N"),
        Option("out", "FILE", short="o"),
        Option("weights", "FILE"),
        Option("picture", "FILE"),
    ),
)
GAMES, GENERATION, ITERATIONS, TRIAL = 600, 300, 200, 200
TRIAL_SEED = 1000  # deals that no training has seen


class NoNumpy(TutableError):
    """The extra `train` is not installed."""

    code = "no-numpy"


def run(argv: list[str]) -> int:
    if find_spec("numpy") is None:
        raise NoNumpy
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    game = get_game(args.place("game"))
    training = Training(args, game, texts)
    training.play()
    print(training.told())
    return OK


class Training:
    """One call: what is missing is played, then weights are found, tried and written."""

    def __init__(self, args: Args, game: Game, texts: Texts) -> None:
        from tutable.train.record import Record, terms_of
        from tutable.train.selfplay import Course, fresh_features

        self.args, self.game, self.texts = args, game, texts
        players = args.number("players")
        seed = args.number("seed", 0)
        self.course: Course = Course(
            game.id,
            game.check_players(2 if players is None else players),
            1 if seed is None else seed,
            args.number("iterations", 1) or ITERATIONS,
        )
        self.sights = fresh_features(game.id).sights()
        self.jobs = args.number("jobs", 1) or os.cpu_count() or 1
        self.generation = args.number("generation", 10) or GENERATION
        self.wanted = args.number("games", 10) or GAMES
        self.name = f"{game.id}-{self.course.players}"
        self.path = Path(args.text("out") or f"training-{self.name}.jsonl")
        self.weights_path = Path(args.text("weights") or f"learned-{game.id}.toml")
        self.kept = kept(self.weights_path, game, self.sights)  # refused before anything is played
        self.record = Record(self.path, terms_of(self.course, self.generation, self.sights))

    def play(self) -> None:
        from tutable.train.training import run as train

        minutes = self.args.number("minutes", 1)
        end = float("inf") if minutes is None else monotonic() + 60 * minutes
        bar = Bar(self.wanted, self.texts, before=len(self.record.games))
        train(
            self.course,
            self.record,
            self.generation,
            self.wanted,
            self.jobs,
            end,
            lambda: bar.show(len(self.record.games)),
        )
        bar.clear()
        self.record.close()

    def told(self) -> str:
        """Find weights, let them play, write everything down, and say what came of it."""
        from tutable.train.training import FEWEST, curve, learned

        say = self.texts.say
        games = self.record.games
        weights = learned(self.course, games)
        numbers = {"game": self.game.title, "players": self.course.players, "games": len(games)}
        if weights is None:
            return say("train-too-few", {**numbers, "needed": FEWEST})
        points = curve(self.course, games)
        figures = {"error_by_hand": round(points[0][1], 5), "error": round(points[-1][1], 5)}
        figures |= self.tried(weights)
        self.write(weights, games, figures)
        self.draw(points)
        fair = 1 / self.course.players
        verdict = "open"
        if figures["trial_low"] > fair:
            verdict = "better"
        elif figures["trial_high"] < fair:
            verdict = "worse"
        return "\n".join(
            [
                say("train-learned", numbers),
                say(
                    "train-foresees",
                    {"hand": f"{figures['error_by_hand']:.4f}", "learned": f"{figures['error']:.4f}"},
                ),
                say(
                    "train-trial",
                    {
                        "games": int(figures["trial_games"]),
                        "share": percent(figures["trial_share"]),
                        "low": percent(figures["trial_low"]),
                        "high": percent(figures["trial_high"]),
                        "hand": int(figures["trial_iterations_by_hand"]),
                        "learned": int(figures["trial_iterations"]),
                    },
                ),
                say(f"train-{verdict}"),
                say("train-written", {"weights": str(self.weights_path), "games": str(self.path)}),
            ]
        )

    def tried(self, weights: Weights) -> dict[str, float]:
        """How they play against what is written by hand, in the same time."""
        from tutable.train.training import in_order
        from tutable.train.trial import Trial, equal_time, meet, meetings, result

        by_hand = self.course.iterations
        as_many = equal_time(self.course, weights, by_hand)
        trial = Trial(self.course, weights, by_hand, as_many, TRIAL_SEED + self.course.seed)
        todo = meetings(self.course.players, self.args.number("trial", 1) or TRIAL)
        bar = Bar(len(todo), self.texts)
        done = 0

        def heard() -> None:
            nonlocal done
            done += 1
            bar.show(done)

        found = result(in_order(partial(meet, trial), todo, self.jobs), heard)
        bar.clear()
        return {**found, "trial_iterations_by_hand": by_hand, "trial_iterations": as_many}

    def write(self, weights: Weights, games: list[SelfPlayed], figures: dict[str, float]) -> None:
        """The lesson for this number of players into the file of weights, beside those for others."""
        course = self.course
        command = (
            f"tutable train {course.game} --players {course.players} --games {len(games)}"
            f" --generation {self.generation} --iterations {course.iterations} --seed {course.seed}"
        )
        lesson = Lesson(
            course.players,
            dict(zip(self.sights, zip(weights.early, weights.late, strict=True), strict=True)),
            weights.sure,
            {
                "command": command,
                "date": datetime.now(UTC).date().isoformat(),
                "version": __version__,
                "seed": course.seed,
                "games": len(games),
                "iterations": course.iterations,
            },
            figures,
        )
        others = [other for other in self.kept if other.players != course.players]
        lessons = sorted([*others, lesson], key=lambda each: each.players)
        text = written(Lessons(self.game.id, self.game.components().hash, tuple(lessons)))
        self.weights_path.write_text(text, "utf-8")

    def draw(self, points: list[tuple[int, float]]) -> None:
        from tutable.train.curve import picture

        say = self.texts.say
        title = say("train-curve", {"game": self.game.title, "players": self.course.players})
        drawn = picture(
            points, title, say("train-curve-games"), say("train-curve-hand"), say("train-curve-learned")
        )
        Path(self.args.text("picture") or f"learning-{self.name}.svg").write_text(drawn, "utf-8")


def kept(path: Path, game: Game, sights: list[str]) -> list[Lesson]:
    """What a file of weights says already; of other components it says nothing."""
    if not path.exists():
        return []
    found = read(path, sights)
    return list(found.lessons) if found.components == game.components().hash else []
