"""Scenes: each shows one action, and is kept as a golden file of `suites/protocol`."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from tests.server.protocol.stage import Stage, a_stage

# A scene takes a fraction of a second; one in which something never comes has to end.
PATIENCE = 60
FOLDER = Path(__file__).resolve().parents[3] / "suites" / "protocol"
Play = Callable[[Stage], Awaitable[None]]


@dataclass(frozen=True)
class Scene:
    """A scene: its chapter and name, its title, a sentence about it, and how it is played."""

    name: str
    title: str
    about: str
    play: Play

    @property
    def path(self) -> Path:
        """Its golden file."""
        return FOLDER / f"{self.name}.txt"

    async def perform(self, folder: Path) -> str:
        """The text of the golden file, played anew."""
        async with asyncio.timeout(PATIENCE), a_stage(folder) as stage:
            await self.play(stage)
            return "\n\n".join([f"# {self.title}\n# {self.about}", *stage.script]) + "\n"


def scene(title: str, about: str) -> Callable[[Play], Scene]:
    """Makes a scene of a function; the module is its chapter."""

    def made(play: Play) -> Scene:
        name = f"{play.__module__.rpartition('.')[2]}/{play.__name__}".replace("_", "-")
        return Scene(name, title, about, play)

    return made
