"""How one view becomes the next: dotted paths, and what stands there now.

Dicts with the same keys and lists of the same length are compared part by part; everything else is replaced
whole. The empty path is the view itself.
"""

from __future__ import annotations

from typing import Any

from tutable.server.wire.values import Patch, View


def difference(before: View, after: View) -> Patch:
    """What leads from one view to another."""
    found: Patch = {}
    if before != after:
        _compare(before, after, "", found)
    return found


def _compare(before: Any, after: Any, path: str, found: Patch) -> None:
    """Two that differ. Most of a table stands still, and `==` is the quickest way to see it."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            if before[name] != value:
                _compare(before[name], value, f"{path}.{name}" if path else name, found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            if before[place] != value:
                _compare(before[place], value, f"{path}.{place}" if path else str(place), found)
    else:
        found[path] = after


def applied(view: View, patch: Patch) -> View:
    """The view after a patch; the one before stays as it is."""
    for path, value in patch.items():
        view = _replaced(view, path.split(".") if path else [], value)
    return view


def _replaced(whole: Any, path: list[str], value: Any) -> Any:
    if not path:
        return value
    copy = list(whole) if isinstance(whole, list) else dict(whole)
    key: Any = int(path[0]) if isinstance(copy, list) else path[0]
    copy[key] = _replaced(copy[key], path[1:], value)
    return copy


def merged(first: Patch, then: Patch) -> Patch:
    """One patch that does what two do one after the other."""
    if not first or not then:
        return first or then
    found = {path: value for path, value in first.items() if path not in then and not _above(path, then)}
    for path, value in then.items():
        above = _above(path, found)
        if above is None:
            found[path] = value
        else:
            inner = path[len(above) + 1 :] if above else path
            found[above] = _replaced(found[above], inner.split("."), value)
    return found


def _above(path: str, patch: Patch) -> str | None:
    """The path in a patch that this one lies within."""
    while path:
        path = path.rpartition(".")[0]
        if path in patch:
            return path
    return None
