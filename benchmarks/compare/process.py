"""The peer as a process of its own: one line of JSON there, one line back."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

Json = Any

SCRIPT = Path(__file__).with_name("peer.py")


class PeerError(RuntimeError):
    """The interpreter named for the peer cannot play; the message is a sentence for whoever named it."""


class Peer:
    """A running catanatron. Between `send` and `receive` the caller is free to do something else."""

    def __init__(self, python: str) -> None:
        # Its lists come in the order of its hashes: pinned, so that a run can be repeated exactly.
        surroundings = {**os.environ, "PYTHONHASHSEED": "0"}
        # Ours is another interpreter, with packages that this one must not see.
        surroundings.pop("PYTHONPATH", None)
        try:
            self.process = subprocess.Popen(
                [python, str(SCRIPT)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env=surroundings,
            )
        except OSError as error:
            raise PeerError(f"The peer's interpreter {python} cannot be started: {error.strerror}.") from error

    def send(self, requests: list[Json]) -> None:
        """Hand over a batch of requests."""
        assert self.process.stdin
        try:
            print(json.dumps({"batch": requests}, separators=(",", ":")), file=self.process.stdin, flush=True)
        except BrokenPipeError as error:
            raise self.failure() from error

    def receive(self) -> list[Json]:
        """The answers to the batch last sent; fewer than there were requests if one of them failed."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise self.failure()
        answers: list[Json] = json.loads(line)["batch"]
        return answers

    def ask(self, requests: list[Json]) -> list[Json]:
        """Send and receive in one."""
        self.send(requests)
        return self.receive()

    def failure(self) -> PeerError:
        """Why it is gone: the last thing that it said."""
        _, said = self.process.communicate()
        last = said.strip().splitlines()[-1:] or [f"it ended with exit code {self.process.returncode}"]
        return PeerError(f"The peer gave up: {last[0]}")
