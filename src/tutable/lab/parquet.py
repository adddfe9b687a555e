"""A run for notebooks: `games.parquet` has one row for each game, `parts.parquet` one for each part in it.

Where editions were compared, `compared.parquet` has one row for each figure that was.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tutable.lab.errors import extra
from tutable.lab.report import finite
from tutable.lab.rows import Row
from tutable.lab.store import Run

BATCH = 5_000  # games


def write_parquet(run: Run, folder: Path, found: dict[str, Any]) -> list[Path]:
    """Games and parts piece by piece: a million games need no memory for a million."""
    arrow = extra("pyarrow")
    parquet = extra("pyarrow.parquet")
    number, text = arrow.int64(), arrow.string()
    games = arrow.schema(
        [
            *((name, text) for name in ("game", "edition", "table")),
            *((name, number) for name in ("players", "deal", "first", "turns", "picks", "choices")),
            *((name, number) for name in ("options", "lead_changes", "judged", "clear", "forced")),
            *((name, arrow.float64()) for name in ("minutes", "decided")),
            *((name, arrow.list_(number)) for name in ("scores", "winners")),
            ("bots", arrow.list_(text)),
            ("measures", arrow.map_(text, arrow.float64())),
            ("sources", arrow.map_(text, arrow.list_(number))),
            ("uses", arrow.map_(text, arrow.list_(number))),  # by `sort:name`, for every seat
        ]
    )
    parts = arrow.schema(
        [
            *((name, text) for name in ("game", "sort", "part")),
            *((name, number) for name in ("offered_turn", "seat", "taken_turn", "points")),
            ("win", arrow.float64()),
        ]
    )
    paths = [folder / "games.parquet", folder / "parts.parquet"]
    with (
        parquet.ParquetWriter(paths[0], games, compression="zstd") as game_file,
        parquet.ParquetWriter(paths[1], parts, compression="zstd") as part_file,
    ):
        for rows in batches(run):
            names = [variant.name for variant in run.spec.variants]
            game_file.write_table(
                arrow.Table.from_pylist([game_row(row, names) for row in rows], schema=games)
            )
            part_file.write_table(
                arrow.Table.from_pylist([part for row in rows for part in part_rows(row)], schema=parts)
            )
    differing = list(compared_rows(found))
    if differing:
        paths.append(folder / "compared.parquet")
        schema = arrow.schema(
            [
                ("players", number),
                *((name, text) for name in ("edition", "kind", "sort", "name")),
                *((name, arrow.float64()) for name in ("before", "after", "difference", "low", "high")),
                *((name, arrow.float64()) for name in ("p", "q")),
                ("stands_out", arrow.bool_()),
            ]
        )
        parquet.write_table(arrow.Table.from_pylist(differing, schema=schema), paths[-1], compression="zstd")
    return paths


def compared_rows(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for section in found["sections"]:
        for other in section["compared"]:
            about = {
                "players": section["players"],
                "edition": found["variants"][other["variant"]]["name"],
            }
            for row in (*other["rows"], *other["parts"]):
                same = {name: row.get(name) for name in ("kind", "sort", "name", "p", "q", "stands_out")}
                ends = dict(zip(("difference", "low", "high"), finite(row["difference"]), strict=True))
                yield {**about, **same, "before": row["one"], "after": row["other"], **ends}


def batches(run: Run) -> Iterator[list[Row]]:
    rows: list[Row] = []
    for players in run.spec.players:
        for row in run.rows(players):
            rows.append(row)
            if len(rows) == BATCH:
                yield rows
                rows = []
    if rows:
        yield rows


def game_row(row: Row, names: list[str]) -> dict[str, Any]:
    plain = {name: getattr(row, name) for name in row.__struct_fields__}
    plain["game"] = plain.pop("id")
    plain["edition"] = names[plain.pop("variant")]
    for name in ("parts", "uses"):
        del plain[name]
    plain["measures"] = list(row.measures.items())
    plain["sources"] = list(row.sources.items())
    plain["uses"] = [(f"{sort}:{name}", of) for sort, names in row.uses.items() for name, of in names.items()]
    return plain


def part_rows(row: Row) -> Iterator[dict[str, Any]]:
    """One for each owner of a part; for what nobody had, one without an owner."""
    for sort, names in row.parts.items():
        for name, part in names.items():
            about = {"game": row.id, "sort": sort, "part": name, "offered_turn": part.offered}
            if not part.owners:
                yield about
            for seat, turn, points in part.owners:
                yield {**about, "seat": seat, "taken_turn": turn, "points": points, "win": row.share(seat)}
