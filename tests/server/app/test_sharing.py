"""`serve --share` opens the browser at the address that it shows, and draws it as a code for phones."""

import os
import signal
import tempfile
from pathlib import Path

import pytest

from hexmoot.server.listening import _shown
from tests.server.app.talking import eventually
from tests.server.forking import nursery
from tests.server.live import path_of


@pytest.mark.slow
async def test_the_address_is_shown_drawn_and_opened(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.part && mv {opened}.part {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": str(browser), "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    arguments = ["serve", "--share", "--port", "0", "--db", path_of(tmp_path)]
    with tempfile.TemporaryFile("w+") as log:
        server = nursery().fork(arguments, environment, log.fileno())
        try:
            address = server.stdout.readline().removeprefix("Tables are at ").strip()
            drawn: list[str] = []
            while not (line := server.stdout.readline()).startswith("Stop with Ctrl-C"):
                drawn.append(line)
            host, _, port = address.removeprefix("http://").rpartition(":")
            assert host == _shown("0.0.0.0")  # noqa: S104 - only asked
            assert int(port) > 0
            # The smallest code has 21 rows, two of which share a line.
            assert len(drawn) > 10
            assert sum(line.count("█") + line.count("▀") + line.count("▄") for line in drawn) > 100
            await eventually(opened.exists)
            assert opened.read_text(encoding="utf-8") == address
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
            server.stdout.close()
