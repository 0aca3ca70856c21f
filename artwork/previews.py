"""Previews of the experiments: the pages of the lab as the built site shows them."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator
from pathlib import Path

from browser import ORIGIN, ROOT
from playwright.sync_api import Browser, Route
from stills import save

SITE = ROOT / "dist"
TARGET = ROOT / "content" / "experiments"
ALONE = "position: fixed; inset: 0; z-index: 9; width: 100%; height: 100%; border-radius: 0"
"""The part of a page that fills the picture."""

LOWER = "main { padding-top: 56px }"
"""Keeps the title off the upper edge; the ground with its rings begins there."""

ROOM = "a-room-in-real-time"
STAGE = {"width": 800, "height": 640}
"""The size of the picture that this page shows where it cannot draw the room."""

SETTLED = 200
"""Milliseconds after which a page has drawn what is drawn anew at another size."""

PAGES = {
    "fill-the-beaker": (
        f"{LOWER} .lead, .panel {{ display: none }} .bench {{ grid-template-rows: 1fr 0 }} "
        ".words { align-self: center }"
    ),
    "logos-in-motion": f"{LOWER} .intro > :not(h1) {{ display: none }}",
    ROOM: f".stage {{ {ALONE}; border: 0 }}",
    "scroll-theatre": (
        f".acts {{ {ALONE}; max-width: none; padding: 44px; gap: 36px; background: var(--ground); "
        "grid-auto-rows: 1fr } "
        ".act { display: grid } .scene { aspect-ratio: auto } .caption { display: none }"
    ),
    "pocket-snippets": (
        f".snippets {{ {ALONE}; margin: 0; padding: 44px; gap: 28px; background: var(--ink); "
        "grid-auto-rows: 1fr; align-items: stretch } "
        ".snippet { display: grid; padding: 0; background: none } "
        ".snippet > :not(.demo) { display: none } "
        ".demo { height: auto; font-size: 24px; "
        "background: color-mix(in oklab, var(--purple) 28%, var(--ink)) }"
    ),
}
"""Pages by name, with styles that leave of the page what its picture shows."""


def serve(route: Route) -> None:
    """Answers with a file of the built site; a route is a page without its suffix."""
    path = SITE / route.request.url.removeprefix(ORIGIN).partition("?")[0]
    path = path if path.suffix else path.with_suffix(".html")
    if not path.is_file():
        route.fulfill(status=404)
        return
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    route.fulfill(body=path.read_bytes(), content_type=kind)


def take_previews(browser: Browser) -> Iterator[Path]:
    """Takes the picture of every page, held still, and yields the files.

    Raises:
        SystemExit: The site has not been built for the root of a host.
    """
    for name, styles in PAGES.items():
        if not (SITE / "lab" / f"{name}.html").exists():
            raise SystemExit(f"dist/lab/{name}.html is missing. Build the site first: make rooted")
        page = browser.new_page(
            viewport={"width": 1280, "height": 720}, color_scheme="light", reduced_motion="reduce"
        )
        page.route("**/*", serve)
        page.goto(f"{ORIGIN}lab/{name}", wait_until="networkidle")
        page.evaluate("document.fonts.ready")
        page.add_style_tag(content=f"body > .bar {{ display: none }} {styles}")
        page.wait_for_timeout(SETTLED)
        yield save(page, TARGET / f"{name}.webp")
        if name == ROOM:
            page.set_viewport_size(STAGE)
            page.wait_for_timeout(SETTLED)
            yield save(page, ROOT / "assets" / "lab" / ROOM / "room.webp", quality=70)
        page.close()
