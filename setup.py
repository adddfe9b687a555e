"""Builds tutable: the same sources as plain Python and, where a C compiler is at hand, compiled with mypyc;
with the browser client inside, where Node is at hand.

TUTABLE_COMPILE in the environment: unset = try, fall back loudly; 0 = never; 1 = fail if it cannot be done.
TUTABLE_CLIENT: the same for the client.
"""

from __future__ import annotations

import contextlib
import fnmatch
import glob
import io
import os
import sys
import textwrap
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))  # a build front end leaves it out
from scripts import client
from scripts.steps import Failed

# One group: calls between these modules are C calls. A base class left out makes its subclasses several
# times slower, so what is hot belongs here together with everything it inherits from.
COMPILED = [
    *(
        f"src/tutable/core/{name}.py"
        for name in ("codec", "engine", "features", "learned", "luck", "playout", "rng", "spans")
    ),
    "src/tutable/games/*/*.py",
    "src/tutable/games/*/decisions/*.py",
    "src/tutable/games/*/features/*.py",
    "src/tutable/bots/*.py",
]
# Matched above, but cold: packages, what a game tells the registry, types that are read at run time, bots
# that are other processes.
INTERPRETED = [
    "*/__init__.py",
    "*/game.py",
    "*/lab.py",
    "*/view_types.py",
    "*/bots/line.py",
    "*/bots/together.py",
]


def mode(name: str) -> str:
    value = os.environ.get(name, "")
    if value not in ("", "0", "1"):
        sys.exit(f"{name} is {value!r}: leave it unset (try), or set it to 0 (never) or 1 (must succeed)")
    return value


FLAGS = [
    # Lets the compiler inline across our own functions in a shared library: 1.5x in play. Calls of what is
    # not inlined need no table when nobody outside can see it. (A larger limit for inlining saves
    # a twentieth of the instructions, and no time.)
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # Spares a warning that is very slow on mypyc's megabytes of leading spaces: half the time to compile.
    "-Wno-misleading-indentation",
]
MODE = mode("TUTABLE_COMPILE")
CLIENT = mode("TUTABLE_CLIENT")


def modules() -> list[str]:
    found = {path for pattern in COMPILED for path in glob.glob(pattern)}
    return sorted(path for path in found if not any(fnmatch.fnmatch(path, out) for out in INTERPRETED))


def say(text: str) -> None:
    print(f"tutable: {text}", file=sys.stderr, flush=True)


def shout(lines: list[str]) -> None:
    """Say it so that it is seen among a build's output."""
    width = max(map(len, lines))
    rule = "+-" + "-" * width + "-+"
    print("\n".join([rule, *(f"| {line:<{width}} |" for line in lines), rule]), file=sys.stderr, flush=True)


def give_up(failed: str, words: str, remedy: str) -> None:
    """Not compiled: that ends the build where it is a must."""
    detail = [part for line in words.splitlines() for part in textwrap.wrap(line, 80)][:8]
    shout(
        [
            "NOT COMPILED: "
            + ("and it must be." if MODE == "1" else "tutable is being installed as plain Python."),
            "",
            f"failed: {failed}",
            *(f"        {line}" for line in detail),
            "lost:   speed, about 30x in simulation and bots; nothing else.",
            f"to fix: {remedy}",
            "        TUTABLE_COMPILE=1 makes this an error; TUTABLE_COMPILE=0 asks for plain Python.",
        ]
    )
    if MODE == "1":
        sys.exit("TUTABLE_COMPILE=1 and compiling failed")


def build_client() -> None:
    """Into the package, before its files are collected."""
    if CLIENT == "0" or client.is_current():
        return
    say("building the browser client (npm)")
    node = client.node_folder()
    try:
        if node is None:
            raise Failed("no Node from version 20 on, and no npm")
        client.build(node)
    except Failed as error:
        old = (client.STATIC / "index.html").is_file()
        shout(
            [
                f"NO BROWSER CLIENT: {'an older one' if old else 'none'} is in this build.",
                "",
                f"failed: {error} (its words: build/setup.log)",
                "lost:   playing in the browser; everything else works.",
                "to fix: have Node 20 or newer with npm and a network, install again",
                "        TUTABLE_CLIENT=1 makes this an error; TUTABLE_CLIENT=0 leaves it as it is.",
            ]
        )
        if CLIENT == "1":
            sys.exit("TUTABLE_CLIENT=1 and the client could not be built")


def node_from_pypi() -> list[str]:
    """A build front end fetches it where the machine has none."""
    needed = CLIENT != "0" and not client.is_current() and client.node_folder() is None
    return [client.NODE] if needed else []


def extensions() -> list[Extension]:
    # Only a build needs the C code: pip also runs this file to ask for metadata. An editable install stays
    # plain Python, because an extension beside its source would shadow it.
    if MODE == "0" or not {"build", "build_ext", "bdist_wheel", "install"}.intersection(sys.argv):
        return []
    paths = modules()
    say(f"translating {len(paths)} modules to C (mypyc)")
    output = io.StringIO()
    try:
        from mypyc.build import mypycify

        # mypyc reports type errors on stdout and then exits.
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            made = mypycify(
                # Third-party packages may be absent from an isolated build; `make lint` sees them all.
                ["--ignore-missing-imports", "--no-warn-unused-ignores", *paths],
                opt_level="3",
                debug_level="0",
                multi_file=False,
                # Inside the package, so that it leaves with it.
                group_name="tutable._native",
            )
    except (Exception, SystemExit) as error:
        words = output.getvalue() if isinstance(error, SystemExit) else repr(error)
        print(words, file=sys.stderr)
        give_up(
            "mypyc, translating Python to C",
            words,
            "what is named here (are mypy and librt the versions of pyproject.toml?)",
        )
        return []
    for extension in made:
        # Another compiler's new warning is no reason to lose the compiled build.
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        if sys.platform != "win32":
            extension.extra_compile_args += FLAGS
    return list(made)


class BuildExt(build_ext):
    """All extensions or none: half a group cannot be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if self.inplace:
            sys.exit("tutable is never built in place: the extension would shadow its source")
        if not self.extensions:
            return
        say(f"compiling C ({os.environ.get('CC') or 'the default compiler'})")
        try:
            super().run()
        except (Exception, SystemExit) as error:
            # Tidy up first: give_up may end the build.
            for name in self.get_outputs():
                Path(name).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            if wheel := self.distribution.get_command_obj("bdist_wheel", create=False):
                wheel.root_is_pure = True
            give_up(
                "the C compiler (its own words are further up in the build's output)",
                f"{str(error)[:76]} ...",
                "have a C compiler and Python's headers (Debian: gcc libc6-dev python3-dev), install again",
            )
        else:
            say("compiled")


class Build(build):
    """Leaves nothing in the build folder that this build did not make: it is installed whole."""

    def run(self) -> None:
        build_client()
        super().run()
        made = {
            Path(name).resolve()
            for command in ("build_py", "build_ext")
            for name in self.get_finalized_command(command).get_outputs()
        }
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in made:
                path.unlink()


setup(
    ext_modules=extensions(),
    setup_requires=node_from_pypi(),
    cmdclass={"build": Build, "build_ext": BuildExt},
)
