"""Photographs and films the mock sites: ``python artwork/shoot.py [slug …]``.

Pages are served from this folder to a headless browser without touching the network, drawn at a
fixed moment of their loop, and saved as WebP beside each project's content. Running it again gives
the same bytes.
"""

from __future__ import annotations

import io
import mimetypes
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, Route, sync_playwright

HERE = Path(__file__).parent
CONTENT = HERE.parent / "content" / "projects"
ORIGIN = "http://artwork.test/"
SLUGS = ("iag", "wato", "udc", "touchpoint", "unichem")
PHONE_SCREENS = 5
BROWSER_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
]


@dataclass(frozen=True)
class Device:
    """A viewport in CSS pixels and how many picture pixels each of them gets."""

    width: int
    height: int
    scale: float


DESKTOP = Device(1440, 900, 1.5)
TABLET = Device(820, 1106, 2)
MOBILE = Device(390, 844, 2)
WIDE = Device(1920, 1080, 1)
EMAIL = Device(600, 760, 2)
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "mobile": MOBILE}


@dataclass(frozen=True)
class Shot:
    """One picture: which page of the mock site, on which device, saved under which name."""

    page: str
    device: Device
    name: str


def responsive(page: str, prefix: str = "") -> list[Shot]:
    """One page on the three devices, named ``[prefix-]desktop`` and so on."""
    return [
        Shot(page, device, f"{prefix}-{name}" if prefix else name)
        for name, device in DEVICES.items()
    ]


EXTRAS: dict[str, list[Shot]] = {
}


def shots(slug: str) -> Iterator[Shot]:
    """All the pictures of one client, in the order they are taken."""
    yield from responsive("home.html")
    for number in range(1, PHONE_SCREENS + 1):
        yield Shot(f"phone.html#screen-{number}", MOBILE, f"mobile-{number}")
    yield from EXTRAS.get(slug, [])


def serve(route: Route) -> None:
    """Answers a request for ``ORIGIN`` with the file of the same path in this folder."""
    path = HERE / route.request.url.removeprefix(ORIGIN).partition("?")[0].partition("#")[0]
    if not path.is_file():
        route.fulfill(status=404)
        return
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    route.fulfill(body=path.read_bytes(), content_type=kind)


def open_page(browser: Browser, address: str, device: Device) -> Page:
    """A page at ``address`` with its fonts loaded; raises if one of its scripts failed."""
    page = browser.new_page(
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=device.scale,
    )
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.route("**/*", serve)
    page.goto(ORIGIN + address)
    page.evaluate("document.fonts.ready")
    if failures:
        raise RuntimeError(f"{address}: {failures[0]}")
    return page


def photograph(browser: Browser, slug: str, shot: Shot) -> Path:
    """Takes one picture and writes it as WebP."""
    page = open_page(browser, f"{slug}/{shot.page}", shot.device)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.close()
    target = CONTENT / slug / f"{shot.name}.webp"
    target.parent.mkdir(parents=True, exist_ok=True)
    picture.save(target, quality=90, method=6, use_sharp_yuv=True)
    return target


def main(slugs: list[str]) -> None:
    """Shoots the named clients, or all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=BROWSER_FLAGS
        )
        for slug in slugs or SLUGS:
            for shot in shots(slug):
                target = photograph(browser, slug, shot)
                print(f"{target.relative_to(CONTENT)}  {target.stat().st_size // 1024} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
