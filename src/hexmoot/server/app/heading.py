"""HEAD: whatever can be got can also be asked about, as monitors and proxies do."""

from litestar import Litestar
from litestar.enums import HttpMethod, ScopeType
from litestar.types import Message, Receive, Scope, Send


class App(Litestar):
    """An application that answers HEAD as it would GET, with the same headers, and keeps the body back."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        """One request; before any route is looked for, since routes know only the methods that they were given."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.HEAD:
            await super().__call__(scope, receive, send)
            return
        # Its own server still knows what was asked.
        got = scope.copy()
        got["method"] = HttpMethod.GET

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await super().__call__(got, receive, send_head)
