"""Refusals: a code for programs, a key with arguments for people."""

from hexmoot.server.words.server import Refusal, RefusalCode


def refuse(code: RefusalCode, reason: str = "", rule: str | None = None, **arguments: str | int) -> Refusal:
    """Why something is not done; `reason` tells cases of one code apart, for whoever explains it to people."""
    key = f"refusal.{code}.{reason}" if reason else f"refusal.{code}"
    return Refusal(code, rule=rule, key=key, arguments=arguments)
