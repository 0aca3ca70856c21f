"""Time of a frame of the playground, compared with the Runner and Render of Matter.js."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route, sync_playwright

from bench.results import write_section
from bench.trace import CATEGORIES, median_frame
from portfolio.paths import CONTENT, ENGINE_ASSETS, SITE
from portfolio.routing.load_site import load_site
from portfolio.testing.server import serving
from tests.support.chromium import launch_options
from tests.support.playground_page import PlaygroundPage

ADDRESS = "http://bench.test"
SCREEN = {"width": 1440, "height": 900}
ROWS = ((8, 0, 0.14), (13, 0, 0.14), (8, 5, 0.25), (100, 0, 0.5))
"""Stickers of the site, repeated to so many (13 once all have been taken), stickers that a visitor
has drawn, and the target."""

ROUNDS = 3
FRAMES = 30
FOLDERS = {
    "bench": SITE / "bench",
    "playground": SITE / "custom_components" / "sandbox_islands" / "playground",
    "npm": SITE / ".web" / "node_modules",
    "svg": SITE / "assets" / "svg",
    "vertices": ENGINE_ASSETS / "vertices",
}


def main() -> None:
    """Measures, writes and prints the section; exits with 1 when a target is missed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        times = [compare(browser, count, drawn) for count, drawn, _ in ROWS]
        checks = check_pauses(browser)
        version = browser.version
        browser.close()
    lines = [
        f"{SCREEN['width']} x {SCREEN['height']}, median processor time of the main thread for a "
        f"frame, {ROUNDS} rounds of {FRAMES} frames each, in alternation. Chromium {version} "
        f"without a GPU, {platform.machine()}, {os.cpu_count()} cores.",
        "",
        "| sprites | playground | Matter.js | ratio | target |",
        "|---:|---:|---:|---:|---:|",
        *(
            f"| {count}{f' and {drawn} drawn' if drawn else ''} | {own:.2f} ms | {other:.2f} ms | "
            f"{own / other:.2f} | {target} |"
            for (count, drawn, target), (own, other) in zip(ROWS, times, strict=True)
        ),
        "",
        *(f"- {words}: {'yes' if passed else 'NO'}" for words, passed in checks.items()),
    ]
    write_section("Playground frames", "\n".join(lines))
    print("\n".join(lines))
    is_slow = any(
        own / other > target for (*_, target), (own, other) in zip(ROWS, times, strict=True)
    )
    sys.exit(is_slow or not all(checks.values()))


def compare(browser: Browser, count: int, drawn: int) -> tuple[float, float]:
    """Returns the medians of both variants, measured in alternation on one page."""
    page = browser.new_page(viewport=SCREEN)
    page.route(f"{ADDRESS}/**", serve)
    page.goto(f"{ADDRESS}/bench/frames.html")
    page.wait_for_function("window.ready")
    sprites = load_site(CONTENT).content.home.playground.sprites
    specs = [sprite.model_dump(mode="json", by_alias=True) for sprite in sprites]
    times: dict[str, list[float]] = {"playground": [], "matter": []}
    for _ in range(ROUNDS):
        for variant, medians in times.items():
            medians.append(measure(browser, page, [variant, specs, count, drawn]))
    page.close()
    return median(times["playground"]), median(times["matter"])


def measure(browser: Browser, page: Page, options: list[Any]) -> float:
    """Returns the median time of a frame of one round, in milliseconds; see ``startVariant``."""
    page.evaluate("options => startVariant(...options)", options)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate("count => nextFrames(count)", FRAMES)
    trace = browser.stop_tracing()
    page.evaluate("stopVariant()")
    return median_frame(trace)


def serve(route: Route) -> None:
    """Answers a request with a file of one of ``FOLDERS``."""
    folder, _, rest = urlsplit(route.request.url).path.strip("/").partition("/")
    file: Path = FOLDERS[folder] / rest
    route.fulfill(path=file)


def check_pauses(browser: Browser) -> dict[str, bool]:
    """Returns whether the exported playground loads after the first paint and pauses unseen."""
    with serving(SITE / "dist") as address:
        page = browser.new_page(base_url=address, viewport=SCREEN)
        stage = PlaygroundPage(page)
        stage.play()
        kept = {"matter-js is fetched after the first paint": stage.fetched_late()}
        stage.pause()
        kept["no frames while paused"] = stage.frames_taken() == 0
        stage.button("Play").click()
        stage.hide(True)
        kept["no frames while hidden"] = stage.frames_taken() == 0
        stage.hide(False)
        stage.scroll_away()
        kept["no frames while scrolled away"] = stage.frames_taken() == 0
        page.close()
    return kept


if __name__ == "__main__":
    main()
