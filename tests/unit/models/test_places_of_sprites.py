"""A theme says where sprites lie before anything moves."""

from __future__ import annotations

from portfolio.content.loader import load
from portfolio.models.sprite import drawing_name
from portfolio.models.theme import Theme
from tests.support.sample import CONTENT

PLAYGROUND = load(CONTENT).content.home.playground
PLACE = Theme.named("swiss").stills["bomb"]


def test_without_places_of_a_theme_the_owners_stay() -> None:
    assert PLAYGROUND.arranged({}) == PLAYGROUND


def test_a_theme_comes_before_the_owner() -> None:
    first, *others = PLAYGROUND.sprites
    found = PLAYGROUND.arranged({drawing_name(first.image): PLACE})
    assert found.sprites[0].still == PLACE != first.still
    kept = [it for it in others if it.image != first.image]
    assert all(it in found.sprites for it in kept)


def test_the_bolt_lies_nowhere_unless_the_theme_says_where() -> None:
    assert PLAYGROUND.arranged({"bomb": PLACE}).bolt.still is None
    bolt = drawing_name(PLAYGROUND.bolt.image)
    assert PLAYGROUND.arranged({bolt: PLACE}).bolt.still == PLACE
