"""The command line."""

from hexmoot.cli.app import main

__all__ = ["main"]
