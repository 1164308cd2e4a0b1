"""A crew of processes that compile side by side, and what they have done so far."""

import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence

from hexmoot.warm.parts import Part
from hexmoot.warm.worker import PROBLEM

WORKER = (sys.executable, "-m", "hexmoot.warm.worker")
# Each takes some 300 MB and has to read all the rules first: more of them gain little.
MOST = 4


def cores() -> int:
    """How many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


class Crew:
    """Has parts compiled by other processes, in their order. What these cannot do is done here, when it is needed."""

    def __init__(self, parts: Sequence[Part], worker: Sequence[str] = WORKER, size: int | None = None) -> None:
        self.total = len(parts)
        self.is_kept = True
        self.has_failed = False
        self._parts = list(parts)
        self._worker = worker
        self._size = min(size or cores(), MOST, self.total)
        self._queue = deque(parts)
        self._lock = threading.Condition()
        # Parts that other processes have answered for, and parts that can be called here.
        self._answered: set[str] = set()
        self._ready: set[str] = set()
        self._processes: list[subprocess.Popen[str]] = []
        self._running = 0
        self._is_stopped = False

    @property
    def done(self) -> int:
        """How many parts are compiled."""
        return len(self._answered | self._ready)

    def start(self) -> None:
        """The processes begin."""
        self._running = self._size
        for _ in range(self._size):
            threading.Thread(target=self._lead, daemon=True).start()

    def get(self, wanted: Callable[[Part], bool]) -> None:
        """Returns as soon as all parts that are wanted can be called in this process."""
        parts = [part for part in self._parts if wanted(part)]
        names = {part.name for part in parts}
        with self._lock:
            self._lock.wait_for(lambda: self._is_stopped or not self._running or names <= self._answered)
        for part in parts:
            if not self._is_stopped and part.name not in self._ready:
                self._take(part)

    def _take(self, part: Part) -> None:
        """Loads what another process has compiled, or compiles it."""
        try:
            if not part.entry.load():
                part.entry.make()
        except Exception:
            self.has_failed = True
            raise
        self._ready.add(part.name)

    def stop(self) -> None:
        """Nothing more is begun. What is in the cache by now stays there."""
        with self._lock:
            self._is_stopped = True
            processes = list(self._processes)
            self._lock.notify_all()
        for process in processes:
            process.terminate()

    def _lead(self) -> None:
        """Tells one process part after part, until there are no more or it can do none."""
        try:
            process = self._begin()
            if process is not None:
                with process:
                    while (part := self._next()) is not None and self._compile(process, part):
                        pass
        finally:
            with self._lock:
                self._running -= 1
                self._lock.notify_all()

    def _begin(self) -> "subprocess.Popen[str] | None":
        with self._lock:
            if self._is_stopped:
                return None
            try:
                # The words of a worker's own are those that this process has said already.
                process = subprocess.Popen(  # noqa: S603 - our own program
                    self._worker,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    text=True,
                    encoding="utf-8",
                )
            except OSError:
                return None
            self._processes.append(process)
            return process

    def _next(self) -> Part | None:
        with self._lock:
            return self._queue.popleft() if self._queue and not self._is_stopped else None

    def _compile(self, process: "subprocess.Popen[str]", part: Part) -> bool:
        """Has a process compile a part; whether it did."""
        try:
            print(part.name, file=process.stdin, flush=True)
            answer = process.stdout.readline() if process.stdout is not None else ""
        except OSError:
            answer = ""
        with self._lock:
            if answer.startswith(PROBLEM):
                self.is_kept = False
            if answer.strip() != part.name:
                return False
            self._answered.add(part.name)
            self._lock.notify_all()
        return True
