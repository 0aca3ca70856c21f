"""Helpers for tests that meet the playground on the site's own home page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.site_content import CONTENT, WORDS

STEP = 22
"""Pixels between two points that are tried: sprites of a phone are twice as wide, and words may
cover half of one."""

RANDOM = 0.5
"""What ``Math.random`` returns; the playground derives its seed from it, and all else from that."""

Point = tuple[float, float]


def playground(page: Page) -> Locator:
    return page.locator("[data-playground]")


def field(page: Page) -> Locator:
    return page.get_by_role("application", name=WORDS.playground.name)


def sprites(page: Page) -> int:
    return int(playground(page).get_attribute("data-sprites") or 0)


def start(page: Page, count: int) -> None:
    """Opens the home page, waits until there are so many sprites, and stops the clock.

    They appear at the same points every time.
    """
    available = len(CONTENT.home.playground.sprites)
    if available < count:
        pytest.skip(f"the playground has {available} sprites, and this test needs {count}")
    page.add_init_script(f"Math.random = () => {RANDOM}")
    page.clock.install(time=0)
    page.goto("/")
    expect(playground(page)).to_have_attribute("data-state", "running")
    page.clock.pause_at(60_000)
    for _ in range(2 * count):
        if sprites(page) < count:
            page.clock.run_for(CONTENT.home.playground.interval // 2)
    assert sprites(page) == count


def pause(page: Page) -> None:
    page.get_by_role("button", name=WORDS.playground.pause).click()
    expect(playground(page)).to_have_attribute("data-state", "paused")


def is_on_a_sprite(page: Page, point: Point) -> bool:
    """Returns whether there is a sprite to grab at a point."""
    page.mouse.move(*point)
    return field(page).get_attribute("data-cursor") == "grab"


def open_points(page: Page) -> Iterator[Point]:
    """Yields points of the input area that nothing covers, from the top right."""
    points = field(page).evaluate(
        """(field, step) => {
          const { width, height } = field.getBoundingClientRect();
          const points = [];
          for (let x = width - step; x > step; x -= step)
            for (let y = step; y < Math.min(height, innerHeight) - step; y += step)
              if (field.contains(document.elementFromPoint(x, y))) points.push([x, y]);
          return points;
        }""",
        STEP,
    )
    yield from ((x, y) for x, y in points)


def find_sprite(page: Page) -> Point:
    """Returns a point at which a sprite can be grabbed."""
    found = next((point for point in open_points(page) if is_on_a_sprite(page, point)), None)
    assert found, "no sprite can be grabbed"
    return found


def find_room(page: Page, away_from: Point) -> Point:
    """Returns a point with no sprite, far from another."""
    far = (it for it in open_points(page) if abs(it[0] - away_from[0]) > 100)
    found = next((point for point in far if not is_on_a_sprite(page, point)), None)
    assert found, "no free point"
    return found
