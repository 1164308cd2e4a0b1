"""Sitting down at a table: a seat that is named, or the first one that is free."""

import asyncio
import json
import os
import secrets
from typing import Any

from hexmoot.rules.errors import HexmootError
from hexmoot.server.client import LOOK, TIMEOUT, Seat
from hexmoot.server.reading import Message
from hexmoot.words import Words, explain, from_environment


def said(refusal: Message) -> str:
    """Why something was refused, in the language of the terminal."""
    words = Words(from_environment(os.environ))
    return explain(words, refusal.get("key") or f"refusal.{refusal['code']}", refusal.get("arguments", {}))


async def sit(chair: Seat, name: str, *, is_named: bool) -> None:
    """Has the seat, and its view, when it is done; one that is not named is looked for. Raises HexmootError."""
    tried: set[int] = set()
    while True:
        if not is_named:
            chair.seat = await _first_free(chair, tried)
        nonce = secrets.token_hex(8)
        await chair.say("take_seat", seat=chair.seat, name=name, nonce=nonce)
        answer = await _heard(chair, "accepted", nonce)
        if answer["t"] == "accepted" or answer["code"] == "nothing_to_do":
            break
        if is_named or answer["code"] != "seat_taken":
            raise HexmootError(said(answer))
        # Somebody was quicker.
        tried.add(chair.seat)
    await _look(chair, seats=[chair.seat])


async def _first_free(chair: Seat, tried: set[int]) -> int:
    """The own seat of somebody who comes again, else the first that nobody has."""
    view = (await _look(chair, seats=[]))["view"]
    own = list((view.get("you") or {}).get("seats", ()))
    free = [one["seat"] for one in view["seats"] if one["free"] and one["seat"] not in tried]
    if not own + free:
        raise HexmootError(said({"code": "seat_taken"}))
    return int((own + free)[0])


async def _look(chair: Seat, seats: list[int]) -> Message:
    """The table from these seats; what comes before it is in it."""
    await chair.say("snapshot", seats=seats, nonce=LOOK)
    while True:
        answer = await _heard(chair, "snapshot", LOOK)
        if answer["t"] == "refusal":
            raise HexmootError(said(answer))
        if answer.get("seat") == (seats[0] if seats else None):
            await chair.take(answer)
            return answer


async def _heard(chair: Seat, kind: str, nonce: str) -> Message:
    """The next message of a kind, or the refusal of what was said with a nonce."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(chair.socket.recv(), TIMEOUT))
        if message["t"] == kind or (message["t"] == "refusal" and message.get("nonce") == nonce):
            return message
