"""The still layout of the home page has room for many stickers that hide no words."""

from __future__ import annotations

import pytest

from portfolio.content.loader import load
from portfolio.models.home import Home
from portfolio.models.sprite import Placement, StillLayout
from portfolio.scaffold import sprite_placement
from portfolio.scaffold.sprite_placement import NARROW, WIDE, Box, Screen, find_placement
from tests.support.sample import CONTENT


def with_sticker(home: Home, layout: StillLayout) -> Home:
    playground = home.playground
    added = playground.sprites[0].model_copy(update={"still": layout})
    sprites = (*playground.sprites, added)
    return home.model_copy(
        update={"playground": playground.model_copy(update={"sprites": sprites})}
    )


@pytest.fixture(scope="module")
def added() -> list[tuple[StillLayout, bool]]:
    """The layouts of the ninth to the twentieth sticker, and whether each is free."""
    home, found = load(CONTENT).content.home, []
    while len(home.playground.sprites) < 20:
        found.append(find_placement(home))
        home = with_sticker(home, found[-1][0])
    return found


def test_the_still_layout_has_room_for_twenty_stickers(
    added: list[tuple[StillLayout, bool]],
) -> None:
    assert len(added) == 12
    assert all(is_free for _, is_free in added)


@pytest.mark.parametrize("screen", [WIDE, NARROW], ids=["wide", "narrow"])
def test_an_added_sticker_covers_no_words(
    added: list[tuple[StillLayout, bool]], screen: Screen
) -> None:
    places = [layout.wide if screen is WIDE else layout.narrow for layout, _ in added]
    for box in (sprite_placement._box(place, screen) for place in places):
        assert min(box.gap(words) for words in screen.occupied) >= -1


@pytest.mark.parametrize("screen", [WIDE, NARROW], ids=["wide", "narrow"])
def test_every_added_sticker_is_mostly_visible(
    added: list[tuple[StillLayout, bool]], screen: Screen
) -> None:
    places = [layout.wide if screen is WIDE else layout.narrow for layout, _ in added]
    for place in places:
        box = sprite_placement._box(place, screen)
        inside = min(box.right, screen.width) - max(box.left, 0)
        assert inside >= (box.right - box.left) * 0.7
        others = [sprite_placement._box(it, screen) for it in places if it is not place]
        hidden = -min(box.gap_between_stickers(other) for other in others)
        assert hidden <= place.size * sprite_placement.OVERLAP + 1


def test_the_first_added_sticker_is_larger_than_the_last(
    added: list[tuple[StillLayout, bool]],
) -> None:
    assert added[0][0].wide.size > added[-1][0].wide.size


def test_a_screen_full_of_words_has_no_free_place_for_a_sticker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Screen(300, 300, (50,), (Box(0, 0, 300, 300),))
    monkeypatch.setattr(sprite_placement, "NARROW", words)
    layout, is_free = find_placement(load(CONTENT).content.home)
    assert not is_free
    assert isinstance(layout.narrow, Placement)
