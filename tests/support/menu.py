"""The main navigation of a page, in the owner's words."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from portfolio.models.site import NavLink
from tests.support.site_content import WORDS


def menu(page: Page) -> Locator:
    """Returns the main navigation."""
    return page.get_by_role("navigation", name=WORDS.layout.main_navigation)


def menu_link(page: Page, link: NavLink) -> Locator:
    """Returns one of its links; its label may be that of another link, or a part of it."""
    leading_there = page.locator(f'[href="{link.href}"]')
    return menu(page).get_by_role("link", name=link.label, exact=True).and_(leading_there)
