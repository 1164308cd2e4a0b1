"""The files of `deploy/`, as tests read them."""

from pathlib import Path

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def deployed(name: str) -> str:
    """One of the files."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def documented_settings() -> dict[str, str]:
    """What the docs set for every process."""
    lines = deployed("hexmoot.env").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
