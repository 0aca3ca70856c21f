"""axe-core finds nothing on a page; ``tests/nightly`` asks it about every state of a page."""

from __future__ import annotations

from tests.e2e.conftest import Visit
from tests.support.axe import in_both_themes


def test_axe_finds_nothing_on_a_page_in_light_and_dark(desktop_visit: Visit) -> None:
    found = in_both_themes(desktop_visit.page, "on a desktop")
    assert not found, "\n".join(found)
