"""Pictures of every page at every width, light and dark, for people to look at.

``python -m tests.shots [ROUTE …]`` takes them of the site, into ``shots/``; with ``--themes
[NAME …]`` of themes, into ``docs/pictures/``: ``theme-NAME.webp``, the home page in light and dark,
and ``theme-NAME-pages.webp``, a contact sheet.
"""

import shutil
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from portfolio.content.theme_files import THEME_NAMES
from portfolio.models.theme.roles import Scheme
from portfolio.testing.server import serving
from tests.support.chromium import launch_options
from tests.support.page_actions import show_scheme, shown
from tests.support.project_copy import project_copy, run_module
from tests.support.routes import REPRESENTATIVE, ROUTES
from tests.support.site import DIST, ROOT

SHOTS = ROOT / "shots"
THEME_PICTURES = ROOT / "docs" / "pictures"
WIDTHS = {390: 844, 820: 1180, 1440: 900, 1920: 1080}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
TILE = 240
"""Width of a picture on the contact sheet; longer pages are cut at four times that."""

HALF, GAP = (720, 450), 20
"""Size of one of the two pictures of the home page, and the pixels between them."""


def main(words: list[str]) -> None:
    """Takes the pictures of pages, or of themes."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        if words[:1] == ["--themes"]:
            take_themes(browser, words[1:] or THEME_NAMES)
        else:
            shutil.rmtree(SHOTS, ignore_errors=True)
            files = take(browser, DIST, SHOTS, words or ROUTES)
            print(f"{len(files)} pictures and contact.png in {SHOTS.relative_to(ROOT)}/")
        browser.close()


def take_themes(browser: Browser, names: Iterable[str]) -> None:
    """Builds the site in each theme and takes its pictures."""
    with TemporaryDirectory() as place:
        folder = project_copy(Path(place) / "site")
        for name in names:
            (folder / "content" / "theme.yaml").write_text(f"extends: {name}\n")
            run_module(folder, "portfolio", "build")
            pages = Path(place) / name
            take(browser, folder / "dist", pages, REPRESENTATIVE)
            smaller(pages / "contact.png").save(
                THEME_PICTURES / f"theme-{name}-pages.webp", quality=55
            )
            both = [pages / f"home-1440-{scheme}.png" for scheme in SCHEMES]
            file = THEME_PICTURES / f"theme-{name}.webp"
            side_by_side(both).save(file, quality=82, method=6)


def take(browser: Browser, site: Path, folder: Path, routes: Iterable[str]) -> list[Path]:
    """Writes <page>-<width>-<scheme>.png of a site, and contact.png; returns the former."""
    folder.mkdir()
    jobs = list(product(routes, WIDTHS, SCHEMES))
    with serving(site) as address:
        files = [shoot(browser, address, *job, folder) for job in track(jobs, "Taking pictures")]
    contact_sheet(files, folder / "contact.png")
    return files


def shoot(
    browser: Browser, address: str, route: str, width: int, scheme: Scheme, folder: Path
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


def smaller(sheet: Path) -> Image.Image:
    """Returns a contact sheet at three quarters of its size."""
    with Image.open(sheet) as image:
        size = image.width * 3 // 4, image.height * 3 // 4
        return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def side_by_side(files: list[Path]) -> Image.Image:
    """Returns the first screens of pages, one beside the other."""
    width, height = HALF
    sheet = Image.new("RGB", (len(files) * (width + GAP) - GAP, height), "white")
    for index, file in enumerate(files):
        with Image.open(file) as image:
            screen = image.convert("RGB").crop((0, 0, 1440, 900))
        place = (index * (width + GAP), 0)
        sheet.paste(screen.resize(HALF, Image.Resampling.LANCZOS), place)
    return sheet


if __name__ == "__main__":
    main(sys.argv[1:])
