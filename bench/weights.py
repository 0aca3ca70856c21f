"""Kilobytes of every page on a phone, by kind: `python -m bench.weights`."""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

from bench.results import write_section
from portfolio.testing.server import serving
from tests.support.chromium import launch_options
from tests.support.routes import ROUTES
from tests.support.site import DIST
from tests.support.weights import weigh

KINDS = ("page", "script", "library", "font", "picture", "rest", "video")
WHOLE = {"/": 300}
OTHERS = 480
"""Kilobytes of a whole visit, without videos."""


def main() -> None:
    """Measures, writes and prints the section; exits with 1 when a page is too heavy."""
    lines = [
        "Kilobytes over the wire for a whole visit on a phone (390 x 844, two pixels to a point), "
        "scrolled to the foot. Libraries are Matter.js, GSAP and react-slick. The whole is without "
        "videos.",
        "",
        f"| page | {' | '.join(KINDS)} | whole | target |",
        f"|---|{'---:|' * (len(KINDS) + 2)}",
    ]
    heavy = False
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(**launch_options())
        for route in ROUTES:
            weights = weigh(browser, address, route)
            whole = (sum(weights.values()) - weights["video"]) / 1000
            target = WHOLE.get(route, OTHERS)
            heavy |= whole > target
            cells = " | ".join(f"{weights[kind] / 1000:.1f}" for kind in KINDS)
            lines.append(f"| `{route}` | {cells} | {whole:.0f} | {target} |")
        browser.close()
    write_section("Weights", "\n".join(lines))
    print("\n".join(lines))
    sys.exit(heavy)


if __name__ == "__main__":
    main()
