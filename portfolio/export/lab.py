"""Adds the libraries that the hand-written pages under /lab/ load; git does not have them.

They are npm packages that ``rxconfig.py`` keeps installed, whether or not an island uses them.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from portfolio.errors import BuildError
from portfolio.paths import ROOT

LIBRARY = ROOT / ".web" / "node_modules" / "gsap" / "dist" / "gsap.min.js"
"""The installed package; it is there once Reflex has exported the site."""

SERVED = "vendor/gsap.js"
"""Where the lab's pages load it from."""


class LabError(BuildError):
    """A page of the lab lacks something; the message names it and how to fix it."""


def pages_with_gsap(lab: Path) -> list[str]:
    """Returns the names of the pages in a folder that load GSAP."""
    return [page.name for page in sorted(lab.glob("*.html")) if SERVED in page.read_text()]


def provide_gsap(site: Path, gsap: Path = LIBRARY) -> None:
    """Puts the library into the lab where a page there loads it.

    Args:
        site: The built site.
        gsap: The library's file.

    Raises:
        LabError: If a page loads it and it is not installed.
    """
    lab = site / "lab"
    pages = pages_with_gsap(lab)
    if not pages:
        return
    if not gsap.exists():
        raise LabError(
            f"lab/{pages[0]} loads {SERVED}, and GSAP is not installed. Put gsap into "
            "ISLAND_PACKAGES of rxconfig.py, or take the page out of assets/lab/."
        )
    target = lab / SERVED
    target.parent.mkdir(exist_ok=True)
    shutil.copy(gsap, target)
