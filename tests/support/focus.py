"""A tour of a page with the Tab key."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

TOUR = Path(__file__).with_suffix(".js").read_text()
LONGEST = 200
"""Stops after which a tour goes in circles."""


def focus_problems(page: Page) -> list[str]:
    """Returns the stops at which the focus cannot be seen, and the controls that have none."""
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    page.evaluate(TOUR)
    unseen = []
    for _ in range(LONGEST):
        page.keyboard.press("Tab")
        found = page.evaluate("focusTour.look()")
        if found is None:
            missed = page.evaluate("focusTour.missed()")
            return [f"not seen: {it}" for it in unseen] + [f"not reached: {it}" for it in missed]
        unseen += [found] if found else []
    raise AssertionError("the tour has no end")
