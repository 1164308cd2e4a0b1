"""A Redis of the tests' own: in a temporary folder, on a free port, keeping nothing."""

import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

import pytest

from tests.server.programs import free_port, program

_START_S = 15.0


class RedisServer:
    """A running server. Its address is `url`."""

    def __init__(self) -> None:
        self._program = program("redis-server", "redis-server", "/usr/bin")
        self._folder = Path(tempfile.mkdtemp(prefix="hexmoot-redis-"))
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Starts the server, and waits until it answers."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, *options, "--dir", self._folder], stdout=log, stderr=log, cwd=self._folder
            )
        until = time.monotonic() + _START_S
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                log_text = (self._folder / "log").read_text()
                pytest.fail(f"Redis did not start:\n{log_text}", pytrace=False)
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """Ends the server at once: it has nothing to keep."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> "RedisServer":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
