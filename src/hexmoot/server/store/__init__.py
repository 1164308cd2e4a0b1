"""What outlives the process: events of tables, people, chat and records, in SQLite or in PostgreSQL."""

from hexmoot.server.store.chat import Line
from hexmoot.server.store.checking import check_store
from hexmoot.server.store.errors import (
    CannotOpen,
    LoginTaken,
    LostTable,
    MadeBefore,
    NoPerson,
    NoTable,
    PersonTaken,
    StoreClosed,
    StoreError,
    StoreFailed,
    TableTaken,
    TooNew,
)
from hexmoot.server.store.opening import open_store
from hexmoot.server.store.people import Account, Kind, NewSession, Person, fold_login, token_hash
from hexmoot.server.store.places import Place
from hexmoot.server.store.privacy import Rewrite, Visit
from hexmoot.server.store.records import Record, RecordSeat
from hexmoot.server.store.store import Store
from hexmoot.server.store.tables import Claim, Held, Listing, Row, State, Summary

__all__ = [
    "Account",
    "CannotOpen",
    "Claim",
    "Held",
    "Kind",
    "Line",
    "Listing",
    "LoginTaken",
    "LostTable",
    "MadeBefore",
    "NewSession",
    "NoPerson",
    "NoTable",
    "Person",
    "PersonTaken",
    "Place",
    "Record",
    "RecordSeat",
    "Rewrite",
    "Row",
    "State",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "Summary",
    "TableTaken",
    "TooNew",
    "Visit",
    "check_store",
    "fold_login",
    "open_store",
    "token_hash",
]
