"""Loops of the experiments: films of the lab's pages, which play over their previews."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from browser import ORIGIN, ROOT
from film import RATE, encode
from playwright.sync_api import Browser, Page
from previews import PAGES, serve

TARGET = ROOT / "assets" / "loops"
SECONDS = 3
FRAMES = SECONDS * RATE
SIZE = ("-vf", "scale=800:-2", "-b:v", "320k")
START = 2000
"""Milliseconds after which a page is at rest, as its preview shows it."""

SET = "value => { const it = document.querySelector('%s'); it.value = value; %s }"
CHANGED = "it.dispatchEvent(new Event('input'))"
LEVEL = SET % ("#level", CHANGED)


def pour(page: Page, frame: int) -> None:
    """Fills the beaker and takes it back to where it was."""
    levels = {0: 78, FRAMES // 2: 45}
    if frame in levels:
        page.evaluate(LEVEL, levels[frame])
    page.clock.run_for(1000 // RATE)


def play(page: Page, frame: int) -> None:
    """Plays all marks once; they end as they began."""
    if frame == 0:
        page.evaluate("document.querySelector('#play-all').click()")
    page.clock.run_for(1000 // RATE)


STEPS = {"fill-the-beaker": pour, "logos-in-motion": play}


def film_loops(browser: Browser) -> Iterator[Path]:
    """Films each page frame by frame, and yields the files."""
    TARGET.mkdir(exist_ok=True)
    for name in STEPS:
        page = browser.new_page(viewport={"width": 1280, "height": 720}, color_scheme="light")
        page.clock.install(time=0)
        page.route("**/*", serve)
        page.goto(f"{ORIGIN}lab/{name}", wait_until="networkidle")
        page.evaluate("document.fonts.ready")
        page.add_style_tag(content=f"body > .bar {{ display: none }} {PAGES[name]}")
        page.clock.pause_at(page.evaluate("Date.now()") + START)
        yield encode(list(_frames(page, name)), TARGET / f"{name}.webm", SIZE)
        page.close()


def _frames(page: Page, name: str) -> Iterator[bytes]:
    for frame in range(FRAMES):
        STEPS[name](page, frame)
        yield page.screenshot()
