"""Pages that a preloader covers at first."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def shown(page: Page) -> Locator:
    """Locates a page's document once no preloader covers it; until then there is none."""
    return page.locator("html:not([data-preloader])")
