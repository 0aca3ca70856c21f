"""What the hand-written pages under /lab/ need and nobody should commit."""

from __future__ import annotations

import shutil
from pathlib import Path

from portfolio.paths import ROOT

GSAP = ROOT / ".web" / "node_modules" / "gsap" / "dist" / "gsap.min.js"
"""The islands' own copy; it is there once Reflex has exported them."""


def provide_gsap(site: Path) -> None:
    """Puts the library where the lab's pages load it from: ``/lab/vendor/gsap.js``."""
    target = site / "lab" / "vendor" / "gsap.js"
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(GSAP, target)
