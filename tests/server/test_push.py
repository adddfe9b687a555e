"""Push: what is sent, to whom, and to whom never."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.inside import awaited
from tests.server.push_service import Browser, PushService
from tutable.server.notify import notifier, push
from tutable.server.notify.notifier import Notifier, Parcel
from tutable.server.notify.push import BadEndpoint, Pusher, Subscription, check, is_public, new_key
from tutable.server.store import habits
from tutable.server.store.habits import Habits
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.store.tellings import Telling
from tutable.server.time.asking import Asking, written

CONTACT = "mailto:host@example.org"


@pytest.mark.parametrize(
    ("code", "outcome"),
    [(201, "sent"), (404, "gone"), (410, "gone"), (429, "later"), (500, "later"), (403, "refused")],
)
def test_what_a_push_service_says(code: int, outcome: str) -> None:
    async def run() -> None:
        browser = Browser()
        async with PushService(code) as service:
            where = Subscription(**browser.subscription(service.url))
            assert await Pusher(new_key(), CONTACT, True).send(where, b'{"title":"x"}') == outcome
            ((headers, body),) = service.got
            assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].startswith(
                "vapid t="
            )
            assert int(headers["ttl"]) > 0 and b"title" not in body
            assert browser.read(body) == {"title": "x"}

    awaited(run())


@pytest.mark.parametrize("code", [301, 307])
def test_no_redirect_is_followed(code: int) -> None:
    async def run() -> None:
        async with PushService(code) as service:
            where = Subscription(**Browser().subscription(service.url))
            assert await Pusher(new_key(), CONTACT, True).send(where, b"{}") == "refused"
            assert len(service.got) == 1

    awaited(run())


def test_a_service_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "SECONDS", 0.3)

    async def run() -> None:
        async with PushService(0) as service:
            where = Subscription(**Browser().subscription(service.url))
            assert await Pusher(new_key(), CONTACT, True).send(where, b"{}") == "later"

    awaited(run())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest",
        "https://[fe80::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://localhost/1",
        "https://intranet/1",
        "https://user@push.example.org/1",
        "https://push.example.org/a b",
        "https://push.example.org/" + "x" * 900,
        "https:///1",
        "ftp://push.example.org/1",
        "file:///etc/passwd",
        "https://push.example.org:99999/1",
        "https://push.example.org:0/1",
        "https://push.example.org:x/1",
        "https://[::1/1",
        "https://[::127.0.0.1]/1",
        "https://:word@push.example.org/1",
    ],
)
def test_endpoints_that_are_none(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check(Subscription(**Browser().subscription(endpoint)), False)


def test_a_name_that_points_inside_is_not_called() -> None:
    """Whatever it pointed to when it was subscribed."""

    async def run() -> None:
        pusher = Pusher(new_key(), CONTACT, False)

        class Loop:
            async def getaddrinfo(self, host: str, port: int, **more: object) -> list[object]:
                public = (0, 0, 0, "", ("93.184.216.34", port))
                return [public, (0, 0, 0, "", ("127.0.0.1", port))]

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(asyncio, "get_running_loop", lambda: Loop())
            with pytest.raises(BadEndpoint):
                await pusher._address("push.example.org", 443)

    awaited(run())


@pytest.mark.parametrize("change", ["nothing", "moved", "looks", "silenced", "quiet", "gone"])
def test_it_is_sent_again_only_while_it_is_news(monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """A push service that is busy is asked again, unless there is nothing to be told any more."""
    where = Subscription(**Browser().subscription("https://push.example.org/1"))
    sent: list[bytes] = []
    seats = [SeatRow(0, "human", "Anna", session="anna"), SeatRow(1, "human", "Ben", session="ben")]
    row = TableRow("t1", "tuareg", {}, "", "", "ben", False, 0.0, "running", seats=seats)
    row.asking = written(Asking(number=3, seats=[0]))
    live: Any = SimpleNamespace(row=row, seats_of=row.seats_of, waiting=lambda: [0])
    live.is_looked_at = lambda _: change == "looks"
    if change == "moved":
        row.asking = written(Asking(number=4, seats=[0]))
    elif change == "quiet":
        monkeypatch.setattr(Habits, "quiet_for", lambda *_: 60.0)

    class Busy:
        async def send(self, to: Subscription, text: bytes) -> str:
            sent.append(text)
            return "later"

    def answer(value: object) -> Callable[..., object]:
        async def said(*_: object) -> object:
            return value

        return said

    monkeypatch.setattr(notifier, "RETRY_SECONDS", (0.0,))
    monkeypatch.setattr(habits, "of", answer(Habits("anna")))
    monkeypatch.setattr(habits, "browsers", answer([] if change == "gone" else [where]))
    monkeypatch.setattr(habits, "is_silenced", answer(change == "silenced"))

    async def run() -> None:
        tasks: list[asyncio.Task[None]] = []
        server: Any = SimpleNamespace(db=None, tables=SimpleNamespace(get=answer(live)))
        server.begin = lambda work: tasks.append(asyncio.create_task(work))
        busy: Any = Busy()
        teller = Notifier(server, busy)
        await teller._deliver(Parcel(Telling("anna", "t1", 3, 0.0), where, b"x"))
        while not tasks:
            await asyncio.sleep(0)
        await tasks[0]
        while not teller.queue.empty():
            await teller._deliver(teller.queue.get_nowait())

    awaited(run())
    assert len(sent) == (2 if change == "nothing" else 1)


def test_addresses() -> None:
    for inside in (
        "10.0.0.1",
        "192.168.1.1",
        "127.0.0.1",
        "::1",
        "fd00::1",
        "224.0.0.1",
        "0.0.0.0",
        "100.64.0.1",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "fec0::1",
        "64:ff9b::10.0.0.1",
        "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "ff02::1",
    ):
        assert not is_public(ipaddress.ip_address(inside)), inside
    for outside in ("93.184.216.34", "2606:2800:220:1::1", "64:ff9b::93.184.216.34"):
        assert is_public(ipaddress.ip_address(outside)), outside


@pytest.mark.parametrize(("name", "value"), [("p256dh", "AAAA"), ("p256dh", "%%%"), ("auth", "short")])
def test_keys_nobody_can_encrypt_with(name: str, value: str) -> None:
    with pytest.raises(BadEndpoint):
        check(Subscription(**(Browser().subscription("https://push.example.org/1") | {name: value})), False)
