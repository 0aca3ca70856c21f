"""WebKit as GNOME builds it, driven by its own WebDriver on a screen that nobody sees."""

import json
import os
import shutil
import subprocess
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.support.engines import KEYS, as_json, ensure
from tests.support.page_actions import Point

DRIVER = "WebKitWebDriver"
PROGRAMS = {DRIVER: "webkit2gtk-driver", "Xvfb": "xvfb"}
SETTINGS = {
    # Root may not open the sandbox, and there is no graphics card to compose with.
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    # No bus for assistive technology is running.
    "NO_AT_BRIDGE": "1",
}


class WebKit:
    """A WebKitGTK in the small browser that comes with its driver."""

    def __init__(self) -> None:
        ensure(PROGRAMS)
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        number = self._screen.stdout.readline().strip() if self._screen.stdout else ""
        options = Options()
        options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser")))
        options.add_argument("--automation")
        environment = {**os.environ, **SETTINGS, "DISPLAY": f":{number}"}
        try:
            self._driver = _driver(options, environment)
        except BaseException:
            self._stop_screen()
            raise

    def go(self, address: str) -> None:
        self._driver.get(address)

    def back(self) -> None:
        self._driver.back()

    def ask(self, expression: str) -> Any:
        return json.loads(self._driver.execute_script(f"return {as_json(expression)}"))

    def tap(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def drag(self, points: Sequence[Point]) -> None:
        actions = ActionBuilder(self._driver)
        first, *others = [(round(x), round(y)) for x, y in points]
        pointer = actions.pointer_action.move_to_location(*first).pointer_down()
        for place in others:
            pointer.move_to_location(*place)
        pointer.pointer_up()
        actions.perform()

    def press(self, key: str) -> None:
        ActionChains(self._driver).send_keys(KEYS[key]).perform()

    def resize(self, width: int, height: int) -> None:
        self._driver.set_window_rect(0, 0, width, height)

    def close(self) -> None:
        self._driver.quit()
        self._stop_screen()

    def _stop_screen(self) -> None:
        self._screen.terminate()
        self._screen.communicate()


def _driver(options: Options, environment: dict[str, str]) -> webdriver.WebKitGTK:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Selenium's, about itself
        return webdriver.WebKitGTK(options, Service(shutil.which(DRIVER), env=environment))
