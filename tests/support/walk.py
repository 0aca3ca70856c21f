"""Walks through pages as visitors do, and collects what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playwright.sync_api import Browser

from tests.conftest import desktop_options
from tests.e2e.islands import hydrate_islands
from tests.support.axe import in_both_themes
from tests.support.console_monitor import ConsoleMonitor
from tests.support.layout import LOST, NARROW


def complaints(browser: Browser, server: str, paths: Iterable[str]) -> Iterator[str]:
    """Yields what axe finds in light and dark, what overflows at 320 px, and what the console says.

    Args:
        browser: Opens the pages.
        server: Address of the site.
        paths: Of the pages.
    """
    for path in paths:
        context = browser.new_context(**desktop_options(server))
        page = context.new_page()
        monitor = ConsoleMonitor(page, server)
        page.goto(path)
        hydrate_islands(page)
        page.evaluate("scrollTo(0, 0)")
        yield from (f"{path}: {it}" for it in in_both_themes(page, "on a desktop"))
        page.set_viewport_size(NARROW)
        yield from (f"{path}, 320 px: {it}" for it in page.evaluate(LOST))
        yield from (f"{path}: {it}" for it in monitor.complaints)
        context.close()
