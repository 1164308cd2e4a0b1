"""Where the bots of the house think: on threads of their own, so that no password and no story waits for one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.game.view import View
from hexmoot.notation.moves import Move


class Thinking:
    """So many bots of one process think at a time, and all others wait for their turn."""

    def __init__(self, at_once: int, pause_ms: int) -> None:
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix="bots")
        self._pause = pause_ms / 1000

    async def choice(self, bot: str, view: View, limit: Limit) -> Move | None:
        """What a bot chooses, when its pause is over; if the bot fails, its error.

        It thinks within the pause: how long it takes to make up its mind would tell what it holds.
        """
        thought = asyncio.get_running_loop().run_in_executor(self._pool, _choice, bot, view, limit)
        found, _ = await asyncio.gather(thought, asyncio.sleep(self._pause), return_exceptions=True)
        if isinstance(found, BaseException):
            raise found
        return found

    def close(self) -> None:
        """Nobody is left to play with."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choice(bot: str, view: View, limit: Limit) -> Move | None:
    return make_bot(bot).choose(view, limit)
