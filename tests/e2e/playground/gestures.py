"""Pointer gestures on the playground, and their geometry."""

from __future__ import annotations

from playwright.sync_api import FloatRect, expect

from tests.support.playground_page import Drawn, PlaygroundPage, Point, distance


def drag(stage: PlaygroundPage, held: Drawn, to: Point) -> None:
    """Presses a sticker and moves the pointer to a point within a second."""
    stage.page.mouse.move(*held.at)
    stage.page.mouse.down()
    expect(stage.field).to_have_attribute("data-cursor", "grabbing")
    for step in range(1, 21):
        stage.page.mouse.move(*between(held.at, to, step / 20))
        stage.run(50)


def between(start: Point, end: Point, share: float) -> Point:
    """Returns the point at a share of the way from one point to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def is_hit(sticker: Drawn, held: Drawn, path: list[Point]) -> bool:
    """Returns whether a sticker that is dragged along a path touches another."""
    return any(distance(sticker.at, point) < (sticker.size + held.size) * 0.6 for point in path)


def centre_of(box: FloatRect | None) -> Point:
    """Returns the centre of a locator's bounding box."""
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
