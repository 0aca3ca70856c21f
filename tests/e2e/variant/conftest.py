"""The variant, served below its path."""

from collections.abc import Iterator

import pytest

from portfolio.testing.server import serving
from tests.support.variant import BASE, SITE


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Address of the site, with its path and without a slash at the end."""
    if not (SITE / "index.html").exists():
        pytest.exit(f"There is no site in {SITE}; `make variant` builds it.", 2)
    with serving(SITE) as server:
        yield server + BASE
