"""Logs: one line per event whoever writes it, and nothing in them that opens anything."""

from __future__ import annotations

import json
import logging
import socket
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx2
import pytest
import structlog

from tests.server.harness import PATIENCE, Person, Running, until
from tutable.server.api.ids import ALPHABET, new_id
from tutable.server.logs import digest, set_up_logs
from tutable.server.observe import log


@pytest.fixture
def own_logs() -> Iterator[None]:
    """What `set_up_logs` changes for the whole process is put back."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, sys.excepthook, sys.unraisablehook, threading.excepthook
    yield
    root.handlers[:], level, sys.excepthook, sys.unraisablehook, threading.excepthook = before
    root.setLevel(level)
    logging.captureWarnings(False)
    structlog.reset_defaults()


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_logged_fault_holds_nothing_private(
    own_logs: None, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    """What failed and where, not the values it failed with."""

    def failing(token: str) -> None:
        raise ValueError(len(token))

    set_up_logs(form, "info")
    try:
        failing("secret" * 3)
    except ValueError as error:
        log().error("request.failed", exc_info=error)
    told = capsys.readouterr().err
    assert "ValueError" in told and "failing" in told and "secretsecret" not in told


def test_every_line_is_an_object_whoever_writes_it(
    own_logs: None, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("json", "info")
    table = new_id()
    log().info("table.new", table=table)
    logging.getLogger("uvicorn.error").warning("GET /ws/%s failed\nbadly", table)
    logging.getLogger("uvicorn.error").info("GET /ws/%s", table)
    logging.getLogger("sqlalchemy").error("%d", "no number")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(f"/api/tables/{table} is old", stacklevel=1)
    thread = threading.Thread(target=lambda: [].index(table))  # type: ignore[arg-type]
    thread.start()
    thread.join()
    try:
        raise RuntimeError(table)
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    told = capsys.readouterr().err
    lines = [json.loads(line) for line in told.splitlines()]
    assert [line["event"] for line in lines] == ["table.new", "log", "log", "log", "crashed", "crashed"]
    assert table not in told and all(line["level"] and line["timestamp"] for line in lines)
    # Lines about one table can be found by its digest.
    assert lines[0]["table"] == digest(table) and told.count(digest(table)) >= 5


def test_the_pattern_knows_how_ids_are_made() -> None:
    assert digest.text(ALPHABET[:14]) == digest(ALPHABET[:14])
    assert digest.text(f"a {ALPHABET[-14:]}.") == f"a {digest(ALPHABET[-14:])}."
    assert digest.text("an ordinary sentence, request.failed, 2026-11-16") == (
        "an ordinary sentence, request.failed, 2026-11-16"
    )


def test_a_whole_run_with_everything_that_can_go_wrong(tmp_path: Path) -> None:
    settings = {"data": str(tmp_path), "log": "json", "log_level": "debug", "TOY_TROUBLE": "1"}
    server = Running(**settings, TOY_BOT="raise")
    try:
        anna, ben = Person(server, "Secretname"), Person(server, "Otherperson")
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        assert mine.ask(type="chat", text="secretline")["type"] == "ok"
        mine.step(0, Random(1).choice)
        bots = anna.table("me", "bot:random", "bot:random", options={"first": "2"})
        anna.socket(bots)
        anna.get("/api/games/tuareg/rules?table=" + table, code=500)  # see toys
        with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2]))) as raw:
            raw.send(f"NONSENSE /ws/{table}\r\n\r\n".encode())
            raw.recv(1000)
        cookie = anna.http.cookies["tutable"]
        httpx2.get(
            f"{server.address}/api/tables/{table}", headers={"Cookie": f"tutable={cookie}x"}, timeout=PATIENCE
        )
        theirs.send(type="nonsense", table=table)
        wanted = {"started", "guest.new", "table.new", "request.failed", "loop.failed", "log"}
        wanted |= {"bot.failed", "process.said"}
        until(
            lambda: wanted <= {json.loads(line)["event"] for line in server.output().splitlines()},
            server.output,
        )
        ben.delete("/api/me")
        for person in (anna, ben):
            person.stack.close()
        server.stop()
        told = server.output()
        for secret in (table, bots, cookie, *cookie.split("."), anna.csrf, ben.csrf):
            assert secret not in told
        for secret in ("Secretname", "Otherperson", "secretline"):
            assert secret not in told
        assert all(isinstance(json.loads(line), dict) for line in told.splitlines())
    finally:
        server.close()
