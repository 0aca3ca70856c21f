"""Finds the place of every sticker without JavaScript."""

from __future__ import annotations

from itertools import cycle

from portfolio.models.playground.places import RestingPlaces
from portfolio.models.playground.playground import Playground, drawing_name
from portfolio.models.theme.theme import Theme


def arranged(playground: Playground, theme: Theme) -> Playground:
    """Returns the playground with every sticker in its place.

    What the owner says comes first, then the theme's place for the drawing, then the theme's free
    places in turn. The bolt lies nowhere before it falls unless owner or theme say where.
    """
    places = theme.sticker_places
    free = cycle(
        RestingPlaces(wide=wide, narrow=narrow)
        for wide, narrow in zip(places.wide, cycle(places.narrow), strict=False)
    )
    stickers = []
    for sticker in playground.sprites:
        place = sticker.still or theme.stills.get(drawing_name(sticker.image)) or next(free)
        stickers.append(sticker.model_copy(update={"still": place}))
    bolt = playground.bolt
    place = bolt.still or theme.stills.get(drawing_name(bolt.image))
    return playground.model_copy(
        update={"sprites": tuple(stickers), "bolt": bolt.model_copy(update={"still": place})}
    )
