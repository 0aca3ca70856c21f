"""What the hand-written pages under /lab/ need and nobody should commit."""

from __future__ import annotations

import shutil
from pathlib import Path

from custom_components.motion import GSAP
from portfolio.paths import ROOT

LIBRARY = ROOT / ".web" / "node_modules" / "gsap" / "dist" / "gsap.min.js"
"""The islands' own copy; it is there once Reflex has exported them."""

SERVED = "vendor/gsap.js"
"""Where the lab's pages load it from."""


class LabError(Exception):
    """A page of the lab lacks something; the text says what, and how to mend it."""


def provide_gsap(site: Path, gsap: Path = LIBRARY) -> None:
    """Puts the library into the lab where a page there loads it.

    Args:
        site: The built site.
        gsap: The library's file.

    Raises:
        LabError: If a page loads it and no island has brought it.
    """
    lab = site / "lab"
    pages = [page.name for page in sorted(lab.glob("*.html")) if SERVED in page.read_text()]
    if not pages:
        return
    if not gsap.exists():
        raise LabError(
            f"lab/{pages[0]} loads {SERVED}, and no page of the site has an island that brings "
            f"GSAP. Add frontend_packages={GSAP[:1]} to rxconfig.py, or take the page out of "
            "assets/lab/."
        )
    target = lab / SERVED
    target.parent.mkdir(exist_ok=True)
    shutil.copy(gsap, target)
