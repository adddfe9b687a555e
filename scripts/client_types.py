"""Write the client's types: from the structs of the wire, and from each game's view.

PYTHONPATH=src python scripts/client_types.py            write them
PYTHONPATH=src python scripts/client_types.py --check    say which are not current
"""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect as types

from tutable.server.wire import (
    account,
    answers,
    client,
    editions,
    frames,
    host,
    lab,
    people,
    together,
    values,
)

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "tutable" / "games"
WEB = ROOT / "web" / "src"
HEAD = "// Written by scripts/client_types.py from {source}. Do not edit.\n"
SIMPLE = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}
ALIASES = """
export type Arg = Said["args"][string];
export type Args = Said["args"];
export type View = Record<string, unknown>;
export type Patch = Record<string, unknown>;
export type ClientFrame = {client};
export type ServerFrame = {server};
"""


def main() -> int:
    files = dict(written())
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not current: run scripts/client_types.py")
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path], "utf-8")
        print(path.relative_to(ROOT))
    return 0


def written() -> Iterator[tuple[Path, str]]:
    """Every file with its text."""
    kinds = [
        kind
        for module in (values, client, together, frames, answers, account, people, host, editions, lab)
        for kind in structs(module)
    ]
    named = {
        "client": " | ".join(kind.__name__ for kind in client.ClientFrame.__args__),
        "server": " | ".join(kind.__name__ for kind in frames.ServerFrame.__args__),
    }
    head = HEAD.format(source="src/tutable/server/wire")
    yield WEB / "wire" / "types.ts", head + interfaces(kinds) + ALIASES.format(**named)
    for folder in sorted(path.parent for path in GAMES.glob("*/view_types.py")):
        view = importlib.import_module(f"tutable.games.{folder.name}.view_types").View
        head = HEAD.format(source=f"src/tutable/games/{folder.name}/view_types.py")
        yield WEB / "games" / folder.name / "types.ts", head + interfaces([view])


def structs(module: Any) -> list[type]:
    """The structs a module defines, in its order; `In` is only a base."""
    own = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
    return [kind for kind in own if hasattr(kind, "__struct_fields__") and kind is not client.In]


def interfaces(kinds: Iterable[type]) -> str:
    """One interface for each of these types and for every one they are made of."""
    found: dict[str, str] = {}
    for info in types.multi_type_info(kinds):
        collect(info, found)
    return "".join(found.values())


def collect(info: types.Type, found: dict[str, str]) -> None:
    if isinstance(info, (types.StructType, types.TypedDictType)):
        name = info.cls.__name__
        if name not in found:
            found[name] = ""  # its place: what it is made of comes after it
            found[name] = interface(info)
            for field in info.fields:
                collect(field.type, found)
    for inner in parts(info):
        collect(inner, found)


def parts(info: types.Type) -> Iterable[types.Type]:
    if isinstance(info, types.UnionType):
        return info.types
    if isinstance(info, types.DictType):
        return [info.value_type]
    if isinstance(info, (types.ListType, types.VarTupleType)):
        return [info.item_type]
    return info.item_types if isinstance(info, types.TupleType) else []


def interface(info: types.StructType | types.TypedDictType) -> str:
    rows = []
    if isinstance(info, types.StructType) and info.tag is not None:
        rows.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        may_lack = "" if field.required else "?"
        rows.append(f"  {field.encode_name}{may_lack}: {written_type(field.type)};")
    name = info.cls.__name__
    if not rows:
        return f"\n{comment(info.cls)}export type {name} = Record<string, never>;\n"
    return f"\n{comment(info.cls)}export interface {name} {{\n" + "\n".join(rows) + "\n}\n"


def comment(cls: type) -> str:
    text = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    if not text or text.startswith(f"{cls.__name__}("):
        return ""
    lines = text.split("\n")
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def written_type(info: types.Type) -> str:
    """A type as TypeScript writes it."""
    simple = SIMPLE.get(type(info))
    if simple is not None:
        return simple
    if isinstance(info, types.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
    if isinstance(info, types.UnionType):
        return " | ".join(written_type(inner) for inner in info.types if not is_unset(inner))
    if isinstance(info, types.DictType):
        return f"Record<string, {written_type(info.value_type)}>"
    if isinstance(info, (types.ListType, types.VarTupleType)):
        inner = written_type(info.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(info, types.TupleType):
        return f"[{', '.join(written_type(inner) for inner in info.item_types)}]"
    if isinstance(info, (types.StructType, types.TypedDictType)):
        return info.cls.__name__
    raise TypeError(f"no type of the client stands for {info}")


def is_unset(info: types.Type) -> bool:
    return type(info).__name__ == "UnsetType"


if __name__ == "__main__":
    sys.exit(main())
