"""A browser for screenshots that can load files of this folder and of assets/ only."""

from __future__ import annotations

import mimetypes
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, Playwright, Route

HERE = Path(__file__).parent
ROOT = HERE.parent
ORIGIN = "http://artwork.test/"
OF_THE_SITE = ("generated/", "lab/", "svg/")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # The same text rendering and colours on every machine:
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
]

Scheme = Literal["light", "dark"]


@dataclass(frozen=True)
class Device:
    """A viewport in CSS pixels, and how many picture pixels each of them becomes."""

    width: int
    height: int
    scale: float = 1


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium if there is one, otherwise the one Playwright installed."""
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)


def serve(route: Route) -> None:
    """Answers a request for ``ORIGIN`` with the file of the same path in this folder.

    Paths that begin as one of ``OF_THE_SITE`` does are the site's, and lie in ``assets/``.
    """
    name = route.request.url.removeprefix(ORIGIN).partition("?")[0]
    path = (ROOT / "assets" if name.startswith(OF_THE_SITE) else HERE) / name
    if not path.is_file():
        route.fulfill(status=404)
        return
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    route.fulfill(body=path.read_bytes(), content_type=kind)


def open_page(browser: Browser, address: str, device: Device, scheme: Scheme = "light") -> Page:
    """Opens a page of this folder with its fonts loaded.

    Raises:
        RuntimeError: one of the page's scripts failed.
    """
    page = browser.new_page(
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=device.scale,
        color_scheme=scheme,
    )
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.route("**/*", serve)
    page.goto(ORIGIN + address)
    page.evaluate("document.fonts.ready")
    if failures:
        raise RuntimeError(f"{address}: {failures[0]}")
    return page
