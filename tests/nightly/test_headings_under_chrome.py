"""No heading of any page is under something fixed or sticky, in either direction of scrolling."""

from __future__ import annotations

import pytest

from tests.conftest import NewPage
from tests.support.page_actions import shown
from tests.support.page_scripts import page_script
from tests.support.site import pages

UNDER_CHROME = page_script("headings_under_chrome")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
@pytest.mark.parametrize("path", pages())
def test_headings_are_never_under_chrome(
    new_page: NewPage, path: str, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.goto(path)
    shown(page).wait_for()
    assert page.evaluate(UNDER_CHROME, 120) == []
