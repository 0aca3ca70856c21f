"""Bolts fall below a sticker that drops them while it is held."""

from __future__ import annotations

from itertools import pairwise
from math import cos, sin

import pytest
from playwright.sync_api import expect

from tests.support.playground_page import Drawn, PlaygroundPage

ARC = (0.0, -0.28)
"""A point of the rainbow's arc, from its centre of mass, as a share of its size: the centre of mass
itself is not on the rainbow."""

FRAME = 34
"""Milliseconds: an event is dispatched in the frame after it is due."""


def hold_rainbow(stage: PlaygroundPage) -> Drawn:
    """Presses the rainbow at the top of its arc."""
    rainbow = stage.drawn["rainbow"]
    x, y = ARC[0] * rainbow.size, ARC[1] * rainbow.size
    turned_x = x * cos(rainbow.angle) - y * sin(rainbow.angle)
    turned_y = x * sin(rainbow.angle) + y * cos(rainbow.angle)
    stage.page.mouse.move(rainbow.x + turned_x, rainbow.y + turned_y)
    stage.page.mouse.down()
    expect(stage.page.locator("[data-tripped]")).to_have_count(1)
    return rainbow


def times(stage: PlaygroundPage, kind: str) -> list[float]:
    return [event["at"] for event in stage.events if event["type"] == kind]


def test_bolts_fall_below_the_rainbow_while_it_is_held_and_vanish(stage: PlaygroundPage) -> None:
    stage.play_by_hand()
    rainbow = hold_rainbow(stage)
    stage.run(560)
    assert stage.drawn["lightning"].x == pytest.approx(rainbow.x, abs=2)
    assert stage.drawn["lightning"].y == pytest.approx(rainbow.y + 220, abs=30)
    stage.run(1000)
    stage.page.mouse.up()
    expect(stage.page.locator("[data-tripped]")).to_have_count(0)
    released = len(times(stage, "bolt"))
    stage.run(3200)
    expect(stage.root).to_have_attribute("data-bolts", "0")
    added, removed = times(stage, "bolt"), times(stage, "bolt-end")
    assert len(added) == len(removed) == released == 3
    assert all(abs(later - sooner - 500) <= FRAME for sooner, later in pairwise(added))
    lives = [end - start for start, end in zip(added, removed, strict=True)]
    assert all(abs(life - 3000) <= FRAME for life in lives), lives
