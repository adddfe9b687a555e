"""Frames nobody should send: each gets a typed answer or a clean close, and nobody else is disturbed."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests import MANY
from tests.server.harness import Person, Running, running

DATABASE = "sqlite"
# What a connection may be sent; on a busy machine also that bots of other tables think first.
ANSWERS = ("ok", "refused", "stale", "sync", "chat", "pong", "queue")
BAD: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "42",
    '"hello"',
    "{",
    '{"type":"act"}',
    '{"type":"nothing"}',
    '{"type":"hello","since":{"0":-1}}',
    '{"type":"hello","extra":1}',
    '{"type":"act","id":"x","seat":-1,"version":0,"pick":0}',
    '{"type":"act","id":"x","seat":0,"version":0,"pick":1e99}',
    '{"type":"act","id":"x","seat":0,"version":0,"pick":true}',
    '{"type":"act","id":"x","seat":"0","version":0,"pick":0}',
    '{"type":"act","id":"","seat":0,"version":0,"pick":0}',
    '{"type":"act","id":"' + "x" * 65 + '","seat":0,"version":0,"pick":0}',
    '{"type":"act","id":"a b","seat":0,"version":0,"pick":0}',
    '{"type":"end","id":"x","seat":0,"version":99999999999999999999}',
    '{"type":"end","id":"x","seat":0,"version":-1}',
    '{"type":"end","id":"x","seat":0,"version":9223372036854775808}',
    '{"type":"end","id":"x","seat":0,"version":NaN}',
    '{"type":"end","id":"x","seat":0,"version":Infinity}',
    '\ufeff{"type":"ping"}',
    '{"type":"act","id":"x","seat":0,"version":0,"pick":9223372036854775807}',
    '{"type":"chat","id":"x","text":"\\ud800"}',
    '{"type":"chat","id":"x","text":5}',
    '{"type":"hello","type":"act"}',
    "[" * 15_000,
    '{"a":' * 3_000,
    b"\xff\xfe\x00binary",
    b"\x00" * 100,
]


@pytest.mark.parametrize("frame", BAD, ids=range(len(BAD)))
def test_a_bad_frame_is_refused_and_the_connection_goes_on(server: Running, frame: str | bytes) -> None:
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot"))
        socket.connection.send(frame)
        refused = socket.until(lambda found: found["type"] in ("refused", "error"))
        assert refused["code"] == "bad-request"
        assert socket.ask(type="chat", text="still here")["type"] == "ok"


def test_frames_before_hello_and_out_of_order(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "open", options={"first": "1"})
        with Person(server) as ben:
            ben.post(f"/api/tables/{table}/join")
        socket = anna.socket(table, greet=False)
        assert socket.ask(type="chat", text="x")["code"] == "hello-first"
        assert socket.ask(type="act", seat=0, version=0, pick=0)["code"] == "hello-first"
        socket.hello()
        # Everything at once, without waiting: answers come in order, the first counts.
        entry = socket.seat(0)
        pick = next(offer["pick"] for offer in entry["offers"] if offer["final"] is None)
        for n in range(5):
            socket.send(type="act", id=f"o{n}", seat=0, version=entry["version"], pick=pick)
        answers: list[tuple[str, str]] = []
        while len(answers) < 5:
            frame = socket.receive()
            if "id" in frame:
                answers.append((frame["id"], frame["type"]))
        assert answers[0] == ("o0", "ok")
        assert [id for id, _ in answers] == [f"o{n}" for n in range(5)]
        assert {kind for _, kind in answers[1:]} == {"stale"}


def test_oversized_frames(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot")
        socket = anna.socket(table)
        socket.connection.send("x" * 17_000)
        assert socket.until(lambda found: found["type"] == "refused")["code"] == "too-large"
        socket.connection.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            while True:
                socket.receive()
        assert anna.socket(table).latest["seats"]["0"]


def test_packed_frames_and_what_they_unpack_to(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot", options={"first": "1"})
        plain, packed = anna.socket(table), anna.socket(table, compression="deflate")
        assert packed.latest == plain.hello()
        assert packed.ask(type="chat", text="hm")["type"] == "ok"
        packed.connection.send(" " * 17_000)
        assert packed.until(lambda found: found["type"] == "refused")["code"] == "too-large"
        # A few bytes on the way, a hundred megabytes here: closed before they are unpacked.
        packed.connection.send(" " * 100_000_000)
        with pytest.raises(ConnectionClosed):
            while True:
                packed.receive()
        assert plain.ask(type="chat", text="still here")["type"] == "ok"


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_a_message_in_pieces_is_one_message(server: Running, compression: Literal["deflate"] | None) -> None:
    """The limit is on what the pieces come to, not on each."""
    with Person(server) as anna:
        table = anna.table("me", "bot")
        socket = anna.socket(table, compression=compression)
        socket.connection.send(iter(['{"type":', '"pi', 'ng"}']))
        assert socket.until(lambda found: found["type"] != "sync")["type"] == "pong"
        socket.connection.send(iter([" " * 1000] * 17))
        assert socket.until(lambda found: found["type"] == "refused")["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            socket.connection.send(iter([" " * 1000] * 100_000))
            while True:
                socket.receive()
        assert anna.socket(table).latest["seats"]["0"]


def test_floods_are_stopped(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = str(tmp_path_factory.mktemp("flood"))
    with running(data=folder, frames_per_second="5") as slow, Person(slow) as anna, Person(slow) as ben:
        table = anna.table("me", "bot:random", "bot:random")
        flood, calm = anna.socket(table), ben.socket(table)
        for _ in range(300):
            try:
                flood.send(type="ping")
            except ConnectionClosed:
                break
        last = flood.closing()
        assert last["type"] == "error" and last["code"] == "too-many"
        assert calm.ask(type="chat", text="here")["type"] == "ok"


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
kinds = st.sampled_from(["hello", "act", "end", "undo", "auto_end", "chat", "mute", "ping", "sync", ""])
names = st.sampled_from(["id", "seat", "version", "pick", "on", "text", "who", "since"])
small = st.integers(-2, 200) | st.booleans() | st.sampled_from(["x", "0", ""]) | values
frames = st.builds(
    lambda kind, rest: json.dumps({"type": kind, **rest}), kinds, st.dictionaries(names, small, max_size=6)
) | st.text(max_size=50)


def test_any_frame_gets_an_answer(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", "bot:random")
        ben.post(f"/api/tables/{table}/join")
        socket, calm = anna.socket(table), ben.socket(table)

        @settings(max_examples=1500 if MANY else 150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(st.lists(frames, min_size=1, max_size=10))
        def fuzz(batch: list[str]) -> None:
            for text in batch:
                socket.connection.send(text)
            for found in socket.quiet():
                assert found["type"] in ANSWERS, found

        fuzz()
        # The match is whole: whoever is asked can still move.
        calm.quiet()
        socket.hello()
        for seat, who in ((0, socket), (1, calm)):
            if who.latest["deciders"] == [seat]:
                who.step(seat, Random(1).choice)


def shape(value: Any) -> Any:
    """Keys without values: what a client may rely on."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items() if key not in ("view", "args")}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return type(value).__name__


def test_a_sync_has_the_shape_the_contract_says(server: Running) -> None:
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot", options={"first": "1"}))
        found = shape(socket.latest)
        expected = {"type", "table", "seats", "covered", "deciders", "over", "winners", "scores", "happened"}
        assert set(found) == expected
        entry = found["seats"]["0"]
        assert set(entry) == {
            "version", "ask", "offers", "forbidden", "kinds", "chosen", "awaits_end", "auto_end", "horizon",
            "lines_from", "lines", "steps",
        }  # fmt: skip
        assert set(entry["offers"][0]) == {"pick", "shown", "heading", "twin", "ends", "final"}
        assert set(entry["horizon"]) == {"steps", "barrier"}
