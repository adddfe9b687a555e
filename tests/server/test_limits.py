"""Rates and quotas: by address and person, in one process and shared by several."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx2
import pytest

from tests.server.harness import PATIENCE, running
from tests.server.inside import awaited
from tests.server.postgres import Postgres
from tutable.server.auth import counts
from tutable.server.auth.limits import Limits, address_block, read_rate
from tutable.server.errors import TooMany
from tutable.server.settings import Settings
from tutable.server.store import counters, schema
from tutable.server.store.database import Database


@pytest.mark.parametrize(
    ("host", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_is_its_network(host: str, block: str) -> None:
    assert address_block(host) == block


async def let_in(times: int, hit: Callable[[], Awaitable[None]]) -> int:
    """How many of so many are let in."""
    found = 0
    for _ in range(times):
        try:
            await hit()
            found += 1
        except TooMany as refused:
            assert refused.params["seconds"] >= 1
    return found


def test_rates_and_quotas_in_one_process(tmp_path: Path) -> None:
    async def main() -> None:
        limits = Limits(Settings(data=str(tmp_path)), db := Database(Settings(data=str(tmp_path))))
        limits.start(b"key")
        rate = read_rate("5/day")
        assert await let_in(9, lambda: limits.hit(rate, "request", "anna")) == 5
        assert await let_in(9, lambda: limits.hit(rate, "request", "ben")) == 5
        assert await let_in(9, lambda: limits.hit(rate, "chat", "anna")) == 5
        quota = read_rate("2/day", 1000)
        assert await let_in(2, lambda: limits.check(quota, "work", "anna")) == 2
        await limits.spend(quota, "work", "anna", 1.9)
        assert await let_in(1, lambda: limits.check(quota, "work", "anna")) == 1
        await limits.spend(quota, "work", "anna", 30.0)  # it has been used: only the next is refused
        assert await let_in(1, lambda: limits.check(quota, "work", "anna")) == 0
        await limits.stop()
        await db.close()

    awaited(main())


def test_many_addresses_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "MAX_KEYS", 100)

    async def main() -> None:
        limits = Limits(Settings(), db := Database(Settings(data=str(tmp_path))))
        for n in range(300):
            await limits.hit(limits.requests, "request", f"10.0.0.{n}")
        assert len(limits.counts.counts) == 100
        await db.close()

    awaited(main())


@pytest.mark.parametrize(("amount", "most"), [(5, 5), (100, 120)])
def test_two_processes_share_a_rate(postgres: Postgres, amount: int, most: int) -> None:
    """Small limits are kept to the letter, large ones to a tenth for each process."""
    settings = Settings(database=postgres.fresh_url())
    rate = read_rate(f"{amount}/day")

    async def main() -> None:
        dbs = [Database(settings) for _ in range(2)]
        await dbs[0].open()
        both = [Limits(settings, db) for db in dbs]
        for limits in both:
            limits.start(b"one key for all")
        found = await asyncio.gather(
            *(let_in(150, lambda limits=limits: limits.hit(rate, "request", "192.0.2.7")) for limits in both)  # type: ignore[misc]
        )
        assert amount <= sum(found) <= most and min(found) < amount
        # A quota spent in one process is gone in the other.
        quota = read_rate("10/day", 1000)
        await both[0].spend(quota, "work", "anna", 11.0)
        await both[0].stop()
        assert await let_in(1, lambda: both[1].check(quota, "work", "anna")) == 0
        # What is over is forgotten, and no address can be read in what is kept.
        rows = await dbs[1].read(lambda c: c.execute(schema.counters.select()).all())
        assert rows and not any("192.0.2.7" in row.key or "anna" in row.key for row in rows)
        await counters.sweep(dbs[1], max(row.expires for row in rows) + 1)
        assert not await dbs[1].read(lambda c: c.execute(schema.counters.select()).all())
        await both[1].stop()
        for db in dbs:
            await db.close()

    awaited(main())


def test_two_servers_share_the_rates(postgres: Postgres, tmp_path: Path) -> None:
    same = {"database": postgres.fresh_url(), "data": str(tmp_path), "new_guests": "6/day"}
    with running(**same) as one, running(**same) as other:
        codes = []
        for n in range(12):
            with httpx2.Client(base_url=(one, other)[n % 2].address) as client:
                codes.append(client.get("/api/me").status_code)
        assert codes == [200] * 6 + [429] * 6


def test_a_network_of_ipv6_counts_as_one(tmp_path: Path) -> None:
    with running(data=str(tmp_path), new_guests="3/day") as server:
        codes = []
        for n in range(5):
            headers = {"X-Forwarded-For": f"2001:db8::{n:x}:1"}
            codes.append(
                httpx2.get(server.address + "/api/me", headers=headers, timeout=PATIENCE).status_code
            )
        assert codes == [200, 200, 200, 429, 429]
        other = {"X-Forwarded-For": "2001:db8:0:1::1"}
        assert httpx2.get(server.address + "/api/me", headers=other, timeout=PATIENCE).status_code == 200
