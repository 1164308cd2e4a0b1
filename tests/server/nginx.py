"""A nginx of the tests' own: the configuration of the docs, with ports and paths filled in."""

import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

import pytest

from tests.server.deployment import deployed
from tests.server.programs import free_port, program

CONFIGURATION = "nginx.conf"
NAME = "localhost"
_START_S = 15.0
_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Nginx:
    """A running nginx with a certificate of its own, in front of processes at these ports."""

    def __init__(self, upstream: Iterable[int]) -> None:
        self._program = program("nginx", "nginx-light", "/usr/sbin")
        self.folder = Path(tempfile.mkdtemp(prefix="hexmoot-nginx-"))
        # Its workers are not root, even if the tests are.
        self.folder.chmod(0o755)
        self.plain_port, self.port = free_port(), free_port()
        self.url = f"https://{NAME}:{self.port}"
        self.certificate = self.folder / "fullchain.pem"
        self._certify()
        self._configuration = self.folder / CONFIGURATION
        self._configuration.write_text(self._filled_in(upstream))
        self._start()

    def _certify(self) -> None:
        openssl = program("openssl", "openssl", "/usr/bin")
        make: list[str | Path] = [openssl, "req", "-x509", "-newkey", "ec", "-nodes"]
        make += [
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-days",
            "2",
            "-subj",
            f"/CN={NAME}",
            "-addext",
            f"subjectAltName=DNS:{NAME}",
        ]
        make += ["-keyout", self.folder / "privkey.pem", "-out", self.certificate]
        subprocess.run(make, check=True, capture_output=True)

    def _filled_in(self, upstream: Iterable[int]) -> str:
        """The configuration as it is, but for names, ports and folders."""
        text = deployed(CONFIGURATION)
        servers = "".join(f"        server 127.0.0.1:{port};\n" for port in upstream)
        folders = "".join(f"    {each}_temp_path {self.folder}/{each};\n" for each in _TEMPORARY)
        for pattern, filled in (
            (r"( +server 127\.0\.0\.1:\d+;\n)+", servers),
            (r"listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            (r"listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            (r"https://play\.example", self.url),
            (r"play\.example", NAME),
            (r"/run/|/var/log/nginx/|/var/cache/nginx/|/etc/ssl/hexmoot/", f"{self.folder}/"),
            (r"http \{\n", f"http {{\n{folders}"),
        ):
            text, count = re.subn(pattern, filled, text)
            assert count, f"{CONFIGURATION} has no {pattern}"
        return text

    def _start(self) -> None:
        call: list[str | Path] = [self._program, "-c", self._configuration, "-e", self.folder / "error.log", "-g"]
        with (self.folder / "output").open("wb") as output:
            self._process = subprocess.Popen([*call, "daemon off;"], stdout=output, stderr=output)
        until = time.monotonic() + _START_S
        while not self._listens():
            if self._process.poll() is not None or time.monotonic() > until:
                said = (self.folder / "output").read_text() + self.logged()
                self.close()
                pytest.fail(f"nginx did not start:\n{said}", pytrace=False)
            time.sleep(0.02)

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def logged(self) -> str:
        """What it found worth a line."""
        log = self.folder / "error.log"
        return log.read_text() if log.exists() else ""

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Nginx":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
