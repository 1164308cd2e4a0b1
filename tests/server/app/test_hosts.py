"""A name that somebody else points at this machine is not answered to; numbers and our own names are."""

import pytest

from hexmoot.server.app.hosts import host_allowed
from hexmoot.server.settings import Settings

PLAIN = Settings()
BEHIND = Settings(
    host="moot-1", public_url="https://play.example", origins="https://other.example:8443", hosts="moot.lan, Moot"
)


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8310",
        "localhost",
        "LOCALHOST:1",
        "localhost.:8310",
        "127.0.0.1:8310",
        "[::1]:8310",
        "192.168.1.7:8310",
    ],
)
def test_this_machine_and_numbers_are_ours(host: str) -> None:
    assert host_allowed(host, PLAIN)
    assert host_allowed(host, BEHIND)


@pytest.mark.parametrize(
    "host", ["play.example", "PLAY.example:443", "other.example:8443", "moot.lan", "moot", "moot-1"]
)
def test_names_that_were_given_are_ours(host: str) -> None:
    assert host_allowed(host, BEHIND)
    assert not host_allowed(host, PLAIN)


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example:8310", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8310", "", ":8310"),
        *("play.example.evil.example", "evil.example@localhost.evil", "[::1", "0x7f000001", "2130706433"),
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not host_allowed(host, PLAIN)
    assert not host_allowed(host, BEHIND)
