"""Video sections: the length of the video, and the buttons below it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from portfolio.components.media import film
from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.models.sections import TwoButtons, Video
from portfolio.sections.case_study import video as module
from portfolio.sections.case_study.video import video


@pytest.fixture(autouse=True)
def _nothing_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """The build has made no picture and nothing else."""
    monkeypatch.setattr(module, "picture_props", lambda *_: {"sources": []})
    provide(AssetManifest({}, {}, {}))


def read(folder: Path, **fields: Any) -> Video:
    Image.new("RGB", (640, 480)).save(folder / "poster.webp")
    poster = {"src": "poster.webp", "alt": "The film"}
    data = {"kind": "video", "title": "T", "src": "/player/nothing", "poster": poster, **fields}
    return Video.model_validate(data, context={"folder": folder, "content": folder})


def part(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I4s", len(data) + 8, name) + data


@pytest.mark.parametrize("is_long", [False, True])
def test_the_length_of_a_video_is_read_from_a_file_that_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_long: bool
) -> None:
    times = struct.pack(">QQIQ" if is_long else ">IIII", 0, 0, 1000, 8040)
    header = bytes([is_long, 0, 0, 0]) + times + bytes(80)
    mp4 = part(b"ftyp", b"isom") + part(b"moov", part(b"mvhd", header))
    (tmp_path / "film.mp4").write_bytes(mp4)
    monkeypatch.setattr(film, "asset_file", lambda address: tmp_path / Path(address).name)
    assert film.film_seconds("/player/film?loop=1") == 8
    assert film.film_seconds("/player/other") is None
    assert film.film_seconds("https://player.vimeo.com/video/1") is None
    (tmp_path / "broken.mp4").write_bytes(b"not a film at all")
    assert film.film_seconds("/player/broken") is None


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seconds": 12}, "12 seconds, without sound"),
        ({"seconds": 12, "sound": True}, "12 seconds"),
        ({"seconds": 12, "src": "https://player.vimeo.com/video/1"}, "12 seconds"),
    ],
)
def test_a_video_section_says_how_long_the_video_is(
    tmp_path: Path, fields: dict[str, Any], said: str
) -> None:
    assert f'"{said}"' in str(video(read(tmp_path, **fields)))


def test_a_video_section_without_text_and_length_has_only_a_heading(tmp_path: Path) -> None:
    shown = str(video(read(tmp_path)))
    assert "lead" not in shown
    assert "video-band__length" not in shown


def test_buttons_that_follow_a_video_are_below_the_video(tmp_path: Path) -> None:
    urls = {"btn01Url": "/projects", "btn02Url": "/resume"}
    data = {"kind": "two-buttons", "btn01Label": "One", "btn02Label": "Two", **urls}
    shown = str(video(read(tmp_path), TwoButtons.model_validate(data)))
    assert shown.index("video-band__film") < shown.index("video-band__buttons")
    assert shown.count("page-section--") == 1
