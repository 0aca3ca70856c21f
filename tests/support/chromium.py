"""A Chromium: the machine's own, or the one that Playwright brings."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import suppress
from typing import Any

import psutil
from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("PaintHolding", "ThirdPartyStoragePartitioning", "Translate"),
)
"""What nobody sees of a headless Chromium: the pop-ups of its address bar are two pages more for
every page that is opened, and take half of a small machine. The others are what Playwright and
Lighthouse turn off, whose lists this one replaces."""

QUIET = [
    "--no-sandbox",
    f"--disable-features={','.join(UNUSED)}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
"""Flags that keep a headless Chromium from talking to anyone but the site."""


def installed() -> str | None:
    """Returns the path of a Chromium on this machine, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """Installs a Chromium where the machine has none.

    Raises:
        SystemExit: If there is no way to get one.
    """
    if installed():
        return
    tries = (
        [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"],
        ["sh", "-c", "apt-get update && apt-get install -y chromium"],
    )
    if not any(subprocess.run(command, check=False).returncode == 0 for command in tries):
        raise SystemExit("The browser tests need Chromium; please install it and try again.")


def launch_options() -> dict[str, object]:
    """Returns the options that Playwright launches this Chromium with."""
    return {"executable_path": installed(), "args": QUIET}


def end_browsers() -> None:
    """Ends every Chromium that this process has started; what waits for one fails."""
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if "chrom" in process.name():
                process.kill()


class RestartingBrowser:
    """A Chromium that is started again when it has ended; else it is Playwright's ``Browser``.

    Args:
        playwright: Starts it.
    """

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser = self._launch()

    def _launch(self) -> Browser:
        return self._playwright.chromium.launch(**launch_options())

    def __getattr__(self, name: str) -> Any:
        if not self._browser.is_connected():
            self._browser = self._launch()
        return getattr(self._browser, name)


if __name__ == "__main__":
    ensure()
