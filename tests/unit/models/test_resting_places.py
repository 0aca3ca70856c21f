"""Where each sticker lies without JavaScript: where the owner says, or else the theme."""

from __future__ import annotations

import pytest

from portfolio.content.loader import load
from portfolio.models.playground import Placement, Playground, RestingPlaces
from portfolio.models.resting_places import arranged
from portfolio.models.theme import Theme
from portfolio.models.theme_files import ENGINE_THEME_NAMES
from tests.support.sample import CONTENT

PLACE = Placement(x="1%", y="2%", size=30)
OWN = RestingPlaces(wide=PLACE, narrow=PLACE)


@pytest.fixture(scope="module")
def playground() -> Playground:
    return load(CONTENT).content.home.playground


def with_first(playground: Playground, **changes: object) -> Playground:
    """Returns the playground with a first sticker that says other things of itself."""
    first, *others = playground.sprites
    return playground.model_copy(update={"sprites": (first.model_copy(update=changes), *others)})


@pytest.mark.parametrize("name", ENGINE_THEME_NAMES)
def test_a_place_that_the_owner_says_comes_before_that_of_every_theme(
    name: str, playground: Playground
) -> None:
    first, second, *_ = arranged(with_first(playground, still=OWN), Theme.named(name)).sprites
    assert first.still == OWN
    assert second.still == Theme.named(name).stills["bomb"]


@pytest.mark.parametrize("name", ENGINE_THEME_NAMES)
def test_a_copy_of_the_default_themes_place_is_no_place_of_the_owners(
    name: str, playground: Playground
) -> None:
    copied = Theme.default().stills["smiley-tounge"]
    first, *_ = arranged(with_first(playground, still=copied), Theme.named(name)).sprites
    assert first.still == Theme.named(name).stills["smiley-tounge"]


def test_a_sticker_without_any_place_takes_the_free_ones_of_the_theme_in_turn(
    playground: Playground,
) -> None:
    theme = Theme.default()
    first, *others = playground.sprites
    unknown = first.model_copy(update={"image": "/svg/own.svg"})
    both = playground.model_copy(update={"sprites": (unknown, unknown, *others)})
    lying = [sticker.still for sticker in arranged(both, theme).sprites[:2]]
    wide, narrow = theme.sticker_places.wide, theme.sticker_places.narrow
    assert lying == [RestingPlaces(wide=wide[at], narrow=narrow[at]) for at in (0, 1)]


def test_lightning_lies_somewhere_only_if_the_owner_or_the_theme_says_where(
    playground: Playground,
) -> None:
    swiss = Theme.named("swiss")
    assert arranged(playground, Theme.default()).bolt.still
    assert arranged(playground, swiss).bolt.still is None
    bolt = playground.bolt.model_copy(update={"still": OWN})
    assert arranged(playground.model_copy(update={"bolt": bolt}), swiss).bolt.still == OWN
