"""A page for somebody who asks for less motion."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

WATCH = Path(__file__).with_suffix(".js").read_text()


TRIES = 8
"""Looks at a page until it must look the same twice: a picture may still be on its way."""


def unwanted_motion(page: Page) -> list[str]:
    """Returns what moves by itself, and what is never seen, at the top and in the middle."""
    page.evaluate(WATCH)
    found = []
    for share in (0, 0.5):
        page.evaluate(
            "(it) => scrollTo({ top: document.body.scrollHeight * it, behavior: 'instant' })", share
        )
        found += _moving(page)
    return found + [f"unseen: {it}" for it in page.evaluate("unseen()")]


def _moving(page: Page) -> list[str]:
    before = page.screenshot()
    for _ in range(TRIES):
        found = [f"moves: {it}" for it in page.evaluate("moving()")]
        after = page.screenshot()
        if found or before == after:
            return found
        before = after
    return ["never looks the same twice"]
