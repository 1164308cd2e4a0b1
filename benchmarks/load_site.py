"""What the load is put on: one process, or the documented topology of several behind one address."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

# The tests have what the topology is made of.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.deployment import documented_settings
from tests.server.nginx import Nginx
from tests.server.postgres import Postgres
from tests.server.programs import free_port
from tests.server.redis_server import RedisServer

SERVE = [sys.executable, "-m", "hexmoot", "serve", "--no-open"]
PROCESSES = 2


class Process:
    """A server in a process of its own, and what it has used."""

    def __init__(self, command: list[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise SystemExit(f"the server did not start: {' '.join(command)}")
        self.address = "http" + line.partition("http")[2].strip().replace("localhost", "127.0.0.1")

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Bytes held now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * float(os.sysconf("SC_PAGE_SIZE"))

    def kill(self) -> None:
        """Ends it."""
        self.process.kill()
        self.process.wait()


class Site:
    """The processes that serve, and where players come to."""

    def __init__(self, servers: list[Process], addresses: list[str]) -> None:
        self.servers = servers
        self.addresses = addresses

    def cpu(self) -> float:
        """Seconds of CPU of all processes; a database, a bus and a proxy are not counted."""
        return sum(server.cpu() for server in self.servers)

    def memory(self) -> float:
        """Bytes held by all processes."""
        return sum(server.memory() for server in self.servers)


@contextmanager
def one_process(database: str, limits: Mapping[str, str]) -> Iterator[Site]:
    """The server as it is started at home."""
    server = Process([*SERVE, "--port", "0", "--db", database], limits)
    try:
        yield Site([server], [server.address])
    finally:
        server.kill()


@contextmanager
def topology(limits: Mapping[str, str]) -> Iterator[Site]:
    """Two processes with one PostgreSQL, which keeps every commit as it should, one Redis, and nginx if it is there."""
    settings = {name: value for name, value in documented_settings().items() if not name.endswith(("_DB", "_CACHE"))}
    with ExitStack() as stack:
        database = stack.enter_context(Postgres(fsync=True)).new_database()
        settings |= {"HEXMOOT_DB": database, "HEXMOOT_BUS": stack.enter_context(RedisServer()).url, **limits}
        ports = [free_port() for _ in range(PROCESSES)]
        front = ""
        if shutil.which("nginx") or Path("/usr/sbin/nginx").exists():
            nginx = stack.enter_context(Nginx(ports))
            front = settings["HEXMOOT_PUBLIC_URL"] = nginx.url
            # Whoever comes believes the certificate.
            os.environ["SSL_CERT_FILE"] = str(nginx.certificate)
        else:
            del settings["HEXMOOT_PUBLIC_URL"], settings["HEXMOOT_PROXIES"]
        with ThreadPoolExecutor() as pool:
            servers = list(pool.map(lambda port: Process([*SERVE, "--port", str(port)], settings), ports))
        for server in servers:
            stack.callback(server.kill)
        print(f"topology: {PROCESSES} processes, PostgreSQL, Redis, {'nginx' if front else 'no nginx on this machine'}")
        yield Site(servers, [front] if front else [f"http://127.0.0.1:{port}" for port in ports])
