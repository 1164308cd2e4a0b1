"""Settings come from the command line, then from the environment, then from their defaults."""

from dataclasses import fields
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from hexmoot.cli.serve import serve
from hexmoot.rules.errors import HexmootError
from hexmoot.server.settings import (
    LONGEST_MESSAGE,
    ONLY_OPTIONS,
    BadSettings,
    Settings,
    read_settings,
    unknown_settings,
)


def test_what_is_given_counts_before_the_environment_and_that_before_the_default() -> None:
    environment = {"HEXMOOT_PORT": "9000", "HEXMOOT_QUEUE": "7"}
    found = read_settings({"port": 1234, "queue": None}, environment)
    assert (found.port, found.queue, found.host) == (1234, 7, "127.0.0.1")


def test_an_empty_variable_is_no_setting() -> None:
    assert read_settings({}, {"HEXMOOT_PORT": ""}) == Settings()


@pytest.mark.parametrize("text", ["many", "-1", "1.5", "٣", " 7", "9" * 5000])
def test_a_number_that_is_none_is_refused_by_its_name(text: str) -> None:
    with pytest.raises(HexmootError, match=r"HEXMOOT_QUEUE is .* whole number"):
        read_settings({}, {"HEXMOOT_QUEUE": text})


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"port": 65536}, "from 0 to 65535"),
        ({"port": -1}, "the port is -1; it must be from 0 to 65535"),
        ({"public_url": "play.example"}, "must be like https"),
        ({"public_url": "https://"}, "must be like https"),
        ({"public_url": "http://x/path?y"}, "with no path"),
        ({"public_url": "https://me@play.example"}, "must be like https"),
        ({"public_url": "https://play.example:many"}, "must be like https"),
        ({"proxies": "10.0.0.7, banana"}, "HEXMOOT_PROXIES has 'banana'"),
        ({"proxies": "10.0.0.7, *"}, "must stand alone"),
        ({"hosts": "http://x"}, "HEXMOOT_HOSTS has 'http://x'"),
        ({"hosts": "play.example:80"}, "with no port"),
        ({"origins": "foo bar"}, "HEXMOOT_ORIGINS has 'foo bar'"),
        ({"frame_bytes": 1}, "HEXMOOT_FRAME_BYTES is 1; it must be from 1024 to 8192"),
        # What would come through is refused as too long.
        ({"frame_bytes": LONGEST_MESSAGE + 1}, "HEXMOOT_FRAME_BYTES is 8193; it must be from 1024 to 8192"),
        ({"guest_days": 99999999999999}, "HEXMOOT_GUEST_DAYS is 99999999999999; it must be from 1 to 36500"),
        ({"bots_at_once": 100000000}, "HEXMOOT_BOTS_AT_ONCE is 100000000; it must be from 1 to 256"),
        ({"queue": 0}, "HEXMOOT_QUEUE is 0"),
    ],
)
def test_what_cannot_be_meant_is_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(HexmootError, match=says):
        read_settings(given, {})


def test_everything_that_is_wrong_is_said_at_once() -> None:
    environment = {"HEXMOOT_QUEUE": "many", "HEXMOOT_HISTORY": "0", "HEXMOOT_PROXIES": "banana"}
    with pytest.raises(BadSettings) as bad:
        read_settings({"port": 70000}, environment)
    assert [one.split()[0] for one in bad.value.problems] == [
        "HEXMOOT_QUEUE",
        "HEXMOOT_PROXIES",
        "the",
        "HEXMOOT_HISTORY",
    ]


def test_no_number_is_as_great_as_anybody_likes() -> None:
    great = {f"HEXMOOT_{each.name.upper()}": "9" * 20 for each in fields(Settings) if each.type is int}
    with pytest.raises(BadSettings) as bad:
        read_settings({}, great)
    assert len(bad.value.problems) == len(great)


def test_what_is_meant_is_taken() -> None:
    found: dict[str, Any] = {
        "public_url": "https://play.example:8443/",
        "origins": "https://a.example, http://127.0.0.1:5173",
        "hosts": "a.example,localhost, ::1",
        "proxies": "10.0.0.7, fd00::/8",
    }
    assert read_settings(found, {}) == Settings(**found)
    assert read_settings({"proxies": "*"}, {}).proxies == "*"


def test_the_tables_lie_in_the_users_data_folder_unless_said_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database == f"sqlite:///{tmp_path}/hexmoot/tables.sqlite"
    assert Settings(db="postgresql:///moot").database == "postgresql:///moot"


def test_only_https_makes_cookies_secure() -> None:
    assert Settings(public_url="https://play.example").secure
    assert not Settings(public_url="http://play.example").secure
    assert not Settings().secure


def test_every_setting_says_what_it_is() -> None:
    assert all(each.metadata.get("about") for each in fields(Settings))


def test_a_name_that_is_like_none_is_given_none() -> None:
    assert unknown_settings({"HEXMOOT_COLOUR": "3", "HEXMOOT_OPEN": "1"}) == [
        "HEXMOOT_COLOUR is no setting and does nothing. Check its name, or take it out.",
        "HEXMOOT_OPEN is no setting and does nothing. Check its name, or take it out.",
    ]


def test_what_is_only_an_option_of_the_command_is_said_to_be_one() -> None:
    assert unknown_settings({"HEXMOOT_SHARE": "1", "HEXMOOT_NO_OPEN": "1"}) == [
        "HEXMOOT_NO_OPEN is no setting and does nothing: give the command the option --no-open instead.",
        "HEXMOOT_SHARE is no setting and does nothing: give the command the option --share instead.",
    ]
    assert set(signature(serve).parameters) - {each.name for each in fields(Settings)} == ONLY_OPTIONS


def test_a_misspelt_setting_is_named_with_the_right_one() -> None:
    environment = {"HEXMOOT_GEUST_DAYS": "3", "HEXMOOT_PORT": "1", "HEXMOOT_MODE": "python", "HOME": "/"}
    assert unknown_settings(environment) == [
        "HEXMOOT_GEUST_DAYS is no setting and does nothing: the nearest one is HEXMOOT_GUEST_DAYS."
    ]
