"""Real PostgreSQL, Redis and nginx for tests, each in a process and a folder of its own."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return int(found.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers there."""
    for _ in range(600):
        assert process.poll() is None, f"{process.args!r} has ended"
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"{process.args!r} does not answer")


@contextmanager
def started(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield process
    finally:
        process.terminate()
        process.wait(20)


class Postgres:
    """A PostgreSQL server; `database()` makes an empty database and answers with its address."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self.process = process
        self.made = 0

    def wait(self) -> None:
        """Until it takes connections: it answers before, but only to say that it is starting."""
        for _ in range(600):
            try:
                with psycopg.connect(self.url("postgres")):
                    return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    def database(self) -> str:
        self.made += 1
        name = f"irisdeck_{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://irisdeck@127.0.0.1:{self.port}/{database}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """As another user where we are root: PostgreSQL refuses to run as root."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    programs = found[-1].parent if found else Path(shutil.which("initdb") or "").parent
    other = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder:
        data, port = Path(folder) / "data", free_port()
        if other:
            shutil.chown(folder, "postgres")
        init = [*other, str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "irisdeck", "-E", "UTF8"]
        subprocess.run(init, check=True, capture_output=True)
        words = ["-D", str(data), "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
        with started([*other, str(programs / "postgres"), *words], port) as process:
            made = Postgres(port, process)
            made.wait()
            yield made


@contextmanager
def redis() -> Iterator[str]:
    port = free_port()
    with started(["redis-server", "--port", str(port), "--save", "", "--bind", "127.0.0.1"], port):
        yield f"redis://127.0.0.1:{port}"


@contextmanager
def nginx(ports: list[int]) -> Iterator[str]:
    """nginx with the configuration that docs/hosting.md recommends, before processes on some ports."""
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    for written, real in zip(("8001", "8002"), ports, strict=True):
        assert f"127.0.0.1:{written}" in site
        site = site.replace(f"127.0.0.1:{written}", f"127.0.0.1:{real}")
    with nginx_with(site) as address:
        yield address


@contextmanager
def nginx_for_files(files: Path) -> Iterator[str]:
    """nginx with the stanza that docs/offline.md recommends for the folder of the site."""
    stanza = (ROOT / "docs" / "offline.md").read_text().partition("```nginx\n")[2].partition("```")[0]
    assert "/srv/irisdeck/site/" in stanza
    with nginx_with(f"server {{ listen 80; {stanza.replace('/srv/irisdeck/site/', f'{files}/')} }}") as address:
        yield f"{address}/irisdeck/"


@contextmanager
def nginx_with(site: str) -> Iterator[str]:
    """nginx with a configuration that listens on port 80; here it is another one."""
    port = free_port()
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    with tempfile.TemporaryDirectory() as folder:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
        # Its workers read what only who runs the tests may read.
        main = f"user {getpass.getuser()}; daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
        whole = f"{main}\nhttp {{ access_log off; {places}\n{site} }}"
        config = Path(folder) / "nginx.conf"
        config.write_text(whole)
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        assert program, "there is no nginx: make test installs it"
        with started([program, "-c", str(config), "-e", f"{folder}/error.log"], port):
            yield f"http://localhost:{port}"
