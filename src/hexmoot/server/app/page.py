"""The page: its files, and the places in it that are no files."""

from litestar import Response, get
from litestar.params import FromPath

from hexmoot.server.app.house import AnyRequest, House, TheHouse
from hexmoot.server.app.page_files import PageFile
from hexmoot.server.app.refused import Refused

INDEX = "index.html"
# Names under here change with their content.
LASTING = "assets/"
# Places of the page that are no files: it finds its way by itself.
WAYS = ("/", "/t/{way:str}", "/r/{way:str}", "/rules", "/rules/{way:str}", "/records", "/learn", "/me")
NOT_BUILT = "The page has not been built: run `make page`, then start the server again.\n"


def _answer(request: AnyRequest, name: str, found: PageFile, status: int = 200) -> Response[bytes]:
    lasting = name.startswith(LASTING)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "etag": found.tag,
        "vary": "accept-encoding",
    }
    if status == 200 and request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    content = found.plain
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers = found.packed, headers | {"content-encoding": "gzip"}
    return Response(content, status_code=status, media_type=found.media_type, headers=headers)


@get(list(WAYS), include_in_schema=False)
async def front(house: TheHouse, request: AnyRequest, way: FromPath[str] = "") -> Response[bytes]:
    """The page, wherever in it one wants to go."""
    del way  # the page reads it from the address
    return _page(house, request, 200)


def not_a_place(request: AnyRequest) -> Response[bytes]:
    """The page at an address where nothing is: it says so in its reader's language, and shows the way on."""
    return _page(request.app.state.house, request, 404)


def _page(house: House, request: AnyRequest, status: int) -> Response[bytes]:
    found = house.page.get(INDEX)
    if found is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    return _answer(request, INDEX, found, status)


@get(["/assets/{name:str}", "/{name:str}"], include_in_schema=False)
async def page_file(house: TheHouse, request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """One file of the page."""
    del name  # the path has it, with its folder
    path = request.url.path.removeprefix("/")
    found = house.page.get(path)
    if found is None:
        raise Refused(404, "refusal.not_there")
    return _answer(request, path, found)
