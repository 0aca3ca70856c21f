"""Firefox, driven over WebDriver BiDi: it speaks that itself, with no driver in between."""

import json
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websocket import create_connection

from tests.support.engines import KEYS, as_json, ensure
from tests.support.page_actions import Point

PROGRAM = "firefox-esr"
LISTENING = re.compile(r"WebDriver BiDi listening on (\S+)")
PATIENCE = 30
"""Seconds until an answer has to come."""

PREFERENCES = 'user_pref("ui.useOverlayScrollbars", 1);'
"""Scrollbars that take no room, as in the other engines: windows of one size lay out alike."""


class Firefox:
    """A Firefox with a profile of its own and no window."""

    def __init__(self) -> None:
        ensure({PROGRAM: PROGRAM})
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        Path(self._profile.name, "user.js").write_text(PREFERENCES)
        command = [PROGRAM, "--headless", "--no-remote", "--remote-debugging-port=0"]
        self._process = subprocess.Popen(
            [*command, "--profile", self._profile.name],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._socket = create_connection(
            f"{self._address()}/session", timeout=PATIENCE, suppress_origin=True
        )
        self._calls = 0
        self._call("session.new", capabilities={})
        (tab,) = self._call("browsingContext.getTree")["contexts"]
        self._tab = tab["context"]

    def go(self, address: str) -> None:
        where = {"context": self._tab, "url": address, "wait": "complete"}
        if self._ask_for("browsingContext.navigate", **where)["type"] == "error":
            # A frame of the page before that was still loading has been taken for this one.
            self._call("browsingContext.navigate", **where)

    def back(self) -> None:
        self._call("browsingContext.traverseHistory", context=self._tab, delta=-1)

    def ask(self, expression: str) -> Any:
        answer = self._call(
            "script.evaluate",
            expression=as_json(expression),
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def tap(self, x: float, y: float) -> None:
        self.drag([(x, y)])

    def drag(self, points: Sequence[Point]) -> None:
        first, *others = [{"type": "pointerMove", "x": round(x), "y": round(y)} for x, y in points]
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self._act({"type": "pointer", "id": "mouse", "actions": [first, down, *others, up]})

    def press(self, key: str) -> None:
        strokes = [{"type": f"key{way}", "value": KEYS[key]} for way in ("Down", "Up")]
        self._act({"type": "key", "id": "keyboard", "actions": strokes})

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._tab, viewport=size)

    def close(self) -> None:
        self._call("browser.close")
        self._socket.close()
        self._process.communicate()
        self._profile.cleanup()

    def _address(self) -> str:
        for line in self._process.stderr or ():
            if found := LISTENING.search(line):
                return found[1]
        raise AssertionError("Firefox ended before it listened")

    def _act(self, source: dict[str, Any]) -> None:
        self._call("input.performActions", context=self._tab, actions=[source])

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        answer = self._ask_for(method, **params)
        assert answer["type"] == "success", answer
        return answer["result"]

    def _ask_for(self, method: str, **params: Any) -> dict[str, Any]:
        self._calls += 1
        self._socket.send(json.dumps({"id": self._calls, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv())).get("id") != self._calls:
            pass
        return answer
