"""What a page should never do."""

import re

from playwright.sync_api import ConsoleMessage, Page, Request

SLOW_PICTURE = "GL Driver Message (OpenGL, Performance"
"""Part of what Chromium's software renderer says of itself when a picture of WebGL is taken."""

OWN_SENSOR = "A reload is required so that the existing AbsoluteOrientationSensor"
"""What some releases of Chromium say when a test leans the device."""

LATE_TRANSITION = "Transition was aborted because of invalid state. Page already revealed"
"""What a busy Chromium says when it shows a page before it could move to it; the page is whole."""

LAID_OUT_EARLY = "Rendering was performed in a subtree hidden by content-visibility"


class ConsoleMonitor:
    """Notes console messages, errors, websockets and requests to anyone but the site.

    ``expected`` is a pattern of the noises that a scenario makes on purpose.
    """

    def __init__(self, page: Page, address: str, expected: str | None = None) -> None:
        self._noises: list[str] = []
        self._page = page
        self._address = address
        self._expected = expected
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._error(error.message))
        page.on("websocket", lambda socket: self._note("websocket", socket.url))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)

    @property
    def complaints(self) -> list[str]:
        """What should not have been heard, one line each, or what should have been and was not."""
        if self._expected is None:
            return self._noises
        due = re.compile(self._expected)
        # Nothing that fails may throw.
        others = [it for it in self._noises if it.startswith("error ") or not due.search(it)]
        came = len(others) < len(self._noises)
        return others if came else [*others, f"nobody heard of {self._expected}"]

    def _note(self, kind: str, text: str) -> None:
        self._noises.append(f"{kind} on {self._page.url}: {text}")

    def _error(self, message: str) -> None:
        if message != LATE_TRANSITION:
            self._note("error", message)

    def _console(self, message: ConsoleMessage) -> None:
        # Chromium says so itself when a document answers 404, which is what the lost page is for.
        if message.location["url"] == self._page.url and "status of 404" in message.text:
            return
        # The browser lays out what is not laid out yet to move the focus, or because the test looks
        # for an element; a script of the site, which has an address, may not.
        if message.text.startswith(LAID_OUT_EARLY) and not message.location["url"]:
            return
        if SLOW_PICTURE in message.text or message.text.startswith(OWN_SENSOR):
            return
        self._note(f"console {message.type}", f"{message.text} [{message.location['url']}]")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self._address}/", "data:", "blob:")):
            self._note("stranger", request.url)

    def _failed(self, request: Request) -> None:
        # A page that is left, or a loop that is paused, gives up what it was loading. What the
        # policy forbids is an error in the console; some releases say it of scripts that are off.
        if request.failure not in ("net::ERR_ABORTED", "csp"):
            self._note("failed", f"{request.url} {request.failure}")
