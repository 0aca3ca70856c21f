"""The addresses of video players."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from portfolio.models.sections import Video

PLAYERS = {
    "/player/wato?autoplay=1&loop=1&autopause=0": (
        "/player/wato?autoplay=1&loop=1&autopause=0&controls=0&border=0"
    ),
    "/player/wato": "/player/wato?controls=0&border=0",
    "/player/wato?controls=1": "/player/wato?controls=0&border=0",
    "https://player.vimeo.com/video/1?h=a1&loop=1": (
        "https://player.vimeo.com/video/1?h=a1&loop=1&controls=0&border=0"
    ),
}


@pytest.mark.parametrize(("src", "player"), PLAYERS.items())
def test_a_player_address_turns_off_controls_and_border_and_keeps_the_rest(
    tmp_path: Path, src: str, player: str
) -> None:
    Image.new("RGB", (4, 3)).save(tmp_path / "poster.webp")
    data = {"kind": "video", "title": "A loop", "src": src}
    poster = {"src": "poster.webp", "alt": "A poster"}
    video = Video.model_validate({**data, "poster": poster}, context={"folder": tmp_path})
    assert video.player == player
