"""New stickers lie beside the words of the home page before anything moves."""

from __future__ import annotations

import pytest

from portfolio.content.themes import default_theme
from portfolio.models.playground.places import Placement
from tests.support.page_scripts import page_script

from .conftest import Open, Visitor

PLACES = default_theme().sticker_places
WORDS = "header a, header button, h1, main section:first-of-type :is(p, a)"

COVERED = page_script("covered_places")


@pytest.mark.parametrize(
    ("width", "height", "places"),
    [(1440, 900, PLACES.wide), (390, 844, PLACES.narrow)],
    ids=["wide", "narrow"],
)
def test_no_free_place_for_stickers_lies_on_words(
    open_page: Open, width: int, height: int, places: tuple[Placement, ...]
) -> None:
    page = open_page("/", Visitor(still=True))
    page.set_viewport_size({"width": width, "height": height})
    playground = page.locator("[data-playground]")
    found = [place.model_dump() for place in places]
    assert playground.evaluate(COVERED, {"places": found, "words": WORDS}) == []
    on_the_title = {"x": "60%", "y": "75%", "size": 40}
    assert playground.evaluate(COVERED, {"places": [on_the_title], "words": WORDS})
