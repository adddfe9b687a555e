"""How many connections there may be: in all at this process; of one address and of one person at all of them.

A connection that waits for a request is silent. When there is no room left, the one that has been silent
the longest makes room for the one that comes: whoever has something to say says it at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from tutable.server.auth.limits import address_block
from tutable.server.edge.descriptors import raise_limit
from tutable.server.edge.tally import Share
from tutable.server.errors import Full
from tutable.server.observe import LIMITED, OPEN, log
from tutable.server.settings import Settings

Connection = asyncio.Transport
ANYBODY = "*"


class Gate:
    """Counts what is connected to this process."""

    def __init__(self, settings: Settings, share: Share | None = None) -> None:
        """`share`: of what several processes on one address count together."""
        self.share = share
        self.most = raise_limit()
        self.most_sockets = min(settings.max_connections, self.most)
        if self.most < settings.max_connections:
            log().warning("descriptors.few", wanted=settings.max_connections, possible=self.most)
        self.most_of_address = settings.max_address_connections
        self.most_of_person = settings.max_person_connections
        self.proxies = Proxies(settings.proxies)
        self.connections: dict[Connection, str] = {}
        self.silent: dict[Connection, None] = {}  # the longest silent first
        self.of_address: Counter[str] = Counter()
        self.sockets = 0
        self.sockets_of_address: Counter[str] = Counter()
        self.sockets_of_person: Counter[str] = Counter()
        OPEN.labels("connections").set_function(lambda: len(self.connections))
        OPEN.labels("silent").set_function(lambda: len(self.silent))
        OPEN.labels("sockets").set_function(lambda: self.sockets)

    # -- connections --------------------------------------------------------------------------

    def enter(self, connection: Connection) -> bool:
        """May it stay? A proxy brings many people: they are counted by the address it gives for each."""
        peer = connection.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        address = "" if not host or host in self.proxies else address_block(host)
        if address and self._all(self.of_address, "connections", address) >= self.most_of_address:
            LIMITED.labels("address-connections").inc()
            return False
        if len(self.connections) >= self.most and not self._make_room():
            LIMITED.labels("connections").inc()
            return False
        self.connections[connection] = address
        self._add(self.of_address, "connections", address, 1)
        self.silent[connection] = None
        return True

    def leave(self, connection: Connection) -> None:
        self.silent.pop(connection, None)
        address = self.connections.pop(connection, None)
        if address is not None:
            self._add(self.of_address, "connections", address, -1)

    def hears(self, connection: Connection) -> None:
        """A whole request has come."""
        self.silent.pop(connection, None)

    def waits(self, connection: Connection) -> None:
        """It was answered; another request may come."""
        if connection in self.connections:
            self.silent[connection] = None

    def _make_room(self) -> bool:
        for longest in self.silent:
            longest.abort()
            self.leave(longest)
            return True
        return False

    # -- sockets --------------------------------------------------------------------------------

    @contextmanager
    def socket(self, session: str, address: str) -> Iterator[None]:
        """Count a socket; Full if there are too many, or too many of one person or address."""
        if self.sockets >= self.most_sockets:
            self._refuse("sockets")
        if self._all(self.sockets_of_person, "person", session) >= self.most_of_person:
            self._refuse("person-sockets")
        if self._all(self.sockets_of_address, "address", address) >= self.most_of_address:
            self._refuse("address-sockets")
        self._count(session, address, 1)
        try:
            yield
        finally:
            self._count(session, address, -1)

    def _refuse(self, what: str) -> None:
        LIMITED.labels(what).inc()
        raise Full()

    def _count(self, session: str, address: str, by: int) -> None:
        self.sockets += by
        self._add(self.sockets_of_person, "person", session, by)
        self._add(self.sockets_of_address, "address", address, by)

    # -- here and elsewhere -----------------------------------------------------------------------

    def _all(self, here: Counter[str], what: str, key: str) -> int:
        return here[key] + (self.share.elsewhere(f"{what} {key}") if self.share is not None else 0)

    def _add(self, here: Counter[str], what: str, key: str, by: int) -> None:
        """Nobody who is gone stays in memory."""
        here[key] += by
        if here[key] <= 0:
            del here[key]
        if self.share is not None:
            self.share.add(f"{what} {key}", by)


class Proxies:
    """Addresses and networks whose forwarded headers are believed."""

    def __init__(self, given: tuple[str, ...]) -> None:
        self.anybody = ANYBODY in given
        self.networks: list[IPv4Network | IPv6Network] = []
        for word in given:
            try:
                self.networks.append(ip_network(word, strict=False))
            except ValueError:
                continue  # a name or a path: no address has it

    def __contains__(self, host: str) -> bool:
        try:
            found = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return self.anybody or any(found in network for network in self.networks)
