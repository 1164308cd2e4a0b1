"""Coming back on another device: a private link, shown once, whose secret no request's address ever holds."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from hexmoot.server.app.described import CHANGING, WITH_BODY, refusals
from hexmoot.server.app.house import AnyRequest, TheHouse, now
from hexmoot.server.app.identity import new_token
from hexmoot.server.app.people import Given, Me, human
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.sessions import new_session
from hexmoot.server.store import token_hash


class LinkSecret(Struct, frozen=True):
    """Shown once. The page puts it behind the `#` of an address, which browsers keep to themselves."""

    secret: str


class LinkState(Struct, frozen=True):
    """Since when there is a link, in ms since 1970; null if there is none."""

    created: int | None


class Returning(Given, frozen=True, forbid_unknown_fields=True):
    """The secret of a link."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]


class Links(Controller):
    """The link of a person; it opens what the person's session opens, until it is revoked."""

    path = "/api"
    tags = ("people",)

    @get("/me/link", summary="Whether there is a link to come back by", responses=refusals(401))
    async def state(self, house: TheHouse, request: AnyRequest) -> LinkState:
        """Not the link itself, which nobody can show again."""
        visitor = human(await house.known(request))
        return LinkState(await house.store.link_of(visitor.person.id))

    @post("/me/link", summary="A link to come back by on another device", responses=refusals(*CHANGING, 401))
    async def make(self, house: TheHouse, request: AnyRequest) -> LinkSecret:
        """A new one ends the one there was."""
        visitor = human(await house.known(request))
        secret = new_token()
        await house.store.set_link(visitor.person.id, token_hash(secret), now())
        return LinkSecret(secret)

    @delete("/me/link", summary="Revoke the link", status_code=200, responses=refusals(*CHANGING, 401))
    async def revoke(self, house: TheHouse, request: AnyRequest) -> LinkState:
        """Devices that came by it stay known."""
        visitor = human(await house.known(request))
        await house.store.drop_link(visitor.person.id)
        return LinkState(None)

    @post("/return", summary="Come back by a link", responses=refusals(*WITH_BODY, *CHANGING, 401))
    async def come_back(self, house: TheHouse, request: AnyRequest, data: JSONBody[Returning]) -> Response[Me]:
        """This device becomes one of the person's."""
        house.slow_down(house.logins, house.address(request))
        person = await house.store.person_by_link(token_hash(data.secret), now())
        if person is None:
            raise Refused(401, "refusal.wrong_link")
        answer: Response[Me] = await new_session(house, person.id, Me(person.name, person.kind.value))
        return answer
