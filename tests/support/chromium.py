"""A Chromium: the machine's own, or the one that Playwright brings."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HEADLESS_SHELL = "chromium-headless-shell"
"""Chromium without the parts that only its window needs: a page takes a third less time."""

UNUSED = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,LensOverlay,MediaRouter,"
    "OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning,Translate"
)
"""What nobody sees of a headless Chromium: the pop-ups of its address bar are two pages more for
every page that is opened, and take half of a small machine. The others are what Playwright and
Lighthouse turn off, whose lists this one replaces."""

QUIET = [
    "--no-sandbox",
    f"--disable-features={UNUSED}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
"""Flags of every Chromium: no sandbox and no GPU, which containers lack, no features that nobody
sees, and no traffic but that of the site."""

PICTURE_TIMEOUT = 5000
"""Milliseconds that the picture of a failed test may take."""


def installed() -> str | None:
    """Returns the path of a Chromium on this machine, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """Installs a Chromium where the machine has none, or exits if there is no way to get one.

    Debian's Chromium gets its headless shell, too, where that may be installed.
    """
    packages = f"apt-get update && apt-get install -y chromium {HEADLESS_SHELL}"
    if installed():
        if not shutil.which(HEADLESS_SHELL) and shutil.which("apt-get") and os.geteuid() == 0:
            subprocess.run(["sh", "-c", packages], check=False)
        return
    tries = (
        [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"],
        ["sh", "-c", packages],
    )
    if not any(subprocess.run(command, check=False).returncode == 0 for command in tries):
        raise SystemExit("The browser tests need Chromium; please install it and try again.")


def launch_options() -> dict[str, object]:
    """Returns the options that Playwright launches the whole Chromium with, not its shell."""
    if path := installed():
        return {"executable_path": path, "args": QUIET}
    # Without a channel Playwright would launch the headless shell that it brings.
    return {"channel": "chromium", "args": QUIET}


def end_browsers() -> None:
    """Ends every Chromium that this process has started; what waits for one fails."""
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if "chrom" in process.name():
                process.kill()


def headless_options() -> dict[str, object]:
    """Returns the options that tests launch a Chromium with: the headless shell if there is one."""
    # The shell rounds the advances of letters to whole pixels unless it is told not to.
    args = [*QUIET, "--font-render-hinting=none"]
    if path := shutil.which(HEADLESS_SHELL) or installed():
        return {"executable_path": path, "args": args}
    return {"args": args}


class RecordingBrowser:
    """A Chromium that keeps the console of its contexts; else it is Playwright's ``Browser``.

    It is launched again when it has ended, so that a test whose browser hangs fails alone.
    """

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser = self._launch()
        self._console: dict[BrowserContext, list[str]] = {}

    def _launch(self) -> Browser:
        return self._playwright.chromium.launch(**headless_options())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._running(), name)

    def _running(self) -> Browser:
        if not self._browser.is_connected():
            self._browser, self._console = self._launch(), {}
        return self._browser

    def new_context(self, **options: Any) -> BrowserContext:
        """Returns a context of its own, whose console is kept."""
        return self._record(self._running().new_context(**options))

    def new_page(self, **options: Any) -> Page:
        """Returns a page in a context of its own, whose console is kept."""
        page = self._running().new_page(**options)
        self._record(page.context)
        return page

    def _record(self, context: BrowserContext) -> BrowserContext:
        lines = self._console.setdefault(context, [])
        context.on("console", lambda message: lines.append(f"{message.type}: {message.text}"))
        context.on("weberror", lambda error: lines.append(f"error: {error.error}"))
        context.on("requestfailed", lambda it: lines.append(f"failed: {it.url} {it.failure}"))
        context.on("close", lambda _: self._console.pop(context, None))
        return context

    def save_pages(self, folder: Path) -> None:
        """Writes a picture of every open page, and the console of its context, into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        # A context that closes while a picture is taken goes from the dictionary.
        for number, (context, lines) in enumerate([*self._console.items()], 1):
            (folder / f"console-{number}.txt").write_text("\n".join(lines))
            for place, page in enumerate(context.pages, 1):
                name = f"page-{number}-{place}.png"
                with suppress(Error):  # a page that is being left has no picture
                    page.screenshot(path=folder / name, timeout=PICTURE_TIMEOUT)


if __name__ == "__main__":
    ensure()
