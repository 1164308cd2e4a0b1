"""Sitting down at a table: a seat that is named, or the first one that is free. In a game under way one asks for it."""

import asyncio
import json
import os
import secrets
from collections.abc import Callable
from typing import Any

from hexmoot.rules.errors import HexmootError
from hexmoot.server.client import LOOK, TIMEOUT, Seat
from hexmoot.server.reading import Message
from hexmoot.words import Words, explain, from_environment

# Numbers that are tried behind a name, more than a table has seats.
NAMESAKES = 10


def said(refusal: Message) -> str:
    """Why something was refused, in the language of the terminal."""
    words = Words(from_environment(os.environ))
    return explain(words, refusal.get("key") or f"refusal.{refusal['code']}", refusal.get("arguments", {}))


async def sit(chair: Seat, name: str, *, is_named: bool, tell: Callable[[str], None], is_called: bool = True) -> None:
    """Has the seat, and its view, when it is done; one that is not named is looked for. Raises HexmootError.

    In a game under way the players are asked first, who take their time: what is waited for is told. A name that
    somebody else has gets a number, unless it is wanted as it is (is_called).
    """
    tried: set[int] = set()
    names = iter([name] if is_called else [name, *(f"{name} {number}" for number in range(2, NAMESAKES))])
    name = next(names)
    while True:
        if not is_named:
            chair.seat = await _first_free(chair, tried)
        nonce = secrets.token_hex(8)
        await chair.say("take_seat", seat=chair.seat, name=name, nonce=nonce)
        answer = await _heard(chair, "accepted", nonce)
        if answer["t"] == "accepted" or answer["code"] == "nothing_to_do":
            break
        if answer["code"] == "name_taken" and (other := next(names, None)) is not None:
            name = other
            continue
        if is_named or answer["code"] != "seat_taken":
            raise HexmootError(said(answer))
        # Somebody was quicker.
        tried.add(chair.seat)
    await chair.say("snapshot", seats=[chair.seat], nonce=LOOK)
    await _be_let_in(chair, name, int(answer.get("n", 0)), tell)


async def _be_let_in(chair: Seat, name: str, asked: int, tell: Callable[[str], None]) -> None:
    """Reads on until the seat is the own one, and shown; `asked` is the event by which it was asked for, or had."""
    words = Words(from_environment(os.environ))
    is_told = False
    while True:
        async with asyncio.timeout(None if is_told else TIMEOUT):
            message: Message = json.loads(await chair.socket.recv())
        if message["t"] == "refusal" and (message.get("nonce") == LOOK or message["code"] == "removed"):
            raise HexmootError(said(message))
        await chair.take(message)
        if chair.is_own and message["t"] in ("snapshot", "event") and message.get("seat") == chair.seat:
            return
        if chair.is_own or chair.number < max(asked, 1):
            continue
        asking = [one["name"] for one in chair.view["newcomers"] if one["seat"] == chair.seat]
        if not asking:
            raise HexmootError(_why_not(chair, name))
        # A bot with a token goes by the token's name.
        name = asking[0]
        if not is_told:
            tell(words.say("terminal.bot_asks", name=name, seat=chair.seat))
            is_told = True


def _why_not(chair: Seat, name: str) -> str:
    """Nobody asks for the seat any more, and it went to somebody else, or to nobody."""
    if chair.view["status"] != "playing":
        return said({"code": "not_open"})
    if not chair.view["seats"][chair.seat - 1]["free"]:
        return said({"code": "seat_taken"})
    return Words(from_environment(os.environ)).say("terminal.bot_refused", name=name)


async def _first_free(chair: Seat, tried: set[int]) -> int:
    """The own seat of somebody who comes again, else the first that nobody has."""
    view = (await _look(chair))["view"]
    own = list((view.get("you") or {}).get("seats", ()))
    free = [one["seat"] for one in view["seats"] if one["free"] and one["seat"] not in tried]
    if not own + free:
        raise HexmootError(Words(from_environment(os.environ)).say("terminal.bot_no_seat"))
    return int((own + free)[0])


async def _look(chair: Seat) -> Message:
    """The table as an onlooker sees it; what comes before it is in it."""
    await chair.say("snapshot", seats=[], nonce=LOOK)
    answer = await _heard(chair, "snapshot", LOOK)
    if answer["t"] == "refusal":
        raise HexmootError(said(answer))
    await chair.take(answer)
    return answer


async def _heard(chair: Seat, kind: str, nonce: str) -> Message:
    """The next message of a kind, or the refusal of what was said with a nonce."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(chair.socket.recv(), TIMEOUT))
        if message["t"] == kind or (message["t"] == "refusal" and message.get("nonce") == nonce):
            return message
