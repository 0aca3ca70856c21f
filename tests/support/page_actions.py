"""What visitors do on a page, and what tests wait for."""

from collections.abc import Iterable
from re import Pattern
from typing import Any

from playwright.sync_api import FloatRect, Frame, Locator, Page, Route, ViewportSize, expect

from portfolio.models.theme.roles import Scheme
from tests.support.page_scripts import page_script

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LOW_WINDOW: ViewportSize = {"width": 1440, "height": 300}
"""So low that every page is longer than two of it, also one without content."""

Point = tuple[float, float]

AT_REST = page_script("at_rest")

MENU_AT_REST = """(button) => {
  const entrance = button.popoverTargetElement.getAnimations();
  return Promise.all(entrance.map((it) => it.finished)).then(() => {});
}"""

FRAME = "new Promise((go) => [requestAnimationFrame(go), setTimeout(go, 1000)])"
"""A frame; or a second in a headless browser that has stopped drawing and calls back for none."""

TWO_FRAMES = f"{FRAME}.then(() => {FRAME})"

SCROLL_THROUGH = f"""async (frames) => {{
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {{
    scrollTo({{ top: y, behavior: "instant" }});
    for (let wait = 0; wait < frames; wait += 1) await {FRAME};
  }}
}}"""

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""By how many pixels a page is wider than its window."""

NAVIGATION = "performance.getEntriesByType('navigation')[0]"

CHOOSE_SCHEME = """(scheme) => {
  document.documentElement.dataset.theme = scheme;
  document.dispatchEvent(new CustomEvent("set-theme", { detail: scheme }));
}"""
"""The pages of the lab have no switch, so nothing there answers the event."""

LATE, IN_TIME = "performance.now = () => 300;", "performance.now = () => 0;"
"""Scripts of a page that comes when the loading indicator is due, and of one that comes at once."""

RUNTIME_HAS_LOADED = "!window.earlyClicks"
"""The runtime has taken over from the page's inline loader, or the page has no islands."""

HYDRATED_WHOLE = "Object.keys(document).some((key) => key.startsWith('__react'))"
"""React has taken over the document, in a page that it hydrates whole."""

VIDEO_HAS_DATA = "(document.querySelector('video')?.readyState ?? 2) > 1"
PICTURES_HAVE_LOADED = "[...document.images].every((it) => it.complete || it.loading === 'lazy')"
FONTS_HAVE_LOADED = "document.fonts.status === 'loaded'"


def expect_none(found: Iterable[str]) -> None:
    """Fails with all that was found, a line each."""
    lines = [*found]
    assert not lines, "\n".join(lines)


def shown(page: Page) -> Locator:
    """Locates a page's document once no preloader covers it; until then there is none."""
    return page.locator("html:not([data-preloader])")


def bring(element: Locator) -> Locator:
    """Scrolls an element into view and waits until the page stands still."""
    shown(element.page).wait_for()
    element.scroll_into_view_if_needed()
    element.evaluate(AT_REST)
    return element


def box_of(element: Locator) -> FloatRect:
    box = element.bounding_box()
    assert box, f"{element} is not shown"
    return box


def centre_of(element: Locator) -> Point:
    box = box_of(element)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scroll_to(page: Page, top: float) -> None:
    """Scrolls a page at once to so many pixels from its top."""
    page.evaluate("(top) => scrollTo({ top, behavior: 'instant' })", top)


def scroll_through(page: Page, frames: int = 2) -> None:
    """Scrolls to the end, half a screen at a time, each for some frames."""
    page.evaluate(SCROLL_THROUGH, frames)


def go_back_to_cached(page: Page) -> None:
    """Goes back to a page that has to come from the back-forward cache."""
    page.go_back(wait_until="commit")
    page.wait_for_function("window.persisted !== undefined")
    reasons = page.evaluate(f"JSON.stringify({NAVIGATION}.notRestoredReasons)")
    assert page.evaluate("window.persisted"), f"{page.url} was not cached: {reasons}"


def swipe(page: Page, start: Point, end: Point) -> None:
    """Puts a finger down, moves it in a straight line and lifts it: the browser may scroll."""
    drag_finger(page, [between(start, end, step / 8) for step in range(9)])


def drag_finger(page: Page, points: Iterable[Point], *, lift: bool = True) -> None:
    """Puts a finger down, moves it through points and, unless told otherwise, lifts it."""
    session = page.context.new_cdp_session(page)
    kind = "touchStart"
    for x, y in points:
        finger = [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": finger})
        kind = "touchMove"
    if lift:
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def show_scheme(page: Page, scheme: Scheme) -> None:
    """Has the system ask for a scheme, and the visitor choose it."""
    page.emulate_media(color_scheme=scheme)
    page.evaluate(CHOOSE_SCHEME, scheme)


def open_menu(button: Locator) -> None:
    """Opens the menu of a button, and waits until it stands still: a click on a link may miss."""
    button.click()
    button.evaluate(MENU_AT_REST)


class Held(list[Route]):
    """What was asked for and has not come; once it is released, all comes at once."""

    is_released = False

    def answer(self, route: Route) -> None:
        route.continue_() if self.is_released else self.append(route)


def hang(page: Page, address: str | Pattern[str]) -> Held:
    """Lets what matches an address neither come nor fail; returns what is asked for."""
    held = Held()
    page.route(address, held.answer)
    return held


def release(held: Held) -> None:
    """Lets come what was asked for, and what will be."""
    held.is_released = True
    for route in held:
        route.continue_()


def wait_until(frame: Page | Frame, condition: str) -> None:
    """Waits in the page for at most 10 s until a condition, written in JavaScript, holds.

    The site's security policy forbids the eval of Playwright's own polling.
    """
    frame.evaluate(f"""() => new Promise((done, fail) => {{
      const end = performance.now() + 10_000;
      const look = () => {{
        if ({condition}) done();
        else if (performance.now() > end) fail(new Error("it did not come in 10 s"));
        else setTimeout(look, 20);
      }};
      look();
    }})""")


def hydrate_islands(page: Page) -> None:
    """Hydrates every island of a page, and waits until all that it shows at first has come."""
    shown(page).wait_for(state="attached")
    wait_until(page, RUNTIME_HAS_LOADED)
    for island in page.locator("[data-island]").all():
        island.evaluate("(element) => element.scrollIntoView()")
        island.dispatch_event("pointerdown")
        expect(island).to_have_attribute("data-hydrated", "")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    wait_until(page, FONTS_HAVE_LOADED)
    for player in page.frames[1:]:
        wait_until(player, VIDEO_HAS_DATA)
    wait_until(page, PICTURES_HAVE_LOADED)
