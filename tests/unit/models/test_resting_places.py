"""The theme's resting places of stickers."""

from __future__ import annotations

from portfolio.content.loader import load
from portfolio.models.playground import drawing_name
from portfolio.models.theme import Theme
from tests.support.sample import CONTENT

PLAYGROUND = load(CONTENT).content.home.playground
PLACE = Theme.named("swiss").stills["bomb"]


def test_stickers_keep_the_owners_places_if_the_theme_has_none() -> None:
    assert PLAYGROUND.arranged({}) == PLAYGROUND


def test_a_sticker_place_of_the_theme_overrides_that_of_the_owner() -> None:
    first, *others = PLAYGROUND.sprites
    found = PLAYGROUND.arranged({drawing_name(first.image): PLACE})
    assert found.sprites[0].still == PLACE != first.still
    kept = [it for it in others if it.image != first.image]
    assert all(it in found.sprites for it in kept)


def test_lightning_has_a_resting_place_only_if_the_theme_gives_one() -> None:
    assert PLAYGROUND.arranged({"bomb": PLACE}).bolt.still is None
    bolt = drawing_name(PLAYGROUND.bolt.image)
    assert PLAYGROUND.arranged({bolt: PLACE}).bolt.still == PLACE
