"""Makes pictures, brand marks and videos of case studies: ``python artwork/shoot.py [slug …]``.

Nothing is fetched and nothing is random: running it again gives the same bytes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from browser import ROOT, launch
from fighters import film_fighters
from film import POSTERS, film
from logos import draw_logos
from loops import film_loops
from playwright.sync_api import Browser, sync_playwright
from previews import take_previews
from stills import take_screenshots

LAB, FIGHTERS = "lab", "fighters"
"""Names that stand for previews and loops of the experiments, and for the film of one of them."""

SLUGS = ("iag", "wato", "udc", "touchpoint", "unichem", LAB, FIGHTERS)


def results(browser: Browser, slug: str) -> Iterator[Path]:
    """Every file of one client, or of the lab, as it is made."""
    if slug == LAB:
        yield from take_previews(browser)
        yield from film_loops(browser)
        return
    if slug == FIGHTERS:
        yield from film_fighters(browser)
        return
    yield from take_screenshots(browser, slug)
    if slug == "touchpoint":
        yield from draw_logos()
    if slug in POSTERS:
        yield from film(browser, slug)


def main(slugs: list[str]) -> None:
    """Makes the files of the named clients, or of all and of the lab."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for slug in slugs or SLUGS:
            for path in results(browser, slug):
                print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
