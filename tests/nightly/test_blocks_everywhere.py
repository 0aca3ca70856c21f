"""Every block at every width, with mouse and touch, with and without motion."""

from __future__ import annotations

from itertools import product

import pytest

from tests.e2e.blocks.conftest import HEIGHTS, Visitor, open_page
from tests.e2e.blocks.test_blocks import VISITORS, test_every_block_can_be_read

__all__ = ["open_page", "test_every_block_can_be_read"]

EVERYONE = [Visitor(*it) for it in product(HEIGHTS, (False, True), (False, True))]


@pytest.fixture(params=[it for it in EVERYONE if it not in VISITORS], ids=str)
def visitor(request: pytest.FixtureRequest) -> Visitor:
    """Who reads, apart from those of ``tests/e2e``."""
    return request.param
