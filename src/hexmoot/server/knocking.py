"""Coming to a server that may not be ready: its first start compiles the rules, which takes a while."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from urllib.error import HTTPError
from urllib.request import urlopen

from hexmoot.words import Words

PREPARING = "refusal.unavailable.preparing"
AGAIN_SECONDS = 2.0


def wait_until_ready(base: str, words: Words, tell: Callable[[str], None]) -> None:
    """Returns when the server does not say that it compiles; that it is waited for is told once.

    Whatever else is wrong is told by whoever comes next.
    """
    is_told = False
    while _is_preparing(base):
        if not is_told:
            tell(words.say("terminal.server_preparing"))
            is_told = True
        time.sleep(AGAIN_SECONDS)


def _is_preparing(base: str) -> bool:
    if not base.startswith(("http://", "https://")):
        return False
    try:
        with urlopen(f"{base.rstrip('/')}/api/me", timeout=20):  # noqa: S310 - the caller named the address
            return False
    except HTTPError as error:
        with error, suppress(ValueError, KeyError, TypeError):
            return bool(json.load(error)["extra"]["key"] == PREPARING)
    except (OSError, ValueError):
        pass
    return False
