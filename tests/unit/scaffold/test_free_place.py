"""New stickers take the free places of the theme one after the other."""

from __future__ import annotations

from dataclasses import replace

from portfolio.content.loader import load
from portfolio.models.content import Content
from portfolio.models.playground import RestingPlaces
from portfolio.models.theme import Theme
from portfolio.scaffold.sticker import next_place
from tests.support.sample import CONTENT

SITE = load(CONTENT).content


def with_sticker(site: Content, resting: RestingPlaces) -> Content:
    playground = site.home.playground
    added = playground.sprites[0].model_copy(update={"image": "/svg/own.svg", "still": resting})
    playground = playground.model_copy(update={"sprites": (*playground.sprites, added)})
    return replace(site, home=site.home.model_copy(update={"playground": playground}))


def test_ten_stickers_are_added_before_places_are_shared_in_turn() -> None:
    site, layouts = SITE, []
    while (found := next_place(site))[1]:
        layouts.append(found[0])
        site = with_sticker(site, found[0])
    assert len(layouts) >= 10
    assert len({(it.wide.x, it.wide.y) for it in layouts}) == len(layouts)
    assert len({(it.narrow.x, it.narrow.y) for it in layouts}) == len(layouts)
    shared, is_free = next_place(with_sticker(site, found[0]))
    assert not is_free
    assert found[0].wide != shared.wide


def test_a_place_is_not_free_where_the_theme_has_a_sticker_of_its_own() -> None:
    swiss = Theme.named("swiss")
    taken = swiss.stills["rainbow"].wide
    places = swiss.sticker_places.model_copy(update={"wide": (taken, *swiss.sticker_places.wide)})
    theme = swiss.model_copy(update={"sticker_places": places})
    layout, is_free = next_place(replace(SITE, theme=theme))
    assert is_free
    assert layout.wide != taken
