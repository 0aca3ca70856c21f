"""The list of screenshots, and the function that takes one."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from browser import ROOT, Device, Scheme, open_page
from PIL import Image
from playwright.sync_api import Browser, Page

DESKTOP = Device(1440, 900, 1.5)
TABLET = Device(820, 1106, 2)
MOBILE = Device(390, 844, 2)
WIDE = Device(1920, 1080)
UPRIGHT = Device(390, 520, 2)
EMAIL = Device(600, 760, 2)
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "mobile": MOBILE}
DEMO = {
    "desktop": Device(1276, 798, 1.5),
    "tablet": Device(720, 450, 2),
    "mobile": Device(338, 422, 3),
}
"""The insides of a demo's frame; the mobile one is 4:5, the others are 16:10."""

PHONE_SCREENS = 5


@dataclass(frozen=True)
class Shot:
    """One picture: which page of the mock site, on which device, saved under which name."""

    page: str
    device: Device
    name: str
    scheme: Scheme = "light"


def responsive(page: str, prefix: str = "") -> list[Shot]:
    """One page on the three devices, named ``[prefix-]desktop`` and so on."""
    return [
        Shot(page, device, f"{prefix}-{name}" if prefix else name)
        for name, device in DEVICES.items()
    ]


def with_upright(page: str, name: str) -> list[Shot]:
    """One page on a wide screen and upright for phones."""
    return [Shot(page, DESKTOP, name), Shot(page, UPRIGHT, f"{name}-mobile")]


EXTRAS: dict[str, list[Shot]] = {
    "iag": [
        *responsive("hub.html", "disaster-hub"),
        Shot("email.html", EMAIL, "email-light"),
        Shot("email.html", EMAIL, "email-dark", scheme="dark"),
    ],
    "wato": [
        Shot("tickets.html", DESKTOP, "tickets-desktop"),
        Shot("april.html", TABLET, "april-tablet"),
        Shot("pinned.html", WIDE, "pinned"),
        Shot("pinned.html", UPRIGHT, "pinned-mobile"),
    ],
    "udc": [
        Shot("machines.html", DESKTOP, "machines-desktop"),
        *(Shot("demo.html", device, f"demo-{name}") for name, device in DEMO.items()),
        *with_upright("total.html", "calculator-1"),
        *with_upright("answer.html", "calculator-2"),
    ],
    "touchpoint": [
        Shot("dashboard.html", DESKTOP, "week-desktop"),
        Shot("survey.html", TABLET, "survey-tablet"),
        Shot("parallax.html", WIDE, "parallax"),
        Shot("parallax.html", UPRIGHT, "parallax-mobile"),
    ],
    "unichem": [
        Shot("repeats.html", DESKTOP, "repeats-desktop"),
        Shot("offers.html", DESKTOP, "offers-desktop"),
        Shot("offers.html?blocks", DESKTOP, "offers-blocks"),
        Shot("finder.html", DESKTOP, "maps-desktop"),
        Shot("finder.html?fidelity=sketch", DESKTOP, "maps-sketch"),
        Shot("finder.html?fidelity=wireframe", DESKTOP, "maps-wireframe"),
        Shot("finder.html?fidelity=prototype", DESKTOP, "maps-prototype"),
    ],
}


def shots(slug: str) -> Iterator[Shot]:
    """All the pictures of one client, in the order they are taken."""
    yield from responsive("home.html")
    for number in range(1, PHONE_SCREENS + 1):
        yield Shot(f"phone.html#screen-{number}", MOBILE, f"mobile-{number}")
    yield from EXTRAS.get(slug, [])


def save(page: Page, target: Path, quality: int = 90) -> Path:
    """Writes a screenshot of the page as WebP, with sharp YUV conversion for small type."""
    target.parent.mkdir(parents=True, exist_ok=True)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.save(target, quality=quality, method=6, use_sharp_yuv=True)
    return target


def take_screenshots(browser: Browser, slug: str) -> Iterator[Path]:
    """Takes every picture of one client and yields the files."""
    for shot in shots(slug):
        page = open_page(browser, f"{slug}/{shot.page}", shot.device, shot.scheme)
        yield save(page, ROOT / "content" / "projects" / slug / f"{shot.name}.webp")
        page.close()
