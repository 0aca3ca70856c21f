"""How soon taps on a slow phone are answered (INP): `python -m bench.interactions`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from bench.results import write_section
from portfolio.paths import CONTENT
from portfolio.routing.load_site import load_site
from portfolio.testing.server import serving
from tests.support.chromium import launch_options
from tests.support.network_faults import file_of
from tests.support.page_actions import hydrate_islands
from tests.support.site import DIST, compiled
from tests.support.weights import PHONE

ROUNDS = 5
SLOWDOWN = 4
TARGET = 100
SHORTEST = 16
"""Milliseconds below which the browser reports no event."""

SETTLED = 400
"""Milliseconds after a tap, or after all has loaded, until nothing it has started runs any more."""

FINGER_DOWN = 80
"""Milliseconds that a tap lasts."""

OBSERVE = f"""
window.events = [];
new PerformanceObserver((list) => {{
  for (const it of list.getEntries()) {{
    if (!it.interactionId) continue;
    const {{ duration, startTime, processingStart, processingEnd }} = it;
    events.push({{
      duration,
      delay: processingStart - startTime,
      handlers: processingEnd - processingStart,
      frame: startTime + duration - processingEnd,
    }});
  }}
}}).observe({{ type: "event", durationThreshold: {SHORTEST} }});
"""
"""Keeps the events of interactions: their whole time, the time before the handlers ran, that of the
handlers, and that until the next frame was shown."""

Times = dict[str, float]
PARTS = ("duration", "delay", "handlers", "frame")
NOTHING: Times = dict.fromkeys(PARTS, 0) | {"duration": SHORTEST}


@dataclass(frozen=True, slots=True)
class Interaction:
    """A tap.

    Attributes:
        name: What the table calls it.
        find: Finds what is tapped.
    """

    name: str
    find: Callable[[Page], Locator]


def button(name: str, *, exact: bool = False) -> Callable[[Page], Locator]:
    """Returns what finds a button by its label."""
    return lambda page: page.get_by_role("button", name=name, exact=exact).first


def inside(selector: str) -> Callable[[Page], Locator]:
    """Returns what finds the first visible element of a selector."""
    return lambda page: page.locator(selector).locator("visible=true").first


LAYOUT = (
    Interaction("theme to dark", button("Switch between light and dark")),
    Interaction("theme to light", button("Switch between light and dark")),
    Interaction("menu opens", button("Menu")),
    Interaction("menu closes", button("Menu")),
)
SLIDERS = {
    '#Devices"': (
        Interaction("devices: tablet", inside('.devices label:has-text("Tablet")')),
        Interaction("devices: next", button("Next device")),
    ),
    '#Showcase"': (
        Interaction("phones: the second", inside(".showcase label:nth-of-type(2)")),
        Interaction("phones: the last", inside(".showcase label:last-of-type")),
    ),
    '#ImageSlider"': (
        Interaction("slides: the second", inside(".image-slider label:nth-of-type(2)")),
    ),
    '"comparison__buttons"': (
        Interaction("comparison: dark", inside(".comparison__buttons button:last-child")),
        Interaction("comparison: light", inside(".comparison__buttons button:first-child")),
    ),
}
"""What is tapped on the first page that holds a text."""


def playground() -> tuple[Interaction, ...]:
    """Returns the interactions of the home page."""
    verbs = load_site(CONTENT).content.home.verbs.said
    return (
        *(Interaction(f"verb: {verb}", button(words)) for verb, words in verbs.items()),
        Interaction("playground: pause", button("Pause")),
        Interaction("playground: play", button("Play")),
    )


def interactions() -> dict[str, tuple[Interaction, ...]]:
    """Returns by route what is tapped there: each kind of slider on one page."""
    found = {"/": (*LAYOUT, *playground())}
    missing = set(SLIDERS)
    for route in compiled():
        html = file_of(route).read_text()
        kinds = [kind for kind in SLIDERS if kind in missing and kind in html]
        sliders = [it for kind in kinds for it in SLIDERS[kind]]
        if sliders:
            found[route] = (*LAYOUT, *sliders)
        missing -= {*kinds}
    details = (
        Interaction("details: open", inside("main details summary")),
        Interaction("details: close", inside("main details summary")),
    )
    found["/resume"] = (*LAYOUT, *details)
    return found


def main() -> None:
    """Measures, writes and prints the section; exits with 1 when a target is missed."""
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(**launch_options())
        rows = [
            row
            for route, taps in interactions().items()
            for row in measure(browser, address + route, route, taps)
        ]
        browser.close()
    text = "\n".join(table(rows))
    write_section("Interactions", text)
    print(text)
    sys.exit("**" in text)


def measure(
    browser: Browser, url: str, route: str, taps: tuple[Interaction, ...]
) -> Iterator[tuple[str, str, list[Times]]]:
    """Yields route, name and the times of every round of each tap."""
    rounds = [visit(browser, url, taps) for _ in range(ROUNDS)]
    for tap, times in zip(taps, zip(*rounds, strict=True), strict=True):
        yield route, tap.name, list(times)


def visit(browser: Browser, url: str, taps: tuple[Interaction, ...]) -> list[Times]:
    """Returns the times of taps on a page that nobody has touched before."""
    page = browser.new_page(**PHONE, color_scheme="light", bypass_csp=True)
    page.add_init_script(OBSERVE)
    page.goto(url)
    page.locator("html:not([data-preloader])").wait_for(state="attached")
    hydrate_islands(page)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.wait_for_timeout(SETTLED)
    times = [time_of(page, tap) for tap in taps]
    page.close()
    return times


def time_of(page: Page, tap: Interaction) -> Times:
    """Taps and returns the times of the slowest event, in milliseconds."""
    element = tap.find(page)
    element.scroll_into_view_if_needed()
    page.wait_for_timeout(SETTLED)
    page.evaluate("events.length = 0")
    press(page, element)
    page.wait_for_timeout(SETTLED)
    events: list[Times] = page.evaluate("events")
    return max(events, key=lambda it: it["duration"], default=NOTHING)


def press(page: Page, element: Locator) -> None:
    """Taps the middle of an element as a finger does, which stays down for a moment."""
    box = element.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(FINGER_DOWN)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def table(rows: list[tuple[str, str, list[Times]]]) -> Iterator[str]:
    """Yields the lines of the section; what misses the target is bold."""
    yield (
        f"Milliseconds from a tap until the frame that answers it, on a phone ({SLOWDOWN} times "
        f"slower than this machine): median of {ROUNDS} visits, each to a page that nobody has "
        f"touched before, and the slowest. The parts of the median: before the handlers, in them, "
        f"and until the frame is shown. The browser rounds to 8 ms and reports nothing below "
        f"{SHORTEST} ms. Target: {TARGET} ms; bold misses it. Average load of the machine over "
        f"five minutes, with this program: {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores."
    )
    yield ""
    yield "| page | interaction | median | slowest | delay | handlers | frame | target |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|"
    for route, name, times in rows:
        middle = {part: median(it[part] for it in times) for part in PARTS}
        whole = f"{middle['duration']:.0f}"
        cells = [
            f"**{whole}**" if middle["duration"] > TARGET else whole,
            f"{max(it['duration'] for it in times):.0f}",
            *(f"{middle[part]:.0f}" for part in PARTS[1:]),
        ]
        yield f"| `{route}` | {name} | {' | '.join(cells)} | {TARGET} |"


if __name__ == "__main__":
    main()
