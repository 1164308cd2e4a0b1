"""The files of `deploy/` fit the program and each other; with nginx they are run in `test_behind_nginx.py`."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.main import get_command

from hexmoot.cli.app import app
from hexmoot.server.app.application import BODY_BYTES
from hexmoot.server.app.checking import warnings
from hexmoot.server.settings import Settings, read_settings, unknown_settings
from tests.server.deployment import deployed, documented_settings

UNIT = "hexmoot@.service"


def unit(name: str) -> str:
    """What the unit says of something."""
    (found,) = re.findall(rf"^{name}=(.*)$", deployed(UNIT), re.MULTILINE)
    return str(found)


def seconds(name: str) -> int:
    """A duration in nginx.conf."""
    (found,) = re.findall(rf"^\s*{name} (\d+)s;$", deployed("nginx.conf"), re.MULTILINE)
    return int(found)


def test_the_settings_are_settings_and_nothing_is_said_against_them() -> None:
    environment = documented_settings()
    assert unknown_settings(environment) == []
    assert warnings(read_settings({}, environment)) == []


def test_the_unit_starts_the_program_with_those_settings() -> None:
    program, command, *arguments = unit("ExecStart").split()
    assert (Path(program).name, command) == ("hexmoot", "serve")
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    assert serve.make_context("serve", [each.replace("%i", "8311") for each in arguments]).params["port"] == 8311
    assert unit("EnvironmentFile") in deployed("hexmoot.env")
    assert documented_settings()["HEXMOOT_CACHE"] == f"/var/cache/{unit('CacheDirectory')}"


def test_whoever_waits_for_the_program_waits_longer_than_it_takes() -> None:
    plain = Settings()
    assert int(unit("TimeoutStopSec")) > 2 * plain.drain_seconds
    assert seconds("proxy_read_timeout") > 2 * plain.ping_seconds
    # What uvicorn keeps a quiet connection for.
    assert seconds("keepalive_timeout") < 5


def test_bodies_that_the_server_would_refuse_in_words_reach_it() -> None:
    (most,) = re.findall(r"client_max_body_size (\d+)k;", deployed("nginx.conf"))
    assert int(most) * 1024 > BODY_BYTES


def test_proxies_and_unit_name_the_same_ports() -> None:
    started = re.findall(r"hexmoot@(\d+)", deployed(UNIT))
    assert started == re.findall(r"server 127\.0\.0\.1:(\d+);", deployed("nginx.conf"))
    assert started == re.findall(r"127\.0\.0\.1:(\d+)", deployed("Caddyfile"))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    # It looks for the program, too, which is installed nowhere here.
    text = re.sub(r"^ExecStart=\S+", f"ExecStart={shutil.which('true')}", deployed(UNIT), flags=re.MULTILINE)
    copy = tmp_path / "hexmoot@8311.service"
    copy.write_text(text)
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
