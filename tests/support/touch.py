"""A finger on the glass: real touch events, so that the browser scrolls as it would."""

from __future__ import annotations

from playwright.sync_api import Page


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
    """Puts a finger down, moves it in a straight line and lifts it."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    touch("touchStart", start)
    for step in range(1, steps + 1):
        share = step / steps
        touch(
            "touchMove",
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share),
        )
    touch("touchEnd")
    session.detach()
