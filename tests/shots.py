"""Pictures of every page at every width, light and dark, for people to look at."""

from __future__ import annotations

import shutil
import sys
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from portfolio.models.theme.colors import Scheme
from tests.support.chromium import launch_options
from tests.support.page_actions import show_scheme, shown
from tests.support.routes import ROUTES
from tests.support.server import serving
from tests.support.site import DIST, ROOT

SHOTS = ROOT / "shots"
WIDTHS = {390: 844, 820: 1180, 1440: 900, 1920: 1080}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
TILE = 240
"""Width of a picture on the contact sheet; longer pages are cut at four times that."""


def main(routes: list[str]) -> None:
    """Writes shots/<page>-<width>-<scheme>.png and shots/contact.png."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir()
    jobs = list(product(routes or ROUTES, WIDTHS, SCHEMES))
    with serving(DIST) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        files = [shoot(browser, address, *job) for job in track(jobs, "Taking pictures")]
        browser.close()
    contact_sheet(files, SHOTS / "contact.png")
    print(f"{len(files)} pictures and contact.png in {SHOTS.relative_to(ROOT)}/")


def shoot(
    browser: Browser, address: str, route: str, width: int, scheme: Scheme, folder: Path = SHOTS
) -> Path:
    """Takes one page from top to bottom, after everything on it has come into view once."""
    file = folder / f"{route.strip('/').replace('/', '-') or 'home'}-{width}-{scheme}.png"
    context = browser.new_context(
        viewport={"width": width, "height": WIDTHS[width]}, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address + route)
    shown(page).wait_for()
    page.wait_for_load_state("networkidle")
    show_scheme(page, scheme)
    page.evaluate(
        """async () => {
          for (const image of document.images) image.loading = "eager";
          const settled = (image) => image.decode().catch(() => {});
          await Promise.all([...document.images].map(settled));
          await document.fonts.ready;
        }"""
    )
    page.screenshot(path=file, full_page=True)
    context.close()
    return file


def contact_sheet(files: list[Path], sheet_file: Path) -> None:
    """Puts all pictures on one sheet, a page a row."""
    columns = len(WIDTHS) * len(SCHEMES)
    rows = -(-len(files) // columns)
    sheet = Image.new("RGB", (columns * (TILE + 8), rows * (TILE * 4 + 8)), "#808080")
    for index, file in enumerate(files):
        with Image.open(file) as image:
            small = image.convert("RGB")
            small.thumbnail((TILE, 100_000))
        place = (index % columns * (TILE + 8), index // columns * (TILE * 4 + 8))
        sheet.paste(small.crop((0, 0, TILE, min(small.height, TILE * 4))), place)
    sheet.save(sheet_file)


if __name__ == "__main__":
    main(sys.argv[1:])
