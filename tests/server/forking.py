"""Processes of the program that start at once: one process imports everything, once, and forks the others.

Each is a process of its own, with files, signals and a death of its own; what it does not do is to import for seconds
what the one before it has imported. `python -m tests.server.forking FD` is the process that they are forked from.
"""

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

LARGEST = 1 << 20
STEP = 0.01


class Forked:
    """A process that was forked; what a test needs of `subprocess.Popen`."""

    def __init__(self, nursery: "Nursery", pid: int, output: int) -> None:
        self._nursery = nursery
        self.pid = pid
        self.returncode: int | None = None
        self.stdout = os.fdopen(output, encoding="utf-8")

    def poll(self) -> int | None:
        """How it ended, if it did."""
        if self.returncode is None:
            self.returncode = self._nursery.ask({"ended": self.pid})
        return self.returncode

    def wait(self, seconds: float) -> int:
        """How it ended."""
        end = time.monotonic() + seconds
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise TimeoutError(f"process {self.pid} goes on after {seconds} s")
            time.sleep(STEP)
        return code

    def send_signal(self, how: signal.Signals) -> None:
        """Nobody else can have its number before it is known that it ended."""
        if self.poll() is None:
            os.kill(self.pid, how)


class Nursery:
    """The process that has imported everything."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._lock = threading.Lock()
        call = [sys.executable, "-m", "tests.server.forking", str(theirs.fileno())]
        self._process = subprocess.Popen(call, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
        theirs.close()
        atexit.register(self._close)

    def _close(self) -> None:
        self._socket.close()
        self._process.wait()

    def ask(self, message: Mapping[str, Any], files: Sequence[int] = ()) -> Any:
        """One question, one answer."""
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(message).encode()], files)
            return json.loads(self._socket.recv(LARGEST))

    def fork(self, arguments: Sequence[str], environment: Mapping[str, str], errors: int) -> Forked:
        """The program with these arguments; what it says can be read, its errors go into a file."""
        readable, writable = os.pipe()
        try:
            pid = self.ask({"arguments": arguments, "environment": dict(environment)}, [writable, errors])
        finally:
            os.close(writable)
        return Forked(self, pid, readable)


@cache
def nursery() -> Nursery:
    """One for all tests of a worker."""
    return Nursery()


def _become(message: Mapping[str, Any], output: int, errors: int) -> None:
    """Is the program from here on, until it ends."""
    os.dup2(output, 1)
    os.dup2(errors, 2)
    # The old ones still believe what the files before these were like.
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open until the end
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open until the end
    os.environ.clear()
    os.environ.update(message["environment"])
    sys.argv = ["hexmoot", *message["arguments"]]
    from hexmoot.cli.app import main

    main()


def _prepare() -> None:
    """Does once what every process would do at its start: imports, the page, the words, and the search for garbage."""
    import typer.main

    import hexmoot.server.app.running  # noqa: F401 - all that a server needs
    from hexmoot.cli.app import app as program
    from hexmoot.server.app.application import make_app
    from hexmoot.server.app.page_files import read_page
    from hexmoot.server.settings import Settings
    from hexmoot.warm.parts import missing
    from hexmoot.words import load_words

    if missing():
        raise RuntimeError("the rules are not compiled: python -m hexmoot.warm")
    make_app(Settings())
    read_page()
    load_words()
    # Reading the words of a call imports much, too; nothing is done with them.
    typer.main.get_group(program).commands["serve"].make_context("serve", ["--port", "0"]).close()
    gc.collect()
    gc.freeze()


def _ended(pid: int) -> int | None:
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def _serve(ours: socket.socket) -> None:
    """Forks and tells, until nobody asks any more."""
    while True:
        data, files, _, _ = socket.recv_fds(ours, LARGEST, 2)
        if not data:
            return
        message = json.loads(data)
        if "ended" in message:
            ours.send(json.dumps(_ended(message["ended"])).encode())
            continue
        pid = os.fork()
        if pid == 0:
            ours.close()
            _become(message, *files)
            return
        for file in files:
            os.close(file)
        ours.send(json.dumps(pid).encode())


if __name__ == "__main__":
    _prepare()
    _serve(socket.socket(fileno=int(sys.argv[1])))
