"""Browsers of three makers, each driven by the same few words."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from tests.support.page_actions import PHONE, Point, drag_finger

KEYS = {
    "Escape": "\ue00c",
    "ArrowRight": "\ue014",
    "End": "\ue010",
    "Delete": "\ue017",
    "/": "/",
}
"""What WebDriver calls the keys that the scenarios press."""

SENSORS = ["accelerometer", "gyroscope", "magnetometer"]
"""Permissions without which a page hears nothing of how a phone leans."""


class Engine(Protocol):
    """What a scenario can do in any browser."""

    def go(self, address: str) -> None:
        """Opens a page and waits until it has loaded."""

    def back(self) -> None:
        """Goes back to the page before, as the button of the browser does."""

    def ask(self, expression: str) -> Any:
        """Returns what an expression, or a promise, comes to in the page, as JSON can say it."""

    def tap(self, x: float, y: float) -> None:
        """Presses a place of the window with the pointer, or with a finger."""

    def drag(self, points: Sequence[Point]) -> None:
        """Moves the pointer, or a finger, pressed through some places of the window."""

    def press(self, key: str) -> None:
        """Presses one of :data:`KEYS`."""

    def resize(self, width: int, height: int) -> None:
        """Gives the window another size."""

    def close(self) -> None:
        """Ends the browser and whatever it needed."""


class ChromiumDesktop:
    """Chromium with a mouse."""

    def __init__(self, browser: Browser, **options: Any) -> None:
        self._context = browser.new_context(**options)
        self._page = self._context.new_page()

    def go(self, address: str) -> None:
        self._page.goto(address)

    def back(self) -> None:
        self._page.go_back()

    def ask(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def tap(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def drag(self, points: Sequence[Point]) -> None:
        self._page.mouse.move(*points[0])
        self._page.mouse.down()
        for point in points[1:]:
            self._page.mouse.move(*point)
        self._page.mouse.up()

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def close(self) -> None:
        self._context.close()


class ChromiumPhone(ChromiumDesktop):
    """Chromium with the screen and the touch of a phone."""

    def __init__(self, browser: Browser) -> None:
        super().__init__(browser, **PHONE, permissions=SENSORS)

    def tap(self, x: float, y: float) -> None:
        self._page.touchscreen.tap(x, y)

    def drag(self, points: Sequence[Point]) -> None:
        drag_finger(self._page, points)


def ensure(programs: dict[str, str]) -> None:
    """Skips the test where one of some programs is missing, given with Debian's package of each.

    A machine of a CI service installs it first.
    """
    missing = [name for name in programs if not shutil.which(name)]
    if missing and os.environ.get("CI") and shutil.which("apt-get") and os.geteuid() == 0:
        packages = {programs[name] for name in missing}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", *command], capture_output=True, check=False)
        missing = [name for name in programs if not shutil.which(name)]
    if missing:
        wanted = ", ".join(sorted({programs[name] for name in missing}))
        pytest.skip(f"This engine is tested where Debian's {wanted} is installed.")


def as_json(expression: str) -> str:
    """Returns an expression that says the same as text, which every driver hands on alike."""
    return f"Promise.resolve({expression}).then((it) => JSON.stringify(it ?? null))"
