"""A line between a browser and a server that can go dead or be cut, as networks do."""

import selectors
import socket
import threading
import time
from typing import Literal
from urllib.parse import urlsplit

State = Literal["up", "dead", "cut"]


class Line:
    """Listens at a port of its own and passes everything on, both ways."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._far = (str(parts.hostname), int(parts.port or 0))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._state: State = "up"
        self._ends: dict[socket.socket, socket.socket] = {}
        self._choice = selectors.DefaultSelector()
        self._choice.register(self._listening, selectors.EVENT_READ)
        self._is_open = True
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def go_dead(self) -> None:
        """Nothing comes through, and nobody is told: a laptop that was closed, a tunnel."""
        self._state = "dead"

    def cut(self) -> None:
        """All connections end, and new ones end at once."""
        self._state = "cut"

    def mend(self) -> None:
        """It works again; what was connected before is lost."""
        self._state = "cut"
        while self._ends:
            time.sleep(0.01)
        self._state = "up"

    def close(self) -> None:
        self._is_open = False
        self._thread.join()
        self._hang_up()
        self._listening.close()
        self._choice.close()

    def _run(self) -> None:
        while self._is_open:
            if self._state == "cut":
                self._hang_up()
            for key, _ in self._choice.select(0.02):
                end = key.fileobj
                assert isinstance(end, socket.socket)
                if end is self._listening:
                    self._connect()
                elif end in self._ends and self._state == "up":
                    self._pass_on(end)

    def _connect(self) -> None:
        near, _ = self._listening.accept()
        try:
            far = socket.create_connection(self._far, 5)
        except OSError:
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            self._ends[one] = other
            self._choice.register(one, selectors.EVENT_READ)

    def _pass_on(self, end: socket.socket) -> None:
        other = self._ends[end]
        try:
            data = end.recv(65536)
            if data:
                other.sendall(data)
                return
        except OSError:
            pass
        self._end(end)

    def _end(self, end: socket.socket) -> None:
        for one in (end, self._ends[end]):
            del self._ends[one]
            self._choice.unregister(one)
            one.close()

    def _hang_up(self) -> None:
        while self._ends:
            self._end(next(iter(self._ends)))
