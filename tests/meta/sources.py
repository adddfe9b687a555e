"""What the source says in strings, read without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tutable"
GAMES = PACKAGE / "games"
WEB = ROOT / "web" / "src"


@cache
def trees() -> dict[Path, ast.Module]:
    """Every module of the package."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def literals(tree: ast.Module) -> set[str]:
    """Plain strings, docstrings apart."""
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    }


def docstrings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            yield ast.get_docstring(node) or ""


def templates(tree: ast.Module) -> Iterator[list[str | None]]:
    """F-strings and sums that begin with a string: constants, and None where something is filled in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield [part.value if isinstance(part, ast.Constant) else None for part in node.values]  # type: ignore[misc]
        elif (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.Add)
            and isinstance(node.left, ast.Constant)
        ):
            if isinstance(node.left.value, str):
                yield [node.left.value, None]


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Every call by the last part of the name that is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, node


def choices(node: ast.expr) -> set[str]:
    """A plain string, or either side of a conditional."""
    if isinstance(node, ast.IfExp):
        return choices(node.body) | choices(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return set()


def first_text(call: ast.Call) -> set[str]:
    """What the first argument of a call can be, if it is a plain string."""
    return choices(call.args[0]) if call.args else set()


def keyword_text(call: ast.Call, name: str) -> set[str]:
    return set().union(*(choices(keyword.value) for keyword in call.keywords if keyword.arg == name))


@cache
def web(folder: str = "") -> str:
    """What the client's source says, or that of one of its folders."""
    files = (path for path in sorted((WEB / folder).rglob("*")) if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text("utf-8") for path in files)


def web_literals(folder: str = "") -> set[str]:
    """Plain strings of the client that could be ids of messages."""
    return set(re.findall(r"""["']([a-z]+-[\w-]+)["']""", web(folder)))


def web_patterns(folder: str = "") -> list[re.Pattern[str]]:
    """Ids of messages that the client puts together: `option-${name}-${value}`."""
    return [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(found)))
        for found in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`\s]*)`", web(folder))
    ]
