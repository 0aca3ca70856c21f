"""Page object of the playground: what is drawn on its canvas, and how to use it."""

import html
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Route, expect

from tests.support.page_actions import Point, between, drag_finger

SPY = Path(__file__).with_name("spy.js")
ISLAND = re.compile(r'(#Playground"[^>]*data-props=")([^"]*)')
QUIET = {"force": 0, "initialSpin": 0, "drift": {"minSpeed": 0}}
"""Props of a playground in which sprites stay where they appear."""
PATIENCE = 30_000
"""Timeout in milliseconds, long enough for a busy machine."""
TICK = 20
"""Milliseconds the clock is moved between two checks: at most one sprite appears in that time."""

FAST: dict[str, Any] = {"interval": 30}
"""Props with which stickers appear at once."""

ALL_LOADED: dict[str, Any] = {"loadTimeout": 600_000}
"""Nothing starts before every picture is loaded, so stickers come in the order of the content."""

REPEATABLE: dict[str, Any] = {"seed": 12, **ALL_LOADED}
"""Stickers appear at the same points every time: bomb, cassette and rainbow uncovered and apart."""


@dataclass(frozen=True)
class Drawn:
    """A sprite or bolt of the last frame, in pixels of the page and radians.

    Attributes:
        name: Name of its picture's file.
        x: Where its centre of mass is.
        y: The same, downwards.
        center_x: Where the centre of its picture is.
        center_y: The same, downwards.
        angle: Its turn.
        size: Width of its picture.
    """

    name: str
    x: float
    y: float
    center_x: float
    center_y: float
    angle: float
    size: float

    @property
    def at(self) -> Point:
        return self.x, self.y


class PlaygroundPage:
    """The first screen of the home page, whose props may replace those of the site.

    Attributes:
        path: Where it is, in the language of the site.
    """

    def __init__(self, page: Page, path: str = "/", **props: Any) -> None:
        self.page = page
        self.path = path
        self.root = page.locator("[data-playground]")
        self.field = self.root.get_by_role("application")
        self.status = self.root.get_by_role("status")
        page.add_init_script(path=SPY)
        if props:
            page.route(lambda url: urlsplit(url).path == path, lambda route: _give(route, props))

    def open(self) -> None:
        self.page.goto(self.path)

    def play(self) -> None:
        """Opens the home page and waits until the playground runs, in real time."""
        self.open()
        self.expect_state("running")

    def play_by_hand(self, count: int = 8) -> None:
        """Opens the home page with a clock that only ``run()`` moves, and waits for sprites.

        With the props ``seed`` and ``loadTimeout`` (longer than any download) the sprites appear
        in the same order at the same points every time: nothing starts before the entrance
        animations have ended, which move the covers that sprites avoid.
        """
        self.page.clock.install(time=0)
        self.page.clock.pause_at(60_000)
        self.open()
        self.page.evaluate(
            """() => Promise.all(
              [...document.querySelectorAll("[data-playground-cover]")]
                .flatMap((cover) => cover.getAnimations())
                .map((entrance) => entrance.finished)
            ).then(() => {})"""
        )
        self._run_until(lambda: self.root.get_attribute("data-state") == "running")
        self._run_until(lambda: self.sprites >= count)
        assert self.sprites == count
        self.run(400)  # until the last one has its full size

    def _run_until(self, done: Callable[[], bool]) -> None:
        for _ in range(1500):
            if done():
                return
            self.run(TICK)
        raise AssertionError("the playground does not get into the expected state")

    def run(self, span: int) -> None:
        """Moves the clock of ``play_by_hand()`` by some milliseconds."""
        self.page.clock.run_for(span)

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def pause(self, name: str = "Pause") -> None:
        """Presses Pause, by its name in the language of the site."""
        self.button(name).click()
        self.expect_state("paused")

    def toggle(self, state: str) -> None:
        """Presses Pause or Play, whatever its name is, and waits for the state that it leads to."""
        self.root.get_by_role("group").get_by_role("button").first.click()
        self.expect_state(state)

    def expect_state(self, state: str) -> None:
        expect(self.root).to_have_attribute("data-state", state, timeout=PATIENCE)

    def expect_sprites(self, count: int) -> None:
        expect(self.root).to_have_attribute("data-sprites", str(count), timeout=PATIENCE)

    @property
    def sprites(self) -> int:
        return int(self.root.get_attribute("data-sprites") or 0)

    @property
    def events(self) -> list[dict[str, Any]]:
        """Type, name and time of each event of the playground."""
        return self.page.evaluate("spy.events")

    @property
    def drawn(self) -> dict[str, Drawn]:
        """What the last frame shows, by name."""
        return {drawn.name: drawn for drawn in self.everything_drawn}

    @property
    def everything_drawn(self) -> list[Drawn]:
        """What the last frame shows, back to front; of a sticker at an edge the first image."""
        left, top = self.field.evaluate(
            "it => [it.getBoundingClientRect().x, it.getBoundingClientRect().y]"
        )
        images: dict[str, Drawn] = {}
        for fields in self.page.evaluate("spy.drawn"):
            images.setdefault(fields["name"], Drawn(**fields))
        return [_moved(drawn, left, top) for drawn in images.values()]

    def frames_taken(self) -> int:
        """Counts the frames that the page requests while the display shows thirty."""
        return self.page.evaluate(
            """async () => {
              const before = spy.frames;
              await spy.wait(30);
              return spy.frames - before;
            }"""
        )

    def fetched_late(self) -> bool:
        """Returns whether Matter.js was requested after the first paint."""
        return self.page.evaluate(
            """() => {
              const [paint] = performance.getEntriesByName("first-contentful-paint");
              const fetched = performance.getEntriesByType("resource");
              const physics = fetched.find(({ name }) => name.includes("matter"));
              return physics.startTime > paint.startTime;
            }"""
        )

    def hide(self, hidden: bool) -> None:
        """Simulates a hidden tab, which a headless browser does not have."""
        self.page.evaluate(
            """(hidden) => {
              Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            hidden,
        )

    def scroll_away(self) -> None:
        """Scrolls to the end of the page, and waits until observers have run."""
        self.page.get_by_role("contentinfo").scroll_into_view_if_needed()
        expect(self.root).not_to_be_in_viewport()
        self.page.evaluate("spy.wait(5)")

    def open_among(self, points: list[Point]) -> list[Point]:
        """Returns the points at which nothing covers the input area."""
        return [
            (x, y)
            for x, y in self.page.evaluate(
                """(points) => points.filter(([x, y]) =>
                  document.elementFromPoint(x, y)?.closest(".playground__input-area"))""",
                points,
            )
        ]

    def within_reach(self) -> Drawn:
        """Returns a sprite that is not covered, by text or another sprite, at its centre."""
        drawn = self.everything_drawn
        reachable = self.open_among([sprite.at for sprite in drawn])
        for index, sprite in enumerate(drawn):
            over = drawn[index + 1 :]
            if sprite.at in reachable and all(distance(it.at, sprite.at) > it.size for it in over):
                return sprite
        raise AssertionError("no sprite can be grabbed")

    def room(self, near: Point = (0, 0)) -> Point:
        """Returns the nearest uncovered point with no sprite near it."""
        drawn = self.everything_drawn
        width, height = self.page.evaluate("[innerWidth, innerHeight]")
        grid = [(x, y) for x in range(30, width - 30, 30) for y in range(90, height - 90, 30)]
        far = [place for place in grid if all(distance(place, one.at) > one.size for one in drawn)]
        free = self.open_among(far)
        assert free, "no free point on the stage"
        return min(free, key=lambda place: distance(place, near))

    def drag(self, held: Drawn, to: Point) -> None:
        """Presses a sticker and moves the pointer to a point within a second."""
        self.page.mouse.move(*held.at)
        self.page.mouse.down()
        expect(self.field).to_have_attribute("data-cursor", "grabbing")
        for step in range(1, 21):
            self.page.mouse.move(*between(held.at, to, step / 20))
            self.run(50)

    def touch(self, *points: Point, lift: bool = True) -> None:
        """Touches with one finger and moves it through points."""
        drag_finger(self.page, points, lift=lift)


def _moved(drawn: Drawn, x: float, y: float) -> Drawn:
    return replace(
        drawn,
        x=drawn.x + x,
        y=drawn.y + y,
        center_x=drawn.center_x + x,
        center_y=drawn.center_y + y,
    )


def distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _give(route: Route, props: dict[str, Any]) -> None:
    """Serves the home page with other props for the playground."""
    response = route.fetch()

    def changed(found: re.Match[str]) -> str:
        given = json.loads(html.unescape(found[2])) | props
        return found[1] + html.escape(json.dumps(given))

    body, count = ISLAND.subn(changed, response.text())
    assert count == 1, "the home page has no playground"
    keep = {"content-type", "content-security-policy", "cache-control"}
    headers = {name: value for name, value in response.headers.items() if name in keep}
    route.fulfill(status=response.status, headers=headers, body=body)
