"""A hash of all that the page is built from, counted as the build counts it."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
# web/stamp.ts has the same list and counts in the same way.
SOURCES = (
    "src/hexmoot/words/locales",
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/stamp.ts",
    "web/svelte.config.js",
    "web/vite.config.ts",
)
NOT_BUILT = "the page has not been built: run `make page`"
STALE = "the page was built from other sources than those that are here: run `make page`"


def trouble_with(page: Path, root: Path = ROOT) -> str:
    """What keeps a built page from being tested, in one sentence; nothing if it is that of today."""
    if not (page / "index.html").is_file():
        return NOT_BUILT
    stamp = page / "sources.sha256"
    is_fresh = stamp.is_file() and stamp.read_text(encoding="ascii").strip() == hash_of_sources(root)
    return "" if is_fresh else STALE


def hash_of_sources(root: Path = ROOT) -> str:
    """The same as the build writes beside the page."""
    found = sha256()
    for path in sorted(path for source in SOURCES for path in _files(root, source)):
        content = (root / path).read_bytes()
        found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest()


def _files(root: Path, source: str) -> Iterator[str]:
    path = root / source
    if path.is_file():
        yield source
    yield from (file.relative_to(root).as_posix() for file in path.rglob("*") if file.is_file())
