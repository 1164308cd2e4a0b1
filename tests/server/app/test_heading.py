"""HEAD at a real server: as GET, without a body, on a connection that goes on."""

import http.client
from pathlib import Path

from tests.server.live import Server, path_of

# What depends on the moment, or on what was asked before.
PASSING = {"date"}


def test_whatever_can_be_got_can_be_asked_about(tmp_path: Path) -> None:
    server = Server(path_of(tmp_path)).start()
    try:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)

        def ask(method: str, path: str) -> tuple[int, dict[str, str], bytes]:
            connection.request(method, path)
            answer = connection.getresponse()
            headers = {name.lower(): value for name, value in answer.getheaders() if name.lower() not in PASSING}
            return answer.status, headers, answer.read()

        paths = ["/", "/t/abc", "/rules", "/api/house", "/api/rules", "/api/tables", "/api/tables/none", "/api/me"]
        for path in [*paths, "/healthz", "/nothing-there.js", "/api/schema/openapi.json", "/api/guest"]:
            status, headers, body = ask("GET", path)
            assert body, path
            assert ask("HEAD", path) == (status, headers, b""), path
            assert headers["content-length"] == str(len(body)), path
        assert ask("HEAD", "/metrics")[0] == 200
        assert ask("HEAD", "/api/guest")[0] == 405, "what only takes is not asked about"
        connection.close()
    finally:
        server.kill()
