"""The log: a line an event on standard error, for people at a terminal or, as JSON, for programs."""

import logging
import sys
from typing import Any

import structlog

from hexmoot.server.app.wire import OwnFaults
from hexmoot.server.settings import Settings


def keep_logs(settings: Settings) -> None:
    """Begins the log. No name, token, password, seed, hand or network address is ever given to a logger."""
    # Its lines hold addresses of requests, and with them tickets.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(OwnFaults())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *_renderers(settings.log),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _renderers(form: str) -> list[Any]:
    if form == "json" or (form == "auto" and not sys.stderr.isatty()):
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    # A plain traceback: a drawn one shows the values of variables, and with them what is nobody's business.
    return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
