"""Page object of what visitors can do in the playground beyond playing."""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.page_actions import Point, box_of
from tests.support.page_scripts import page_script
from tests.support.playground_page import PATIENCE, Drawn, PlaygroundPage

SPRITES = 8
"""Stickers of the owner's."""

STORED = page_script("stored_stickers")


class ExtrasPage(PlaygroundPage):
    """The first screen of the home page, and the menu of its playground."""

    def __init__(self, page: Page, **props: Any) -> None:
        super().__init__(page, **props)
        self.made = 0
        self.opener = self.button("More to play with")
        self.menu = self.root.get_by_role("group", name="More to play with")
        self.sheet = page.get_by_role("dialog", name="Make a sticker")

    @property
    def ground(self) -> float:
        """Returns where the stage ends above the ground."""
        box = box_of(self.field)
        ground = "parseFloat(getComputedStyle(it).getPropertyValue('--playground-ground'))"
        return box["y"] + box["height"] - self.field.evaluate(f"(it) => {ground}")

    def open_menu(self) -> None:
        self.opener.click()
        expect(self.menu).to_be_visible(timeout=PATIENCE)

    def entry(self, name: str) -> Locator:
        return self.menu.get_by_role("button", name=name)

    def switch(self, name: str) -> Locator:
        return self.menu.get_by_role("switch", name=name)

    def open_sheet(self) -> None:
        self.open_menu()
        self.entry("Draw a sticker").click()
        expect(self.sheet).to_be_visible(timeout=PATIENCE)

    def places(self, points: Iterable[Point]) -> list[Point]:
        """Returns where points of the paper are, which are from -1 to 1 around its middle."""
        box = box_of(self.sheet.locator("canvas").last)
        x, y, radius = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 2
        return [(x + across * radius, y + down * radius) for across, down in points]

    def draw(self, *points: Point) -> None:
        """Draws a stroke through points of the paper; see :meth:`places`."""
        places = self.places(points)
        self.page.mouse.move(*places[0])
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*place, steps=5)
        self.page.mouse.up()

    def stick(self) -> None:
        self.sheet.get_by_role("button", name="Stick it").click()
        expect(self.sheet).to_be_hidden()
        expect(self.opener).to_be_focused()

    def make(self) -> None:
        self.open_sheet()
        self.draw((-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4), (-0.4, -0.4))
        self.stick()
        self.made += 1
        self.expect_sprites(SPRITES + self.made)

    def make_all(self) -> None:
        """Waits until the stickers of the owner's are there."""
        self.play()
        self.expect_sprites(SPRITES)

    @property
    def own(self) -> Drawn:
        return self.drawn["own"]

    def expect_own_at(self, point: Point) -> None:
        """Waits until a sticker that the visitor has made is drawn near a point of the page."""
        self.page.wait_for_function(
            """([x, y]) => {
              const box = document.querySelector(".playground__input-area").getBoundingClientRect();
              const own = spy.drawn.filter(({ name }) => name === "own");
              return own.some((it) => Math.hypot(it.x + box.x - x, it.y + box.y - y) < it.size / 3);
            }""",
            arg=point,
        )

    def stored(self, records: object = None) -> Any:
        """Returns what is stored of the visitor's stickers; writes it, if it is given."""
        return self.page.evaluate(STORED, records)
