"""Who one is at each server, kept in a file that only its user can read."""

import json
import os
from pathlib import Path

FILE = "guests.json"


def kept_cookie(folder: Path, base: str) -> str:
    """The cookie of an earlier visit to a server, if any."""
    return _read(folder / FILE).get(base, "")


def keep_cookie(folder: Path, base: str, cookie: str) -> None:
    """Keeps a cookie for the next visit."""
    known = _read(folder / FILE)
    if known.get(base) == cookie:
        return
    folder.mkdir(parents=True, exist_ok=True)
    # It is written beside and put in place: a crash leaves the old file or the new one.
    beside = folder / f"{FILE}.new"
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(known | {base: cookie}, file)
    beside.replace(folder / FILE)


def _read(file: Path) -> dict[str, str]:
    """What is kept; a file that cannot be read is as good as none."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: value for key, value in found.items() if isinstance(value, str)} if isinstance(found, dict) else {}
