"""Names, logins and passwords as people choose them, and what is said if one will not do."""

import re
from typing import Annotated, Any

from msgspec import Meta

from hexmoot.server.app.refused import Refused
from hexmoot.server.table.names import LONGEST, clean_name, is_name

# A name as it is given may have blanks and unseen characters more than are kept of it.
LONGEST_GIVEN = 64
LEAST_LOGIN, MOST_LOGIN = 3, 64
LEAST_PASSWORD, MOST_PASSWORD = 10, 200
# No control characters: nobody types them, and PostgreSQL keeps no NUL.
TYPED = "^[^\\x00-\\x1f\\x7f]+$"


def _described(**limits: Any) -> Meta:
    """Limits that stand in the description only: what breaks them is refused here, with a sentence that names them."""
    return Meta(extra_json_schema={"extra": limits})


Name = Annotated[str, _described(min_length=1, max_length=LONGEST_GIVEN)]
Login = Annotated[str, _described(min_length=LEAST_LOGIN, max_length=MOST_LOGIN, pattern=TYPED)]
Password = Annotated[str, _described(min_length=LEAST_PASSWORD, max_length=MOST_PASSWORD)]


def name_of(given: str) -> str:
    """A name as it is shown. Raises Refused."""
    name = clean_name(given)
    if len(given) > LONGEST_GIVEN or len(name) > LONGEST:
        raise Refused(400, "refusal.bad_name.length", most=LONGEST)
    if not is_name(name):
        raise Refused(400, "refusal.bad_name")
    return name


def is_login(given: str) -> bool:
    """Whether an account can have this login; any other is not worth looking for."""
    return LEAST_LOGIN <= len(given) <= MOST_LOGIN and re.fullmatch(TYPED, given) is not None


def check_login(given: str) -> None:
    """Raises Refused for a login that no account can have."""
    if not is_login(given):
        raise Refused(400, "refusal.bad_login", least=LEAST_LOGIN, most=MOST_LOGIN)


def check_password(given: str) -> None:
    """Raises Refused for a new password that is too short or too long."""
    if not LEAST_PASSWORD <= len(given) <= MOST_PASSWORD:
        raise Refused(400, "refusal.bad_password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
