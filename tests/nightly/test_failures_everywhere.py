"""Pictures or scripts that do not arrive, on pages that show every kind of island between them."""

from __future__ import annotations

import pytest

from tests.e2e.test_failures import TestScreen
from tests.support.network_faults import scripts, showing_every_island

__all__ = ["TestScreen"]

BUSIEST, *OTHERS = showing_every_island()
CASES = [
    *((kind, BUSIEST) for kind in scripts() if kind != "the entry"),
    *(("what islands add", screen) for screen in OTHERS),
]
"""Which scripts are missing where; without the entry all pages fare alike."""


@pytest.fixture(params=OTHERS)
def screen(request: pytest.FixtureRequest) -> str:
    """A page other than that of ``tests/e2e``."""
    return request.param


@pytest.fixture(params=CASES, ids="-".join)
def scripts_of(request: pytest.FixtureRequest) -> tuple[str, str]:
    """Which scripts are missing, and on which page."""
    return request.param
