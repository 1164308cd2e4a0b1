"""Who lives: a process that holds tables also holds a locked file, which the system unlocks when it dies.

A lease alone would make everybody wait for the end of a dead owner's; a number of a process can be given anew.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


class Living:
    """The locked files beside a database, one for each owner of tables."""

    def __init__(self, database: Path) -> None:
        self._folder = database.with_name(f"{database.name}-owners")
        self._own: dict[str, int] = {}

    def live(self, owner: str) -> None:
        """From now on, until this process ends or `close`, this owner lives."""
        if owner in self._own:
            return
        self._folder.mkdir(mode=0o700, exist_ok=True)
        file = os.open(self._folder / owner, os.O_RDWR | os.O_CREAT, 0o600)
        if _lock(file):
            self._own[owner] = file
        else:
            os.close(file)

    def is_dead(self, owner: str) -> bool:
        """Whether it surely lives no more; of one without a file nothing is known."""
        if owner in self._own:
            return False
        try:
            file = os.open(self._folder / owner, os.O_RDWR)
        except OSError:
            return False
        try:
            return _lock(file)
        finally:
            os.close(file)

    def forget(self, owner: str) -> None:
        """One that holds nothing any more leaves nothing behind."""
        with suppress(OSError):
            (self._folder / owner).unlink()

    def close(self) -> None:
        """The own ones live no more. Their files stay: by them others see that they are dead."""
        for file in self._own.values():
            os.close(file)
        self._own.clear()
