"""Programs that tests need: found on the machine, or installed from the system's packages."""

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest


def program(name: str, package: str, folders: str) -> Path:
    """A server's program. As root on Debian it is installed if it is missing; elsewhere the tests stop and say so."""
    return provided(lambda: _find(name, folders), name, package)


def provided(find: Callable[[], Path | None], name: str, package: str) -> Path:
    """What `find` finds, before or after its package was installed."""
    found = find()
    if found is not None:
        return found
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        pytest.fail(f"the tests need {name}: install it (on Debian: apt-get install {package})", pytrace=False)
    # One worker installs, the others wait and find it.
    with Path(tempfile.gettempdir(), "hexmoot-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            _install(apt, package)
    found = find()
    if found is None:
        pytest.fail(f"the package {package} was installed, but there is no {name} in it", pytrace=False)
    return found


def _find(name: str, folders: str) -> Path | None:
    # Debian keeps some servers off the path; of several versions the last is taken.
    beside = sorted(Path("/").glob(f"{folders}/{name}".lstrip("/")))
    on_path = shutil.which(name)
    return Path(on_path) if on_path else beside[-1] if beside else None


def _install(apt: str, package: str) -> None:
    # At this run level the package starts no service of its own.
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    install = [apt, "install", "--yes", "--quiet", "--no-install-recommends", package]
    done = subprocess.run(install, env=quiet, capture_output=True, text=True, check=False)
    if done.returncode:
        # The list of packages may be missing or old.
        subprocess.run([apt, "update", "--quiet"], env=quiet, capture_output=True, check=False)
        done = subprocess.run(install, env=quiet, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"apt-get install {package} failed: {done.stderr.strip().splitlines()[-1]}", pytrace=False)


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
