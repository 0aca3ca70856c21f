"""The playground as a visitor meets it, with eyes for what is drawn and hands to play."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Route, expect

SPY = Path(__file__).with_name("spy.js")
ISLAND = re.compile(r'(#Playground"[^>]*data-props=")([^"]*)')
QUIET = {"force": 0, "initialSpin": 0, "drift": {"minSpeed": 0}}
"""Props of a playground in which sprites lie where they appear."""
PATIENCE = 30_000
"""Milliseconds that a busy machine gets."""
GLANCE = 20
"""Milliseconds from one look to the next: two sprites never come between."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Drawn:
    """One sprite or bolt of the last frame, in pixels of the page and radians."""

    name: str
    x: float
    y: float
    angle: float
    size: float

    @property
    def at(self) -> Point:
        """Its centre."""
        return self.x, self.y


class Stage:
    """The first screen of the home page.

    Args:
        page: A page that has been nowhere yet.
        **props: Props of the playground that differ from the site's own.
    """

    def __init__(self, page: Page, **props: Any) -> None:
        self.page = page
        self.root = page.locator("[data-playground]")
        self.field = page.get_by_role("application", name="Playground")
        self.status = self.root.get_by_role("status")
        page.add_init_script(path=SPY)
        if props:
            page.route(lambda url: urlsplit(url).path == "/", lambda route: _give(route, props))

    def open(self) -> None:
        """Goes there."""
        self.page.goto("/")

    def play(self) -> None:
        """Goes there and waits until it plays in the time of the day."""
        self.open()
        self.expect_state("running")

    def play_by_hand(self, count: int = 8) -> None:
        """Goes there with a clock that stands still, and lets a number of sprites come."""
        self.page.clock.install(time=0)
        self.open()
        self.page.clock.pause_at(60_000)
        self._run_until(lambda: self.root.get_attribute("data-state") == "running")
        self._run_until(lambda: self.sprites >= count)
        assert self.sprites == count
        self.run(400)  # until the last one has its size

    def _run_until(self, done: Callable[[], bool]) -> None:
        for _ in range(1500):
            if done():
                return
            self.run(GLANCE)
        raise AssertionError("the playground does not get there")

    def run(self, span: int) -> None:
        """Lets some milliseconds pass on a clock that stands still."""
        self.page.clock.run_for(span)

    def button(self, name: str) -> Locator:
        """Returns one of the controls."""
        return self.root.get_by_role("button", name=name, exact=True)

    def pause(self) -> None:
        """Presses Pause."""
        self.button("Pause").click()
        self.expect_state("paused")

    def expect_state(self, state: str) -> None:
        """Waits until the playground is in a state."""
        expect(self.root).to_have_attribute("data-state", state, timeout=PATIENCE)

    def expect_sprites(self, count: int) -> None:
        """Waits until so many sprites play."""
        expect(self.root).to_have_attribute("data-sprites", str(count), timeout=PATIENCE)

    @property
    def sprites(self) -> int:
        """How many sprites play."""
        return int(self.root.get_attribute("data-sprites") or 0)

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the playground has told: type, name and time of each event."""
        return self.page.evaluate("spy.events")

    @property
    def drawn(self) -> dict[str, Drawn]:
        """What the last frame shows, by name."""
        return {it.name: it for it in self.everything_drawn}

    @property
    def everything_drawn(self) -> list[Drawn]:
        """What the last frame shows, back to front."""
        left, top = self.field.evaluate(
            "it => [it.getBoundingClientRect().x, it.getBoundingClientRect().y]"
        )
        found = (Drawn(**it) for it in self.page.evaluate("spy.drawn"))
        return [Drawn(it.name, it.x + left, it.y + top, it.angle, it.size) for it in found]

    def frames_taken(self) -> int:
        """Counts the frames that the page takes while the display shows thirty."""
        return self.page.evaluate(
            """async () => {
              const before = spy.frames;
              await spy.wait(30);
              return spy.frames - before;
            }"""
        )

    def fetched_late(self) -> bool:
        """Tells whether the physics came after the first paint."""
        return self.page.evaluate(
            """() => {
              const [paint] = performance.getEntriesByName("first-contentful-paint");
              const fetched = performance.getEntriesByType("resource");
              const physics = fetched.find(({ name }) => name.includes("matter"));
              return physics.startTime > paint.startTime;
            }"""
        )

    def hide(self, hidden: bool) -> None:
        """Tells the page that its tab is hidden; a headless browser never hides one itself."""
        self.page.evaluate(
            """(hidden) => {
              Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            hidden,
        )

    def scroll_away(self) -> None:
        """Goes to the foot of the page, and waits until the page has noticed."""
        self.page.get_by_role("contentinfo").scroll_into_view_if_needed()
        expect(self.root).not_to_be_in_viewport()
        self.page.evaluate("spy.wait(5)")

    def open_among(self, points: list[Point]) -> list[Point]:
        """Returns those points in view at which nothing lies over the field."""
        return [
            (x, y)
            for x, y in self.page.evaluate(
                """(points) => points.filter(([x, y]) =>
                  document.elementFromPoint(x, y)?.closest(".playground__input-area"))""",
                points,
            )
        ]

    def within_reach(self) -> Drawn:
        """Returns a sprite whose middle can be taken: open to the pointer, under no other."""
        drawn = self.everything_drawn
        reachable = self.open_among([sprite.at for sprite in drawn])
        for index, sprite in enumerate(drawn):
            over = drawn[index + 1 :]
            if sprite.at in reachable and all(distance(it.at, sprite.at) > it.size for it in over):
                return sprite
        raise AssertionError("no sprite within reach")

    def room(self, near: Point = (0, 0)) -> Point:
        """Returns the nearest open place with no sprite about."""
        drawn = self.everything_drawn
        width, height = self.page.evaluate("[innerWidth, innerHeight]")
        grid = [(x, y) for x in range(30, width - 30, 30) for y in range(90, height - 90, 30)]
        far = [it for it in grid if all(distance(it, one.at) > one.size for one in drawn)]
        free = self.open_among(far)
        assert free, "no room on the stage"
        return min(free, key=lambda place: distance(place, near))

    def touch(self, *points: Point, lift: bool = True) -> None:
        """Draws one finger through points."""
        session = self.page.context.new_cdp_session(self.page)

        def finger(kind: str, *at: Point) -> None:
            touches = [{"x": x, "y": y} for x, y in at]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        first, *rest = points
        finger("touchStart", first)
        for point in rest:
            finger("touchMove", point)
        if lift:
            finger("touchEnd")
        session.detach()


def distance(one: Point, other: Point) -> float:
    """Returns how far apart two points are."""
    return hypot(one[0] - other[0], one[1] - other[1])


def _give(route: Route, props: dict[str, Any]) -> None:
    """Serves the home page with other props, as if its content said so."""
    response = route.fetch()

    def changed(found: re.Match[str]) -> str:
        given = json.loads(html.unescape(found[2])) | props
        return found[1] + html.escape(json.dumps(given))

    body, count = ISLAND.subn(changed, response.text())
    assert count == 1, "the playground is not where it was"
    keep = {"content-type", "content-security-policy", "cache-control"}
    headers = {name: value for name, value in response.headers.items() if name in keep}
    route.fulfill(status=response.status, headers=headers, body=body)
