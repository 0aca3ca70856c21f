"""A Chromium: the machine's own, or the one that Playwright brings."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Error, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
"""Without the last one the headless shell rounds the advances of letters to whole pixels."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yields a browser; Playwright installs one where the machine has none."""
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, NAMES)), None)
        launch = playwright.chromium.launch
        try:
            browser = launch(executable_path=path, args=ARGUMENTS)
        except Error as error:
            if path or "playwright install" not in str(error):
                raise
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
            browser = launch(args=ARGUMENTS)
        yield browser
        browser.close()
