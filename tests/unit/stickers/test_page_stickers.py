"""Which sticker each page shows, and where stickers lie without JavaScript."""

from dataclasses import replace

import pytest

from portfolio.content.theme_files import ENGINE_THEME_NAMES
from portfolio.content.themes import default_theme, named_theme, theme_of
from portfolio.models.content import Content
from portfolio.models.playground.places import Placement, RestingPlaces
from portfolio.models.playground.playground import Playground
from portfolio.stickers.page_stickers import (
    HEAD_STICKERS,
    arranged,
    page_sticker,
    page_stickers,
    timeline_stickers,
)

PAGES = ("projects", "experiments", "resume", "not-found")


def with_sprites(content: Content, *names: str) -> Content:
    playground = content.home.playground
    kept = tuple(it for it in playground.sprites if it.name in names)
    playground = playground.model_copy(update={"sprites": kept})
    return replace(content, home=content.home.model_copy(update={"playground": playground}))


def without_mascot(content: Content) -> Content:
    return replace(content, theme=theme_of({"mascot": "none"}))


def test_every_page_has_a_preferred_sticker_of_the_playground(content: Content) -> None:
    assert [page_sticker(content, page) for page in PAGES] == [
        "/svg/bomb.svg",
        "/svg/pill.svg",
        "/svg/rainbow.svg",
        "/svg/bomb.svg",
    ]


def test_a_page_without_the_preferred_sticker_has_another_sticker(content: Content) -> None:
    few = with_sprites(content, "flower")
    assert page_stickers(few, "projects") == ("/svg/flower.svg",)
    assert len({*page_stickers(content, "projects")}) == HEAD_STICKERS
    assert {page_sticker(few, page) for page in PAGES} == {"/svg/flower.svg"}


def test_pages_of_a_playground_without_stickers_have_no_sticker(content: Content) -> None:
    none = without_mascot(with_sprites(content))
    assert {page_sticker(none, page) for page in PAGES} == {None}
    assert {page_stickers(none, page) for page in ("home", *PAGES)} == {()}
    assert timeline_stickers(none) == ()


@pytest.mark.parametrize(("said", "shown"), [("none", None), ("/svg/flower.svg",) * 2])
def test_a_sticker_named_in_the_words_of_a_page_is_the_pages_sticker(
    content: Content, said: str, shown: str | None
) -> None:
    words = content.site.projects.model_copy(update={"sticker": said})
    own = replace(content, site=content.site.model_copy(update={"projects": words}))
    assert page_sticker(own, "projects") == shown
    assert page_stickers(own, "projects")[:1] == ((shown,) if shown else ())


def test_social_images_of_home_page_show_the_mascot_if_the_site_has_one(content: Content) -> None:
    assert page_stickers(content, "home", 2) == ("/svg/mushroom.svg", "/svg/smiley-tounge.svg")
    first, second = page_stickers(without_mascot(content), "home", 2)
    assert first == "/svg/smiley-tounge.svg"
    assert second not in {first, "/svg/mushroom.svg"}


def test_lightning_is_beside_timeline_only_if_a_sticker_drops_lightning(content: Content) -> None:
    assert "/svg/lightning.svg" in timeline_stickers(content)
    assert "/svg/lightning.svg" not in timeline_stickers(with_sprites(content, "bomb", "flower"))


PLACE = Placement(x="1%", y="2%", size=30)
OWN = RestingPlaces(wide=PLACE, narrow=PLACE)


@pytest.fixture
def playground(content: Content) -> Playground:
    return content.home.playground


@pytest.mark.parametrize("name", ENGINE_THEME_NAMES)
def test_a_place_that_the_owner_says_comes_before_that_of_every_theme(
    name: str, playground: Playground
) -> None:
    first, *others = playground.sprites
    sprites = (first.model_copy(update={"still": OWN}), *others)
    said = playground.model_copy(update={"sprites": sprites})
    first, second, *_ = arranged(said, named_theme(name)).sprites
    assert first.still == OWN
    assert second.still == named_theme(name).stills["bomb"]


def test_a_sticker_without_any_place_takes_the_free_ones_of_the_theme_in_turn(
    playground: Playground,
) -> None:
    theme = default_theme()
    first, *others = playground.sprites
    unknown = first.model_copy(update={"image": "/svg/own.svg"})
    both = playground.model_copy(update={"sprites": (unknown, unknown, *others)})
    lying = [sticker.still for sticker in arranged(both, theme).sprites[:2]]
    wide, narrow = theme.sticker_places.wide, theme.sticker_places.narrow
    assert lying == [RestingPlaces(wide=wide[at], narrow=narrow[at]) for at in (0, 1)]


def test_lightning_lies_somewhere_only_if_owner_or_theme_says_where(playground: Playground) -> None:
    swiss = named_theme("swiss")
    assert arranged(playground, default_theme()).bolt.still
    assert arranged(playground, swiss).bolt.still is None
    bolt = playground.bolt.model_copy(update={"still": OWN})
    assert arranged(playground.model_copy(update={"bolt": bolt}), swiss).bolt.still == OWN
