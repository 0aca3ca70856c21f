"""What does not fit a window, however small it is and however wide its text is set."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

LOST = Path(__file__).with_suffix(".js").read_text()

NARROW: ViewportSize = {"width": 320, "height": 640}
ZOOMED: ViewportSize = {"width": 640, "height": 360}
"""A window of 1280 by 720, and what zooming to 200 % leaves of it."""

DESK: ViewportSize = {"width": 1280, "height": 720}
SPACED = """
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
"""
"""What readers may ask of text: WCAG 2.2, 1.4.12."""


def clipped_text(page: Page) -> list[str]:
    """Returns what does not fit, in every window; leaves window and spacing as they were."""
    found, size = [], page.viewport_size
    page.evaluate("document.querySelectorAll('details').forEach((it) => { it.open = true; })")
    for window in (NARROW, ZOOMED):
        page.set_viewport_size(window)
        found += [f"{window['width']} px: {it}" for it in page.evaluate(LOST)]
    spacing = page.add_style_tag(content=SPACED)
    for window in (ZOOMED, DESK):
        page.set_viewport_size(window)
        found += [f"{window['width']} px, spaced: {it}" for it in page.evaluate(LOST)]
    spacing.evaluate("(it) => it.remove()")
    if size:
        page.set_viewport_size(size)
    return found
