"""What a handler raises for a request that it does not do."""

from litestar.exceptions import HTTPException


class Refused(HTTPException):
    """Not done, with a key and arguments for whoever explains it to people."""

    def __init__(self, status: int, key: str, **arguments: str | int) -> None:
        super().__init__(key, status_code=status)
        self.key = key
        self.arguments = arguments
