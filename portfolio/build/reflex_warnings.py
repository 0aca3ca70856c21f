"""Collects what Reflex warns of, so that each warning is printed once, with the owner's line."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.errors import calling_place


@contextmanager
def reflex_warnings() -> Iterator[dict[Diagnostic, None]]:
    """Yields what Reflex warns of within the block, in the order of its first warnings."""
    found: dict[Diagnostic, None] = {}

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno != logging.WARNING:
                return
            message = " ".join(record.getMessage().split())
            found[Diagnostic(*calling_place(), "", message, kind=Kind.REFLEX)] = None

    collector, logger = Collector(), logging.getLogger("reflex")
    logger.addHandler(collector)
    try:
        yield found
    finally:
        logger.removeHandler(collector)
