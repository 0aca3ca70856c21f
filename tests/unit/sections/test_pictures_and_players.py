"""Heroes, comparisons, sliders, videos and demos show pictures, words and players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Read = Callable[..., Any]
Shown = Callable[..., str]

PLAYERS = {
    "/player/wato": "/player/wato?controls=0&border=0",
    "/player/wato?controls=1": "/player/wato?controls=0&border=0",
    "https://player.vimeo.com/video/1?h=a1&loop=1": (
        "https://player.vimeo.com/video/1?h=a1&loop=1&controls=0&border=0"
    ),
}


def test_a_drawing_of_the_hero_is_in_the_place_of_the_rings(shown: Shown) -> None:
    assert "rings.svg" in shown("hero")
    code = shown("hero", backdrop="/backdrops/harbour.svg")
    assert "url(/backdrops/harbour.svg)" in code
    assert 'rel:"preload"' in code, "styles name it late"
    assert "rings.svg" not in code


@pytest.mark.parametrize(("title", "is_spelt"), [("IAG", True), ("Cover", False)])
def test_a_hero_title_that_the_drawing_spells_is_not_repeated_as_text(
    shown: Shown, title: str, is_spelt: bool
) -> None:
    code = shown("hero", title=title, imgSrc=None, heroComponent="iag-logo")
    assert title in code
    assert ("case-hero--spelt" in code) is is_spelt
    assert "Visit the website" not in code


@pytest.mark.parametrize(("src", "player"), PLAYERS.items())
def test_a_player_address_turns_off_controls_and_border_and_keeps_the_rest(
    read: Read, src: str, player: str
) -> None:
    assert read("video", src=src).player == player


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, "12 seconds, without sound"),
        ({"sound": True}, "12 seconds"),
        ({"src": "https://player.vimeo.com/video/1"}, "12 seconds"),
    ],
)
def test_a_video_section_says_how_long_the_video_is(
    shown: Shown, fields: dict[str, Any], said: str
) -> None:
    assert f'"{said}"' in shown("video", seconds=12, **fields)
