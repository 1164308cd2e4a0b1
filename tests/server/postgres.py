"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on a free port."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGQUIT
from types import TracebackType
from typing import Any

import psycopg
import pytest
from psycopg import sql

from tests.server.programs import free_port, program

USER, PASSWORD = "hexmoot", "hunter2-of-the-tests"
_START_S = 30.0


class Postgres:
    """A running cluster. `postgres` refuses to run as root: then it runs as the user of that name.

    Without `fsync` it is much quicker, and still keeps everything over a kill; no test pulls the plug.
    """

    def __init__(self, *, fsync: bool = False) -> None:
        self._fsync = "on" if fsync else "off"
        self._bin = program("postgres", "postgresql", "/usr/lib/postgresql/*/bin").parent
        self._as: dict[str, Any] = (
            {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        )
        self._folder = Path(tempfile.mkdtemp(prefix="hexmoot-postgres-"))
        self._made = 0
        self._used: list[str] = []
        self.port = free_port()
        self._initialise()
        self.start()

    def _initialise(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD + "\n")
        if self._as:
            shutil.chown(self._folder, "postgres")
            shutil.chown(secret, "postgres")
        make: list[str | Path] = [
            self._bin / "initdb",
            "--pgdata",
            self._folder / "data",
            "--username",
            USER,
            "--pwfile",
            secret,
        ]
        done = subprocess.run(
            [*make, "--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"],
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
            **self._as,
        )
        if done.returncode:
            pytest.fail(f"initdb failed: {done.stderr.strip()}", pytrace=False)

    def start(self) -> None:
        """Starts the server, and waits until it answers."""
        settings: dict[str, object] = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self._folder,
        }
        settings |= {"max_connections": 60, "fsync": self._fsync}
        options = [f"--{name}={value}" for name, value in settings.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self._folder / "data", *options],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                **self._as,
            )
        until = time.monotonic() + _START_S
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > until:
                    log_text = (self._folder / "log").read_text()
                    pytest.fail(f"PostgreSQL did not start:\n{log_text}", pytrace=False)
                time.sleep(0.05)
            else:
                return

    def stop(self, how: int = SIGINT) -> None:
        """Stops the server: SIGINT as one should, SIGQUIT without any farewell, to be recovered at the next start."""
        self._process.send_signal(how)
        try:
            self._process.wait(_START_S)
        except subprocess.TimeoutExpired:
            self._process.send_signal(SIGKILL)
            self._process.wait()

    def crash(self) -> None:
        """Every process of the server ends at once, with nothing written out."""
        self.stop(SIGQUIT)

    def url(self, database: str, password: str = PASSWORD) -> str:
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database with nothing in it, one that was used before if there is one: those are quick."""
        if self._used:
            return self._used.pop()
        self._made += 1
        name = f"hexmoot_{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def empty_database(self, url: str) -> None:
        """Empties a database for the next test, and sends away whoever is still connected to it."""
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self._used.append(url)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


@contextmanager
def a_database(server: Postgres) -> Iterator[str]:
    """The address of a database for one test."""
    url = server.new_database()
    try:
        yield url
    finally:
        server.empty_database(url)
