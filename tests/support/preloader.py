"""Pages that do not show all that they hold at once."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def shown(page: Page) -> Locator:
    """Locates a page's document once no preloader covers it and all of it has its styles.

    Until then there is none.
    """
    return page.locator("html:not([data-preloader], [data-unstyled])")
