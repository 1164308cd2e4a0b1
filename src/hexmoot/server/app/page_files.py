"""The files of the page as they were built, held in memory, each packed once."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent."""

    media_type: str
    plain: bytes
    packed: bytes
    tag: str


def read_page(folder: Traversable | None = None) -> dict[str, PageFile]:
    """All files of the page by their path; none if it has not been built."""
    return _own_page() if folder is None else _files(folder)


@cache
def _own_page() -> dict[str, PageFile]:
    """What came with this program does not change while it runs."""
    return _files(files("hexmoot") / "page")


def _files(root: Traversable) -> dict[str, PageFile]:
    return {name: _file(name, content) for name, content in _walk(root, "")} if root.is_dir() else {}


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _walk(one, f"{path}{one.name}/")
        else:
            yield path + one.name, one.read_bytes()


def _file(name: str, content: bytes) -> PageFile:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    # Nothing of a person is in these files, so that packing them gives nothing away.
    packed = gzip.compress(content, 9, mtime=0)
    return PageFile(media_type, content, packed, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
