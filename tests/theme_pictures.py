"""Pictures of the themes: ``python -m tests.theme_pictures [NAME …]``.

Writes to ``docs/pictures/``: ``theme-NAME.webp``, the home page in light and dark, and
``theme-NAME-pages.webp``, a contact sheet of pages at all widths.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from portfolio.models.theme import THEME_NAMES
from tests.shots import SCHEMES, WIDTHS, contact_sheet, shoot
from tests.support.chromium import launch_options
from tests.support.project_copy import project_copy, run_module
from tests.support.server import serving
from tests.support.site import ROOT
from tests.support.site_content import CONTENT

PICTURES = ROOT / "docs" / "pictures"
STUDIES = [it.href for it in CONTENT.projects][:1]
ROUTES = ("/", "/projects", *STUDIES, "/experiments", "/resume", "/no-such-page")
HALF, GAP = (720, 450), 20
"""Size of one of the two pictures of the home page, and the pixels between them."""


def main(names: list[str]) -> None:
    """Builds the site in each theme and takes its pictures."""
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = project_copy(Path(place) / "site")
        browser = playwright.chromium.launch(**launch_options())
        for name in names or THEME_NAMES:
            (folder / "content" / "theme.yaml").write_text(f"extends: {name}\n")
            run_module(folder, "portfolio", "build")
            pages = Path(place) / name
            pages.mkdir()
            files = take(browser, folder / "dist", pages, name)
            contact_sheet(files, pages / "contact.png")
            smaller(pages / "contact.png").save(PICTURES / f"theme-{name}-pages.webp", quality=55)
            both = [pages / f"home-1440-{scheme}.png" for scheme in SCHEMES]
            side_by_side(both).save(PICTURES / f"theme-{name}.webp", quality=82, method=6)
        browser.close()


def take(browser: Browser, site: Path, folder: Path, name: str) -> list[Path]:
    """Returns the pictures of a built site's pages at every width, in both schemes."""
    jobs = list(product(ROUTES, WIDTHS, SCHEMES))
    with serving(site) as address:
        return [shoot(browser, address, *job, folder) for job in track(jobs, f"Theme {name}")]


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
