"""The proxies of deploy/ as they are written there, on free ports and with certificates of this machine."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.harness import PATIENCE
from tests.server.hatching import ROOT

DEPLOY = ROOT / "deploy"
DOMAIN = r"(games\.)?example\.org"


@dataclass(frozen=True)
class Ports:
    """Of the proxy for visitors, with and without TLS, and of the server behind it."""

    tls: int
    plain: int
    server: int

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.tls}"


def free_ports() -> Ports:
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(3)]
    numbers = [each.getsockname()[1] for each in held]
    for each in held:
        each.close()
    return Ports(*numbers)


@contextmanager
def proxy(file: str, ports: Ports, folder: Path) -> Iterator[Path]:
    """Run one; yields the certificate to trust."""
    text = (DEPLOY / file).read_text("utf-8")
    start = nginx if file.startswith("nginx") else caddy
    program, certificate = start(re.sub(DOMAIN, "localhost", text), ports, folder)
    found = shutil.which(program[0], path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"{program[0]} is not installed (Debian: apt-get install {program[0]})"
    command = [found, *program[1:]]
    with (folder / "proxy.log").open("w") as log:
        environ = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environ)
    try:
        wait_for(ports.tls, certificate, process, folder / "proxy.log")
        yield certificate
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port: int, certificate: Path, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not (certificate.is_file() and answers(port, certificate)):
        assert process.poll() is None and time.monotonic() < deadline, log.read_text()
        time.sleep(0.05)


def answers(port: int, certificate: Path) -> bool:
    """Does it show its certificate? The port is open before that is made."""
    try:
        trusted = ssl.create_default_context(cafile=certificate)
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as plain:
            trusted.wrap_socket(plain, server_hostname="localhost").close()
        return True
    except OSError:  # ssl.SSLError is one
        return False


def caddy(text: str, ports: Ports, folder: Path) -> tuple[list[str], Path]:
    """It makes a certificate for localhost by itself."""
    options = f"http_port {ports.plain}\nhttps_port {ports.tls}\nadmin off\nskip_install_trust\n"
    text = text.replace("127.0.0.1:8642", f"127.0.0.1:{ports.server}").replace("/var/www/html", str(folder))
    (folder / "Caddyfile").write_text(f"{{\n{options}}}\n{text}", "utf-8")
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return command, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


def nginx(text: str, ports: Ports, folder: Path) -> tuple[list[str], Path]:
    """The file belongs into the http part of Debian's nginx.conf."""
    made = folder / "fullchain.pem"
    key = folder / "privkey.pem"
    curve = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1"
    name = "-subj /CN=localhost -addext subjectAltName=DNS:localhost"
    make = f"openssl req -x509 {curve} -nodes -days 2 {name} -keyout {key} -out {made}"
    subprocess.run(make.split(), check=True, capture_output=True)
    text = re.sub(r"\n +listen \[::\]\S+( ssl)?;", "", text)  # not every machine has IPv6
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports.plain};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{ports.tls} ssl;")
    text = text.replace("/etc/letsencrypt/live/localhost", str(folder)).replace("/var/www/html", str(folder))
    text = text.replace("127.0.0.1:8642", f"127.0.0.1:{ports.server}")
    (folder / "tutable.conf").write_text(text, "utf-8")
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in places)
    user = "user root;\n" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/tutable.conf;\n}}\n",
        "utf-8",
    )
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", "stderr"], made
