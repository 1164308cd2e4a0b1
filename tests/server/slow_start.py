"""`python -m tests.server.slow_start FOLDER` is `hexmoot serve` with rules that compile as slowly as a test wants.

The real server, crew and page; only the compiling is pretended. A part is compiled as soon as a file of its name lies
in the folder. `python -m tests.server.slow_start FOLDER worker` is a process of that crew.
"""

import os
import sys
import time
from pathlib import Path

FIRST_GAME = ("first.one", "first.two")
SECOND_GAME = ("second.one",)
# With this file in the folder, workers say that nothing can be kept, and with the other one compiling fails here, too.
FULL, BROKEN = "full", "broken"


class Pretended:
    """An entry whose compiling is pretended."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self._folder = folder

    def load(self) -> bool:
        """Whether another process has compiled it."""
        return (self._folder / self.name).exists()

    def make(self) -> None:
        """Compiles it here."""
        while not self.load():
            if (self._folder / BROKEN).exists():
                raise OSError("the rules cannot be compiled today.")
            time.sleep(0.01)


def work(folder: Path) -> None:
    """Answers as a worker does."""
    (folder / f"worker-{os.getpid()}").touch()
    for line in sys.stdin:
        name = line.strip()
        while not (folder / name).exists():
            if (folder / FULL).exists():
                print("! the disk is full", flush=True)
                return
            time.sleep(0.01)
        print(name, flush=True)


def serve(folder: Path) -> None:
    """Serves at a free port, which is said at once."""
    from hexmoot.cli.opening import run
    from hexmoot.server.app.logs import keep_logs
    from hexmoot.server.listening import address, listen
    from hexmoot.server.settings import read_settings
    from hexmoot.warm.crew import Crew
    from hexmoot.warm.parts import Part

    settings = read_settings({"port": 0, "db": f"sqlite:///{folder}/tables.sqlite"}, os.environ)
    parts = [Part("base", Pretended(folder, name)) for name in FIRST_GAME]
    parts += [Part("watch", Pretended(folder, name)) for name in SECOND_GAME]
    crew = Crew(parts, [sys.executable, "-m", "tests.server.slow_start", str(folder), "worker"], size=2)
    keep_logs(settings)
    listening = listen(settings)
    print(address(settings, listening).replace("localhost", "127.0.0.1"), flush=True)
    run(settings, listening, lambda where: print("ready", where, flush=True), crew)


def main() -> None:
    """As the program does it: what goes wrong is said in one sentence."""
    folder = Path(sys.argv[1])
    if sys.argv[2:] == ["worker"]:
        work(folder)
        return
    import typer

    import hexmoot.cli.app as program

    program.app = typer.Typer()
    program.app.command()(lambda: serve(folder))
    sys.argv = ["hexmoot"]
    program.main()


if __name__ == "__main__":
    main()
