"""axe-core finds nothing on any page; ``tests/slow`` asks it about every state of a page."""

from __future__ import annotations

from tests.e2e.conftest import Visit
from tests.support.axe import in_both_themes


def test_nothing_is_found(desktop_visit: Visit) -> None:
    found = in_both_themes(desktop_visit.page, "on a desktop")
    assert not found, "\n".join(found)
